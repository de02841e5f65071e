import { css, html, LitElement, nothing, type PropertyValues } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { plan } from '../../board/plan.ts';
import { layers } from '../board/layers.ts';
import { LightAnimator } from '../board/light-animator.ts';
import type { GuardName } from '../board/scene.ts';
import { placeOf } from '../board/plan/shapes.ts';
import { boardStyles } from '../board/styles/board-styles.ts';
import type { Example } from './examples.ts';

/** A still picture of a part of the board. It is drawn only while it is near the screen. */
@customElement('convent-picture')
export class ConventPicture extends LitElement {
  static override styles = [
    boardStyles,
    css`
      :host {
        aspect-ratio: var(--crop-ratio, 1);
        border-radius: var(--radius, 10px);
        min-height: 0;
      }

      .stage {
        top: var(--crop-top);
        left: var(--crop-left);
        width: var(--crop-width);
        height: var(--crop-height);
      }
    `,
  ];

  @property({ attribute: false }) example!: Example;

  @state() private isNear = false;

  #observer: IntersectionObserver | null = null;

  override connectedCallback(): void {
    super.connectedCallback();
    this.#observer = new IntersectionObserver(
      entries => (this.isNear = entries.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: '50%' },
    );
    this.#observer.observe(this);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#observer?.disconnect();
  }

  protected override render() {
    if (!this.isNear) return nothing;
    const { scene } = this.example;
    const litAreas = new Map<GuardName, readonly number[]>(
      scene.guards.map(({ id, space }) => [id, [placeOf(space).area]]),
    );
    return html`<div class="stage">${layers({ scene, litAreas, names: [], pixels: 0.07 })}</div>`;
  }

  protected override updated(changed: PropertyValues<this>): void {
    if (changed.has('example')) this.#cut();
    if (this.isNear) new LightAnimator(this.renderRoot, () => 0).show(this.example.scene.guards);
  }

  /** Lengths are parts of the picture's own size, so it needs no measuring. */
  #cut(): void {
    const { crop } = this.example;
    const percent = (part: number, whole: number): string => `${((part / whole) * 100).toFixed(3)}%`;
    const lengths = {
      ratio: `${crop.width} / ${crop.height}`,
      width: percent(plan.width, crop.width),
      height: percent(plan.height, crop.height),
      left: percent(-crop.x, crop.width),
      top: percent(-crop.y, crop.height),
    };
    for (const [name, length] of Object.entries(lengths)) this.style.setProperty(`--crop-${name}`, length);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'convent-picture': ConventPicture;
  }
}
