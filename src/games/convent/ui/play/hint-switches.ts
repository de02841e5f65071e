import { LitElement, html } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { preferences, type HintPreferences } from '../../../../app/preferences.ts';
import { Watch } from '../../../../app/watch.ts';
import type { Narrator } from '../narrator.ts';
import { panelStyles } from '../../../../ui/panel-styles.ts';

const hints = ['sight', 'nextSight', 'noise', 'way', 'risk', 'guessed'] as const;

/** What the board may draw for a novice beside what she must know; remembered on this device. */
@customElement('convent-hint-switches')
export class HintSwitches extends LitElement {
  static override styles = panelStyles;

  @property({ attribute: false }) narrator!: Narrator;
  /** How far it is to what she needs next, already worded. */
  @property() wayText = '';
  /** Where the guards can take her to be, already worded. */
  @property() guessText = '';

  constructor() {
    super();
    new Watch(this, () => [preferences]);
  }

  protected override render() {
    return html`<div>
      ${hints.map(
        hint =>
          html`<label class="switch">
            <input
              type="checkbox"
              .checked=${preferences.current.hints[hint]}
              @change=${(event: Event) => this.#set(hint, (event.target as HTMLInputElement).checked)}
            />
            <span>${this.narrator.say(`hint.${hint}`)}</span>
          </label>`,
      )}
      ${preferences.current.hints.way ? html`<p class="small soft">${this.wayText}</p>` : ''}
      ${preferences.current.hints.risk ? html`<p class="small soft">${this.narrator.say('hint.riskHow')}</p>` : ''}
      ${preferences.current.hints.guessed ? html`<p class="small soft">${this.guessText}</p>` : ''}
    </div>`;
  }

  #set(hint: keyof HintPreferences, isOn: boolean): void {
    preferences.change({ hints: { ...preferences.current.hints, [hint]: isOn } });
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'convent-hint-switches': HintSwitches;
  }
}
