import { html } from 'lit';
import type { PlayUi } from '../../../app/play-ui.ts';
import type { FloorBoard } from '../rules/floor-board.ts';
import type { HouseEvent } from '../rules/events.ts';
import { isTold } from './moments.ts';
import './play/table.ts';
import './play/turn.ts';
import { openFloors } from './stage.ts';
import { tableTexts } from './texts.ts';
import { nextTurn } from './turns.ts';

let board: FloorBoard | null = null;

/** The house as the play screen draws it. */
export const houseUi: PlayUi = {
  async open() {
    [board] = await Promise.all([openFloors(), ...tableTexts.map(texts => texts.load())]);
  },
  nextTurn,
  isNews: (events, table) => (events as readonly HouseEvent[]).some(event => isTold(event, table)),
  renderTable: context => html`<house-table .context=${context} .board=${board!}></house-table>`,
  renderTurn: (context, sight) => html`<house-turn .context=${context} .sight=${sight}></house-turn>`,
};
