import { html, nothing } from 'lit';
import { customElement } from 'lit/decorators.js';
import { UseTexts } from '../../../../app/use-texts.ts';
import { OptionsForm } from '../../../../ui/options-form.ts';
import type { HouseOptions } from '../../rules/options.ts';
import { presets, settingValues } from '../../rules/settings.ts';
import { hauntNumbers } from '../played-haunts.ts';
import { settingGroups } from '../setting-groups.ts';
import { setupTexts } from '../setup-texts.ts';

/**
 * Preset, dice and every single setting; who begins and which haunts were played, where a setting asks for it.
 *
 * @fires options-changed the HouseOptions
 */
@customElement('house-options')
export class HouseOptionsForm extends OptionsForm<HouseOptions> {
  protected override readonly shown = { presets, values: settingValues, groups: settingGroups };

  protected override readonly texts = new UseTexts(this, setupTexts);

  protected override more() {
    const { say } = this;
    const { settings, explorers, first, played } = this.options;
    if (!say) return nothing;
    return html`${
      settings.startPlayer === 'chosen'
        ? html`<label>
            ${say('first')}
            <select @change=${(event: Event) => this.change({ first: (event.target as HTMLSelectElement).value })}>
              ${explorers.map(
                ({ seat, character }) =>
                  html`<option value=${seat} ?selected=${seat === first}>${say(`name.${character}`)}</option>`,
              )}
            </select>
          </label>`
        : nothing
    }
    ${
      settings.avoidRepeats === 'true'
        ? html`<label>
            ${say('played')}
            <input
              type="text"
              inputmode="numeric"
              autocomplete="off"
              .value=${played.join(', ')}
              @change=${(event: Event) => this.change({ played: hauntNumbers((event.target as HTMLInputElement).value) })}
            />
          </label>`
        : nothing
    }`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'house-options': HouseOptionsForm;
  }
}
