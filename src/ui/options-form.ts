import { LitElement, css, html, nothing } from 'lit';
import { property } from 'lit/decorators.js';
import { sayer, type FillValues } from '../app/fill.ts';
import { panelStyles } from './panel-styles.ts';
import './segmented-choice.ts';

/** What the options of every game have: a preset, how dice are thrown, and settings by name. */
export interface GameOptions {
  readonly preset: string;
  readonly dice: string;
  readonly settings: Readonly<Record<string, string>>;
}

/** A game's settings as the form shows them. */
export interface SettingsShown {
  /** Settings of every preset. */
  readonly presets: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly values: Readonly<Record<string, readonly string[]>>;
  /** Settings by what they are about, each with the paragraph of the rules that it changes. */
  readonly groups: Readonly<Record<string, readonly { readonly name: string; readonly rule: string }[]>>;
}

export type SayOption = (key: string, values?: FillValues) => string;

/**
 * Preset, dice and every single setting.
 *
 * @fires options-changed the options
 */
export abstract class OptionsForm<Options extends GameOptions> extends LitElement {
  static override styles = [
    panelStyles,
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

      details + details {
        margin-top: var(--space-2);
      }

      .changed {
        color: var(--candle-ink);
        font-weight: 600;
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

      .rule {
        white-space: nowrap;
      }
    `,
  ];

  @property({ attribute: false }) options!: Options;

  protected abstract readonly shown: SettingsShown;

  /** Words of the set-up. */
  protected abstract readonly texts: { readonly current: object | null };

  /** null until the texts are there. */
  protected get say(): SayOption | null {
    const { current } = this.texts;
    return current && (sayer(current) as SayOption);
  }

  /** What stands between the preset and the settings. */
  protected more(): unknown {
    return nothing;
  }

  /** What is to be said of a setting beside its name. */
  protected note(_name: string): string {
    return '';
  }

  protected override render() {
    const { say, shown, options } = this;
    if (!say) return nothing;
    const standard = shown.presets[options.preset]!;
    const isChanged = ({ name }: { readonly name: string }): boolean => options.settings[name] !== standard[name];
    const choice = (key: 'preset' | 'dice', values: readonly string[], pick: (value: string) => object) =>
      html`<segmented-choice
        label=${say(key)}
        .options=${values.map(value => ({ value, label: say(`${key}.${value}`) }))}
        .value=${options[key]}
        @choice-changed=${({ detail }: CustomEvent<string>) => this.change(pick(detail))}
      ></segmented-choice>`;
    return html`
      ${choice('preset', Object.keys(shown.presets), preset => ({ preset, settings: shown.presets[preset] }))}
      <p class="small soft">${say(`preset.${options.preset}.about`)}</p>
      ${this.more()}
      <div>
        <h3>${say('settings')}</h3>
        ${Object.entries(shown.groups).map(([group, settings]) => {
          const count = settings.filter(isChanged).length;
          return html`<details>
            <summary>
              ${say(`group.${group}`)}
              ${count > 0 ? html`<span class="small changed">${say('settings.changed', { count })}</span>` : nothing}
            </summary>
            <div>
              ${settings.map(
                ({ name, rule }) =>
                  html`<fieldset>
                    <legend>
                      ${say(`setting.${name}`)}
                      <span class="small soft rule">(${say('settings.rule', { rule })})</span>
                      ${isChanged({ name }) ? html`<span class="small changed">${say('settings.isChanged')}</span>` : nothing}
                      <span class="small soft">${this.note(name)}</span>
                    </legend>
                    ${shown.values[name]!.map(value => this.#radio(name, value, say))}
                  </fieldset>`,
              )}
            </div>
          </details>`;
        })}
      </div>
      ${
        Object.values(shown.groups).flat().some(isChanged)
          ? html`<button class="reset" @click=${() => this.change({ settings: standard })}>
              ${say('settings.reset')}
            </button>`
          : nothing
      }
      ${choice('dice', ['drawn', 'typed'], dice => ({ dice }))}
    `;
  }

  #radio(name: string, value: string, say: SayOption) {
    const { settings } = this.options;
    return html`<label>
      <input
        type="radio"
        name=${name}
        .checked=${value === settings[name]}
        @change=${() => this.change({ settings: { ...settings, [name]: value } })}
      />
      ${say(`setting.${name}.${value}`)}
    </label>`;
  }

  protected change(change: object): void {
    const detail: Options = { ...this.options, ...change };
    this.dispatchEvent(new CustomEvent<Options>('options-changed', { detail }));
  }
}
