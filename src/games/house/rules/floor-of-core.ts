import { turnedDoors } from '../../../core/floor-calls.ts';
import type { DoorMask, FloorCore } from '../../../core/floor-calls.ts';
import type { FloorBoard, LaidFloor, Placement } from './floor-board.ts';
import type { Rotation, Side } from './terms.ts';
import { floors, sides } from './terms.ts';

const rotations: readonly Rotation[] = [0, 1, 2, 3];

/** The sides of doorways as the core writes them. */
export const doorMask = (doors: readonly Side[]): DoorMask =>
  doors.reduce((mask, side) => mask | (1 << sides.indexOf(side)), 0);

/** Floor questions answered by the core. Every call lays the floor anew, so nobody has to say what has changed. */
export function floorsOfCore(core: FloorCore): FloorBoard {
  const lay = ({ floor, tiles }: LaidFloor): number => {
    const slot = floors.indexOf(floor);
    core.lay(
      slot,
      tiles.map(({ x, y, doors }) => ({ x, y, doors: doorMask(doors) })),
    );
    return slot;
  };
  return {
    openDoorways: floor => core.openDoorways(lay(floor)).map(({ x, y, side }) => ({ x, y, side: sides[side]! })),

    rotationsAt(floor, { x, y, towards, doors }) {
      const slot = lay(floor);
      const wanted = towards === null ? 0 : doorMask([towards]);
      return rotations.flatMap((rotation): Placement[] => {
        const turned = turnedDoors(doorMask(doors), rotation);
        const outcome = core.outcome(slot, { x, y, doors: turned });
        if (outcome === null || (turned & wanted) !== wanted) return [];
        return [{ x, y, rotation, openAfter: outcome.openAfter, joins: outcome.joins }];
      });
    },

    placements: (floor, doors) =>
      core
        .placements(lay(floor), [doorMask(doors)], { alike: true })
        .map(({ x, y, rotation, openAfter, joins }) => ({ x, y, rotation: rotation as Rotation, openAfter, joins })),
  };
}
