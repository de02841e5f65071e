import { html } from 'lit';
import type { PlayUi } from '../../../app/play-ui.ts';
import type { ConventEvent } from '../rules/events.ts';
import { isMovedHere } from './moved-here.ts';

import './play/table.ts';
import './play/turn.ts';
import { needsRecap } from './recap.ts';
import { openStage, type Stage } from './stage.ts';
import { playTexts, roomTexts } from './texts.ts';
import { nextTurn } from './turns.ts';

let stage: Stage | null = null;

/** The convent as the play screen draws it. */
export const conventUi: PlayUi = {
  async open() {
    [stage] = await Promise.all([openStage(), playTexts.load(), roomTexts.load()]);
  },
  nextTurn,
  isNews: (events, table) => needsRecap(events as readonly ConventEvent[], guard => isMovedHere(table, guard)),
  renderTable: context => html`<convent-table .context=${context} .stage=${stage!}></convent-table>`,
  renderTurn: (context, sight) =>
    html`<convent-turn .context=${context} .sight=${sight} .stage=${stage!}></convent-turn>`,
};
