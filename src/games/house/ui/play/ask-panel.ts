import { LitElement, css, html, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Refusal } from '../../../../engine/contract.ts';
import { panelStyles } from '../../../../ui/panel-styles.ts';
import type { ChooseAsk } from '../../rules/asks.ts';
import type { Choice } from '../../rules/choices.ts';
import { traits, type CardId, type Deck, type Rotation } from '../../rules/terms.ts';
import type { HouseView } from '../../rules/view.ts';
import { askText, choiceText } from '../choice-text.ts';
import { factsFor, isOmen } from '../facts.ts';
import type { Narrator } from '../narrator.ts';
import { readsCard } from '../ladder.ts';
import { refusalText } from '../refusal-text.ts';
import './card-face.ts';
import '../../../../ui/pip-dice.ts';
import './placement-panel.ts';
import './turn-menu.ts';

/** The deck a card that lies open belongs to. */
export const deckOf = (card: CardId, { explorers, discards }: HouseView): Deck => {
  if (isOmen(card)) return 'omen';
  const isItem = Object.values(explorers).some(({ cards }) => cards.includes(card)) || discards.item.includes(card);
  return isItem ? 'item' : 'event';
};

/** Answers that say little by themselves and are set beside each other; the others stand one below the other. */
const short: readonly Choice['c'][] = ['yes', 'no', 'trait', 'number', 'side'];

/**
 * One question to one seat, with everything that can be answered. What can be pointed at lies on the map too.
 *
 * @fires choice-made the Choice
 * @fires rotation-shown the Rotation of the tile in hand
 */
@customElement('house-ask-panel')
export class AskPanel extends LitElement {
  static override styles = [
    panelStyles,
    css`
      .entry {
        display: grid;
        justify-items: start;
        gap: 0;
        width: 100%;
        text-align: start;
      }

      .short {
        display: grid;
        grid-template-columns: repeat(auto-fit, minmax(4.5rem, 1fr));
        gap: var(--space-2);
      }
    `,
  ];

  @property({ attribute: false }) ask!: ChooseAsk;
  @property({ attribute: false }) view!: HouseView;
  @property({ attribute: false }) narrator!: Narrator;
  @property({ attribute: false }) refused: Refusal | null = null;
  /** Rotation of the tile in hand. */
  @property({ type: Number }) rotation: Rotation = 0;
  @property({ type: Boolean }) busy = false;

  protected override render() {
    const { ask, narrator, refused } = this;
    return html`<div class="stack">
      ${refused ? html`<p class="refused" role="alert">${refusalText(refused, narrator)}</p>` : nothing}
      ${ask.key === 'turn.free' ? this.#menu() : ask.key === 'tile.rotation' ? this.#placement() : this.#question()}
    </div>`;
  }

  #menu() {
    return html`<house-turn-menu
      .ask=${this.ask}
      .view=${this.view}
      .narrator=${this.narrator}
      ?busy=${this.busy}
    ></house-turn-menu>`;
  }

  #placement() {
    return html`<house-placement-panel
      .ask=${this.ask}
      .facts=${factsFor(this.view.options.settings)}
      .narrator=${this.narrator}
      .rotation=${this.rotation}
      ?busy=${this.busy}
    ></house-placement-panel>`;
  }

  #question() {
    const { ask, narrator } = this;
    const { faces, dice, roll } = ask.values;
    const isShort = ask.choices.every(({ c }) => short.includes(c)) && ask.key !== 'roll.again';
    return html`<h2>${askText(ask, narrator)}</h2>
      ${
        ask.card
          ? html`<house-card
              .card=${ask.card}
              .deck=${deckOf(ask.card, this.view)}
              .dice=${typeof dice === 'number' && readsCard(String(roll), ask.card) ? dice : null}
              .narrator=${narrator}
            ></house-card>`
          : nothing
      }
      ${
        typeof faces === 'string'
          ? html`<pip-dice
              .faces=${faces.split(' ').map(Number)}
              .label=${narrator.say('dice.faces', { faces })}
            ></pip-dice>`
          : nothing
      }
      <div class=${isShort ? 'short' : 'stack'}>${ask.choices.map(choice => this.#answer(choice))}</div>`;
  }

  #answer(choice: Choice) {
    const { narrator, ask } = this;
    const about = this.#about(choice);
    return html`<button
      class=${about === null ? '' : 'entry'}
      ?disabled=${this.busy}
      @click=${() => this.#choose(choice)}
    >
      <span>${choiceText(choice, { narrator, ask })}</span>
      ${about === null ? nothing : html`<span class="small soft">${about}</span>`}
    </button>`;
  }

  /** What an answer comes to, where its name alone does not say it. */
  #about(choice: Choice): string | null {
    const { view, ask, narrator } = this;
    if (choice.c === 'use' || choice.c === 'card') return narrator.cardText(choice.card);
    if (choice.c !== 'split') return null;
    const explorer = view.explorers[ask.seat];
    const entry = explorer && factsFor(view.options.settings).characters.get(explorer.character);
    if (!explorer || !entry) return null;
    const touched = traits.filter(trait => (choice.steps[trait] ?? 0) > 0);
    return touched
      .map(trait => {
        const { index, over } = explorer.tracks[trait];
        const after = index + Math.min(0, over - choice.steps[trait]!);
        return `${narrator.trait(trait)} ${explorer.values[trait]} → ${after < 0 && view.haunt ? '☠' : entry.tracks[trait][Math.max(0, after)]}`;
      })
      .join(' · ');
  }

  #choose(detail: Choice): void {
    this.dispatchEvent(new CustomEvent<Choice>('choice-made', { detail, bubbles: true, composed: true }));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'house-ask-panel': AskPanel;
  }
}
