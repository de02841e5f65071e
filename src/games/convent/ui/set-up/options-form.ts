import { html, nothing } from 'lit';
import { customElement } from 'lit/decorators.js';
import { fill } from '../../../../app/fill.ts';
import { UseTexts } from '../../../../app/use-texts.ts';
import { OptionsForm, type SayOption } from '../../../../ui/options-form.ts';
import type { ConventOptions } from '../../rules/options.ts';
import { presets, settingValues } from '../../rules/settings.ts';
import { settingGroups } from '../setting-groups.ts';
import { type SetupKey, setupTexts } from '../setup-texts.ts';

/**
 * Edition, dice and every single setting.
 *
 * @fires options-changed the ConventOptions
 */
@customElement('convent-options')
export class ConventOptionsForm extends OptionsForm<ConventOptions> {
  protected override readonly shown = { presets, values: settingValues, groups: settingGroups };

  readonly #texts = new UseTexts(this, setupTexts);

  protected override get say(): SayOption | null {
    const texts = this.#texts.current;
    return texts && ((key, values = {}) => fill(texts[key as SetupKey], values));
  }

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
