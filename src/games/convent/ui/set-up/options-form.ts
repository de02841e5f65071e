import { LitElement, css, html, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { UseTexts } from '../../../../app/use-texts.ts';
import { controls } from '../../../../ui/controls.ts';
import '../../../../ui/segmented-choice.ts';
import type { ConventOptions } from '../../rules/options.ts';
import { presets, settingNames, settingValues } from '../../rules/settings.ts';
import type { ConventSettings, Preset, SettingName } from '../../rules/settings.ts';
import { type GroupedSetting, settingGroupNames, settingGroups } from '../setting-groups.ts';
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

      details {
        min-width: 0;
        border: 1px solid var(--line);
        border-radius: var(--radius);
      }

      summary {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        justify-content: space-between;
        gap: 0 var(--space-2);
        min-height: var(--touch);
        padding: var(--space-2) var(--space-3);
        cursor: pointer;
      }

      .groups {
        display: grid;
        gap: var(--space-4);
        padding: var(--space-2) var(--space-3) var(--space-3);
      }

      .group {
        display: grid;
        gap: var(--space-3);
      }

      h3 {
        color: var(--candle-ink);
        font-size: var(--text-body);
      }

      label {
        display: grid;
        gap: var(--space-1);
        min-width: 0;
      }

      select {
        width: 100%;
        min-width: 0;
        min-height: var(--touch);
        padding: var(--space-1) var(--space-2);
        border: 1px solid var(--line-strong);
        border-radius: var(--radius);
        background: var(--page);
        color: var(--ink);
        font: inherit;
        text-overflow: ellipsis;
      }

      .changed {
        color: var(--candle-ink);
        font-weight: 600;
      }

      .changed select {
        border-color: var(--candle);
      }

      @media (min-width: 40rem) {
        label {
          grid-template-columns: minmax(0, 1fr) minmax(0, 1.2fr);
          align-items: center;
        }
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
      <details>
        <summary>
          <span>${say('settings')}</span>
          ${changed.length > 0 ? html`<span class="small changed">${say('settings.changed', { count: changed.length })}</span>` : nothing}
        </summary>
        <div class="groups">
          ${settingGroupNames.map(
            group =>
              html`<div class="group">
                <h3>${say(`group.${group}`)}</h3>
                ${settingGroups[group].map(setting => this.#renderSetting(setting, say))}
              </div>`,
          )}
          <button
            ?disabled=${changed.length === 0}
            @click=${() => this.#tell({ ...options, settings: presets[options.preset] })}
          >
            ${say('settings.reset')}
          </button>
        </div>
      </details>
      <segmented-choice
        label=${say('dice')}
        .options=${(['drawn', 'typed'] as const).map(value => ({ value, label: say(`dice.${value}`) }))}
        .value=${options.dice}
        @choice-changed=${(event: CustomEvent<ConventOptions['dice']>) => this.#tell({ ...options, dice: event.detail })}
      ></segmented-choice>
    `;
  }

  #renderSetting({ name, rule }: GroupedSetting, say: SaySetup) {
    const { settings, preset, guardPlayers } = this.options;
    const isChanged = settings[name] !== presets[preset][name];
    return html`<label class=${isChanged ? 'changed' : ''}>
      <span>
        ${say(settingKey(name))}
        <span class="small soft">
          · ${say('settings.rule', { rule })}
          ${name === 'guards.compare' && guardPlayers === 1 ? say('settings.onlyTwo') : nothing}
        </span>
        ${isChanged ? html`<span class="small">· ${say('settings.isChanged')}</span>` : nothing}
      </span>
      <select @change=${(event: Event) => this.#choose(name, (event.target as HTMLSelectElement).value)}>
        ${settingValues[name].map(
          value =>
            html`<option value=${value} .selected=${value === settings[name]}>
              ${say(settingValueKey(name, value))}
            </option>`,
        )}
      </select>
    </label>`;
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
