import { LitElement, html, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { Refusal } from '../../../../engine/contract.ts';
import type { LayTokensAction } from '../../rules/actions.ts';
import type { LayTokensAsk } from '../../rules/asks.ts';
import type { GuardId } from '../../rules/seats.ts';
import type { Narrator } from '../narrator.ts';
import { refusalText } from '../refusal-text.ts';
import { panelStyles } from '../../../../ui/panel-styles.ts';

/**
 * Where a novice lays her tokens when several first steps tie and she wanted to be asked (C-8.4).
 *
 * @fires tokens-laid the LayTokensAction
 */
@customElement('convent-lay-tokens')
export class LayTokens extends LitElement {
  static override styles = panelStyles;

  @property({ attribute: false }) ask!: LayTokensAsk;
  @property({ attribute: false }) narrator!: Narrator;
  @property({ type: Boolean }) busy = false;
  @property({ attribute: false }) refused: Refusal | null = null;
  @state() private picks: Readonly<Partial<Record<GuardId, readonly number[]>>> = {};

  protected override render() {
    const { narrator, ask } = this;
    return html`<div class="stack">
      <p>${narrator.say(ask.several ? 'tokens.pickSome' : 'tokens.pickOne')}</p>
      ${ask.choices.map(
        ({ guard, spaces }) =>
          html`<div class="chips" role="group" aria-label=${narrator.guard(guard)}>
            <span class="row grow">${narrator.say('tokens.for', { guard: narrator.guard(guard) })}</span>
            ${spaces.map(
              space =>
                html`<button
                  aria-pressed=${this.#picked(guard).includes(space) ? 'true' : 'false'}
                  class=${this.#picked(guard).includes(space) ? 'primary' : ''}
                  @click=${() => this.#toggle(guard, space)}
                >
                  ${space}
                </button>`,
            )}
          </div>`,
      )}
      ${this.refused ? html`<p class="refused" role="alert">${refusalText(this.refused, narrator)}</p>` : nothing}
      <button class="primary" ?disabled=${this.busy} @click=${this.#lay}>${narrator.say('tokens.lay')}</button>
    </div>`;
  }

  #picked(guard: GuardId): readonly number[] {
    const first = this.ask.choices.find(choice => choice.guard === guard)?.spaces[0];
    return this.picks[guard] ?? (first === undefined ? [] : [first]);
  }

  #toggle(guard: GuardId, space: number): void {
    const picked = this.#picked(guard);
    const others = picked.filter(other => other !== space);
    const isLast = picked.includes(space) && others.length === 0;
    const next = !this.ask.several || isLast ? [space] : picked.includes(space) ? others : [...picked, space];
    this.picks = { ...this.picks, [guard]: next };
  }

  #lay(): void {
    const picks = this.ask.choices.map(({ guard }) => ({
      guard,
      spaces: [...this.#picked(guard)].sort((a, b) => a - b),
    }));
    const action: LayTokensAction = { t: 'layTokens', seat: this.ask.seat, ask: this.ask.id, picks };
    this.dispatchEvent(new CustomEvent<LayTokensAction>('tokens-laid', { detail: action }));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'convent-lay-tokens': LayTokens;
  }
}
