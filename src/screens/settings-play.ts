import { msg, updateWhenLocaleChanges } from '@lit/localize';
import { LitElement, html, nothing } from 'lit';
import { customElement } from 'lit/decorators.js';
import { vibrate } from '../app/device.ts';
import { preferences, type HintPreferences, type Preferences } from '../app/preferences.ts';
import { Watch } from '../app/watch.ts';
import { controls } from '../ui/controls.ts';
import '../ui/segmented-choice.ts';
import { settingsStyles } from './settings-styles.ts';

/** How a hint of the convent is named, in the order in which one would want them. */
function hintLabels(): readonly (readonly [keyof HintPreferences, string])[] {
  return [
    ['sight', msg('What each guard sees now', { id: 'hints.sight' })],
    ['nextSight', msg('What a guard could see after her next move', { id: 'hints.nextSight' })],
    ['noise', msg('How far each way of moving can be heard', { id: 'hints.noise' })],
    ['way', msg('The shortest way to where I am heading, with the steps left', { id: 'hints.way' })],
    ['risk', msg('How likely I am seen, heard or met on each space', { id: 'hints.risk' })],
    ['guessed', msg('Where the guards can take me to be', { id: 'hints.guessed' })],
    ['heat', msg('For guards: where each hidden novice can be', { id: 'hints.heat' })],
  ];
}

const houseHintLabels = (): ReturnType<typeof hintLabels> => [
  ['odds', msg('The chances of a roll before the dice fall', { id: 'hints.odds' })],
];

/** The settings of playing: dice, hints, buzzing. */
@customElement('settings-play')
export class SettingsPlay extends LitElement {
  static override styles = [controls, settingsStyles];

  constructor() {
    super();
    updateWhenLocaleChanges(this);
    new Watch(this, () => [preferences]);
  }

  protected override render() {
    return html`
      <section aria-labelledby="play">
        <h2 id="play">${msg('Playing', { id: 'settings.play' })}</h2>
        ${this.#renderDice()}
        ${this.#renderHints(msg('Hints on a novice’s own board', { id: 'settings.hints' }), hintLabels())}
        ${this.#renderHints(msg('Hints in the house', { id: 'settings.houseHints' }), houseHintLabels())}
        ${'vibrate' in navigator ? this.#renderVibration() : nothing}
      </section>
    `;
  }

  #renderDice() {
    return html`<segmented-choice
      label=${msg('Dice', { id: 'settings.dice' })}
      .options=${[
        { value: 'screen', label: msg('Rolled on the screen', { id: 'settings.diceScreen' }) },
        { value: 'typed', label: msg('Real dice, typed in', { id: 'settings.diceTyped' }) },
      ]}
      .value=${preferences.current.dice}
      @choice-changed=${(event: CustomEvent<Preferences['dice']>) => preferences.change({ dice: event.detail })}
    ></segmented-choice>`;
  }

  #renderHints(legend: string, labels: ReturnType<typeof hintLabels>) {
    const { hints } = preferences.current;
    return html`
      <fieldset>
        <legend>${legend}</legend>
        ${labels.map(
          ([hint, label]) => html`
            <label class="switch">
              <input
                type="checkbox"
                .checked=${hints[hint]}
                @change=${(event: Event) => this.#changeHint(hint, (event.target as HTMLInputElement).checked)}
              />
              ${label}
            </label>
          `,
        )}
      </fieldset>
    `;
  }

  #renderVibration() {
    return html`
      <label class="switch">
        <input
          type="checkbox"
          .checked=${preferences.current.vibration}
          @change=${(event: Event) => this.#changeVibration((event.target as HTMLInputElement).checked)}
        />
        ${msg('Buzz when somebody is asked', { id: 'settings.vibration' })}
      </label>
    `;
  }

  #changeHint(hint: keyof HintPreferences, isOn: boolean): void {
    preferences.change({ hints: { ...preferences.current.hints, [hint]: isOn } });
  }

  /** Feeling it once says more than the label. */
  #changeVibration(isOn: boolean): void {
    preferences.change({ vibration: isOn });
    vibrate(40);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'settings-play': SettingsPlay;
  }
}
