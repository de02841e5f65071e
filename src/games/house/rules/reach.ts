import { livingExplorers } from './figures.ts';
import { cellBehind, doorsOf, dropFrom, tileOf } from './house-map.ts';
import type { Machine } from './machine.ts';
import { entrySide, openWays } from './movement.ts';
import { openSpots, spotBehind } from './placements.ts';
import { barrierSides } from './putting.ts';
import { diceFor } from './rolls.ts';
import { climbs, hasRope } from './rooms/drops.ts';
import type { ExplorerState } from './state.ts';
import { canPlaceAny } from './tile-search.ts';
import type { RoomId, Side, Trait } from './terms.ts';
import { floors } from './terms.ts';

interface Place {
  readonly room: RoomId;
  readonly barrierSide: Side | null;
}

/** Whether a trait roll of an explorer could show a target at all (H-9.1). */
const couldRoll = (
  machine: Machine,
  explorer: ExplorerState,
  roll: { readonly trait: Trait; readonly target: number },
): boolean => 2 * diceFor(machine, explorer.seat, { trait: roll.trait, dice: 0 }) >= roll.target;

const roomsOn = (machine: Machine, height: number): readonly RoomId[] =>
  machine.state.tiles
    .filter(tile => tile.state === 'there' && floors.indexOf(tile.floor) <= height)
    .map(({ room }) => room);

/** Rooms that tokens here lead to: through the wall, down the slide (H-8.4, H-8.5). */
function byTokens(machine: Machine, explorer: ExplorerState, { room }: Place): readonly RoomId[] {
  const { state } = machine;
  const height = floors.indexOf(tileOf(state, room)!.floor);
  return state.tokens
    .filter(token => token.room === room)
    .flatMap(token => {
      if (token.kind === 'wall' && couldRoll(machine, explorer, { trait: 'knowledge', target: 3 }))
        return state.tokens.filter(({ id }) => id === token.partner).map(partner => partner.room);
      if (token.kind !== 'slide' || height === 0) return [];
      return roomsOn(machine, couldRoll(machine, explorer, { trait: 'might', target: 5 }) ? height - 1 : 0);
    });
}

/** Rooms below a hole or drop, above by the Rope, or wherever the elevator can go (H-7.7 to H-7.9). */
function byRoom(machine: Machine, explorer: ExplorerState, { room }: Place): readonly RoomId[] {
  const drop = dropFrom(machine.state, room);
  const down = drop !== null ? [drop] : room === 'collapsed-room' ? roomsOn(machine, 0) : [];
  const up = hasRope(machine, explorer) ? climbs(machine, room) : [];
  const isElevator = machine.content.rooms.get(room)?.special === 'elevator';
  const ridden = isElevator
    ? floors.flatMap(floor => openSpots(machine, floor, room)).map(spot => spot.door!.room)
    : [];
  return [...down, ...up, ...ridden];
}

/** The places next to a place, on whichever side of a barrier one may come in. */
function placesFrom(machine: Machine, explorer: ExplorerState, place: Place): readonly Place[] {
  const walked = openWays(machine, place).map(({ to }) => ({
    room: to,
    barrierSide: entrySide(machine, place.room, to),
  }));
  const carried = [...byTokens(machine, explorer, place), ...byRoom(machine, explorer, place)].flatMap(
    (room): readonly Place[] => {
      const sides = barrierSides(machine, room);
      return sides.length === 0 ? [{ room, barrierSide: null }] : sides.map(barrierSide => ({ room, barrierSide }));
    },
  );
  const barrier = machine.content.rooms.get(place.room)?.barrier;
  const crossed =
    barrier && couldRoll(machine, explorer, barrier)
      ? barrierSides(machine, place.room).map(barrierSide => ({ room: place.room, barrierSide }))
      : [];
  return [...walked, ...carried, ...crossed];
}

function canDiscoverAt(machine: Machine, seat: string, { room, barrierSide }: Place): boolean {
  const tile = tileOf(machine.state, room)!;
  return doorsOf(machine.content, tile).some(
    side =>
      (barrierSide === null || barrierSide === side) &&
      !cellBehind(machine.state, tile, side) &&
      canPlaceAny(machine, { seat, spot: spotBehind(machine, { room, side }) }),
  );
}

/** Whether an explorer could ever get to a doorway behind which something can still be found. */
function canDiscover(machine: Machine, explorer: ExplorerState): boolean {
  const start: Place = { room: explorer.room, barrierSide: explorer.barrierSide };
  const found = new Map([[`${start.room}/${start.barrierSide}`, start]]);
  for (const place of found.values()) {
    if (canDiscoverAt(machine, explorer.seat, place)) return true;
    for (const next of placesFrom(machine, explorer, place)) {
      const key = `${next.room}/${next.barrierSide}`;
      if (!found.has(key)) found.set(key, next);
    }
  }
  return false;
}

/**
 * Whether any explorer can still discover anything: a doorway with a tile for it, and a way there for somebody (H-18.7). An
 * event may have cut everybody off from all that is left.
 */
export const canAnybodyDiscover = (machine: Machine): boolean =>
  livingExplorers(machine.state).some(explorer => !explorer.away && canDiscover(machine, explorer));
