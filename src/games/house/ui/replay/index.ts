import { html } from 'lit';
import type { ReplayUi } from '../../../../app/replay-ui.ts';
import { tableTexts } from '../texts.ts';
import './replay-element.ts';
import { replayTexts } from './replay-texts.ts';

/** The house, looked back at. */
export const houseReplay: ReplayUi = {
  async open() {
    await Promise.all([...tableTexts, replayTexts].map(texts => texts.load()));
  },
  render: context => html`<house-replay .context=${context}></house-replay>`,
};
