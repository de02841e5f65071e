import { msg, updateWhenLocaleChanges } from '@lit/localize';
import { LitElement, css, html } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { controls } from './controls.ts';

/** Head of a screen that was come to from another: a way back and the title. Dispatches `back-asked`. */
@customElement('screen-header')
export class ScreenHeader extends LitElement {
  static override styles = [
    controls,
    css`
      :host {
        display: flex;
        align-items: center;
        gap: var(--space-2);
        min-height: 3.5rem;
      }

      h1 {
        flex: 1;
        min-width: 0;
        font-size: var(--text-title);
      }

      h1:focus {
        outline: none;
      }

      button {
        margin-left: calc(-1 * var(--space-3));
        font-size: var(--text-large);
      }
    `,
  ];

  @property() heading = '';

  constructor() {
    super();
    updateWhenLocaleChanges(this);
  }

  /** Moves the focus to the title, so that a screen reader begins there and Tab goes on from there. */
  override focus(): void {
    void this.updateComplete.then(() => this.renderRoot.querySelector('h1')?.focus());
  }

  protected override render() {
    return html`
      <button class="quiet" aria-label=${msg('Back', { id: 'screen.back' })} @click=${this.#back}>
        <span aria-hidden="true">←</span>
      </button>
      <h1 tabindex="-1">${this.heading}</h1>
      <slot></slot>
    `;
  }

  #back(): void {
    this.dispatchEvent(new CustomEvent('back-asked', { bubbles: true, composed: true }));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'screen-header': ScreenHeader;
  }
}
