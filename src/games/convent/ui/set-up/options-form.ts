import { html, nothing } from 'lit';
import { customElement } from 'lit/decorators.js';
import { UseTexts } from '../../../../app/use-texts.ts';
import { OptionsForm } from '../../../../ui/options-form.ts';
import type { ConventOptions } from '../../rules/options.ts';
import { presets, settingValues } from '../../rules/settings.ts';
import { settingGroups } from '../setting-groups.ts';
import { setupTexts } from '../setup-texts.ts';

/**
 * Edition, dice and every single setting.
 *
 * @fires options-changed the ConventOptions
 */
@customElement('convent-options')
export class ConventOptionsForm extends OptionsForm<ConventOptions> {
  protected override readonly shown = { presets, values: settingValues, groups: settingGroups };

  protected override readonly texts = new UseTexts(this, setupTexts);

  protected override more() {
    return this.options.settings.blessings === 'on'
      ? html`<p class="small soft">${this.say?.('ourReading')}</p>`
      : nothing;
  }

  protected override note(name: string): string {
    const isMoot = name === 'guards.compare' && this.options.guardPlayers === 1;
    return isMoot ? (this.say?.('settings.onlyTwo') ?? '') : '';
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'convent-options': ConventOptionsForm;
  }
}
