import { html, LitElement, svg, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { repeat } from 'lit/directives/repeat.js';
import { Cameras, type Size } from '../../../../ui/camera.ts';
import { mapControls, type MapControlWords } from '../../../../ui/map-frame.ts';
import { PanZoom } from '../../../../ui/pan-zoom.ts';
import { place } from '../../../../ui/place.ts';
import { floors, type Floor, type RoomId, type Side } from '../../rules/terms.ts';
import { outlineOf, piecesDrawing } from './plan/figures-drawing.ts';
import { mapStyles } from './plan/map-styles.ts';
import { grounds, tileDrawing, tileSize, type DrawnTile } from './plan/tile-drawing.ts';
import { arrows, tileTowards, type Direction } from './directions.ts';
import type { HouseScene, MapScene, SceneDoorway } from './scene.ts';

/** Words the map needs in the user's language. */
export interface MapWords extends MapControlWords {
  readonly map: string;
  readonly floors: string;
  floor(floor: Floor): string;
  /** A floor's tab, spoken: its name, who is there, and whether something can be chosen there. */
  floorTab(floor: Floor): string;
  /** Name of a room as it is written on its tile. */
  room(room: RoomId): string;
  /** A room, spoken: name, doorways, who and what is there. */
  roomLabel(room: RoomId): string;
  doorway(room: RoomId, side: Side): string;
}

/** What was tapped: a room, or an open doorway of it. */
export interface PickedPlace {
  readonly room: RoomId;
  readonly side: Side | null;
}

/** Room around the outermost tiles, in tiles: a doorway's button must fit. */
const margin = 0.62;
/** Tiles are as large as this on the screen when somebody stands in the middle: two rows of them, letters still legible. */
const handyScale = ({ height }: Size): number => Math.min(1.12, Math.max(1.02, height / (2.3 * tileSize)));
/** Letters of figures are legible down to this: a floor that fits at it is shown whole. */
const smallestScale = 1.01;

const reach: Readonly<Record<Side, readonly [number, number]>> = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] };
const turns: Readonly<Record<Side, number>> = { N: 0, E: 90, S: 180, W: 270 };

/**
 * The house, one floor at a time, with a tab for each floor. It knows no rules.
 *
 * @fires place-picked the PickedPlace
 */
@customElement('house-map')
export class HouseMap extends LitElement {
  static override styles = mapStyles;

  @property({ attribute: false }) scene!: MapScene;
  @property({ attribute: false }) words!: MapWords;

  @state() private floor: Floor = 'ground';
  @state() private isWhole = false;
  @query('.viewport') private readonly viewport!: HTMLElement;
  @query('.stage') private readonly stage!: HTMLElement;

  #current: RoomId = '';
  #left = 0;
  #top = 0;
  #settledScale = 0;
  #cameras = new Cameras({ width: tileSize, height: tileSize, largestScale: 2.4 });
  readonly #panZoom = new PanZoom(this, {
    cameras: () => this.#cameras,
    // A panel that grows or shrinks leaves the focus where it can be seen, unless somebody has zoomed.
    view: first => (first || this.#panZoom.camera.scale === this.#settledScale) && this.#settle(false),
    rest: () => this.#rested(),
  });

  /** Turns to a floor. */
  showFloor(floor: Floor): void {
    this.floor = floor;
  }

  get shown(): HouseScene {
    return this.scene.floors[this.floor];
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    const before = changed.get('scene');
    const { scene } = this;
    if (changed.has('scene') && (!before || before.active !== scene.active || focusKey(before) !== focusKey(scene)))
      this.floor = scene.active;
    const xs = this.shown.tiles.map(({ x }) => x);
    const ys = this.shown.tiles.map(({ y }) => y);
    this.#left = (Math.min(...xs) - margin) * tileSize;
    this.#top = (Math.min(...ys) - margin) * tileSize;
    this.#cameras = new Cameras({
      width: (Math.max(...xs) + 1 + margin) * tileSize - this.#left,
      height: (Math.max(...ys) + 1 + margin) * tileSize - this.#top,
      largestScale: 2.4,
    });
    const rooms = this.shown.tiles.map(({ entry }) => entry.id);
    if (!rooms.includes(this.#current)) this.#current = rooms.find(room => this.#isFocus(room)) ?? rooms[0] ?? '';
  }

  protected override firstUpdated(): void {
    this.#panZoom.attach({ viewport: this.viewport, stage: this.stage });
  }

  protected override updated(changed: PropertyValues<this>): void {
    const { width, height } = this.#cameras.stage;
    this.stage.style.setProperty('--width', `${width}px`);
    this.stage.style.setProperty('--height', `${height}px`);
    const before = changed.get('scene');
    const hasMoved = before && focusKey(before) !== focusKey(this.scene);
    const hasTurned = (changed as ReadonlyMap<string, unknown>).has('floor');
    if (hasTurned || hasMoved || (before && before.floors[this.floor].tiles.length !== this.shown.tiles.length))
      this.#settle(!hasTurned);
  }

  protected override render(): TemplateResult {
    const { shown, words } = this;
    const { width, height } = this.#cameras.stage;
    return html`
      <div class="floors" role="group" aria-label=${words.floors}>
        ${[...floors].reverse().map(floor => this.#tab(floor))}
      </div>
      <div class="viewport" role="group" aria-label=${words.map} @keydown=${this.#keyPressed}>
        <div class="stage">
          <svg viewBox="${this.#left} ${this.#top} ${width} ${height}" aria-hidden="true">
            ${grounds} ${shown.tiles.map(tileDrawing)} ${piecesDrawing(shown)}
          </svg>
          ${shown.tiles.map(tile => (tile.ghost ? this.#inHand(tile) : null))}
          ${repeat(
            shown.tiles.filter(({ ghost }) => !ghost),
            ({ entry }) => entry.id,
            tile => this.#room(tile),
          )}
          ${shown.doorways.filter(({ isOffered }) => isOffered).map(doorway => this.#doorway(doorway))}
        </div>
        ${this.#controls()}
      </div>
    `;
  }

  #tab(floor: Floor) {
    const mark = this.scene.marks.find(one => one.floor === floor)!;
    return html`<button
      class=${mark.isOffered ? 'offered' : ''}
      aria-pressed=${this.floor === floor ? 'true' : 'false'}
      aria-label=${this.words.floorTab(floor)}
      @click=${() => (this.floor = floor)}
    >
      <span>${mark.isOffered && this.floor !== floor ? '• ' : ''}${this.words.floor(floor)}</span>
      <span aria-hidden="true">
        ${mark.figures
          .slice(0, 8)
          .map(
            figure =>
              html`<svg viewBox="0 0 24 24">${svg`<path fill=${figure.colour} d=${outlineOf(figure)}></path>`}</svg>`,
          )}
      </span>
    </button>`;
  }

  #room({ entry, x, y, isOffered }: DrawnTile) {
    const { words } = this;
    return html`<button
      type="button"
      class="room ${isOffered ? 'offered' : ''}"
      data-room=${entry.id}
      tabindex=${isOffered || entry.id === this.#current ? '0' : '-1'}
      aria-label=${words.roomLabel(entry.id)}
      ${place(x * tileSize - this.#left, y * tileSize - this.#top)}
      @click=${() => this.#pick({ room: entry.id, side: null })}
      @focus=${() => this.#reveal(entry.id)}
    >
      <span aria-hidden="true">${words.room(entry.id)}</span>
    </button>`;
  }

  /** The name of a tile that does not lie yet. */
  #inHand({ entry, x, y }: DrawnTile) {
    return html`<div class="room" ${place(x * tileSize - this.#left, y * tileSize - this.#top)}>
      <span aria-hidden="true">${this.words.room(entry.id)}</span>
    </div>`;
  }

  #doorway({ room, side, x, y }: SceneDoorway) {
    const [dx, dy] = reach[side];
    const middle = (at: number, step: number): number => (at + 0.5 + step * 0.72) * tileSize;
    return html`<button
      type="button"
      class="doorway"
      data-doorway="${room} ${side}"
      aria-label=${this.words.doorway(room, side)}
      ${place(middle(x, dx) - this.#left, middle(y, dy) - this.#top)}
      @click=${() => this.#pick({ room, side })}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        ${svg`<path transform="rotate(${turns[side]} 12 12)" d="M12 21V5M5 11l7-7l7 7"></path>`}
      </svg>
    </button>`;
  }

  #controls() {
    return mapControls({
      words: this.words,
      showsWhole: this.isWhole,
      zoomBy: factor => this.#panZoom.zoomBy(factor),
      toggleWhole: () =>
        this.isWhole ? this.#toFocus(true) : this.#panZoom.moveTo(this.#cameras.whole(this.#panZoom.view), true),
    });
  }

  #isFocus(room: RoomId): boolean {
    const { focus, tiles } = this.shown;
    return tiles.some(({ entry, x, y }) => entry.id === room && x === focus?.x && y === focus.y);
  }

  #settle(calm: boolean): void {
    if (this.#panZoom.view.width === 0) return;
    const { view } = this.#panZoom;
    if (this.#cameras.fitScale(view) >= smallestScale || !this.shown.focus)
      this.#panZoom.moveTo(this.#cameras.whole(view), calm);
    else this.#toFocus(calm);
    this.#settledScale = this.#panZoom.camera.scale;
  }

  #toFocus(calm: boolean): void {
    const { focus } = this.shown;
    const tile = focus ?? this.shown.tiles[0];
    if (!tile) return;
    const { view } = this.#panZoom;
    const scale = handyScale(view);
    const [x, y] = [(tile.x + 0.5) * tileSize - this.#left, (tile.y + 0.5) * tileSize - this.#top];
    this.#panZoom.moveTo(this.#cameras.centred({ x, y, scale }, view), calm);
  }

  #rested(): void {
    this.isWhole = this.#panZoom.showsWhole;
    // Names of twelve pixels have no room on tiles smaller than this.
    this.stage.classList.toggle('far', this.#panZoom.camera.scale < 0.62);
    // Letters of figures grow and shrink with the map.
    this.stage.classList.toggle('small', this.#panZoom.camera.scale < smallestScale);
  }

  #reveal(room: RoomId): void {
    const tile = this.shown.tiles.find(({ entry }) => entry.id === room);
    if (!tile) return;
    this.#current = room;
    this.#panZoom.reveal({ x: (tile.x + 0.5) * tileSize - this.#left, y: (tile.y + 0.5) * tileSize - this.#top });
  }

  readonly #keyPressed = (event: KeyboardEvent): void => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const arrow = arrows[event.key];
    if (arrow) this.#walk(arrow);
    else if (event.key === '+' || event.key === '=') this.#panZoom.zoomBy(1.4);
    else if (event.key === '-') this.#panZoom.zoomBy(1 / 1.4);
    else if (event.key === '0') this.#panZoom.moveTo(this.#cameras.whole(this.#panZoom.view));
    else return;
    event.preventDefault();
  };

  /** To the nearest room in a direction, so that gaps in the house are no walls for the keyboard. */
  #walk(direction: Direction): void {
    const next = tileTowards(this.shown.tiles, { current: this.#current, direction });
    if (!next) return;
    this.#current = next.entry.id;
    this.renderRoot.querySelector<HTMLElement>(`[data-room="${next.entry.id}"]`)?.focus({ preventScroll: true });
    this.requestUpdate();
  }

  #pick(detail: PickedPlace): void {
    if (detail.side === null) this.#current = detail.room;
    this.dispatchEvent(new CustomEvent<PickedPlace>('place-picked', { detail, bubbles: true, composed: true }));
  }
}

const focusKey = ({ active, floors: scenes }: MapScene): string => {
  const { focus } = scenes[active];
  return `${active} ${focus?.x} ${focus?.y}`;
};

declare global {
  interface HTMLElementTagNameMap {
    'house-map': HouseMap;
  }
}
