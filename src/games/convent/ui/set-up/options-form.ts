import { LitElement, css, html, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { UseTexts } from '../../../../app/use-texts.ts';
import { controls } from '../../../../ui/controls.ts';
import '../../../../ui/segmented-choice.ts';
import type { ConventOptions } from '../../rules/options.ts';
import { presets, settingNames, settingValues } from '../../rules/settings.ts';
import type { ConventSettings, Preset, SettingName } from '../../rules/settings.ts';
import { type GroupedSetting, type SettingGroup, settingGroupNames, settingGroups } from '../setting-groups.ts';
import { sayFrom, type SaySetup, settingKey, settingValueKey, setupTexts } from '../setup-texts.ts';

/** The settings that differ from the edition's. */
export const changedSettings = ({ preset, settings }: ConventOptions): readonly SettingName[] =>
  settingNames.filter(name => settings[name] !== presets[preset][name]);

/**
 * Edition, dice and every single setting.
 *
 * @fires options-changed the ConventOptions
 */
@customElement('convent-options')
export class ConventOptionsForm extends LitElement {
  static override styles = [
    controls,
    css`
      :host {
        display: grid;
        gap: var(--space-3);
        min-width: 0;
      }

      h3 {
        margin: var(--space-2) 0;
        font-size: var(--text-body);
      }

      details {
        min-width: 0;
        border-top: 1px solid var(--line);
      }

      summary {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        justify-content: space-between;
        gap: 0 var(--space-2);
        min-height: var(--touch);
        cursor: pointer;
      }

      summary::before {
        content: '▸';
        color: var(--candle-ink);
      }

      [open] > summary::before {
        content: '▾';
      }

      summary > :first-child {
        flex: 1;
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

      label {
        display: flex;
        align-items: center;
        gap: var(--space-3);
        min-height: var(--touch);
        cursor: pointer;
      }

      input {
        flex: none;
        width: 1.375rem;
        height: 1.375rem;
        margin: 0;
        accent-color: var(--candle);
      }

      .rule {
        white-space: nowrap;
      }

      .changed {
        color: var(--candle-ink);
        font-weight: 600;
      }

      .reset {
        justify-self: start;
      }
    `,
  ];

  @property({ attribute: false }) options!: ConventOptions;

  readonly #texts = new UseTexts(this, setupTexts);

  protected override render() {
    const texts = this.#texts.current;
    if (!texts) return nothing;
    const say = sayFrom(texts);
    const { options } = this;
    const changed = changedSettings(options);
    return html`
      <segmented-choice
        label=${say('preset')}
        .options=${(['first2010', 'reprint'] as const).map(value => ({ value, label: say(`preset.${value}`) }))}
        .value=${options.preset}
        @choice-changed=${(event: CustomEvent<Preset>) =>
          this.#tell({ ...options, preset: event.detail, settings: presets[event.detail] })}
      ></segmented-choice>
      <p class="small soft">${say(`preset.${options.preset}.about`)}</p>
      ${options.settings.blessings === 'on' ? html`<p class="small soft">${say('ourReading')}</p>` : nothing}
      <div>
        <h3>${say('settings')}</h3>
        ${settingGroupNames.map(group => this.#renderGroup(group, { say, changed }))}
      </div>
      ${
        changed.length > 0
          ? html`<button class="reset" @click=${() => this.#tell({ ...options, settings: presets[options.preset] })}>
              ${say('settings.reset')}
            </button>`
          : nothing
      }
      <segmented-choice
        label=${say('dice')}
        .options=${(['drawn', 'typed'] as const).map(value => ({ value, label: say(`dice.${value}`) }))}
        .value=${options.dice}
        @choice-changed=${(event: CustomEvent<ConventOptions['dice']>) => this.#tell({ ...options, dice: event.detail })}
      ></segmented-choice>
    `;
  }

  #renderGroup(
    group: SettingGroup,
    { say, changed }: { readonly say: SaySetup; readonly changed: readonly SettingName[] },
  ) {
    const count = settingGroups[group].filter(({ name }) => changed.includes(name)).length;
    return html`<details>
      <summary>
        <span>${say(`group.${group}`)}</span>
        ${count > 0 ? html`<span class="small changed">${say('settings.changed', { count })}</span>` : nothing}
      </summary>
      ${settingGroups[group].map(setting => this.#renderSetting(setting, { say, changed }))}
    </details>`;
  }

  #renderSetting(
    { name, rule }: GroupedSetting,
    { say, changed }: { readonly say: SaySetup; readonly changed: readonly SettingName[] },
  ) {
    const { settings, guardPlayers } = this.options;
    return html`<fieldset>
      <legend>
        ${say(settingKey(name))} <span class="small soft rule">(${say('settings.rule', { rule })})</span>
        ${changed.includes(name) ? html`<span class="small changed">${say('settings.isChanged')}</span>` : nothing}
        ${
          name === 'guards.compare' && guardPlayers === 1
            ? html`<span class="small soft">${say('settings.onlyTwo')}</span>`
            : nothing
        }
      </legend>
      ${settingValues[name].map(
        value =>
          html`<label>
            <input
              type="radio"
              name=${name}
              .checked=${value === settings[name]}
              @change=${() => this.#choose(name, value)}
            />
            ${say(settingValueKey(name, value))}
          </label>`,
      )}
    </fieldset>`;
  }

  #choose(name: SettingName, value: string): void {
    const settings = { ...this.options.settings, [name]: value } as ConventSettings;
    this.#tell({ ...this.options, settings });
  }

  #tell(options: ConventOptions): void {
    this.dispatchEvent(new CustomEvent<ConventOptions>('options-changed', { detail: options }));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'convent-options': ConventOptionsForm;
  }
}
