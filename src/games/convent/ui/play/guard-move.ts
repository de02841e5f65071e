import { LitElement, css, html, nothing, type PropertyValues } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { ConventAction } from '../../rules/actions.ts';
import type { GuardMoveAsk } from '../../rules/asks.ts';
import type { Clue } from '../../rules/events.ts';
import type { GuardId } from '../../rules/seats.ts';
import type { GuardMode } from '../../rules/terms.ts';
import type { ConventView, OwnGuards } from '../../rules/view.ts';
import { clueText } from '../event-text.ts';
import { openMoves, type OpenMoves } from '../guard-moves.ts';
import { asSentence, type Narrator } from '../narrator.ts';
import './guard-hand.ts';
import { panelStyles } from '../../../../ui/panel-styles.ts';

/**
 * A guard's movement, step by step: where she looks before she goes, and where she stops.
 *
 * @fires guard-acted the ConventAction
 * @fires space-previewed `{ space }`: look at a step before it is made
 */
@customElement('convent-guard-move')
export class GuardMove extends LitElement {
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

      ul {
        margin: 0;
        padding-inline-start: var(--space-4);
      }
    `,
  ];

  @property({ attribute: false }) ask!: GuardMoveAsk;
  @property({ attribute: false }) view!: ConventView;
  @property({ attribute: false }) narrator!: Narrator;
  @property({ attribute: false }) hands: OwnGuards['blessings'] = [];
  /** Others sit at the table: nothing may tell which blessing she holds. */
  @property({ type: Boolean }) watched = false;
  @property({ type: Boolean }) busy = false;
  @property({ attribute: false }) clues: readonly Clue[] = [];
  /** The last things that happened in this movement, worded. */
  @property({ attribute: false }) news: readonly string[] = [];
  /** The step that is looked at before it is made. */
  @property({ attribute: false }) preview: number | null = null;
  @state() private wantsExtraStep = false;

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('ask')) this.wantsExtraStep = false;
  }

  protected override render() {
    const { narrator, view, ask } = this;
    const moves = openMoves(ask, { view, isWatched: this.watched });
    const guard = narrator.guard(ask.guard);
    return html`<div class="stack">
      <div class="between">
        <h2>${narrator.say(ask.freedom === 'free' ? 'guard.movesFree' : 'guard.movesOnDuty', { guard })}</h2>
        <span class="soft small">${narrator.say('guard.steps', { steps: ask.steps, most: moves.most })}</span>
      </div>
      ${ask.freedom === 'free' ? this.#renderClues() : nothing}
      ${this.news.map(text => html`<p class="small">${text}</p>`)}
      ${ask.pivotedTo === null ? nothing : html`<p class="warning small">${narrator.say('guard.pivot', { to: ask.pivotedTo })}</p>`}
      ${this.#renderSteps(ask, moves)} ${this.#renderStops(ask, moves)} ${this.#renderHand(ask, moves)}
    </div>`;
  }

  #renderClues() {
    const { narrator, clues } = this;
    if (clues.length === 0) return nothing;
    return html`<ul class="small">
      ${clues.map(clue => html`<li>${asSentence(clueText(clue, narrator))}</li>`)}
    </ul>`;
  }

  #renderSteps(ask: GuardMoveAsk, moves: OpenMoves) {
    const { narrator, preview } = this;
    if (moves.to.length === 0) return html`<p class="small soft">${narrator.say('guard.noStepsLeft')}</p>`;
    const isReady = preview !== null && moves.to.includes(preview);
    return html`
      <div class="chips" role="group" aria-label=${narrator.say('guard.nextSpaces')}>
        ${moves.to.map(
          space =>
            html`<button
              aria-pressed=${space === preview ? 'true' : 'false'}
              aria-label=${narrator.say('guard.lookTowards', { space, room: narrator.area(space) })}
              @click=${() => this.#preview(space)}
            >
              → ${space}
            </button>`,
        )}
        <button
          class="primary grow"
          ?disabled=${this.busy || !isReady}
          @click=${() => isReady && this.#step(ask.guard, preview)}
        >
          ${isReady ? narrator.say('guard.step', { space: preview }) : narrator.say('guard.pickStep')}
        </button>
      </div>
    `;
  }

  #renderStops(ask: GuardMoveAsk, moves: OpenMoves) {
    if (moves.stops.length === 0) return nothing;
    return html`<div class="stops">${moves.stops.map(mode => this.#renderStop(ask.guard, mode))}</div>`;
  }

  #renderStop(guard: GuardId, mode: GuardMode) {
    return html`<button ?disabled=${this.busy} @click=${() => this.#act({ t: 'stop', ...this.#head, guard, mode })}>
      ${this.narrator.say(`guard.stop.${mode}`)}
    </button>`;
  }

  /**
   * What her blessing alone allows must not be seen by the other side before it is used, so with others at the table the
   * button stands here whatever she holds.
   */
  #renderHand(ask: GuardMoveAsk, moves: OpenMoves) {
    if (!moves.hasHand) return nothing;
    const { narrator } = this;
    const hasMore = moves.hiddenTo.length + moves.hiddenStops.length > 0;
    return html`
      <convent-guard-hand guard=${ask.guard} .hands=${this.hands} .narrator=${narrator}></convent-guard-hand>
      ${
        !moves.mayUseExtraStep
          ? nothing
          : !this.wantsExtraStep
            ? html`<button class="quiet" @click=${() => (this.wantsExtraStep = true)}>
                ${narrator.say('guard.useExtraStep')}
              </button>`
            : html`<div class="chips">
                ${hasMore ? nothing : html`<p class="small">${narrator.say('guard.noExtraStep')}</p>`}
                ${moves.hiddenTo.map(
                  space =>
                    html`<button ?disabled=${this.busy} @click=${() => this.#step(ask.guard, space)}>
                      ${narrator.say('guard.extraStep', { space })}
                    </button>`,
                )}
                ${moves.hiddenStops.map(mode => this.#renderStop(ask.guard, mode))}
              </div>`
      }
    `;
  }

  get #head(): { readonly seat: string; readonly ask: string } {
    return { seat: this.ask.seat, ask: this.ask.id };
  }

  #step(guard: GuardId, to: number): void {
    this.#act({ t: 'step', ...this.#head, guard, to });
  }

  #act(action: ConventAction): void {
    this.dispatchEvent(
      new CustomEvent<ConventAction>('guard-acted', { detail: action, bubbles: true, composed: true }),
    );
  }

  #preview(space: number): void {
    this.dispatchEvent(new CustomEvent('space-previewed', { detail: { space }, bubbles: true, composed: true }));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'convent-guard-move': GuardMove;
  }
}
