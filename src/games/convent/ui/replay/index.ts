import { html } from 'lit';
import type { ReplayUi } from '../../../../app/replay-ui.ts';
import { playTexts, roomTexts } from '../texts.ts';
import { openStage, type Stage } from '../stage.ts';
import { thoughtTexts } from '../thought-texts.ts';
import './replay-element.ts';
import { replayTexts } from './replay-texts.ts';

let stage: Stage | null = null;

/** The convent, looked back at. */
export const conventReplay: ReplayUi = {
  async open() {
    [stage] = await Promise.all([
      openStage(),
      playTexts.load(),
      roomTexts.load(),
      replayTexts.load(),
      thoughtTexts.load(),
    ]);
  },
  render: context => html`<convent-replay .context=${context} .stage=${stage!}></convent-replay>`,
};
