import type { FloorBoard, LaidFloor, OpenDoorway, Placement } from '../../src/games/house/rules/floor-board.ts';
import type { Side } from '../../src/games/house/rules/terms.ts';

const steps: Readonly<Record<Side, readonly [number, number]>> = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] };
const order: readonly Side[] = ['N', 'E', 'S', 'W'];

const key = (x: number, y: number): string => `${x},${y}`;
const facing = (side: Side): Side => order[(order.indexOf(side) + 2) % 4]!;
const clockwise = (side: Side, quarters: number): Side => order[(order.indexOf(side) + quarters) % 4]!;

const doorsByCell = ({ tiles }: LaidFloor): ReadonlyMap<string, readonly Side[]> =>
  new Map(tiles.map(({ x, y, doors }) => [key(x, y), doors]));

function openDoorways(floor: LaidFloor): readonly OpenDoorway[] {
  const cells = doorsByCell(floor);
  const open = floor.tiles.flatMap(({ x, y, doors }) =>
    doors.flatMap(side => (cells.has(key(x + steps[side][0], y + steps[side][1])) ? [] : [{ x, y, side }])),
  );
  return [...open].sort((a, b) => a.y - b.y || a.x - b.x || order.indexOf(a.side) - order.indexOf(b.side));
}

function place(
  floor: LaidFloor,
  tile: { readonly x: number; readonly y: number; readonly doors: readonly Side[]; readonly rotation: number },
): Placement {
  const { x, y, rotation } = tile;
  const doors = tile.doors.map(side => clockwise(side, rotation));
  const cells = doorsByCell(floor);
  const joins = doors.filter(side =>
    cells.get(key(x + steps[side][0], y + steps[side][1]))?.includes(facing(side)),
  ).length;
  const openAfter = openDoorways({ ...floor, tiles: [...floor.tiles, { x, y, doors }] }).length;
  return { x, y, rotation: rotation as Placement['rotation'], openAfter, joins };
}

/** Floor questions by plain lists and maps: the independent answer to the core's bitboards. */
export const plainFloors: FloorBoard = {
  openDoorways,
  rotationsAt: (floor, { x, y, towards, doors }) =>
    [0, 1, 2, 3]
      .filter(rotation => towards === null || doors.some(side => clockwise(side, rotation) === towards))
      .map(rotation => place(floor, { x, y, doors, rotation })),
  placements: (floor, doors) => {
    const cells = new Map<string, OpenDoorway[]>();
    for (const open of openDoorways(floor)) {
      const [dx, dy] = steps[open.side];
      const cell = key(open.x + dx, open.y + dy);
      cells.set(cell, [...(cells.get(cell) ?? []), open]);
    }
    return [...cells.entries()].flatMap(([cell, doorways]) => {
      const [x, y] = cell.split(',').map(Number) as [number, number];
      return [0, 1, 2, 3]
        .filter(rotation => doorways.some(open => doors.some(side => clockwise(side, rotation) === facing(open.side))))
        .map(rotation => place(floor, { x, y, doors, rotation }));
    });
  },
};
