import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { guard } from 'lit/directives/guard.js';
import { mapControls } from '../../../../ui/map-frame.ts';
import { PanZoom } from '../../../../ui/pan-zoom.ts';
import { place } from '../../../../ui/place.ts';
import { plan } from '../../board/plan.ts';
import { cameras, fingerScale, stageSubunits } from './camera.ts';
import { headings, spaceNear, spaceTowards } from './direction.ts';
import { layers } from './layers.ts';
import { LightAnimator } from './light-animator.ts';
import { type BoardScene, emptyScene, type GuardName } from './scene.ts';
import { placeOf } from './plan/shapes.ts';
import { SpaceMarks } from './space-marks.ts';
import { steadyScene } from './steady-scene.ts';
import { boardStyles } from './styles/board-styles.ts';

/** Words the board needs in the user's language. */
export interface BoardWords {
  /** Name of the whole board. */
  readonly board: string;
  readonly zoomIn: string;
  readonly zoomOut: string;
  readonly whole: string;
  readonly toPiece: string;
}

const noWords: BoardWords = { board: '', zoomIn: '', zoomOut: '', whole: '', toPiece: '' };

/**
 * The floor plan of the convent with everything that `scene` puts on it. It knows no rules.
 *
 * @fires space-picked `{ space }`: an offered space was picked by tap, Enter or Space.
 * @fires space-declined `{ space }`: a space that is not offered was tried.
 * @fires space-hovered `{ space }`: the space under the mouse or with the focus; null when none.
 */
@customElement('convent-board')
export class ConventBoardElement extends LitElement {
  static override readonly styles = boardStyles;

  @property({ attribute: false }) scene: BoardScene = emptyScene;
  /** The spoken name of a space: number, room, what is there, neighbours. */
  @property({ attribute: false }) labels: (space: number) => string = String;
  /** Names of the areas by id, as written on the map. */
  @property({ attribute: false }) areaNames: readonly string[] = [];
  @property({ attribute: false }) words: BoardWords = noWords;
  /** True hides the zoom buttons, for small pictures of the board. */
  @property({ type: Boolean, reflect: true }) plain = false;

  @state() private pixels = 0.07;
  @state() private whole = true;
  @query('.viewport') private readonly viewport!: HTMLElement;
  @query('.stage') private readonly stage!: HTMLElement;

  private current = 1;
  private readonly lastAreas = new Map<GuardName, number>();
  private readonly litAreas = new Map<GuardName, readonly number[]>();
  private readonly panZoom = new PanZoom(this, {
    cameras: () => cameras,
    view: first => this.viewChanged(first),
    rest: () => this.rested(),
  });
  /** Drawn once and never replaced. */
  private buttonElements: readonly HTMLElement[] | null = null;
  private discElements: readonly Element[] | null = null;
  private animator: LightAnimator | null = null;
  private readonly offeredMarks = new SpaceMarks((space, on) => {
    this.buttonOf(space)?.setAttribute('aria-disabled', String(!on));
    this.discOf(space)?.classList.toggle('offered', on);
  });
  private readonly seenMarks = new SpaceMarks((space, on) => this.discOf(space)?.classList.toggle('seen', on));

  /** Brings spaces into the middle, at least at finger size. */
  focusOn(spaces: number | readonly number[], calm = true): void {
    const list = typeof spaces === 'number' ? [spaces] : spaces;
    if (list.length === 0) return;
    const points = list.map(placeOf);
    const middle = {
      x: points.reduce((sum, { x }) => sum + x, 0) / list.length / stageSubunits,
      y: points.reduce((sum, { y }) => sum + y, 0) / list.length / stageSubunits,
    };
    const scale = Math.max(fingerScale, this.panZoom.showsWhole ? fingerScale * 1.08 : this.panZoom.camera.scale);
    this.panZoom.moveTo(cameras.centred({ ...middle, scale }, this.panZoom.view), calm);
  }

  /** Shows the whole board. */
  showWhole(calm = true): void {
    this.panZoom.moveTo(cameras.whole(this.panZoom.view), calm);
  }

  /** Moves the keyboard focus to a space. */
  focusSpace(space: number): void {
    this.makeCurrent(space);
    this.buttonOf(space)?.focus({ preventScroll: true });
  }

  override connectedCallback(): void {
    super.connectedCallback();
    if (this.hasUpdated) this.animator?.show(this.scene.guards);
  }

  override disconnectedCallback(): void {
    this.animator?.stop();
    super.disconnectedCallback();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has('scene')) return;
    this.scene = steadyScene(changed.get('scene') ?? emptyScene, this.scene);
    for (const { id, space } of this.scene.guards) {
      const area = placeOf(space).area;
      // The area she comes from stays lit, so that the light can pass through the door with her.
      this.litAreas.set(id, [...new Set([this.lastAreas.get(id) ?? area, area])]);
      this.lastAreas.set(id, area);
    }
  }

  protected override firstUpdated(): void {
    this.animator = new LightAnimator(this.renderRoot, () => this.turnMs());
    this.panZoom.attach({ viewport: this.viewport, stage: this.stage });
    this.makeCurrent(this.scene.focus[0] ?? this.scene.offered[0] ?? 1);
  }

  protected override updated(changed: PropertyValues<this>): void {
    if (!changed.has('scene')) return;
    this.animator?.show(this.scene.guards);
    this.offeredMarks.show(this.scene.offered);
    this.seenMarks.show(this.scene.seen);
    const before = changed.get('scene');
    // The first scene is shown when the board knows its size.
    if (before === undefined || before.focus.join() === this.scene.focus.join()) return;
    if (!this.panZoom.showsWhole) this.focusOn(this.scene.focus);
    if (!this.hasFocusInside && this.scene.focus[0] !== undefined) this.makeCurrent(this.scene.focus[0]);
  }

  protected override render(): TemplateResult {
    const { scene } = this;
    return html`
      <div
        class=${`viewport${scene.offered.length > 0 ? ' choosing' : ''}`}
        role="group"
        aria-label=${this.words.board}
        @keydown=${this.keyPressed}
      >
        <div class="stage">
          ${layers({ scene, litAreas: this.litAreas, names: this.areaNames, pixels: this.pixels })}${this.buttons()}
        </div>
      </div>
      ${this.plain ? nothing : this.controls()}
    `;
  }

  private buttons(): TemplateResult {
    return html`<div
      class="buttons"
      @click=${this.clicked}
      @pointerover=${this.hovered}
      @focusin=${this.focused}
      @pointerleave=${() => this.tellHovered(null)}
    >
      ${guard([this.labels], () =>
        plan.spaces.map(
          ({ id, x, y }) =>
            html`<button
              type="button"
              data-space=${id}
              aria-label=${this.labels(id)}
              aria-disabled="true"
              tabindex="-1"
              ${place(x / stageSubunits, y / stageSubunits)}
            ></button>`,
        ),
      )}
    </div>`;
  }

  private controls(): TemplateResult {
    return mapControls({
      words: this.words,
      showsWhole: this.whole,
      zoomBy: factor => this.panZoom.zoomBy(factor),
      toggleWhole: this.toggleWhole,
    });
  }

  private readonly toggleWhole = (): void => {
    if (!this.whole) this.showWhole();
    else this.focusOn(this.scene.focus.length > 0 ? this.scene.focus : [this.current]);
  };

  private readonly clicked = (event: MouseEvent): void => {
    const space = this.spaceOf(event);
    if (space === null) return;
    this.makeCurrent(space);
    this.tell(this.scene.offered.includes(space) ? 'space-picked' : 'space-declined', space);
  };

  /** Where targets overlap on a small board, a tap counts for the space nearest to it, not for the one drawn last. */
  private spaceOf(event: MouseEvent): number | null {
    const button = (event.target as Element).closest<HTMLElement>('[data-space]');
    if (button === null) return null;
    const own = Number(button.dataset['space']);
    if (event.detail === 0) return own;
    const box = this.stage.getBoundingClientRect();
    const perPixel = plan.width / box.width;
    return spaceNear((event.clientX - box.left) * perPixel, (event.clientY - box.top) * perPixel, Infinity) ?? own;
  }

  private readonly keyPressed = (event: KeyboardEvent): void => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const heading = headings[event.key];
    if (heading !== undefined) this.focusSpace(spaceTowards(this.current, heading));
    else if (event.key === '+' || event.key === '=') this.panZoom.zoomBy(1.4);
    else if (event.key === '-') this.panZoom.zoomBy(1 / 1.4);
    else if (event.key === '0') this.showWhole();
    else if (event.key === 'Home' && this.scene.focus[0] !== undefined) this.focusSpace(this.scene.focus[0]);
    else return;
    event.preventDefault();
  };

  private readonly focused = (event: FocusEvent): void => {
    const space = Number((event.target as HTMLElement).dataset['space']);
    this.makeCurrent(space);
    this.tellHovered(space);
    const { x, y } = placeOf(space);
    this.panZoom.reveal({ x: x / stageSubunits, y: y / stageSubunits });
  };

  private readonly hovered = (event: PointerEvent): void => {
    if (event.pointerType !== 'mouse') return;
    const button = (event.target as Element).closest<HTMLElement>('[data-space]');
    this.tellHovered(button === null ? null : Number(button.dataset['space']));
  };

  private tellHovered(space: number | null): void {
    this.tell('space-hovered', space);
  }

  private tell(name: string, space: number | null): void {
    this.dispatchEvent(new CustomEvent(name, { detail: { space }, bubbles: true, composed: true }));
  }

  private get hasFocusInside(): boolean {
    return (this.shadowRoot?.activeElement?.closest('.buttons') ?? null) !== null;
  }

  private buttonOf(space: number): HTMLElement | undefined {
    this.buttonElements ??= [...this.renderRoot.querySelectorAll<HTMLElement>('[data-space]')];
    return this.buttonElements[space - 1];
  }

  private discOf(space: number): Element | undefined {
    this.discElements ??= [...this.renderRoot.querySelectorAll('[data-disc]')];
    return this.discElements[space - 1];
  }

  /** One button alone is a tab stop; arrow keys walk from it. */
  private makeCurrent(space: number): void {
    this.buttonOf(this.current)?.setAttribute('tabindex', '-1');
    this.buttonOf(space)?.setAttribute('tabindex', '0');
    this.current = space;
  }

  private viewChanged(first: boolean): void {
    if (!first) return;
    this.showWhole(false);
    if (this.panZoom.camera.scale < fingerScale && this.scene.focus.length > 0) this.focusOn(this.scene.focus, false);
  }

  private rested(): void {
    this.pixels = this.panZoom.camera.scale / stageSubunits;
    this.whole = this.panZoom.showsWhole;
    // 155 numbers of 12 px have no room on a small board; the offered ones stay.
    this.stage.classList.toggle('far', this.panZoom.camera.scale < 0.54);
  }

  /** The page's calm pace, so that reduced motion holds for the light too. */
  private turnMs(): number {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return 0;
    const calm = parseFloat(getComputedStyle(this).getPropertyValue('--calm'));
    return Number.isFinite(calm) ? calm : 320;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'convent-board': ConventBoardElement;
  }
}
