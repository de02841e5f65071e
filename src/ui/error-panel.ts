import { msg, updateWhenLocaleChanges } from '@lit/localize';
import { LitElement, css, html, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { controls } from './controls.ts';

/**
 * Says in plain words what went wrong, what is not lost, and what to do next. Dispatches `retry` and, if `leave-label` is
 * given, `leave`. Further ways out go into the default slot.
 */
@customElement('error-panel')
export class ErrorPanel extends LitElement {
  static override styles = [
    controls,
    css`
      :host {
        display: block;
        padding: var(--space-4);
        border: 1px solid var(--danger);
        border-radius: var(--radius-large);
        background: var(--surface);
      }

      h2 {
        font-size: var(--text-large);
      }

      p {
        margin: var(--space-2) 0 var(--space-4);
      }
    `,
  ];

  /** What happened, one sentence. */
  @property() what = '';
  /** What to do now, and what is safe. */
  @property() next = '';
  @property({ attribute: 'retry-label' }) retryLabel = '';
  @property({ attribute: 'leave-label' }) leaveLabel = '';
  @property({ type: Boolean, attribute: 'no-retry' }) noRetry = false;

  constructor() {
    super();
    updateWhenLocaleChanges(this);
  }

  protected override render() {
    return html`
      <div role="alert">
        <h2>${this.what}</h2>
        <p>${this.next}</p>
      </div>
      <div class="row">
        ${
          this.noRetry
            ? nothing
            : html`<button class="primary" @click=${() => this.#tell('retry')}>
                ${this.retryLabel || msg('Try again', { id: 'error.retry' })}
              </button>`
        }
        ${this.leaveLabel ? html`<button @click=${() => this.#tell('leave')}>${this.leaveLabel}</button>` : nothing}
        <slot></slot>
      </div>
    `;
  }

  #tell(type: 'retry' | 'leave'): void {
    this.dispatchEvent(new CustomEvent(type, { bubbles: true, composed: true }));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'error-panel': ErrorPanel;
  }
}
