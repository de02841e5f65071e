import { LitElement, html } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import '../../../../ui/hold-to-show.ts';
import type { GuardId } from '../../rules/seats.ts';
import type { OwnGuards } from '../../rules/view.ts';
import type { Narrator } from '../narrator.ts';
import { panelStyles } from '../../../../ui/panel-styles.ts';

/** A look into a guard's hand while others sit at the table: her blessing is in the document only while it is held. */
@customElement('convent-guard-hand')
export class GuardHand extends LitElement {
  static override styles = panelStyles;

  @property() guard: GuardId = 'abbess';
  @property({ attribute: false }) hands: OwnGuards['blessings'] = [];
  @property({ attribute: false }) narrator!: Narrator;

  protected override render() {
    const { narrator, guard } = this;
    return html`<hold-to-show
      .label=${narrator.say('guard.hand', { guard: narrator.guard(guard) })}
      .content=${() => this.#renderHand()}
    ></hold-to-show>`;
  }

  #renderHand() {
    const { narrator } = this;
    const kind = this.hands.find(hand => hand.guard === this.guard)?.kind ?? null;
    if (kind === null) return html`<p>${narrator.say('card.noBlessing')}</p>`;
    return html`<p><strong>${narrator.say(`blessing.${kind}`)}</strong></p>
      <p>${narrator.say(`blessing.${kind}.doesForGuard`)}</p>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'convent-guard-hand': GuardHand;
  }
}
