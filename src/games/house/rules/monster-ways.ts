import type { WayKind } from './choices.ts';
import { cellBehind, dropFrom, isThere, joinedRoom, tileOf, waysFrom } from './house-map.ts';
import type { Machine } from './machine.ts';
import { kindOf } from './monsters.ts';
import type { MonsterState } from './state.ts';
import type { Floor, RoomId } from './terms.ts';
import { floors, sides } from './terms.ts';

type Ground = Pick<Machine, 'state' | 'content'>;

/** A way a monster can go; `free`: without a space, once in its turn. */
export interface MonsterWay {
  readonly to: RoomId;
  readonly kind: WayKind;
  readonly free?: boolean;
}

/** Below a room with a hole or a drop; who is first through the hole, a monster, comes to any explored basement room (H-7.7). */
function roomsBelow({ state }: Ground, room: RoomId): readonly RoomId[] {
  const down = dropFrom(state, room);
  if (down !== null) return [down];
  return room === 'collapsed-room' ? roomsOnFloor(state, 'basement') : [];
}

const roomsOnFloor = (state: Ground['state'], floor: Floor): readonly RoomId[] =>
  state.tiles.filter(tile => tile.state === 'there' && tile.floor === floor).map(({ room }) => room);

/** Up the Coal Chute, the hole and the Gallery's drop, and down both, without harm (H-7.6 to H-7.8, H-17.6). */
function verticalWays(ground: Ground, room: RoomId): readonly MonsterWay[] {
  const { state, content } = ground;
  const ways: MonsterWay[] = roomsBelow(ground, room).map(to => ({ to, kind: 'drop' }));
  for (const top of ['collapsed-room', 'gallery'])
    if (isThere(state, top) && dropFrom(state, top) === room) ways.push({ to: top, kind: 'climb' });
  if (room === 'basement-landing')
    for (const side of sides) {
      const to = joinedRoom(state, content, 'coal-chute', side);
      if (to !== null) ways.push({ to, kind: 'climb' });
    }
  return ways;
}

/** The wall and the slide, without a roll (H-8.6). */
function tokenWays({ state }: Ground, room: RoomId): readonly MonsterWay[] {
  const height = (other: RoomId): number => floors.indexOf(tileOf(state, other)!.floor);
  return state.tokens
    .filter(token => token.room === room)
    .flatMap((token): readonly MonsterWay[] => {
      if (token.kind === 'slide')
        return state.tiles
          .filter(tile => tile.state === 'there' && height(tile.room) < height(room))
          .map(({ room: to }) => ({ to, kind: 'slide' }));
      const partner = token.kind === 'wall' ? state.tokens.find(({ id }) => id === token.partner) : undefined;
      return partner && isThere(state, partner.room) ? [{ to: partner.room, kind: 'revolvingWall', free: true }] : [];
    });
}

function throughWalls({ state }: Ground, room: RoomId): readonly MonsterWay[] {
  const tile = tileOf(state, room)!;
  return sides
    .map(side => cellBehind(state, tile, side))
    .filter(other => other?.state === 'there')
    .map(other => ({ to: other!.room, kind: 'throughWall' }));
}

/**
 * Everywhere a monster can go from a room in one step, each room once (H-17.6). `isPlain` leaves out wall and slide, as for
 * distances (H-4.10).
 */
export function monsterWays(
  ground: Ground,
  monster: MonsterState,
  from: { readonly room: RoomId; readonly isPlain?: boolean },
): readonly MonsterWay[] {
  const { room } = from;
  if (!isThere(ground.state, room)) return [];
  const doors = waysFrom(ground.state, ground.content, room).map(({ to, kind }): MonsterWay => ({ to, kind }));
  const all = [
    ...doors,
    ...verticalWays(ground, room),
    ...(kindOf(ground, monster).wallPasser ? throughWalls(ground, room) : []),
    ...(from.isPlain ? [] : tokenWays(ground, room)),
  ];
  return all.filter((way, index) => all.findIndex(other => other.to === way.to) === index && way.to !== room);
}

/** Fewest steps of a monster from a room to every other it can get to. */
export function monsterSteps(ground: Ground, monster: MonsterState, from: RoomId): ReadonlyMap<RoomId, number> {
  const steps = new Map<RoomId, number>([[from, 0]]);
  for (const room of steps.keys())
    for (const { to } of monsterWays(ground, monster, { room, isPlain: true }))
      if (!steps.has(to)) steps.set(to, steps.get(room)! + 1);
  return steps;
}

/** Order of rooms where nobody chooses: basement before ground before upper, then y, then x (H-4.10). */
export function inHouseOrder({ state }: Ground): (one: RoomId, other: RoomId) => number {
  const place = (room: RoomId): number => {
    const tile = tileOf(state, room);
    return tile ? floors.indexOf(tile.floor) * 1e6 + (tile.y + 500) * 1e3 + tile.x + 500 : Infinity;
  };
  return (one, other) => place(one) - place(other);
}
