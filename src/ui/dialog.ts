import { msg, updateWhenLocaleChanges } from '@lit/localize';
import { LitElement, css, html, nothing } from 'lit';
import { customElement, property, query } from 'lit/decorators.js';
import { controls } from './controls.ts';

/**
 * A modal question or sheet on the native dialog element, which brings the focus trap, Escape and the return of focus.
 * The content goes into the default slot, buttons into the slot `actions`. Slotted content stays in the document while
 * the dialog is closed, so secrets do not belong here. What carries `data-first-focus` has the focus first.
 */
@customElement('vigil-dialog')
export class VigilDialog extends LitElement {
  static override styles = [
    controls,
    css`
      dialog {
        width: min(32rem, calc(100vw - 2 * var(--space-4)));
        max-height: calc(100vh - 2 * var(--space-4));
        padding: 0;
        border: 1px solid var(--line);
        border-radius: var(--radius-large);
        background: var(--surface);
        color: var(--ink);
        box-shadow: var(--shadow);
        overflow: auto;
      }

      dialog::backdrop {
        /* Custom properties of the page do not reach a backdrop in every browser. */
        background: rgb(4 6 14 / 68%);
      }

      header {
        display: flex;
        align-items: center;
        gap: var(--space-2);
        padding: var(--space-3) var(--space-3) 0 var(--space-5);
      }

      h2 {
        flex: 1;
        padding: var(--space-2) 0;
        font-size: var(--text-large);
      }

      .content {
        padding: var(--space-2) var(--space-5) var(--space-4);
      }

      footer {
        display: flex;
        flex-wrap: wrap;
        justify-content: flex-end;
        gap: var(--space-2);
        padding: 0 var(--space-5) var(--space-5);
      }
    `,
  ];

  @property() heading = '';
  /** The dialog has to be answered by one of its actions: no close button, Escape does nothing. */
  @property({ type: Boolean }) required = false;

  @query('dialog') private dialog!: HTMLDialogElement;

  #answered: ((answer: string) => void) | null = null;

  constructor() {
    super();
    updateWhenLocaleChanges(this);
  }

  get isOpen(): boolean {
    return this.dialog?.open ?? false;
  }

  /** Opens and answers what `close` was called with; the empty string when it was dismissed. */
  async show(): Promise<string> {
    await this.updateComplete;
    this.#settle('');
    if (!this.dialog.open) this.dialog.showModal();
    // The native rule for a first focus does not look into slots.
    this.querySelector<HTMLElement>('[data-first-focus]')?.focus();
    return new Promise(resolve => {
      this.#answered = resolve;
    });
  }

  close(answer = ''): void {
    this.dialog.close(answer);
    this.#settle(answer);
  }

  protected override render() {
    return html`
      <dialog aria-labelledby="heading" @cancel=${this.#onCancel} @close=${this.#onClose} @click=${this.#onClick}>
        <header>
          <h2 id="heading">${this.heading}</h2>
          ${
            this.required
              ? nothing
              : html`<button
                  class="quiet"
                  aria-label=${msg('Close', { id: 'dialog.close' })}
                  @click=${() => this.close()}
                >
                  <span aria-hidden="true">✕</span>
                </button>`
          }
        </header>
        <div class="content"><slot></slot></div>
        <footer><slot name="actions"></slot></footer>
      </dialog>
    `;
  }

  #onCancel(event: Event): void {
    event.preventDefault();
    if (!this.required) this.close();
  }

  /**
   * Comes with the next picture only, so it answers nothing that was closed in the ordinary way. Browsers let a second
   * Escape or Back close any dialog without asking its page.
   */
  #onClose(): void {
    if (this.dialog.open || !this.#answered) return;
    if (this.required) this.dialog.showModal();
    else this.#settle('');
  }

  #settle(answer: string): void {
    const answered = this.#answered;
    this.#answered = null;
    answered?.(answer);
  }

  /** Only the backdrop is the dialog itself: everything inside is a child. */
  #onClick(event: MouseEvent): void {
    if (this.required || event.target !== this.dialog) return;
    const box = this.dialog.getBoundingClientRect();
    const isInside =
      event.clientX >= box.left &&
      event.clientX <= box.right &&
      event.clientY >= box.top &&
      event.clientY <= box.bottom;
    if (!isInside) this.close();
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'vigil-dialog': VigilDialog;
  }
}
