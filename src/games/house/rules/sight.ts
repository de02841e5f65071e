import { joinedRoom, tileOf } from './house-map.ts';
import type { Machine } from './machine.ts';
import type { RoomId, Side } from './terms.ts';
import { sides } from './terms.ts';

/** No line of sight into, out of or through a room with Smoke (H-8.7, H-12.9). */
const isSmoky = (machine: Pick<Machine, 'state' | 'content'>, room: RoomId): boolean =>
  machine.state.tokens.some(
    token => token.room === room && machine.content.tokens.get(token.kind)?.blocksSight === true,
  );

/** Rooms in a straight line of joined doors from where somebody stands, without a barrier to cross (H-7.4, H-12.9). */
export function roomsInSight(
  machine: Pick<Machine, 'state' | 'content'>,
  from: { readonly room: RoomId; readonly barrierSide: Side | null },
): readonly RoomId[] {
  if (isSmoky(machine, from.room)) return [];
  const open = from.barrierSide === null ? sides : [from.barrierSide];
  return open.flatMap(side => line(machine, from.room, side));
}

function line(machine: Pick<Machine, 'state' | 'content'>, from: RoomId, side: Side): readonly RoomId[] {
  const seen: RoomId[] = [];
  for (
    let room = joinedRoom(machine.state, machine.content, from, side);
    room !== null;
    room = joinedRoom(machine.state, machine.content, room, side)
  ) {
    if (isSmoky(machine, room) || !tileOf(machine.state, room)) break;
    seen.push(room);
    if (machine.content.rooms.get(room)?.barrier) break;
  }
  return seen;
}
