/**
 * Sight as it is mostly written: objects with x and y, walls in an array, the parameters of the crossing as floats, one
 * wall after another.
 */
import type { Geometry, Place } from '../../../src/core/geometry.ts';

export interface PlainWall {
  readonly a: Place;
  readonly b: Place;
}

export const plainWalls = ({ walls }: Geometry): readonly PlainWall[] =>
  walls.map(([ax, ay, bx, by]) => ({ a: { x: ax, y: ay }, b: { x: bx, y: by } }));

function segmentsMeet(p: Place, q: Place, { a, b }: PlainWall): boolean {
  const r = { x: q.x - p.x, y: q.y - p.y };
  const s = { x: b.x - a.x, y: b.y - a.y };
  const denominator = r.x * s.y - r.y * s.x;
  if (denominator === 0) return false;
  const t = ((a.x - p.x) * s.y - (a.y - p.y) * s.x) / denominator;
  const u = ((a.x - p.x) * r.y - (a.y - p.y) * r.x) / denominator;
  return t >= 0 && t <= 1 && u >= 0 && u <= 1;
}

export const plainLine = (walls: readonly PlainWall[], p: Place, q: Place): boolean => {
  for (const wall of walls) if (segmentsMeet(p, q, wall)) return false;
  return true;
};

/** In reach and in front: what everybody asks before the walls. */
export function isBefore(
  eye: Place,
  start: Place,
  { target, range }: { readonly target: Place; readonly range: number },
): boolean {
  if (Math.hypot(target.x - eye.x, target.y - eye.y) > range) return false;
  const facing = { x: eye.x - start.x, y: eye.y - start.y };
  return (target.x - eye.x) * facing.x + (target.y - eye.y) * facing.y >= 0;
}
