import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Camera, Cameras, Size } from './camera.ts';

/** A finger may tremble this far (CSS pixels) before a tap becomes a drag. */
const dragThreshold = 9;
/** A focus that comes so soon after a press came by it: that of a finger comes when the finger has left. */
const pressMs = 700;

interface Held {
  x: number;
  y: number;
  readonly startX: number;
  readonly startY: number;
}

interface PanZoomParts {
  /** The clipped window; pointers and wheel are listened to here. */
  readonly viewport: HTMLElement;
  /** What is moved and scaled. */
  readonly stage: HTMLElement;
}

/**
 * Pan and zoom of one stage inside one viewport: one finger or the mouse drags, two fingers pinch, the wheel zooms.
 * A drag never becomes a click. The custom property `--scale` on the stage follows when a gesture rests.
 */
export class PanZoom implements ReactiveController {
  camera: Camera = { x: 0, y: 0, scale: 1 };
  view: Size = { width: 0, height: 0 };
  private parts: PanZoomParts | null = null;
  private readonly held = new Map<number, Held>();
  private dragged = false;
  private pressedAtMs = -Infinity;
  private resting = 0;
  private resize: ResizeObserver | null = null;

  /** @param onView called when the viewport got its first size (`first`) or another one. @param onRest when the scale has settled. */
  constructor(
    host: ReactiveControllerHost,
    private readonly on: {
      /** The cameras over the stage as it is now. */
      readonly cameras: () => Cameras;
      readonly view: (first: boolean) => void;
      readonly rest: () => void;
    },
  ) {
    host.addController(this);
  }

  /** Begins to listen; call once both elements exist. */
  attach(parts: PanZoomParts): void {
    this.parts = parts;
    const { viewport } = parts;
    viewport.addEventListener('pointerdown', this.press);
    viewport.addEventListener('pointermove', this.drag);
    viewport.addEventListener('pointerup', this.release);
    viewport.addEventListener('pointercancel', this.release);
    viewport.addEventListener('click', this.swallowClick, true);
    viewport.addEventListener('wheel', this.wheel, { passive: false });
    this.hostConnected();
  }

  hostConnected(): void {
    if (this.parts === null || this.resize !== null) return;
    this.resize = new ResizeObserver(() => this.measure());
    this.resize.observe(this.parts.viewport);
  }

  hostDisconnected(): void {
    this.resize?.disconnect();
    this.resize = null;
    this.held.clear();
    clearTimeout(this.resting);
  }

  /** Shows another section; `calm` lets the style sheet move the stage there. */
  moveTo(camera: Camera, calm = false): void {
    this.camera = this.on.cameras().clamped(camera, this.view);
    const stage = this.parts?.stage;
    if (stage === undefined) return;
    stage.classList.toggle('calm', calm);
    stage.style.setProperty(
      'transform',
      `translate(${this.camera.x}px, ${this.camera.y}px) scale(${this.camera.scale})`,
    );
    this.rest();
  }

  /**
   * Brings what has the focus into view, given in the stage's own pixels. Under a finger the map stays: moved between
   * press and release, the tap would land beside what it was meant for.
   */
  reveal(point: { readonly x: number; readonly y: number }): void {
    const { camera, view, parts } = this;
    const shown = this.on.cameras().revealing(camera, { view, ...point });
    const isPressed = performance.now() - this.pressedAtMs < pressMs;
    if (!isPressed && (shown.x !== camera.x || shown.y !== camera.y)) this.moveTo(shown, true);
    // The browser scrolls clipped content to a focused element; the camera is what moves here.
    parts?.viewport.scrollTo(0, 0);
  }

  /** Zooms around a point of the viewport, its middle by default. */
  zoomBy(factor: number, at = { x: this.view.width / 2, y: this.view.height / 2 }): void {
    this.moveTo(this.on.cameras().zoomed(this.camera, { view: this.view, factor, ...at }));
  }

  get showsWhole(): boolean {
    return this.camera.scale <= this.on.cameras().fitScale(this.view) * 1.01;
  }

  private measure(): void {
    const viewport = this.parts?.viewport;
    if (viewport === undefined || viewport.clientWidth === 0 || viewport.clientHeight === 0) return;
    const before = this.view;
    this.view = { width: viewport.clientWidth, height: viewport.clientHeight };
    const first = before.width === 0;
    if (!first) {
      const [dx, dy] = [(this.view.width - before.width) / 2, (this.view.height - before.height) / 2];
      this.moveTo({ ...this.camera, x: this.camera.x + dx, y: this.camera.y + dy });
    }
    this.on.view(first);
  }

  /** Text and targets are sized by the scale; to follow every frame of a pinch would restyle them all each time. */
  private rest(): void {
    clearTimeout(this.resting);
    const settle = (): void => {
      this.parts?.stage.classList.remove('moving');
      this.parts?.stage.style.setProperty('--scale', this.camera.scale.toFixed(4));
      this.on.rest();
    };
    if (this.held.size > 0) this.resting = window.setTimeout(settle, 120);
    else settle();
  }

  private local(event: PointerEvent | WheelEvent): { readonly x: number; readonly y: number } {
    const box = (this.parts as PanZoomParts).viewport.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  }

  private readonly press = (event: PointerEvent): void => {
    if (event.pointerType === 'mouse' && event.button !== 0) return;
    this.pressedAtMs = performance.now();
    if (this.held.size === 0) this.dragged = false;
    const { x, y } = this.local(event);
    this.held.set(event.pointerId, { x, y, startX: x, startY: y });
  };

  private readonly drag = (event: PointerEvent): void => {
    const held = this.held.get(event.pointerId);
    if (held === undefined) return;
    const { x, y } = this.local(event);
    if (!this.dragged && this.held.size === 1 && Math.hypot(x - held.startX, y - held.startY) < dragThreshold) return;
    if (!this.dragged) {
      this.dragged = true;
      this.parts?.stage.classList.add('moving');
    }
    // Capturing keeps the drag alive outside the viewport and takes the click away from the button below.
    (event.currentTarget as HTMLElement).setPointerCapture(event.pointerId);
    const other = [...this.held.entries()].find(([id]) => id !== event.pointerId)?.[1];
    const before = { x: held.x, y: held.y };
    held.x = x;
    held.y = y;
    if (other === undefined) {
      this.moveTo({ ...this.camera, x: this.camera.x + x - before.x, y: this.camera.y + y - before.y });
      return;
    }
    const factor =
      Math.hypot(x - other.x, y - other.y) / Math.max(1, Math.hypot(before.x - other.x, before.y - other.y));
    const middle = { x: (x + other.x) / 2, y: (y + other.y) / 2 };
    const pushed = { ...this.camera, x: this.camera.x + (x - before.x) / 2, y: this.camera.y + (y - before.y) / 2 };
    this.moveTo(this.on.cameras().zoomed(pushed, { view: this.view, factor, ...middle }));
  };

  private readonly release = (event: PointerEvent): void => {
    this.held.delete(event.pointerId);
    this.pressedAtMs = performance.now();
    if (this.held.size === 0 && this.dragged) this.rest();
  };

  private readonly swallowClick = (event: MouseEvent): void => {
    // A click from the keyboard has no detail and is never part of a drag.
    if (!this.dragged || event.detail === 0) return;
    this.dragged = false;
    event.stopPropagation();
    event.preventDefault();
  };

  private readonly wheel = (event: WheelEvent): void => {
    event.preventDefault();
    const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 18 : 1;
    this.zoomBy(Math.exp(-event.deltaY * lines * 0.0016), this.local(event));
  };
}
