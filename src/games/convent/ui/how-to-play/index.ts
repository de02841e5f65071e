import { html } from 'lit';
import type { RulesUi } from '../../../../app/rules-ui.ts';
import { setupTexts } from '../setup-texts.ts';
import { playTexts, roomTexts } from '../texts.ts';
import './how-to-play.ts';
import { rulesTexts } from './rules-texts.ts';

/** The convent, explained. */
export const conventRules: RulesUi = {
  async open() {
    await Promise.all([playTexts, roomTexts, setupTexts, rulesTexts].map(texts => texts.load()));
  },
  render: () => html`<convent-how-to-play></convent-how-to-play>`,
};
