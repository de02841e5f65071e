import { LitElement, html } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import '../../../../ui/dice-roll.ts';
import type { RollAction } from '../../rules/actions.ts';
import type { RollAsk } from '../../rules/asks.ts';
import type { Narrator } from '../narrator.ts';

/**
 * A real die, typed in by anybody at the table.
 *
 * @fires die-typed the RollAction
 */
@customElement('convent-roll-entry')
export class RollEntry extends LitElement {
  @property({ attribute: false }) ask!: RollAsk;
  @property({ attribute: false }) narrator!: Narrator;

  protected override render() {
    const { narrator, ask } = this;
    const label =
      ask.roll.kind === 'noise'
        ? narrator.say('roll.noise', { name: narrator.novice(ask.roll.novice) })
        : narrator.say('roll.listening', { guard: narrator.guard(ask.roll.guard) });
    return html`<dice-roll entry="typed" .label=${label} .value=${null} @die-entered=${this.#onEntered}></dice-roll>`;
  }

  #onEntered(event: CustomEvent<number>): void {
    const { seat, id } = this.ask;
    const action: RollAction = { t: 'roll', seat, ask: id, die: event.detail };
    this.dispatchEvent(new CustomEvent<RollAction>('die-typed', { detail: action }));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'convent-roll-entry': RollEntry;
  }
}
