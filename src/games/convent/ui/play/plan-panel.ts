import { LitElement, css, html, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { preferences } from '../../../../app/preferences.ts';
import type { Refusal } from '../../../../engine/contract.ts';
import type { PlanAction } from '../../rules/actions.ts';
import type { ModeRange } from '../../rules/asks.ts';
import type { Mode } from '../../rules/terms.ts';
import { percent } from '../advice.ts';
import { hearingFaces } from '../hearing.ts';
import type { Narrator } from '../narrator.ts';
import type { PlanDraft } from '../plan-draft.ts';
import {
  clearPlan,
  endOfPlan,
  isHalfPlanned,
  modeOf,
  mostSteps,
  planAction,
  startOfMove,
  stepBack,
} from '../plan-draft.ts';
import { picksOf, riskAtEnd, rollsNoise, seenOnTheWay, type PlanPosition } from '../plan-scene.ts';
import { refusalText } from '../refusal-text.ts';
import { panelStyles } from '../../../../ui/panel-styles.ts';
import { nextPaint } from '../../../../ui/next-paint.ts';
import './plan-cards.ts';

/**
 * Planning a novice's movement: the way so far, the cards that fit it, and the button that makes it final. One panel is for one ask.
 *
 * @fires draft-changed the new PlanDraft
 * @fires space-picked `{ space }`, as the board does
 * @fires plan-confirmed the PlanAction
 */
@customElement('convent-plan-panel')
export class PlanPanel extends LitElement {
  static override styles = [
    panelStyles,
    css`
      .way {
        font-size: var(--text-small);
        overflow-wrap: anywhere;
      }

      .steps-row {
        display: flex;
        gap: var(--space-1);
      }

      .steps-row button {
        flex: none;
        padding: var(--space-1) var(--space-2);
      }

      .next {
        display: flex;
        flex: 1;
        gap: var(--space-1);
        min-width: 0;
        overflow-x: auto;
      }

      .confirm {
        position: sticky;
        bottom: calc(-1 * var(--space-3));
        margin: 0 calc(-1 * var(--space-3)) calc(-1 * var(--space-3));
        padding: var(--space-1) var(--space-3) var(--space-2);
        background: var(--surface);
      }

      .moves {
        display: flex;
        gap: var(--space-1);
      }

      .moves button {
        flex: 1 1 0;
        padding: var(--space-1) var(--space-2);
      }

      .moves button[aria-pressed='true'] {
        border-color: var(--candle);
        box-shadow: inset 0 -3px 0 var(--candle);
      }

      .primary {
        width: 100%;
      }
    `,
  ];

  @property({ attribute: false }) position!: PlanPosition;
  @property({ attribute: false }) narrator!: Narrator;
  /** Shows on which steps a guard would see her, and how likely she is heard. */
  @property({ type: Boolean }) hints = false;
  @property({ type: Boolean }) busy = false;
  @property({ attribute: false }) refused: Refusal | null = null;

  /** The board answers a tap first, then the words beside it: on an old phone both together would block too long. */
  protected override async scheduleUpdate(): Promise<void> {
    if (this.hasUpdated) await nextPaint();
    await super.scheduleUpdate();
  }

  protected override render() {
    const { ask, draft } = this.position;
    return html`<div class="stack">
      ${ask.moveCount === 2 ? this.#renderMoves() : nothing} ${this.#renderWay()} ${this.#renderSteps()}
      <convent-plan-cards
        .ask=${ask}
        .draft=${draft}
        .narrator=${this.narrator}
        @mode-chosen=${(event: CustomEvent<Mode>) => this.#change({ ...draft, mode: event.detail })}
      ></convent-plan-cards>
      ${this.hints ? this.#renderDangers() : nothing}
      ${this.refused ? html`<p class="refused" role="alert">${refusalText(this.refused, this.narrator)}</p>` : nothing}
      <div class="confirm">${this.#renderConfirm()}</div>
    </div>`;
  }

  #renderMoves() {
    const { narrator } = this;
    const { draft } = this.position;
    return html`<div class="moves" role="group" aria-label=${narrator.say('plan.twoMoves')}>
      ${draft.moves.map(
        (move, index) =>
          html`<button
            aria-pressed=${draft.active === index ? 'true' : 'false'}
            @click=${() => this.#change({ ...draft, active: index })}
          >
            ${narrator.say(index === 0 ? 'plan.firstMove' : 'plan.secondMove')} ·
            ${narrator.say('plan.stepCount', { count: move.length })}
          </button>`,
      )}
    </div>`;
  }

  #renderWay() {
    const { narrator } = this;
    const { ask, draft } = this.position;
    const move = draft.moves[draft.active] ?? [];
    const way = [startOfMove(draft, ask), ...move].join(' → ');
    const count = ask.caught
      ? move.length
      : narrator.say('plan.of', { count: move.length, most: mostSteps(draft, ask) });
    return html`<p class="way"><strong>${narrator.say('plan.way', { count })}</strong> ${way}</p>`;
  }

  /** One step at a time, for who would rather not aim at the board. */
  #renderSteps() {
    const { narrator, position } = this;
    const { draft } = position;
    const isEmpty = draft.moves.every(steps => steps.length === 0);
    const made = draft.moves[draft.active]?.length ?? 0;
    const next = [...picksOf(position)].filter(([, steps]) => steps === made + 1).map(([space]) => space);
    return html`<div class="steps-row">
      <button
        aria-label=${narrator.say('plan.back')}
        ?disabled=${isEmpty}
        @click=${() => this.#change(stepBack(draft))}
      >
        <span aria-hidden="true">↶</span>
      </button>
      <div class="next" role="group" aria-label=${narrator.say('plan.stepTo')}>
        ${next.map(
          space =>
            html`<button
              aria-label=${narrator.say('plan.stepToSpace', { space, room: narrator.area(space) })}
              @click=${() => this.#pick(space)}
            >
              → ${space}
            </button>`,
        )}
      </div>
      <button class="quiet" ?disabled=${isEmpty} @click=${() => this.#change(clearPlan(draft))}>
        ${narrator.say('plan.clear')}
      </button>
    </div>`;
  }

  #renderDangers() {
    const { narrator, position } = this;
    const { ask, draft } = position;
    const mode = modeOf(draft, ask);
    const seen = seenOnTheWay(position);
    return html`<div class="small soft">
      ${
        seen.length === 0
          ? nothing
          : html`<p class="warning">
              ${narrator.say('plan.seenOn', {
                places: narrator.list(
                  seen.map(({ space, guards }) =>
                    narrator.say('plan.seenPlace', { space, guards: narrator.list(guards.map(narrator.guard)) }),
                  ),
                ),
              })}
            </p>`
      }
      ${mode && rollsNoise(position) ? html`<p>${this.#hearingText(mode)}</p>` : nothing} ${this.#renderRisk()}
    </div>`;
  }

  /** Only there when she wants it: advice is not asked for otherwise. */
  #renderRisk() {
    const { position, narrator } = this;
    const risk = preferences.current.hints.risk ? riskAtEnd(position, position.draft) : null;
    if (!risk) return nothing;
    const [seen, heard, met] = [risk.seen, risk.heard, risk.met].map(chance => percent(1000 * chance));
    const space = endOfPlan(position.draft, position.ask);
    return html`<p>${narrator.say('plan.risk', { space, seen: seen!, heard: heard!, met: met! })}</p>`;
  }

  #hearingText(mode: ModeRange): string {
    const { narrator, position } = this;
    const end = endOfPlan(position.draft, position.ask);
    const odds = position.view.guards.map(({ guard, space, deaf }) => {
      const steps = position.board.distance(space, end);
      const faces = deaf ? 0 : hearingFaces(steps, mode.modifier);
      return narrator.say('plan.odds', { guard: narrator.guard(guard), faces });
    });
    return narrator.say('plan.heard', { odds: narrator.list(odds) });
  }

  #renderConfirm() {
    const { narrator } = this;
    const { ask, draft } = this.position;
    if (isHalfPlanned(draft) && draft.active === 0) {
      const isOff = modeOf(draft, ask) === null;
      return html`<button class="primary" ?disabled=${isOff} @click=${() => this.#change({ ...draft, active: 1 })}>
        ${narrator.say('plan.toSecond')}
      </button>`;
    }
    const action = planAction(draft, ask);
    if (!action) {
      const key = isHalfPlanned(draft) ? 'plan.bothMoves' : 'plan.noCard';
      return html`<button class="primary" disabled>${narrator.say(key)}</button>`;
    }
    const text = narrator.say('plan.confirm', { mode: narrator.say(`mode.${action.mode}`) });
    return html`<button class="primary" ?disabled=${this.busy} @click=${() => this.#confirm(action)}>${text}</button>`;
  }

  #change(draft: PlanDraft): void {
    this.dispatchEvent(new CustomEvent<PlanDraft>('draft-changed', { detail: draft }));
  }

  #pick(space: number): void {
    this.dispatchEvent(new CustomEvent('space-picked', { detail: { space } }));
  }

  #confirm(action: PlanAction): void {
    // The button still shows the plan before.
    if (this.isUpdatePending) return;
    this.dispatchEvent(new CustomEvent<PlanAction>('plan-confirmed', { detail: action }));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'convent-plan-panel': PlanPanel;
  }
}
