import { LitElement, css, html, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { panelStyles } from '../../../../ui/panel-styles.ts';
import type { RollAction } from '../../rules/actions.ts';
import type { RollAsk } from '../../rules/asks.ts';
import type { HouseView } from '../../rules/view.ts';
import { askText } from '../choice-text.ts';
import type { Narrator } from '../narrator.ts';
import { readsCard } from '../ladder.ts';
import { deckOf } from './ask-panel.ts';
import './card-face.ts';

/**
 * The total of real dice, typed in by anybody at the table (H-9.11).
 *
 * @fires total-typed the RollAction
 */
@customElement('house-roll-entry')
export class RollEntry extends LitElement {
  static override styles = [
    panelStyles,
    css`
      .totals {
        display: grid;
        grid-template-columns: repeat(auto-fill, minmax(3rem, 1fr));
        gap: var(--space-2);
      }
    `,
  ];

  @property({ attribute: false }) ask!: RollAsk;
  @property({ attribute: false }) view!: HouseView;
  @property({ attribute: false }) narrator!: Narrator;

  protected override render() {
    const { ask, narrator } = this;
    const { seat, id, dice } = ask;
    const type = (total: number): void => {
      const detail: RollAction = { t: 'roll', seat, ask: id, total };
      this.dispatchEvent(new CustomEvent<RollAction>('total-typed', { detail }));
    };
    return html`<div class="stack">
      <h2>${askText(ask, narrator)}</h2>
      ${
        ask.card
          ? html`<house-card
              .card=${ask.card}
              .deck=${deckOf(ask.card, this.view)}
              .dice=${readsCard(ask.key, ask.card) ? dice : null}
              .narrator=${narrator}
            ></house-card>`
          : nothing
      }
      <div class="totals" role="group" aria-label=${narrator.say('dice.totals')}>
        ${Array.from({ length: 2 * dice + 1 }, (_, total) => html`<button @click=${() => type(total)}>${total}</button>`)}
      </div>
    </div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'house-roll-entry': RollEntry;
  }
}
