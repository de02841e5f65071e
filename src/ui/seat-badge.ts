import { LitElement, css, html, nothing, svg } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { SeatMark } from '../engine/table.ts';
import { seatColourCount, seatLetterHeights, seatShapePaths } from './seat-shapes.ts';

const plainMark: SeatMark = { colour: seatColourCount - 1, shape: 'circle', letter: '?' };

/** Who somebody is at the table: colour, shape and letter together, and the name beside it or spoken only. */
@customElement('seat-badge')
export class SeatBadge extends LitElement {
  static override styles = css`
    :host {
      display: inline-flex;
      align-items: center;
      gap: 0.4em;
      min-width: 0;
      vertical-align: middle;
      --seat: var(--seat-8);
    }

    svg {
      flex: none;
      width: var(--seat-size, 2rem);
      height: var(--seat-size, 2rem);
      overflow: visible;
    }

    path {
      fill: var(--seat);
      stroke: var(--page);
      stroke-width: 0.75;
    }

    text {
      fill: var(--on-seat);
      font: 700 11px var(--font-body);
      text-anchor: middle;
      dominant-baseline: central;
    }

    .name {
      overflow: hidden;
      text-overflow: ellipsis;
    }
  `;

  @property({ attribute: false }) mark: SeatMark = plainMark;
  @property() name = '';
  /** Shows the mark alone; the name is still spoken. */
  @property({ type: Boolean }) compact = false;

  protected override updated(): void {
    const colour = ((this.mark.colour % seatColourCount) + seatColourCount) % seatColourCount;
    this.style.setProperty('--seat', `var(--seat-${colour})`);
  }

  protected override render() {
    const { shape, letter } = this.mark;
    const label = this.name || letter;
    return html`
      <svg
        viewBox="0 0 24 24"
        role=${this.compact ? 'img' : 'presentation'}
        aria-label=${this.compact ? label : nothing}
        aria-hidden=${this.compact ? nothing : 'true'}
      >
        ${svg`<path d=${seatShapePaths[shape]}></path>`}
        ${svg`<text x="12" y=${seatLetterHeights[shape]} aria-hidden="true">${letter}</text>`}
      </svg>
      ${this.compact ? nothing : html`<span class="name">${label}</span>`}
    `;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'seat-badge': SeatBadge;
  }
}
