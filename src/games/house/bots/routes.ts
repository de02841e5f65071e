import { drawnRooms, startRooms } from '../content/rooms.ts';
import { doorsOf, cellBehind, stepsFrom, type RoomBook } from '../rules/house-map.ts';
import type { RoomId } from '../rules/terms.ts';
import type { HouseView } from '../rules/view.ts';

/** Rooms as printed: settings that turn a doorway or two do not change where a bot wants to go. */
const book: RoomBook = { rooms: new Map([...drawnRooms, ...startRooms].map(room => [room.id, room])) };

/** Steps that mean "cannot be reached". */
export const farAway = 99;

/** Fewest steps from a room to the nearest of some others; `farAway` when none can be reached. */
export function stepsToAny(view: HouseView, from: RoomId, targets: ReadonlySet<RoomId>): number {
  for (const [room, steps] of stepsFrom(view, book, from)) if (targets.has(room)) return steps;
  return farAway;
}

/** Rooms with a doorway into the unknown, on floors for which a tile is left. */
export function unexploredRooms(view: HouseView): ReadonlySet<RoomId> {
  const floorsLeft = new Set(view.roomsLeft.flatMap(room => book.rooms.get(room)?.floors ?? []));
  return new Set(
    view.tiles
      .filter(tile => tile.state === 'there' && floorsLeft.has(tile.floor))
      .filter(tile => doorsOf(book, tile).some(side => !cellBehind(view, tile, side)))
      .map(({ room }) => room),
  );
}
