import { LitElement, css, html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { Refusal } from '../../../../engine/contract.ts';
import '../../../../ui/dice-roll.ts';
import '../../../../ui/hold-to-show.ts';
import type { ConventAction, GuardBlessingUse } from '../../rules/actions.ts';
import type { ChoosePathAsk, ConventAsk, GuardMoveAsk, UseBlessingAsk } from '../../rules/asks.ts';
import type { Clue } from '../../rules/events.ts';
import type { GuardId } from '../../rules/seats.ts';
import { guardIds } from '../../rules/seats.ts';
import type { GuardMode } from '../../rules/terms.ts';
import type { ConventView, OwnGuards } from '../../rules/view.ts';
import { clueText } from '../event-text.ts';
import { openMoves, type OpenMoves } from '../guard-moves.ts';
import { asSentence, type Narrator } from '../narrator.ts';
import { refusalText } from '../refusal-text.ts';
import { panelStyles } from './panel-styles.ts';

/**
 * A guard's decisions, made in public: order, path card, steps, the end of the movement, the listening roll, the blessing.
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

      ul {
        margin: 0;
        padding-inline-start: var(--space-4);
      }
    `,
  ];

  @property({ attribute: false }) ask!: ConventAsk;
  @property({ attribute: false }) view!: ConventView;
  @property({ attribute: false }) narrator!: Narrator;
  @property({ attribute: false }) clues: readonly Clue[] = [];
  /** The step that is looked at before it is made. */
  @property({ attribute: false }) preview: number | null = null;
  @property() card = '';
  /** What her side holds; shown only while somebody looks into it. */
  @property({ attribute: false }) hands: OwnGuards['blessings'] = [];
  /** Spaces beside the acting guard. */
  @property({ attribute: false }) neighbours: readonly number[] = [];
  /** Others sit at the table: nothing may tell which blessing she holds. */
  @property({ type: Boolean }) watched = false;
  @property({ type: Boolean }) busy = false;
  @property({ attribute: false }) refused: Refusal | null = null;
  /** The last things that happened in this movement, worded. */
  @property({ attribute: false }) news: readonly string[] = [];
  @state() private wantsExtraStep = false;

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('ask')) this.wantsExtraStep = false;
  }

  protected override render() {
    return html`<div class="stack">
      ${this.#renderAsk()}
      ${this.refused ? html`<p class="refused" role="alert">${refusalText(this.refused, this.narrator)}</p>` : nothing}
    </div>`;
  }

  #renderAsk(): TemplateResult | typeof nothing {
    const { ask } = this;
    switch (ask.kind) {
      case 'orderGuards':
        return this.#renderOrder();
      case 'choosePath':
        return this.#renderPaths(ask);
      case 'guardMove':
        return this.#renderMove(ask);
      case 'useBlessing':
        return this.#renderBlessing(ask);
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

  #renderMove(ask: GuardMoveAsk) {
    const { narrator, view } = this;
    const moves = openMoves(ask, { view, isWatched: this.watched });
    const guard = narrator.guard(ask.guard);
    return html`
      <div class="between">
        <h2>${narrator.say(ask.freedom === 'free' ? 'guard.movesFree' : 'guard.movesOnDuty', { guard })}</h2>
        <span class="soft small">${narrator.say('guard.steps', { steps: ask.steps, most: moves.most })}</span>
      </div>
      ${ask.freedom === 'free' ? this.#renderClues() : nothing}
      ${this.news.map(text => html`<p class="small">${text}</p>`)}
      ${ask.pivotedTo === null ? nothing : html`<p class="warning small">${narrator.say('guard.pivot', { to: ask.pivotedTo })}</p>`}
      ${this.#renderSteps(ask, moves)} ${this.#renderStops(ask, moves)} ${this.#renderHand(ask, moves)}
    `;
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
      ${this.#renderLook(ask.guard)}
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

  /** Into one's own hand, for as long as a button is held. */
  #renderLook(guard: GuardId) {
    const { narrator } = this;
    const kind = this.hands.find(hand => hand.guard === guard)?.kind ?? null;
    const content = (): TemplateResult =>
      kind === null
        ? html`<p>${narrator.say('card.noBlessing')}</p>`
        : html`<p><strong>${narrator.say(`blessing.${kind}`)}</strong></p>
            <p>${narrator.say(`blessing.${kind}.doesForGuard`)}</p>`;
    return html`<hold-to-show
      .label=${narrator.say('guard.hand', { guard: narrator.guard(guard) })}
      .content=${content}
    ></hold-to-show>`;
  }

  #renderBlessing(ask: UseBlessingAsk) {
    const { narrator } = this;
    const guard = narrator.guard(ask.guard);
    const uses = this.watched ? everyUse(this.neighbours) : usesOf(ask);
    return html`
      <h2>${narrator.say('guard.blessing', { guard })}</h2>
      <dice-roll .label=${guard} .value=${ask.die}></dice-roll>
      ${this.watched ? this.#renderLook(ask.guard) : html`<p class="small">${narrator.say(`blessing.${ask.blessing}.doesForGuard`)}</p>`}
      <div class="chips">
        ${uses.map(
          use =>
            html`<button
              ?disabled=${this.busy}
              @click=${() => this.#act({ t: 'useBlessing', ...this.#head, guard: ask.guard, use })}
            >
              ${this.#useText(use, ask)}
            </button>`,
        )}
      </div>
      <button
        class="primary"
        ?disabled=${this.busy}
        @click=${() => this.#act({ t: 'useBlessing', ...this.#head, guard: ask.guard, use: null })}
      >
        ${narrator.say('guard.keepBlessing')}
      </button>
    `;
  }

  #useText(use: GuardBlessingUse, ask: UseBlessingAsk): string {
    const { narrator } = this;
    switch (use.kind) {
      case 'adjust':
        return narrator.say('options.countsAs', { die: ask.die + use.change });
      case 'reroll':
        return narrator.say('guard.reroll');
      case 'falseNoise':
        return narrator.say('guard.falseNoise', { space: use.space });
    }
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
    this.dispatchEvent(new CustomEvent('space-previewed', { detail: { space } }));
  }

  #lookAt(card: string): void {
    this.dispatchEvent(new CustomEvent('card-previewed', { detail: { card } }));
  }
}

/** Every use there could be: with others at the table the list must not tell which blessing she holds. */
const everyUse = (neighbours: readonly number[]): readonly GuardBlessingUse[] => [
  { kind: 'adjust', change: 1 },
  { kind: 'adjust', change: -1 },
  { kind: 'reroll' },
  ...neighbours.map(space => ({ kind: 'falseNoise', space }) as const),
];

function usesOf(ask: UseBlessingAsk): readonly GuardBlessingUse[] {
  switch (ask.blessing) {
    case 'adjust':
      return [
        { kind: 'adjust', change: 1 },
        { kind: 'adjust', change: -1 },
      ];
    case 'reroll':
      return [{ kind: 'reroll' }];
    case 'falseNoise':
      return ask.spaces.map(space => ({ kind: 'falseNoise', space }));
    case 'extraStep':
      return [];
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'convent-guard-panel': GuardPanel;
  }
}
