import { LitElement, css, html, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { preferences } from '../../../../app/preferences.ts';
import { Watch } from '../../../../app/watch.ts';
import { panelStyles } from '../../../../ui/panel-styles.ts';
import type { ChooseAsk } from '../../rules/asks.ts';
import type { Choice } from '../../rules/choices.ts';
import { hauntOdds } from '../../rules/haunt-odds.ts';
import type { HouseView } from '../../rules/view.ts';
import { choiceText } from '../choice-text.ts';
import type { Narrator, SayKey } from '../narrator.ts';
import { oddsText, percent } from '../odds.ts';
import { wantsOdds } from '../odds-switch.ts';

interface Group {
  readonly title: SayKey;
  readonly kinds: readonly Choice['c'][];
  /** Folded away: seldom wanted, and many. */
  readonly isFolded?: boolean;
}

const groups: readonly Group[] = [
  { title: 'menu.explore', kinds: ['explore'] },
  { title: 'menu.move', kinds: ['step', 'cross', 'jump'] },
  { title: 'menu.attack', kinds: ['attack'] },
  { title: 'menu.act', kinds: ['act', 'take'] },
  { title: 'menu.use', kinds: ['use'] },
  { title: 'menu.hands', kinds: ['pickUp', 'give', 'pass', 'drop', 'lay'], isFolded: true },
];

/**
 * What somebody may do in a turn, in any order and mixture (H-3.2); the same answers lie on the map.
 *
 * @fires choice-made the Choice
 */
@customElement('house-turn-menu')
export class TurnMenu extends LitElement {
  static override styles = [
    panelStyles,
    css`
      h3 {
        padding-top: var(--space-2);
        color: var(--candle-ink);
        font-size: var(--text-small);
      }

      section {
        display: grid;
        grid-template-columns: 4rem minmax(0, 1fr);
        gap: var(--space-2);
      }

      .entry {
        display: grid;
        justify-items: start;
        gap: 0;
        width: 100%;
        text-align: start;
      }

      .end {
        position: sticky;
        bottom: calc(-1 * var(--space-3));
        padding: var(--space-2) 0;
        background: var(--surface);
      }

      .end button {
        width: 100%;
      }
    `,
  ];

  constructor() {
    super();
    new Watch(this, () => [preferences]);
  }

  @property({ attribute: false }) ask!: ChooseAsk;
  @property({ attribute: false }) view!: HouseView;
  @property({ attribute: false }) narrator!: Narrator;
  @property({ type: Boolean }) busy = false;

  protected override render() {
    const { narrator, ask } = this;
    const shown = groups.filter(({ kinds }) => ask.choices.some(({ c }) => kinds.includes(c)));
    const end = ask.choices.find(({ c }) => c === 'end');
    const isSpent = !ask.choices.some(({ c }) => c === 'explore' || c === 'step' || c === 'act' || c === 'attack');
    return html`<div class="stack">
      <p class="small soft">${this.#allowance()}</p>
      ${shown.map(group => this.#group(group))}
      <div class="end stack">
        ${this.#odds()}
        ${
          end
            ? html`<button class=${isSpent ? 'primary' : ''} ?disabled=${this.busy} @click=${() => this.#choose(end)}>
                ${narrator.say('choice.end')}
              </button>`
            : nothing
        }
      </div>
    </div>`;
  }

  #allowance(): string {
    const { view, narrator } = this;
    const { turn } = view;
    const explorer = view.explorers[this.ask.seat];
    if (!explorer) return '';
    if (turn.stopped) return narrator.say('menu.stopped');
    return narrator.say('menu.spent', { spent: turn.spent, speed: explorer.values.speed });
  }

  #group({ title, kinds, isFolded }: Group): TemplateResult {
    const { narrator, ask } = this;
    const choices = ask.choices.filter(({ c }) => kinds.includes(c));
    const heading = narrator.say(title);
    const buttons = html`<div class=${kinds.includes('use') ? 'stack' : 'chips'}>
      ${choices.map(choice => this.#button(choice))}
    </div>`;
    if (isFolded)
      return html`<details>
        <summary>${narrator.say('menu.folded', { what: heading, count: choices.length })}</summary>
        <div>${buttons}</div>
      </details>`;
    return html`<section aria-label=${heading}>
      <h3>${heading}</h3>
      ${buttons}
    </section>`;
  }

  #button(choice: Choice) {
    const { narrator, ask } = this;
    const text = choiceText(choice, { narrator, ask });
    if (choice.c === 'use')
      return html`<button class="entry" ?disabled=${this.busy} @click=${() => this.#choose(choice)}>
        <strong>${narrator.say('choice.use', { card: text })}</strong>
        <span class="small soft">${narrator.cardText(choice.card)}</span>
      </button>`;
    const cost = 'cost' in choice && choice.cost > 1 ? ` (${choice.cost})` : '';
    const odds = wantsOdds() ? oddsText(choice, { seat: ask.seat, view: this.view, narrator }) : null;
    return html`<button
      class=${odds === null ? '' : 'entry'}
      ?disabled=${this.busy}
      @click=${() => this.#choose(choice)}
    >
      <span>${text}${cost}</span>${odds === null ? nothing : html`<span class="small soft">${odds}</span>`}
    </button>`;
  }

  /** Whoever drew an omen rolls at the end of this turn (H-13.1); the chance is public and exact (H-13.7). */
  #odds() {
    const { view, narrator } = this;
    if (view.phase !== 'exploring' || view.turn.omens.length === 0) return nothing;
    const chance = percent(hauntOdds(view.omensDrawn), narrator.language);
    return html`<p class="small warning">${narrator.say('menu.hauntRoll', { omens: view.omensDrawn, chance })}</p>`;
  }

  #choose(detail: Choice): void {
    this.dispatchEvent(new CustomEvent<Choice>('choice-made', { detail, bubbles: true, composed: true }));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'house-turn-menu': TurnMenu;
  }
}
