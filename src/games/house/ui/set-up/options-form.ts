import { LitElement, css, html, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { UseTexts } from '../../../../app/use-texts.ts';
import { panelStyles } from '../../../../ui/panel-styles.ts';
import '../../../../ui/segmented-choice.ts';
import type { HouseOptions } from '../../rules/options.ts';
import {
  presets,
  settingNames,
  settingValues,
  type HousePreset,
  type HouseSettingName,
  type HouseSettings,
} from '../../rules/settings.ts';
import { settingGroupNames, settingGroups, type GroupedSetting, type SettingGroup } from '../setting-groups.ts';
import { setupTexts } from '../setup-texts.ts';
import { sayFrom, settingKey, settingValueKey, type SaySetup, type SetupKey } from '../setup-words.ts';
import { hauntNumbers } from './house-options.ts';

/** The settings that differ from the preset's. */
export const changedSettings = ({ preset, settings }: HouseOptions): readonly HouseSettingName[] =>
  settingNames.filter(name => settings[name] !== presets[preset][name]);

/**
 * Preset, dice and every single setting.
 *
 * @fires options-changed the HouseOptions
 */
@customElement('house-options')
export class HouseOptionsForm extends LitElement {
  static override styles = [
    panelStyles,
    css`
      :host {
        display: grid;
        gap: var(--space-3);
        min-width: 0;
      }

      fieldset {
        min-width: 0;
        margin: 0 0 var(--space-3);
        padding: 0;
        border: 0;
      }

      legend {
        padding: 0;
      }

      fieldset label {
        display: flex;
        align-items: center;
        gap: var(--space-3);
        min-height: var(--touch);
        cursor: pointer;
      }

      input[type='radio'] {
        flex: none;
        width: 1.375rem;
        height: 1.375rem;
        margin: 0;
        accent-color: var(--candle);
      }

      .changed {
        color: var(--candle-ink);
        font-weight: 600;
      }
    `,
  ];

  @property({ attribute: false }) options!: HouseOptions;

  readonly #texts = new UseTexts(this, setupTexts);

  protected override render() {
    const texts = this.#texts.current;
    if (!texts) return nothing;
    const say = sayFrom(texts);
    const { options } = this;
    const { preset, settings } = options;
    return html`
      <segmented-choice
        label=${say('preset')}
        .options=${(['chinese', 'official'] as const).map(value => ({ value, label: say(`preset.${value}`) }))}
        .value=${preset}
        @choice-changed=${({ detail }: CustomEvent<HousePreset>) => this.#change({ preset: detail, settings: presets[detail] })}
      ></segmented-choice>
      <p class="small soft">${say(`preset.${preset}.about`)}</p>
      ${settings.startPlayer === 'chosen' ? this.#renderFirst(say) : nothing}
      ${settings.avoidRepeats === 'true' ? this.#renderPlayed(say) : nothing}
      <h3>${say('settings')}</h3>
      ${settingGroupNames.map(group => this.#renderGroup(group, say))}
      ${
        changedSettings(options).length > 0
          ? html`<button @click=${() => this.#change({ settings: presets[preset] })}>${say('settings.reset')}</button>`
          : nothing
      }
      <segmented-choice
        label=${say('dice')}
        .options=${(['drawn', 'typed'] as const).map(value => ({ value, label: say(`dice.${value}`) }))}
        .value=${options.dice}
        @choice-changed=${({ detail }: CustomEvent<HouseOptions['dice']>) => this.#change({ dice: detail })}
      ></segmented-choice>
    `;
  }

  #renderFirst(say: SaySetup) {
    const { explorers, first } = this.options;
    return html`<label>
      ${say('first')}
      <select @change=${(event: Event) => this.#change({ first: (event.target as HTMLSelectElement).value })}>
        ${explorers.map(
          ({ seat, character }) =>
            html`<option value=${seat} ?selected=${seat === first}>${say(`name.${character}` as SetupKey)}</option>`,
        )}
      </select>
    </label>`;
  }

  #renderPlayed(say: SaySetup) {
    return html`<label>
      ${say('played')}
      <input
        type="text"
        inputmode="numeric"
        autocomplete="off"
        .value=${this.options.played.join(', ')}
        @change=${(event: Event) => this.#change({ played: hauntNumbers((event.target as HTMLInputElement).value) })}
      />
    </label>`;
  }

  #renderGroup(group: SettingGroup, say: SaySetup) {
    const changed = changedSettings(this.options);
    const count = settingGroups[group].filter(({ name }) => changed.includes(name)).length;
    return html`<details>
      <summary>
        ${say(`group.${group}`)}
        ${count > 0 ? html`<span class="small changed">${say('settings.changed', { count })}</span>` : nothing}
      </summary>
      <div>${settingGroups[group].map(setting => this.#renderSetting(setting, say))}</div>
    </details>`;
  }

  #renderSetting({ name, rule }: GroupedSetting, say: SaySetup) {
    const { settings } = this.options;
    return html`<fieldset>
      <legend>${say(settingKey(name))} <span class="small soft">(${say('settings.rule', { rule })})</span></legend>
      ${settingValues[name].map(
        value =>
          html`<label>
            <input
              type="radio"
              name=${name}
              .checked=${value === settings[name]}
              @change=${() => this.#change({ settings: { ...settings, [name]: value } as HouseSettings })}
            />
            ${say(settingValueKey(name, value))}
          </label>`,
      )}
    </fieldset>`;
  }

  #change(change: Partial<HouseOptions>): void {
    const detail = { ...this.options, ...change };
    this.dispatchEvent(new CustomEvent<HouseOptions>('options-changed', { detail }));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'house-options': HouseOptionsForm;
  }
}
