import type { RefusedPlacement } from './asks.ts';
import { reachableDoorways } from './barrier-trap.ts';
import type { Placement } from './floor-board.ts';
import { doorsOf, opposite, cellAt, printedDoors } from './house-map.ts';
import { distinctRotations, layFloor } from './laying.ts';
import type { Machine } from './machine.ts';
import type { Seat } from '../../../engine/contract.ts';
import type { Floor, RoomId, Rotation, Side } from './terms.ts';
import { sides } from './terms.ts';

/** An empty cell for a tile, and the doorway it is reached by; `door` is null behind a revolving wall (H-6.8). */
export interface Spot {
  readonly floor: Floor;
  readonly x: number;
  readonly y: number;
  readonly door: { readonly room: RoomId; readonly side: Side } | null;
}

export interface SpotPlacements {
  readonly spot: Spot;
  readonly legal: readonly Placement[];
  readonly refused: readonly RefusedPlacement[];
  readonly warned: readonly Rotation[];
}

export const spotBehind = (machine: Machine, door: { readonly room: RoomId; readonly side: Side }): Spot => {
  const tile = machine.state.tiles.find(({ room }) => room === door.room)!;
  const [x, y] = cellAt(tile, door.side);
  return { floor: tile.floor, x, y, door };
};

/** The cells behind all open doorways of a floor (H-6.1). `without`: as if that tile were lifted. */
export function openSpots(machine: Machine, floor: Floor, without?: RoomId): readonly Spot[] {
  const { state, content, floors } = machine;
  const laid = layFloor(state, content, without === undefined ? { floor } : { floor, without });
  return floors.openDoorways(laid).map(({ x, y, side }) => {
    const { room } = state.tiles.find(tile => tile.floor === floor && tile.x === x && tile.y === y)!;
    return spotBehind(machine, { room, side });
  });
}

/** How many open doorways a floor has (H-6.1). */
export const countOpen = (machine: Machine, floor: Floor): number => openSpots(machine, floor).length;

interface Wish {
  readonly room: RoomId;
  readonly spot: Spot;
  readonly seat: Seat;
  /** Whether placements that close the floor count as legal: where nothing else is left, or for a haunt (H-6.6, H-6.9). */
  readonly mayClose: boolean;
}

/** Which rotations of a tile are legal in a cell, and why the others are not (H-5.5, H-5.6, H-6.4, H-6.10). */
export function placementsAt(machine: Machine, wish: Wish): SpotPlacements {
  const { spot, room, mayClose } = wish;
  const { settings } = machine.state.options;
  const doors = printedDoors(machine.content, room);
  const towards = spot.door === null ? null : opposite(spot.door.side);
  const laid = layFloor(machine.state, machine.content, { floor: spot.floor });
  const rotations = distinctRotations(doors);
  const fitting = machine.floors
    .rotationsAt(laid, { x: spot.x, y: spot.y, towards, doors })
    .filter(({ rotation }) => rotations.includes(rotation));
  const reachable = hasBarrier(machine, room)
    ? new Map(fitting.map(({ rotation }) => [rotation, reachableDoorways(machine, { ...wish, rotation })]))
    : null;
  const openAfter = (placement: Placement): number =>
    settings.barrierTrap === 'closure' && reachable ? reachable.get(placement.rotation)! : placement.openAfter;
  const open = fitting.filter(placement => mayClose || openAfter(placement) > 0);
  const most = Math.max(0, ...open.map(({ joins }) => joins));
  const legal = settings.placement === 'join' ? open.filter(({ joins }) => joins === most) : open;
  const why = (rotation: Rotation): RefusedPlacement['why'] => {
    if (!fitting.some(placement => placement.rotation === rotation)) return 'noDoorBack';
    return open.some(placement => placement.rotation === rotation) ? 'joinsFewer' : 'closesFloor';
  };
  const refused = rotations
    .filter(rotation => !legal.some(placement => placement.rotation === rotation))
    .map(rotation => ({ rotation, why: why(rotation) }));
  const isTrap = (placement: Placement): boolean => placement.openAfter > 0 && reachable?.get(placement.rotation) === 0;
  const warned = settings.barrierTrap === 'warn' ? legal.filter(isTrap).map(({ rotation }) => rotation) : [];
  return { spot, legal, refused, warned };
}

const hasBarrier = ({ state, content }: Machine, placed: RoomId): boolean =>
  [...state.tiles.filter(tile => tile.state === 'there').map(({ room }) => room), placed].some(
    room => content.rooms.get(room)?.barrier !== undefined,
  );

/** Sides of a room without a doorway, where a revolving wall can stand (H-8.4). */
export function wallSides(machine: Machine, room: RoomId): readonly Side[] {
  const tile = machine.state.tiles.find(other => other.room === room);
  if (!tile) return [];
  const doors = doorsOf(machine.content, tile);
  return sides.filter(side => !doors.includes(side));
}
