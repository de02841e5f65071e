import type { HouseContent } from './content-index.ts';
import type { PlacedTile, RoomToken } from './state.ts';
import type { WayKind } from './choices.ts';
import type { RoomId, Side, TokenId } from './terms.ts';
import { sides } from './terms.ts';

/** The tiles and tokens of a state or of a view. */
export interface HouseMap {
  readonly tiles: readonly PlacedTile[];
  readonly tokens: readonly RoomToken[];
}

/** What is known of rooms. */
export type RoomBook = Pick<HouseContent, 'rooms'>;

const offsets: Readonly<Record<Side, readonly [number, number]>> = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] };

/** The side that faces this one from the neighbouring cell. */
export const opposite = (side: Side): Side => sides[(sides.indexOf(side) + 2) % 4]!;

/** A side turned clockwise by quarter turns. */
export const turned = (side: Side, rotation: number): Side => sides[(sides.indexOf(side) + rotation) % 4]!;

export const tileOf = (state: HouseMap, room: RoomId): PlacedTile | undefined =>
  state.tiles.find(tile => tile.room === room);

/** True when the room lies in the house and was not lost. */
export const isThere = (state: HouseMap, room: RoomId): boolean => tileOf(state, room)?.state === 'there';

/** Doors of an unrotated tile. */
export const printedDoors = (content: RoomBook, room: RoomId): readonly Side[] => content.rooms.get(room)?.doors ?? [];

/** Sides of the placed tile that carry a doorway, the front door left out (H-6.1). */
export const doorsOf = (content: RoomBook, tile: Pick<PlacedTile, 'room' | 'rotation'>): readonly Side[] =>
  printedDoors(content, tile.room).map(side => turned(side, tile.rotation));

/** The tile in the neighbouring cell, lost ones included; undefined when the cell is empty. */
export function cellBehind(state: HouseMap, tile: PlacedTile, side: Side): PlacedTile | undefined {
  const [dx, dy] = offsets[side];
  return state.tiles.find(other => other.floor === tile.floor && other.x === tile.x + dx && other.y === tile.y + dy);
}

export const cellAt = (tile: PlacedTile, side: Side): readonly [number, number] => {
  const [dx, dy] = offsets[side];
  return [tile.x + dx, tile.y + dy];
};

/** The room behind a door that joins (both sides carry a doorway, H-4.2, H-4.4); null for false doors and open doorways. */
export function joinedRoom(state: HouseMap, content: RoomBook, room: RoomId, side: Side): RoomId | null {
  const tile = tileOf(state, room);
  if (!tile || tile.state === 'lost' || !doorsOf(content, tile).includes(side)) return null;
  const other = cellBehind(state, tile, side);
  if (!other || other.state === 'lost') return null;
  return doorsOf(content, other).includes(opposite(side)) ? other.room : null;
}

/** A way out of a room that anybody may be able to take; the rules of its kind decide who and at what cost. */
export interface Way {
  readonly to: RoomId;
  readonly kind: WayKind;
  /** The doorway left by, for doors. */
  readonly side: Side | null;
  /** The token passed by, for secret stairs and passages. */
  readonly token: TokenId | null;
}

const links: readonly (readonly [RoomId, RoomId])[] = [
  ['grand-staircase', 'upper-landing'],
  ['stairs-from-basement', 'foyer'],
];

/** Doors, links, passages and the one-way chute out of a room (H-4.2, H-4.10); no wall, slide or elevator. */
export function waysFrom(state: HouseMap, content: RoomBook, room: RoomId): readonly Way[] {
  const ways: Way[] = [];
  for (const side of sides) {
    const to = joinedRoom(state, content, room, side);
    if (to === 'coal-chute') ways.push({ to: 'basement-landing', kind: 'chute', side, token: null });
    else if (to) ways.push({ to, kind: 'door', side, token: null });
  }
  for (const [a, b] of links) {
    const to = room === a ? b : room === b ? a : null;
    if (to && isThere(state, to) && isThere(state, room)) ways.push({ to, kind: 'stairs', side: null, token: null });
  }
  for (const token of state.tokens) {
    if (token.room !== room || !token.partner || (token.kind !== 'stairs' && token.kind !== 'passage')) continue;
    const other = state.tokens.find(partner => partner.id === token.partner);
    if (other && isThere(state, other.room))
      ways.push({
        to: other.room,
        kind: token.kind === 'stairs' ? 'secretStairs' : 'secretPassage',
        side: null,
        token: token.id,
      });
  }
  return ways;
}

/** Ways that lead down only: the hole of the Collapsed Room once somebody fell, the drop from the Gallery (H-7.7, H-7.8). */
export function dropFrom(state: HouseMap, room: RoomId): RoomId | null {
  if (room === 'gallery') return isThere(state, 'ballroom') ? 'ballroom' : null;
  if (room !== 'collapsed-room') return null;
  return state.tokens.find(token => token.kind === 'below-collapsed-room')?.room ?? null;
}

/** Rooms joined to this one by a door (H-12.9: what effects call adjacent). */
export const adjacentRooms = (state: HouseMap, content: RoomBook, room: RoomId): readonly RoomId[] =>
  sides.map(side => joinedRoom(state, content, room, side)).filter(to => to !== null);

/** Fewest steps from a room to every other that can be reached (H-4.10), the room itself at 0. */
export function stepsFrom(state: HouseMap, content: RoomBook, room: RoomId): ReadonlyMap<RoomId, number> {
  const steps = new Map<RoomId, number>([[room, 0]]);
  for (const at of steps.keys()) {
    const drop = dropFrom(state, at);
    for (const to of [...waysFrom(state, content, at).map(way => way.to), ...(drop === null ? [] : [drop])])
      if (!steps.has(to)) steps.set(to, steps.get(at)! + 1);
  }
  return steps;
}

/** A wall side is an outside window's when its cell is empty; a window is false when none is (H-7.13). */
export function hasTrueWindow(state: HouseMap, content: RoomBook, room: RoomId): boolean {
  const tile = tileOf(state, room);
  if (!tile || !content.rooms.get(room)?.window) return false;
  const doors = doorsOf(content, tile);
  return sides.some(side => !doors.includes(side) && !cellBehind(state, tile, side));
}
