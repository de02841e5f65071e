import type { RefusedPlacement } from './asks.ts';
import type { LaidFloor } from './floor-board.ts';
import type { HouseContent } from './content-index.ts';
import { doorsOf, turned } from './house-map.ts';
import type { Machine } from './machine.ts';
import type { HouseState, PlacedTile } from './state.ts';
import type { FigureId, Floor, RoomId, Rotation, Side } from './terms.ts';
import { sides } from './terms.ts';

/** A floor as floor questions take it; lost cells count as filled (H-6.1). `without`: as if that tile were lifted. */
export function layFloor(
  state: HouseState,
  content: HouseContent,
  about: { readonly floor: Floor; readonly without?: RoomId },
): LaidFloor {
  const tiles = state.tiles
    .filter(tile => tile.floor === about.floor && tile.room !== about.without)
    .map(tile => ({ x: tile.x, y: tile.y, doors: tile.state === 'lost' ? [] : doorsOf(content, tile) }));
  return { floor: about.floor, tiles };
}

/** Where a tile comes to lie. */
export interface Resting {
  readonly floor: Floor;
  readonly x: number;
  readonly y: number;
  readonly rotation: Rotation;
}

/** Lays a new tile. Its symbol waits for the first visitor unless a haunt placed it (H-5.7, H-5.9). */
export function layTile(
  machine: Machine,
  room: RoomId,
  about: {
    readonly at: Resting;
    readonly by: FigureId | null;
    readonly isSpent: boolean;
    readonly refused: readonly RefusedPlacement[];
  },
): void {
  const hasSymbol = (machine.content.rooms.get(room)?.symbol ?? null) !== null;
  const { floor, x, y, rotation } = about.at;
  machine.state.tiles.push({ room, floor, x, y, rotation, state: 'there', spent: about.isSpent || !hasSymbol });
  machine.emit({ t: 'tilePlaced', room, floor, x, y, rotation, by: about.by, refused: about.refused });
}

/** Moves a placed tile with everything on it (H-8.1): sides of a barrier turn with it. */
export function moveTile(machine: Machine, tile: PlacedTile, at: Resting): void {
  const quarters = (at.rotation - tile.rotation + 4) % 4;
  const turn = (side: Side | null): Side | null => (side === null ? null : turned(side, quarters));
  Object.assign(tile, { floor: at.floor, x: at.x, y: at.y, rotation: at.rotation });
  const { state } = machine;
  const pieces = [...Object.values(state.explorers), ...state.monsters, ...state.tokens].filter(
    piece => piece.room === tile.room,
  );
  for (const piece of pieces) piece.barrierSide = turn(piece.barrierSide);
  for (const token of state.tokens) if (token.room === tile.room) token.side = turn(token.side);
  state.companions = state.companions.map(waiting =>
    waiting.room === tile.room ? { ...waiting, barrierSide: turn(waiting.barrierSide) } : waiting,
  );
  turnPiles(machine, tile.room, quarters);
  machine.emit({ t: 'tileMoved', room: tile.room, floor: at.floor, x: at.x, y: at.y, rotation: at.rotation });
}

function turnPiles(machine: Machine, room: RoomId, quarters: number): void {
  const piles = Object.entries(machine.state.piles).map(([key, cards]) => {
    const [place, side] = key.split('/');
    return place === room && side ? [`${room}/${turned(side as Side, quarters)}`, cards] : [key, cards];
  });
  machine.state.piles = Object.fromEntries(piles) as Record<string, string[]>;
}

/** Rotations that put doorways on different sides; a tile with four doorways has one. */
export function distinctRotations(doors: readonly Side[]): readonly Rotation[] {
  const seen = new Set<string>();
  return ([0, 1, 2, 3] as const).filter(rotation => {
    const key = sides.filter(side => doors.some(door => turned(door, rotation) === side)).join('');
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
