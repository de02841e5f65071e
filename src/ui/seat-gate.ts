import { msg, str, updateWhenLocaleChanges } from '@lit/localize';
import { LitElement, css, html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { announcer } from '../app/announcer.ts';
import { backGuard } from '../app/back-guard.ts';
import { blanking, type BlankReason } from '../app/blanking.ts';
import type { SeatMark } from '../engine/table.ts';
import { controls } from './controls.ts';
import './seat-badge.ts';

export type HideReason = BlankReason | 'back' | 'done';

/**
 * Stands between two people who share a device. It shows whose turn it is and nothing else; only a press on "I am Anna"
 * renders `content`, and whatever takes the screen from her (hiding the page, turning the device, Back, another turn)
 * takes the content out of the document again, not merely out of sight.
 *
 * What she has planned so far must be kept by the owner of `content`, outside the elements it renders: those are gone
 * after each hiding. Content should be one element of its own, since it lives in this element's shadow.
 *
 * Whether a gate is needed at all (several humans, another person than before) is the caller's knowledge: `direct`.
 * Dispatches `seat-opened`, and `seat-hidden` with the HideReason as detail.
 */
@customElement('seat-gate')
export class SeatGate extends LitElement {
  static override styles = [
    controls,
    css`
      :host {
        display: block;
        height: 100%;
      }

      .gate {
        display: grid;
        place-content: center;
        justify-items: center;
        gap: var(--space-4);
        min-height: 100%;
        padding: var(--space-5) var(--space-4);
        background: radial-gradient(circle at 50% 38%, var(--glow), transparent 60%), var(--page);
        text-align: center;
      }

      seat-badge {
        --seat-size: 6rem;
      }

      h1 {
        font-size: var(--text-title);
        overflow-wrap: anywhere;
      }

      .primary {
        min-width: min(18rem, 100%);
        min-height: 3.5rem;
        font-size: var(--text-large);
        overflow-wrap: anywhere;
      }

      p {
        max-width: 26rem;
      }

      .content {
        height: 100%;
      }

      .content:focus {
        outline: none;
      }
    `,
  ];

  @property({ attribute: false }) mark: SeatMark | null = null;
  @property() name = '';
  /** Names the private turn. A gate that is given another turn closes, also when the same person is next. */
  @property() turn = '';
  /** Shows the content at once and never hides it: nobody is there from whom it must be hidden. */
  @property({ type: Boolean }) direct = false;
  @property({ attribute: false }) content: () => TemplateResult = () => html``;

  @state() private isOpen = false;
  @state() private wasInterrupted = false;

  @query('.content') private contentElement!: HTMLElement | null;
  @query('button') private button!: HTMLButtonElement | null;

  #unwatch: (() => void) | null = null;

  constructor() {
    super();
    updateWhenLocaleChanges(this);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#unwatch = blanking.watch(reason => this.#interrupt(reason));
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#unwatch?.();
    this.#unwatch = null;
    if (!this.isOpen) return;
    this.#close();
    this.#renderNow();
  }

  get isShowing(): boolean {
    return this.direct || this.isOpen;
  }

  /** Puts the content away because the turn is done, without waiting for the next turn to be handed in. */
  hide(): void {
    if (!this.isOpen) return;
    this.#close();
    this.#renderNow();
    this.#tell('done');
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has('turn') || changed.get('turn') === undefined) return;
    this.wasInterrupted = false;
    if (!this.isOpen) return;
    this.#close();
    this.#tell('done');
  }

  protected override render() {
    if (this.isShowing) return html`<div class="content" tabindex="-1">${this.content()}</div>`;
    return html`
      <section class="gate" aria-labelledby="whose">
        ${this.mark ? html`<seat-badge compact .mark=${this.mark} .name=${this.name}></seat-badge>` : nothing}
        <h1 id="whose">${msg(str`Pass the device to ${this.name}`, { id: 'gate.pass' })}</h1>
        <button class="primary" @click=${this.#open}>${msg(str`I am ${this.name}`, { id: 'gate.iAm' })}</button>
        <p class="soft">
          ${
            this.wasInterrupted
              ? msg('Put away so that nobody else sees it. What you planned is kept.', { id: 'gate.kept' })
              : msg('Everybody else: look away, please.', { id: 'gate.lookAway' })
          }
        </p>
      </section>
    `;
  }

  async #open(): Promise<void> {
    this.isOpen = true;
    this.wasInterrupted = false;
    backGuard.arm(() => this.#interrupt('back'));
    await this.updateComplete;
    this.contentElement?.focus();
    this.dispatchEvent(new CustomEvent('seat-opened', { bubbles: true, composed: true }));
  }

  #interrupt(reason: BlankReason | 'back'): void {
    if (!this.isOpen) return;
    this.#close();
    this.wasInterrupted = true;
    this.#renderNow();
    this.#tell(reason);
    this.button?.focus();
  }

  #close(): void {
    this.isOpen = false;
    backGuard.disarm();
    announcer.clear();
  }

  /** The system takes its picture of the page right after the event, so the secret cannot wait for the next microtask. */
  #renderNow(): void {
    this.requestUpdate();
    this.performUpdate();
  }

  #tell(reason: HideReason): void {
    this.dispatchEvent(new CustomEvent<HideReason>('seat-hidden', { detail: reason, bubbles: true, composed: true }));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'seat-gate': SeatGate;
  }
}
