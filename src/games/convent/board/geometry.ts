import type { Geometry, Wall } from '../../../core/geometry.ts';
import { boardFacts } from './facts.ts';
import { plan } from './plan.ts';

/** The ruler is as long as the way from 16 to 22, six steps in one line (C-6.5); in subunits. */
export const rulerRadius = 4800;

/** The sides of a closed outline, one wall each. */
function sidesOf(outline: readonly (readonly [number, number])[]): readonly Wall[] {
  return outline.map(([x, y], index) => {
    const [nextX, nextY] = outline[(index + 1) % outline.length]!;
    return [x, y, nextX, nextY];
  });
}

/** The floor plan as the core takes it; space n is point n - 1. */
export const boardGeometry: Geometry = {
  points: plan.spaces.map(({ x, y }) => ({ x, y })),
  walls: [...plan.walls, ...plan.solids.flatMap(solid => sidesOf(solid.outline))],
  edges: boardFacts.edges.map(({ a, b }) => [a - 1, b - 1] as const),
  rangeSquared: rulerRadius ** 2,
  hiddenPoints: plan.rulings.filter(ruling => !ruling.visible).map(ruling => ruling.space - 1),
};
