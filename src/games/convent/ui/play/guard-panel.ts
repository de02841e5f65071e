import { LitElement, css, html, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Refusal } from '../../../../engine/contract.ts';
import type { ConventBoard } from '../../board/board.ts';
import type { ConventAction } from '../../rules/actions.ts';
import type { ChoosePathAsk, ConventAsk } from '../../rules/asks.ts';
import type { Clue } from '../../rules/events.ts';
import { guardIds, type GuardId } from '../../rules/seats.ts';
import type { ConventView, OwnGuards } from '../../rules/view.ts';
import { asSentence, type Narrator } from '../narrator.ts';
import { refusalText } from '../refusal-text.ts';
import './guard-blessing.ts';
import './guard-move.ts';
import { panelStyles } from '../../../../ui/panel-styles.ts';

/**
 * A guard's decisions, made in public: order, path card, steps, the end of the movement, the blessing.
 *
 * @fires guard-acted the ConventAction
 * @fires space-previewed `{ space }`: look at a step before it is made
 * @fires card-previewed `{ card }`
 */
@customElement('convent-guard-panel')
export class GuardPanel extends LitElement {
  static override styles = [
    panelStyles,
    css`
      .stops {
        display: grid;
        grid-auto-flow: column;
        grid-auto-columns: minmax(0, 1fr);
        gap: var(--space-2);
      }

      .chips button[aria-pressed='true'] {
        border-color: var(--candle);
        box-shadow: inset 0 -3px 0 var(--candle);
      }
    `,
  ];

  @property({ attribute: false }) ask!: ConventAsk;
  @property({ attribute: false }) view!: ConventView;
  @property({ attribute: false }) narrator!: Narrator;
  @property({ attribute: false }) hands: OwnGuards['blessings'] = [];
  /** Others sit at the table: nothing may tell which blessing she holds. */
  @property({ type: Boolean }) watched = false;
  @property({ type: Boolean }) busy = false;
  @property({ attribute: false }) refused: Refusal | null = null;
  @property({ attribute: false }) clues: readonly Clue[] = [];
  /** The last things that happened in this movement, worded. */
  @property({ attribute: false }) news: readonly string[] = [];
  /** The step that is looked at before it is made. */
  @property({ attribute: false }) preview: number | null = null;
  @property() card = '';
  @property({ attribute: false }) board!: ConventBoard;

  protected override render() {
    return html`<div class="stack">
      ${this.#renderAsk()}
      ${this.refused ? html`<p class="refused" role="alert">${refusalText(this.refused, this.narrator)}</p>` : nothing}
    </div>`;
  }

  #renderAsk(): TemplateResult | typeof nothing {
    const { ask, narrator, hands } = this;
    switch (ask.kind) {
      case 'orderGuards':
        return this.#renderOrder();
      case 'choosePath':
        return this.#renderPaths(ask);
      case 'guardMove':
        return html`<convent-guard-move
          .ask=${ask}
          .view=${this.view}
          .narrator=${narrator}
          .hands=${hands}
          .clues=${this.clues}
          .news=${this.news}
          .preview=${this.preview}
          ?watched=${this.watched}
          ?busy=${this.busy}
        ></convent-guard-move>`;
      case 'useBlessing':
        return html`<convent-guard-blessing
          .ask=${ask}
          .narrator=${narrator}
          .hands=${hands}
          .neighbours=${this.#besideOf(ask.guard)}
          ?watched=${this.watched}
          ?busy=${this.busy}
        ></convent-guard-blessing>`;
      default:
        return nothing;
    }
  }

  #renderOrder() {
    const { narrator } = this;
    return html`
      <h2>${narrator.say('guard.order')}</h2>
      <div class="stops">
        ${guardIds.map(
          first =>
            html`<button ?disabled=${this.busy} @click=${() => this.#act({ t: 'orderGuards', ...this.#head, first })}>
              ${asSentence(narrator.guard(first))}
            </button>`,
        )}
      </div>
    `;
  }

  #renderPaths(ask: ChoosePathAsk) {
    const { narrator } = this;
    const { uTurnsLeft } = this.view.paths;
    return html`
      <h2>${narrator.say('guard.choosePath', { guard: narrator.guard(ask.guard) })}</h2>
      <div class="chips" role="group" aria-label=${narrator.say('guard.cards')}>
        ${ask.cards.map(
          card =>
            html`<button aria-pressed=${card === this.card ? 'true' : 'false'} @click=${() => this.#lookAt(card)}>
              ${narrator.path(card)}
            </button>`,
        )}
      </div>
      <div class="stops">
        ${
          ask.mayTurnBack
            ? html`<button
                ?disabled=${this.busy}
                @click=${() => this.#act({ t: 'turnBack', ...this.#head, guard: ask.guard })}
              >
                ${narrator.say('guard.turnBack', { left: uTurnsLeft })}
              </button>`
            : nothing
        }
        ${
          ask.cards.length > 0
            ? html`<button
                class="primary"
                ?disabled=${this.busy || this.card === ''}
                @click=${() => this.#act({ t: 'takePath', ...this.#head, guard: ask.guard, card: this.card })}
              >
                ${this.card === '' ? narrator.say('guard.pickCard') : narrator.say('guard.takePath', { path: narrator.path(this.card) })}
              </button>`
            : nothing
        }
      </div>
    `;
  }

  get #head(): { readonly seat: string; readonly ask: string } {
    return { seat: this.ask.seat, ask: this.ask.id };
  }

  #act(action: ConventAction): void {
    this.dispatchEvent(
      new CustomEvent<ConventAction>('guard-acted', { detail: action, bubbles: true, composed: true }),
    );
  }

  #besideOf(id: GuardId): readonly number[] {
    const guard = this.view.guards.find(({ guard: other }) => other === id);
    return guard ? this.board.neighbours(guard.space) : [];
  }

  #lookAt(card: string): void {
    this.dispatchEvent(new CustomEvent('card-previewed', { detail: { card } }));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'convent-guard-panel': GuardPanel;
  }
}
