import { html } from 'lit';
import type { RulesUi } from '../../../../app/rules-ui.ts';
import { setupTexts } from '../setup-texts.ts';
import './how-to-play.ts';
import { rulesTexts } from './rules-texts.ts';

/** The house, explained. */
export const houseRules: RulesUi = {
  async open() {
    await Promise.all([setupTexts.load(), rulesTexts.load()]);
  },
  render: () => html`<house-how-to-play></house-how-to-play>`,
};
