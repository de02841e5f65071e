import { msg, str, updateWhenLocaleChanges } from '@lit/localize';
import { LitElement, css, html, nothing, type PropertyValues } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { isMotionReduced } from '../app/device.ts';
import { controls } from './controls.ts';
import { dieFace } from './die-face.ts';

/** Faces that flit by before a die lies still. Fixed, because chance is the referee's alone. */
const tumble: readonly number[] = [2, 5, 1, 6, 3, 4];
const faceMs = 90;

const sides: readonly number[] = [1, 2, 3, 4, 5, 6];

/**
 * One die. On the screen: a button asks for the roll (`roll-asked`), whoever owns this element gets the number from the
 * referee and sets `value`; the die tumbles to it and dispatches `die-settled` with the number. Under reduced motion it
 * lies there at once. `entry` = `typed`: six buttons take the number of a real die, `die-entered` brings it.
 */
@customElement('dice-roll')
export class DiceRoll extends LitElement {
  static override styles = [
    controls,
    css`
      :host {
        display: grid;
        justify-items: center;
        gap: var(--space-3);
      }

      .die {
        display: flex;
        align-items: center;
        gap: var(--space-3);
        font-family: var(--font-title);
        font-size: 2rem;
      }

      svg {
        width: 4rem;
        height: 4rem;
      }

      .face {
        fill: #f3ead6;
        stroke: #4a3f38;
      }

      .pip {
        fill: #2a1c10;
      }

      .tumbling svg {
        animation: tumble 0.36s linear infinite;
      }

      @keyframes tumble {
        50% {
          transform: rotate(180deg) scale(0.9);
        }

        100% {
          transform: rotate(360deg);
        }
      }

      fieldset {
        min-width: 0;
        margin: 0;
        padding: 0;
        border: 0;
      }

      legend {
        margin-bottom: var(--space-2);
        padding: 0;
      }

      .sides {
        display: grid;
        grid-template-columns: repeat(3, 1fr);
        gap: var(--space-2);
      }

      .sides button {
        min-height: 3.25rem;
      }

      .sides svg {
        width: 2rem;
        height: 2rem;
      }
    `,
  ];

  /** What is rolled for, for example "Noise roll of Anna". */
  @property() label = '';
  /** The number the referee answered; null before the roll. */
  @property({ type: Number }) value: number | null = null;
  @property() entry: 'screen' | 'typed' = 'screen';

  @state() private face: number | null = null;

  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    super();
    updateWhenLocaleChanges(this);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearTimeout(this.#timer);
    this.face = this.value;
  }

  get isTumbling(): boolean {
    return this.value !== null && this.face !== this.value;
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has('value')) return;
    clearTimeout(this.#timer);
    this.face = null;
    if (this.value === null) return;
    if (isMotionReduced() || this.entry === 'typed') this.#settle(this.value);
    else this.#tumbleTo(this.value, 0);
  }

  protected override render() {
    if (this.value === null) return this.entry === 'typed' ? this.#renderEntry() : this.#renderAsk();
    const shown = this.face ?? tumble[0] ?? 1;
    return html`
      <div
        class="die ${this.isTumbling ? 'tumbling' : ''}"
        role="img"
        aria-label=${this.isTumbling ? this.label : msg(str`${this.label}: ${this.value}`, { id: 'dice.result' })}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">${dieFace(shown)}</svg>
        ${this.isTumbling ? nothing : html`<span aria-hidden="true">${this.value}</span>`}
      </div>
    `;
  }

  #renderAsk() {
    return html`
      ${this.label ? html`<p>${this.label}</p>` : nothing}
      <button class="primary" @click=${this.#ask}>${msg('Roll the die', { id: 'dice.roll' })}</button>
    `;
  }

  #renderEntry() {
    return html`
      <fieldset>
        <legend>
          ${this.label} <span class="soft">${msg('Roll a real die and tap its number.', { id: 'dice.enter' })}</span>
        </legend>
        <div class="sides">
          ${sides.map(
            side => html`
              <button aria-label=${side} @click=${() => this.#enter(side)}>
                <svg viewBox="0 0 24 24" aria-hidden="true">${dieFace(side)}</svg>
                <span aria-hidden="true">${side}</span>
              </button>
            `,
          )}
        </div>
      </fieldset>
    `;
  }

  #tumbleTo(value: number, turn: number): void {
    if (turn >= tumble.length) return this.#settle(value);
    // Never the final number before its time, or the last face would look like a stutter.
    const face = tumble[turn] ?? 1;
    this.face = face === value ? (face % 6) + 1 : face;
    this.#timer = setTimeout(() => this.#tumbleTo(value, turn + 1), faceMs);
  }

  #settle(value: number): void {
    this.face = value;
    void this.updateComplete.then(() => this.#tell('die-settled', value));
  }

  #ask(): void {
    this.dispatchEvent(new CustomEvent('roll-asked', { bubbles: true, composed: true }));
  }

  #enter(value: number): void {
    this.#tell('die-entered', value);
  }

  #tell(type: 'die-settled' | 'die-entered', value: number): void {
    this.dispatchEvent(new CustomEvent<number>(type, { detail: value, bubbles: true, composed: true }));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'dice-roll': DiceRoll;
  }
}
