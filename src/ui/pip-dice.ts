import { LitElement, css, html, svg, type PropertyValues } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { isMotionReduced } from '../app/device.ts';

/** Long enough to be seen rolling, short enough not to be waited for. */
const tumbleMs = 560;

const pips: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  0: [],
  1: [[12, 12]],
  2: [
    [7, 7],
    [17, 17],
  ],
};

/** Dice with faces of 0, 1 or 2 pips. They tumble when new faces come, and lie at once under reduced motion. */
@customElement('pip-dice')
export class PipDice extends LitElement {
  static override styles = css`
    :host {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: var(--space-1);
    }

    svg {
      width: 2rem;
      height: 2rem;
    }

    rect {
      fill: #f3ead6;
      stroke: #4a3f38;
    }

    circle {
      fill: #2a1c10;
    }

    .tumbling {
      animation: tumble 0.28s linear infinite;
    }

    .tumbling circle {
      opacity: 0;
    }

    strong {
      margin-left: var(--space-2);
      font-family: var(--font-title);
      font-size: var(--text-title);
      line-height: 1;
    }

    @keyframes tumble {
      50% {
        transform: rotate(180deg) scale(0.9);
      }

      100% {
        transform: rotate(360deg);
      }
    }
  `;

  /** null: the dice were real, or a number was taken in their place. */
  @property({ attribute: false }) faces: readonly number[] | null = null;
  /** What they come to, with what cards add; null hides it. */
  @property({ type: Number }) result: number | null = null;
  /** What is read aloud. */
  @property() label = '';

  @state() private isTumbling = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #key = '';

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearTimeout(this.#timer);
    this.isTumbling = false;
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    const key = `${this.label} ${this.faces?.join()}`;
    if (!changed.has('faces') || key === this.#key) return;
    this.#key = key;
    if (isMotionReduced() || !this.faces) return;
    this.isTumbling = true;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => (this.isTumbling = false), tumbleMs);
  }

  protected override render() {
    this.role = 'img';
    this.ariaLabel = this.label;
    return html`${(this.faces ?? []).map(
      face =>
        html`<svg viewBox="0 0 24 24" class=${this.isTumbling ? 'tumbling' : ''}>
          <rect x="1.5" y="1.5" width="21" height="21" rx="4.5"></rect>
          ${(pips[face] ?? []).map(([x, y]) => svg`<circle cx=${x} cy=${y} r="2.4"></circle>`)}
        </svg>`,
    )}
    ${this.result === null || this.isTumbling ? '' : html`<strong>${this.result}</strong>`}`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'pip-dice': PipDice;
  }
}
