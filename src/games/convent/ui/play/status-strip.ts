import { LitElement, css, html, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { SavingState } from '../../../../workers/referee-port.ts';
import { controls } from '../../../../ui/controls.ts';
import type { ConventView } from '../../rules/view.ts';
import type { Narrator } from '../narrator.ts';

/** Round, captures and whether the game is being saved. */
@customElement('convent-status-strip')
export class StatusStrip extends LitElement {
  static override styles = [
    controls,
    css`
      :host {
        display: flex;
        flex: 1;
        flex-wrap: wrap;
        align-items: center;
        gap: 0 var(--space-3);
        min-width: 0;
        font-size: var(--text-small);
      }

      .unsaved {
        color: var(--danger);
      }
    `,
  ];

  @property({ attribute: false }) view!: ConventView;
  @property({ attribute: false }) saving!: SavingState;
  @property({ attribute: false }) narrator!: Narrator;

  protected override render() {
    const { view, narrator, saving } = this;
    return html`
      <strong>${narrator.say('strip.round', { round: view.round, rounds: view.rounds })}</strong>
      <span>${narrator.say('strip.captures', { captures: view.captures, limit: view.captureLimit })}</span>
      ${saving.kind === 'memory' ? html`<span class="unsaved">${narrator.say(`saving.${saving.why}`)}</span>` : nothing}
    `;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'convent-status-strip': StatusStrip;
  }
}
