import { LitElement, css, html, nothing, svg } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { controls } from '../../../../ui/controls.ts';
import type { CardId, Deck } from '../../rules/terms.ts';
import { deckSigns } from '../board/plan/symbols.ts';
import { isRead, ladderOf } from '../ladder.ts';
import type { Narrator } from '../narrator.ts';
import { rollOdds } from '../../rules/roll-odds.ts';
import { percent } from '../odds.ts';
import { wantsOdds } from '../odds-switch.ts';

/** A card as it was drawn: its deck's sign, its name and text, the results as rows, and the row that was read. */
@customElement('house-card')
export class HouseCard extends LitElement {
  static override styles = [
    controls,
    css`
      :host {
        display: block;
        padding: var(--space-2) var(--space-3);
        border: 1px solid var(--line-strong);
        border-left-width: 5px;
        border-radius: var(--radius);
        background: var(--raised);
        overflow-wrap: anywhere;
      }

      h3 {
        display: flex;
        align-items: center;
        gap: var(--space-2);
        font-size: var(--text-body);
      }

      svg {
        flex: none;
        width: 1.25rem;
        height: 1.25rem;
        fill: none;
        stroke: var(--candle-ink);
        stroke-width: 2;
        stroke-linecap: round;
        stroke-linejoin: round;
      }

      dl {
        display: grid;
        grid-template-columns: auto minmax(0, 1fr);
        gap: 0 var(--space-2);
        margin: var(--space-1) 0 0;
      }

      dt,
      dd {
        margin: 0;
        padding: 2px var(--space-1);
      }

      dt {
        font-weight: 600;
      }

      .read {
        background: var(--candle);
        color: var(--on-candle);
      }
    `,
  ];

  @property() card: CardId = '';
  @property({ attribute: false }) deck: Deck | null = null;
  /** Result of the roll that read the card; null before it. */
  @property({ type: Number }) result: number | null = null;
  /** Dice that will read the card, for whoever wants to know the chances; null when they have fallen. */
  @property({ type: Number }) dice: number | null = null;
  @property({ attribute: false }) narrator!: Narrator;

  protected override render() {
    const { narrator, card, deck, result, dice } = this;
    const ladder = ladderOf(narrator.cardText(card));
    return html`
      <h3>
        ${deck ? html`<svg viewBox="0 0 24 24" aria-hidden="true">${svg`<path d=${deckSigns[deck]}></path>`}</svg>` : nothing}
        ${narrator.card(card)}
      </h3>
      <p class="small">${ladder.lead}</p>
      ${
        ladder.rows.length === 0
          ? nothing
          : html`<dl class="small">
              ${ladder.rows.map(row => {
                const read = result !== null && isRead(ladder, { row, result }) ? 'read' : '';
                const isMeant = (total: number): boolean => isRead(ladder, { row, result: total });
                return html`<dt class=${read}>
                    ${row.label}${dice !== null && wantsOdds() ? html`<br />${percent(rollOdds(dice, isMeant), narrator.language)}` : nothing}
                  </dt>
                  <dd class=${read}>${row.text}</dd>`;
              })}
            </dl>`
      }
    `;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'house-card': HouseCard;
  }
}
