import type { Seat } from '../../../engine/contract.ts';
import { cellBehind, doorsOf, dropFrom, tileOf } from './house-map.ts';
import type { Machine } from './machine.ts';
import { entrySide, openWays } from './movement.ts';
import type { Floor, RoomId, Rotation, Side } from './terms.ts';

/** A tile that could be placed, and who would go there. */
interface Trial {
  readonly room: RoomId;
  readonly seat: Seat;
  readonly spot: {
    readonly floor: Floor;
    readonly x: number;
    readonly y: number;
    readonly door: { readonly room: RoomId; readonly side: Side } | null;
  };
  readonly rotation: Rotation;
}

type Place = readonly [RoomId, Side | null];

/** Open doorways of the trial's floor that its explorer could get to from there without crossing a barrier (H-6.10). */
export function reachableDoorways(machine: Machine, trial: Trial): number {
  const { room, spot, rotation } = trial;
  const { floor, x, y } = spot;
  const tile = { room, floor, x, y, rotation, state: 'there', spent: true } as const;
  const house = { state: { ...machine.state, tiles: [...machine.state.tiles, tile] }, content: machine.content };
  const places = placesWithoutCrossing(house, [
    room,
    spot.door === null ? null : entrySide(house, spot.door.room, room),
  ]);
  return places.reduce((sum, place) => sum + openDoorsAt(house, floor, place), 0);
}

type House = Pick<Machine, 'state' | 'content'>;

function placesWithoutCrossing(house: House, start: Place): readonly Place[] {
  const found = new Map<string, Place>([[start.join('|'), start]]);
  for (const [room, barrierSide] of found.values()) {
    const drop = dropFrom(house.state, room);
    const next = [...openWays(house, { room, barrierSide }).map(way => way.to), ...(drop === null ? [] : [drop])];
    for (const to of next) {
      const place: Place = [to, entrySide(house, room, to)];
      found.set(place.join('|'), place);
    }
  }
  return [...found.values()];
}

function openDoorsAt({ state, content }: House, floor: Floor, [room, side]: Place): number {
  const tile = tileOf(state, room);
  if (!tile || tile.floor !== floor || tile.state === 'lost') return 0;
  return doorsOf(content, tile).filter(door => (side === null || door === side) && !cellBehind(state, tile, door))
    .length;
}
