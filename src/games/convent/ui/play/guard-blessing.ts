import { LitElement, css, html } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import '../../../../ui/dice-roll.ts';
import type { ConventAction, GuardBlessingUse } from '../../rules/actions.ts';
import type { UseBlessingAsk } from '../../rules/asks.ts';
import type { OwnGuards } from '../../rules/view.ts';
import type { Narrator } from '../narrator.ts';
import './guard-hand.ts';
import { panelStyles } from '../../../../ui/panel-styles.ts';

/**
 * After a listening roll: use the guard's blessing or keep it (C-12).
 *
 * @fires guard-acted the ConventAction
 */
@customElement('convent-guard-blessing')
export class GuardBlessing extends LitElement {
  static override styles = [
    panelStyles,
    css`
      .primary {
        width: 100%;
      }
    `,
  ];

  @property({ attribute: false }) ask!: UseBlessingAsk;
  @property({ attribute: false }) narrator!: Narrator;
  @property({ attribute: false }) hands: OwnGuards['blessings'] = [];
  /** Others sit at the table: nothing may tell which blessing she holds. */
  @property({ type: Boolean }) watched = false;
  @property({ type: Boolean }) busy = false;
  /** Spaces beside the guard. */
  @property({ attribute: false }) neighbours: readonly number[] = [];

  protected override render() {
    const { narrator, ask } = this;
    const guard = narrator.guard(ask.guard);
    const uses = this.watched ? everyUse(this.neighbours) : usesOf(ask);
    return html`<div class="stack">
      <h2>${narrator.say('guard.blessing', { guard })}</h2>
      <dice-roll .label=${guard} .value=${ask.die}></dice-roll>
      ${this.watched ? html`<convent-guard-hand guard=${ask.guard} .hands=${this.hands} .narrator=${narrator}></convent-guard-hand>` : html`<p class="small">${narrator.say(`blessing.${ask.blessing}.doesForGuard`)}</p>`}
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
    </div>`;
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

  #act(action: ConventAction): void {
    this.dispatchEvent(
      new CustomEvent<ConventAction>('guard-acted', { detail: action, bubbles: true, composed: true }),
    );
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
    'convent-guard-blessing': GuardBlessing;
  }
}
