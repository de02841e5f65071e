import { css, html, LitElement, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Belief } from '../../../../engine/bot.ts';
import { UseTexts } from '../../../../app/use-texts.ts';
import { panelStyles } from '../../../../ui/panel-styles.ts';
import type { Thought } from '../../../../workers/referee-port.ts';
import type { NoviceNumber } from '../../rules/seats.ts';
import { noviceOfSeat } from '../../rules/seats.ts';
import { beliefsAbout, percent } from '../advice.ts';
import type { Narrator } from '../narrator.ts';
import { placesText } from '../play/guess-panel.ts';
import { reasonText, type SayThought, sayThoughtFrom, thoughtTexts } from '../thought-texts.ts';
import type { Whereabouts } from './whereabouts.ts';

const namedPlaces = 3;

/** What the bots believed in a half round, and why they did what they did. */
@customElement('convent-minds-panel')
export class MindsPanel extends LitElement {
  static override styles = [
    panelStyles,
    css`
      section {
        display: grid;
        gap: var(--space-1);
        padding-top: var(--space-2);
        border-top: 1px solid var(--line);
        overflow-wrap: anywhere;
      }

      h3 {
        font-size: var(--text-base);
      }

      ul {
        display: grid;
        gap: var(--space-1);
        margin: 0;
        padding-inline-start: 1.1rem;
      }
    `,
  ];

  @property({ attribute: false }) thoughts: readonly Thought[] = [];
  /** More of them are being worked out. */
  @property({ type: Boolean }) working = false;
  @property({ attribute: false }) followed: NoviceNumber | null = null;
  /** Where everybody really is. */
  @property({ attribute: false }) truth: readonly Whereabouts[] = [];
  @property({ attribute: false }) narrator!: Narrator;

  readonly #texts = new UseTexts(this, thoughtTexts);

  protected override render() {
    const texts = this.#texts.current;
    if (!texts) return nothing;
    const say = sayThoughtFrom(texts);
    const seats = [...new Set(this.thoughts.map(({ seat }) => seat))];
    return html`<div class="stack">
      <p class="small soft">${say('mind.how')}</p>
      ${seats.map(seat => this.#renderSeat(seat, say))}
      ${this.working ? html`<p class="soft small" role="status">${say('mind.working')}</p>` : nothing}
      ${seats.length === 0 && !this.working ? html`<p class="soft">${say('mind.none')}</p>` : nothing}
    </div>`;
  }

  #renderSeat(seat: string, say: SayThought) {
    const { narrator } = this;
    const novice = noviceOfSeat(seat);
    const own = this.thoughts.filter(thought => thought.seat === seat);
    const beliefs = own.findLast(({ decision }) => decision && decision.beliefs.length > 0)?.decision?.beliefs ?? [];
    // A guard decides step by step anew: what counts is what she made of it last.
    const last = new Map(own.map(thought => [guardOf(thought), thought.decision] as const));
    // With one guard's reasons all is told that the other's begin with.
    const lines = new Set([...last].flatMap(([, decision]) => this.#reasons(decision, say)));
    return html`<section>
      <h3>${novice === null ? narrator.holder(seat) : narrator.novice(novice)}</h3>
      <ul class="small">
        ${[...lines].map(line => html`<li>${line}</li>`)}
        ${beliefsAbout(beliefs, this.followed).map(belief => html`<li>${this.#beliefText(belief, { novice, say })}</li>`)}
      </ul>
    </section>`;
  }

  #reasons(decision: Thought['decision'], say: SayThought): readonly string[] {
    if (decision === null) return [say('mind.notKnown')];
    const words = { narrator: this.narrator, say };
    const lines = decision.because.flatMap(reason => reasonText(reason, words) ?? []);
    return lines.length === 0 ? [say('mind.noReason')] : lines;
  }

  #beliefText(
    { about, places }: Belief,
    { novice, say }: { readonly novice: NoviceNumber | null; readonly say: SayThought },
  ): string {
    const { narrator, truth } = this;
    const named = placesText(places.slice(0, namedPlaces), narrator);
    if (novice !== null) return say('mind.ownBelief', { places: named });
    const other = noviceOfSeat(about)!;
    const values = { novice: narrator.novice(other), places: named };
    const real = truth.find(one => one.novice === other)?.space;
    if (real === undefined) return say('mind.belief', values);
    const given = places.find(([space]) => space === real)?.[1] ?? 0;
    return say('mind.truth', { ...values, space: real, percent: percent(given) });
  }
}

/** The guard whose movement a decision is about; none where a novice plans or the order is chosen. */
function guardOf({ decision }: Thought): unknown {
  return decision && 'guard' in decision.action ? decision.action.guard : null;
}

declare global {
  interface HTMLElementTagNameMap {
    'convent-minds-panel': MindsPanel;
  }
}
