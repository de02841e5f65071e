/** Floors as they are mostly written: tiles in a Map by the name of their cell, counted over after each try. */
import type { DoorMask, FloorPlacement, FloorTile } from '../../../src/core/floor-calls.ts';

type Placement = Omit<FloorPlacement, 'isClosing'>;

const ways = [
  { dx: 0, dy: -1 },
  { dx: 1, dy: 0 },
  { dx: 0, dy: 1 },
  { dx: -1, dy: 0 },
] as const;

export type MapFloor = Map<string, FloorTile>;

const nameOf = (x: number, y: number): string => `${x},${y}`;
const hasDoor = (doors: DoorMask, side: number): boolean => ((doors >> side) & 1) === 1;

export const mapFloor = (tiles: readonly FloorTile[]): MapFloor =>
  new Map(tiles.map(tile => [nameOf(tile.x, tile.y), tile]));

/** Doorways whose neighbouring cell is empty, by a look at every tile. */
export function countOpen(floor: MapFloor): number {
  let open = 0;
  for (const { x, y, doors } of floor.values())
    for (let side = 0; side < 4; side++) {
      const { dx, dy } = ways[side]!;
      if (hasDoor(doors, side) && !floor.has(nameOf(x + dx, y + dy))) open++;
    }
  return open;
}

/** Doorways of a floor with one more tile on it, which is taken away again. */
export function countOpenWith(floor: MapFloor, tile: FloorTile): number {
  const name = nameOf(tile.x, tile.y);
  floor.set(name, tile);
  const open = countOpen(floor);
  floor.delete(name);
  return open;
}

/** The same number by the four neighbours alone, when it is known without the tile. */
export function countOpenNear(floor: MapFloor, open: number, { x, y, doors }: FloorTile): number {
  let after = open;
  for (let side = 0; side < 4; side++) {
    const { dx, dy } = ways[side]!;
    const neighbour = floor.get(nameOf(x + dx, y + dy));
    if (neighbour === undefined) after += Number(hasDoor(doors, side));
    else if (hasDoor(neighbour.doors, (side + 2) & 3)) after--;
  }
  return after;
}

function joinsOf(floor: MapFloor, { x, y, doors }: FloorTile): number {
  let joins = 0;
  for (let side = 0; side < 4; side++) {
    const { dx, dy } = ways[side]!;
    const neighbour = floor.get(nameOf(x + dx, y + dy));
    if (neighbour && hasDoor(doors, side) && hasDoor(neighbour.doors, (side + 2) & 3)) joins++;
  }
  return joins;
}

/** Empty cells behind a doorway. */
function spotsOf(floor: MapFloor): readonly { readonly x: number; readonly y: number }[] {
  const spots = new Map<string, { readonly x: number; readonly y: number }>();
  for (const { x, y, doors } of floor.values())
    for (let side = 0; side < 4; side++) {
      const { dx, dy } = ways[side]!;
      const name = nameOf(x + dx, y + dy);
      if (hasDoor(doors, side) && !floor.has(name)) spots.set(name, { x: x + dx, y: y + dy });
    }
  return [...spots.values()];
}

/** Every way to lay each tile of a stack so that it joins a doorway; rotations that look alike count once. */
export function placementsOn(
  floor: MapFloor,
  stack: readonly DoorMask[],
  openWith: (tile: FloorTile) => number,
): Placement[] {
  const found: Placement[] = [];
  const spots = spotsOf(floor);
  stack.forEach((mask, tile) => {
    const tried = new Set<DoorMask>();
    for (let rotation = 0; rotation < 4; rotation++) {
      const doors = ((mask << rotation) | (mask >> (4 - rotation))) & 15;
      if (tried.has(doors)) continue;
      tried.add(doors);
      for (const { x, y } of spots) {
        const joins = joinsOf(floor, { x, y, doors });
        if (joins > 0) found.push({ tile, x, y, rotation, joins, openAfter: openWith({ x, y, doors }) });
      }
    }
  });
  return found;
}

export function mapPlacements(tiles: readonly FloorTile[], stack: readonly DoorMask[]): Placement[] {
  const floor = mapFloor(tiles);
  return placementsOn(floor, stack, tile => countOpenWith(floor, tile));
}
