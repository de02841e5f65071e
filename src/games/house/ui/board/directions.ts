import type { RoomId } from '../../rules/terms.ts';
import type { DrawnTile } from './plan/tile-drawing.ts';

/** A step over the grid of tiles: x to the east, y to the south. */
export type Direction = readonly [number, number];

/** Where the arrow keys lead. */
export const arrows: Readonly<Record<string, Direction>> = {
  ArrowUp: [0, -1],
  ArrowRight: [1, 0],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
};

/** The nearest tile in a direction, rather ahead than aside: gaps in the house are no walls for the keyboard. */
export function tileTowards(
  tiles: readonly DrawnTile[],
  { current, direction: [dx, dy] }: { readonly current: RoomId; readonly direction: Direction },
): DrawnTile | undefined {
  const from = tiles.find(({ entry }) => entry.id === current);
  if (!from) return undefined;
  const cost = ({ x, y }: DrawnTile): number => {
    const along = (x - from.x) * dx + (y - from.y) * dy;
    const aside = Math.abs((x - from.x) * dy) + Math.abs((y - from.y) * dx);
    return along <= 0 ? Infinity : along + 2 * aside;
  };
  const [nearest] = tiles.filter(tile => !tile.ghost && cost(tile) < Infinity).sort((a, b) => cost(a) - cost(b));
  return nearest;
}
