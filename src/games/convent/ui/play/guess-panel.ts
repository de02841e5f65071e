import { LitElement, css, html, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { preferences } from '../../../../app/preferences.ts';
import { Watch } from '../../../../app/watch.ts';
import type { Table } from '../../../../engine/table.ts';
import { panelStyles } from '../../../../ui/panel-styles.ts';
import '../../../../ui/seat-badge.ts';
import type { Advice } from '../../../../workers/referee-port.ts';
import type { NoviceNumber } from '../../rules/seats.ts';
import { noviceOfSeat } from '../../rules/seats.ts';
import { beliefsAbout } from '../advice.ts';
import { placesText } from '../guess-text.ts';
import type { Narrator } from '../narrator.ts';
import { noviceMark } from '../seat-style.ts';

/** Places that are named in words; the board shows the others. */
const namedPlaces = 3;

/**
 * For whoever plays guards: where each hidden novice can be, from what everybody at the table knows.
 *
 * @fires guess-chosen the novice whose places are drawn, or null for all together
 */
@customElement('convent-guess-panel')
export class GuessPanel extends LitElement {
  static override styles = [
    panelStyles,
    css`
      ul {
        display: grid;
        gap: var(--space-1);
        margin: 0;
        padding-inline-start: 1.1rem;
      }

      .chips button[aria-pressed='true'] {
        border-color: var(--candle);
        background: var(--glow);
      }
    `,
  ];

  @property({ attribute: false }) narrator!: Narrator;
  @property({ attribute: false }) table!: Table;
  /** Null while it is worked out, or switched off. */
  @property({ attribute: false }) advice: Advice | null = null;
  @property({ attribute: false }) chosen: NoviceNumber | null = null;

  constructor() {
    super();
    new Watch(this, () => [preferences]);
  }

  protected override render() {
    const { hints } = preferences.current;
    return html`<div class="stack">
      <label class="switch">
        <input
          type="checkbox"
          .checked=${hints.heat}
          @change=${(event: Event) =>
            preferences.change({ hints: { ...hints, heat: (event.target as HTMLInputElement).checked } })}
        />
        <span>${this.narrator.say('guess.switch')}</span>
      </label>
      <p class="small soft">${this.narrator.say('guess.how')}</p>
      ${hints.heat ? this.#renderGuesses() : nothing}
    </div>`;
  }

  #renderGuesses() {
    const { narrator, advice, chosen } = this;
    if (!advice) return html`<p class="soft">${narrator.say('table.opening')}</p>`;
    if (advice.beliefs.length === 0) return html`<p class="soft">${narrator.say('guess.nobody')}</p>`;
    return html`<div class="chips" role="group" aria-label=${narrator.say('guess.whose')}>
        ${this.#renderChip(null, narrator.say('guess.all'))}
        ${advice.beliefs.map(({ about }) => {
          const novice = noviceOfSeat(about)!;
          return this.#renderChip(
            novice,
            html`<seat-badge
              compact
              .mark=${noviceMark(this.table, novice)}
              .name=${narrator.novice(novice)}
            ></seat-badge>`,
          );
        })}
      </div>
      <ul class="small">
        ${beliefsAbout(advice.beliefs, chosen).map(
          ({ about, places }) =>
            html`<li>
              ${narrator.say('guess.line', {
                novice: narrator.novice(noviceOfSeat(about)!),
                places: placesText(places.slice(0, namedPlaces), narrator),
              })}
            </li>`,
        )}
      </ul>`;
  }

  #renderChip(novice: NoviceNumber | null, label: unknown) {
    return html`<button
      aria-pressed=${this.chosen === novice ? 'true' : 'false'}
      @click=${() => this.dispatchEvent(new CustomEvent<NoviceNumber | null>('guess-chosen', { detail: novice }))}
    >
      ${label}
    </button>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'convent-guess-panel': GuessPanel;
  }
}
