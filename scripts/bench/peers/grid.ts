import type { Geometry } from '../../../src/core/geometry.ts';

/** Subunits along the side of a cell: half of a step between spaces. */
const cellSize = 400;
export const gridSide = 25;

export const cellOf = (subunits: number): number => Math.floor(subunits / cellSize);

/** The plan as rot-js takes it: true where a cell can be seen through, by row and column. */
export function gridOfPlan({ walls }: Geometry): readonly (readonly boolean[])[] {
  const free = Array.from({ length: gridSide }, () => Array.from({ length: gridSide }, () => true));
  for (const [ax, ay, bx, by] of walls) {
    const parts = Math.ceil(Math.hypot(bx - ax, by - ay) / (cellSize / 4));
    for (let part = 0; part <= parts; part++) {
      const row = free[cellOf(ay + ((by - ay) * part) / parts)];
      if (row) row[cellOf(ax + ((bx - ax) * part) / parts)] = false;
    }
  }
  return free;
}
