import type { Point } from '../../board/plan.ts';
import { placeOf } from './plan/shapes.ts';

/** Points of a list of spaces; standing on one space twice running counts once. */
export function pointsOf(spaces: readonly number[]): readonly Point[] {
  return spaces
    .filter((space, i) => space !== spaces[i - 1])
    .map((space): Point => [placeOf(space).x, placeOf(space).y]);
}

/** The same way shifted to its right by `offset` subunits, so that several ways can run side by side. */
export function shifted(points: readonly Point[], offset: number): readonly Point[] {
  return points.map((point, i) => {
    const before = points[i - 1] ?? point;
    const after = points[i + 1] ?? point;
    const [ax, ay] = unit(before, point);
    const [bx, by] = unit(point, after);
    const [nx, ny] = [-(ay + by), ax + bx];
    const length = Math.hypot(nx, ny);
    if (length < 0.2) return [point[0] - ay * offset, point[1] + ax * offset] as const;
    // The mitre of two sides is longer than their offset; a cap keeps sharp turns near the way.
    const stretch = Math.min(1.5, 2 / length);
    return [point[0] + (nx / length) * offset * stretch, point[1] + (ny / length) * offset * stretch] as const;
  });
}

function unit(from: Point, to: Point): Point {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  return length === 0 ? [0, 0] : [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
}

/** A place on a way with the direction in degrees in which the way runs there. */
export interface Waymark {
  readonly x: number;
  readonly y: number;
  readonly degrees: number;
}

/** The middle of each leg of a way. */
export function middles(points: readonly Point[]): readonly Waymark[] {
  return points.slice(1).map(([x, y], i) => {
    const [fx, fy] = points[i] as Point;
    return { x: (fx + x) / 2, y: (fy + y) / 2, degrees: (Math.atan2(y - fy, x - fx) * 180) / Math.PI };
  });
}

/** Points along a way, `gap` subunits apart, leaving out what is nearer than `clear` to a corner. */
export function dotted(points: readonly Point[], gap: number, clear: number): readonly Point[] {
  return points.slice(1).flatMap(([x, y], i) => {
    const [fx, fy] = points[i] as Point;
    const length = Math.hypot(x - fx, y - fy);
    const free = length - 2 * clear;
    if (free <= 0) return [[(fx + x) / 2, (fy + y) / 2] as const];
    const count = Math.max(2, Math.round(free / gap) + 1);
    return Array.from({ length: count }, (_, k): Point => {
      const t = (clear + (k * free) / (count - 1)) / length;
      return [fx + (x - fx) * t, fy + (y - fy) * t];
    });
  });
}
