import type { DoorMask, FloorTile } from '../../src/core/floor-calls.ts';
import { turnedDoors } from '../../src/core/floor-calls.ts';
import { drawnRooms, startRooms } from '../../src/games/house/content/rooms.ts';
import { doorMask } from '../../src/games/house/rules/floor-of-core.ts';
import { chance, pick } from '../../test/core/scenes.ts';
import { mapPlacements } from './peers/map-floor.ts';

/** A ground floor of the house as it may come to lie, and the tiles that are left in the stack. */
export interface HouseScene {
  readonly tiles: readonly FloorTile[];
  readonly stack: readonly DoorMask[];
}

/** So many of the real rooms, laid by chance where they join something and leave a doorway open. */
export function houseScene(laid: number): HouseScene {
  const from = chance(81);
  const tiles: FloorTile[] = startRooms
    .filter(({ floors }) => floors.includes('ground'))
    .map(({ doors }, index) => ({ x: 0, y: -index, doors: doorMask(doors) }));
  const stack = drawnRooms.map(({ doors }) => doorMask(doors));
  while (tiles.length < laid) {
    const index = from.below(stack.length);
    const doors = stack[index]!;
    const open = mapPlacements(tiles, [doors]).filter(({ openAfter }) => openAfter > 0);
    if (open.length === 0) continue;
    const { x, y, rotation } = pick(from, open);
    tiles.push({ x, y, doors: turnedDoors(doors, rotation) });
    stack.splice(index, 1);
  }
  return { tiles, stack };
}
