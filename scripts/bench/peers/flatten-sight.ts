/** Sight with @flatten-js/core: the walls in its interval tree, which finds those near the line. */
import Flatten from '@flatten-js/core';
import type { Geometry, Place } from '../../../src/core/geometry.ts';

export interface FlattenPlan {
  readonly walls: Flatten.PlanarSet;
  readonly points: readonly Flatten.Point[];
}

export function flattenPlan({ points, walls }: Geometry): FlattenPlan {
  const set = new Flatten.PlanarSet();
  for (const [ax, ay, bx, by] of walls) set.add(Flatten.segment(ax, ay, bx, by));
  return { walls: set, points: points.map(({ x, y }: Place) => Flatten.point(x, y)) };
}

export function flattenLine({ walls, points }: FlattenPlan, a: number, b: number): boolean {
  // A segment without length has no direction, and the library fails on it.
  if (a === b) return true;
  const line = Flatten.segment(points[a]!, points[b]!);
  for (const wall of walls.search(line.box)) if (line.intersect(wall).length > 0) return false;
  return true;
}
