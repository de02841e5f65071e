import { msg, updateWhenLocaleChanges } from '@lit/localize';
import { LitElement, css, html, nothing } from 'lit';
import { customElement } from 'lit/decorators.js';
import { toasts, type Toast } from '../app/toasts.ts';
import { Watch } from '../app/watch.ts';
import { controls } from './controls.ts';

/** Shows the messages of the toast service above everything but a dialog. The announcer speaks them. */
@customElement('toast-host')
export class ToastHost extends LitElement {
  static override styles = [
    controls,
    css`
      :host {
        position: fixed;
        z-index: 10;
        /* At the top: what one acts with lies in the thumb's reach at the bottom. */
        top: env(safe-area-inset-top, 0);
        right: 0;
        left: 0;
        display: grid;
        justify-items: center;
        gap: var(--space-2);
        padding: var(--space-3);
        pointer-events: none;
      }

      .toast {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        justify-content: flex-end;
        gap: var(--space-1) var(--space-2);
        width: fit-content;
        max-width: min(34rem, 100%);
        padding: var(--space-1) var(--space-2) var(--space-1) var(--space-4);
        border: 1px solid var(--line-strong);
        border-radius: var(--radius);
        background: var(--raised);
        box-shadow: var(--shadow);
        pointer-events: auto;
      }

      .text {
        flex: 1 1 12rem;
        padding: var(--space-2) 0;
      }
    `,
  ];

  constructor() {
    super();
    updateWhenLocaleChanges(this);
    new Watch(this, () => [toasts]);
  }

  protected override render() {
    return toasts.shown.map(toast => this.#renderToast(toast));
  }

  #renderToast(toast: Toast) {
    const { action } = toast;
    return html`
      <div class="toast">
        <span class="text">${toast.text()}</span>
        ${action ? html`<button class="quiet" @click=${() => this.#act(toast)}>${action.label()}</button>` : nothing}
        <button class="quiet" aria-label=${msg('Close', { id: 'dialog.close' })} @click=${() => toasts.close(toast)}>
          <span aria-hidden="true">✕</span>
        </button>
      </div>
    `;
  }

  #act(toast: Toast): void {
    toasts.close(toast);
    toast.action?.run();
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'toast-host': ToastHost;
  }
}
