import { msg, str, updateWhenLocaleChanges } from '@lit/localize';
import { LitElement, css, html, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { blanking } from '../app/blanking.ts';
import { controls } from './controls.ts';

/** How long the alternative to holding shows the content. */
const shownSeconds = 8;

/**
 * Shows something only while a button is held, for looking into one's own cards with neighbours at the table. Who cannot
 * hold has an equal second button that shows it for some seconds, and a keyboard toggles. The content is in the document
 * only while it is shown; losing the focus, the page or the finger takes it out.
 */
@customElement('hold-to-show')
export class HoldToShow extends LitElement {
  static override styles = [
    controls,
    css`
      :host {
        display: grid;
        gap: var(--space-3);
      }

      .hold {
        flex: 1 1 12rem;
        user-select: none;
        -webkit-user-select: none;
        -webkit-touch-callout: none;
        touch-action: none;
      }

      .timed {
        flex: 1 1 8rem;
      }

      .content {
        padding: var(--space-3);
        border: 1px solid var(--candle);
        border-radius: var(--radius);
      }
    `,
  ];

  /** What is shown, as words for the button: "Hold to see {label}". */
  @property() label = '';
  @property({ attribute: false }) content: () => TemplateResult = () => html``;

  @state() private isShown = false;

  #timer: ReturnType<typeof setTimeout> | undefined;
  #unwatch: (() => void) | null = null;

  constructor() {
    super();
    updateWhenLocaleChanges(this);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#unwatch = blanking.watch(() => this.#hide());
    addEventListener('blur', this.#hide);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#unwatch?.();
    removeEventListener('blur', this.#hide);
    this.#hide();
  }

  protected override render() {
    return html`
      <div class="row">
        <button
          class="hold"
          aria-expanded=${this.isShown ? 'true' : 'false'}
          @pointerdown=${this.#press}
          @pointerup=${this.#hide}
          @pointercancel=${this.#hide}
          @lostpointercapture=${this.#hide}
          @contextmenu=${this.#ignore}
          @keydown=${this.#toggleByKey}
          @blur=${this.#hide}
        >
          ${msg(str`Hold to see: ${this.label}`, { id: 'hold.hold' })}
        </button>
        <button class="timed quiet" @click=${this.#showForSeconds} @blur=${this.#hide}>
          ${msg(str`Show for ${shownSeconds} seconds`, { id: 'hold.timed' })}
        </button>
      </div>
      ${this.isShown ? html`<div class="content">${this.content()}</div>` : nothing}
    `;
  }

  #show(): void {
    clearTimeout(this.#timer);
    this.isShown = true;
  }

  readonly #hide = (): void => {
    clearTimeout(this.#timer);
    if (!this.isShown) return;
    this.isShown = false;
    this.requestUpdate();
    this.performUpdate();
  };

  #press(event: PointerEvent): void {
    if (event.button !== 0) return;
    (event.currentTarget as HTMLElement).setPointerCapture(event.pointerId);
    this.#show();
  }

  #toggleByKey(event: KeyboardEvent): void {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    if (event.repeat) return;
    if (this.isShown) this.#hide();
    else this.#show();
  }

  #showForSeconds(): void {
    this.#show();
    this.#timer = setTimeout(this.#hide, shownSeconds * 1000);
  }

  /** A long press opens the context menu on touch screens, which would cover what is being looked at. */
  #ignore(event: Event): void {
    event.preventDefault();
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'hold-to-show': HoldToShow;
  }
}
