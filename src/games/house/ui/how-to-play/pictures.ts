import { html, type TemplateResult } from 'lit';
import type { RoomId, Rotation, Side } from '../../rules/terms.ts';
import { deckSigns, signAt } from '../board/plan/symbols.ts';
import { grounds, tileDrawing, type DrawnTile } from '../board/plan/tile-drawing.ts';
import { doorsAt, type DoorState, type HouseFacts } from '../facts.ts';

interface Laid {
  readonly room: RoomId;
  readonly x: number;
  readonly y: number;
  readonly rotation?: Rotation;
  readonly ghost?: DrawnTile['ghost'];
  /** Doorways that are no open ones. */
  readonly doors?: Readonly<Partial<Record<Side, DoorState>>>;
}

function drawn(facts: HouseFacts, { room, x, y, rotation = 0, ghost = null, doors = {} }: Laid): DrawnTile {
  const sides = doorsAt(facts, { room, rotation });
  return {
    entry: facts.rooms.get(room)!,
    x,
    y,
    rotation,
    doors: Object.fromEntries(sides.map(side => [side, doors[side] ?? 'open'])),
    windows: [],
    isSpent: false,
    isLost: false,
    ghost,
    isOffered: false,
  };
}

/** Tiles of the real house in a small drawing. */
export const tilesPicture = (facts: HouseFacts, tiles: readonly Laid[]): TemplateResult => {
  const xs = tiles.map(({ x }) => x);
  const ys = tiles.map(({ y }) => y);
  const [left, top] = [Math.min(...xs) * 100 - 8, Math.min(...ys) * 100 - 8];
  const [width, height] = [(Math.max(...xs) + 1) * 100 + 8 - left, (Math.max(...ys) + 1) * 100 + 8 - top];
  return html`<svg class="tiles" viewBox="${left} ${top} ${width} ${height}" aria-hidden="true">
    ${grounds} ${tiles.map(tile => tileDrawing(drawn(facts, tile)))}
  </svg>`;
};

/** A new room behind a doorway of the Foyer. */
export const explorePicture = (facts: HouseFacts): TemplateResult =>
  tilesPicture(facts, [
    { room: 'foyer', x: 0, y: 0, doors: { W: 'joined', E: 'joined', N: 'joined' } },
    { room: 'grand-staircase', x: -1, y: 0, doors: { E: 'joined' } },
    { room: 'entrance-hall', x: 1, y: 0, doors: { W: 'joined' } },
    { room: 'library', x: 0, y: -1, ghost: 'legal', doors: { S: 'joined' } },
  ]);

/** The only doorway left, and a tile with one doorway: it would close the floor. */
export const closingPicture = (facts: HouseFacts): TemplateResult =>
  tilesPicture(facts, [
    { room: 'gardens', x: 0, y: 0, doors: { S: 'joined', N: 'joined' } },
    { room: 'coal-chute', x: 0, y: -1, rotation: 2, ghost: 'refused', doors: { S: 'joined' } },
  ]);

/** The signs of the three decks. */
export const decksPicture = (): TemplateResult =>
  html`<svg class="tiles" viewBox="0 0 150 44" aria-hidden="true">
    ${(['omen', 'item', 'event'] as const).map((deck, index) =>
      signAt(deckSigns[deck], { x: 27 + 48 * index, y: 22, size: 26, name: deck }),
    )}
  </svg>`;
