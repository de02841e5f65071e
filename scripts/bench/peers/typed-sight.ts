/**
 * The core's sight in JavaScript on typed arrays: whole numbers, walls sorted out by their boxes first. Shows what the
 * language alone is worth, with the same thought behind it.
 */
import type { Geometry } from '../../../src/core/geometry.ts';

export interface TypedPlan {
  /** x, y of each point. */
  readonly points: Int32Array;
  /** x, y, x, y of each wall, its left end first. */
  readonly walls: Int32Array;
}

export function typedPlan({ points, walls }: Geometry): TypedPlan {
  const turned = walls.map(([ax, ay, bx, by]) => (ax <= bx ? [ax, ay, bx, by] : [bx, by, ax, ay]));
  return {
    points: Int32Array.from(points.flatMap(({ x, y }) => [x, y])),
    walls: Int32Array.from(turned.flat()),
  };
}

function meets(walls: Int32Array, at: number, x1: number, y1: number, x2: number, y2: number): boolean {
  const ax = walls[at]!;
  const bx = walls[at + 2]!;
  if (bx < x1 || ax > x2) return false;
  const ay = walls[at + 1]!;
  const by = walls[at + 3]!;
  if (ay < y1 && ay < y2 && by < y1 && by < y2) return false;
  if (ay > y1 && ay > y2 && by > y1 && by > y2) return false;
  const dx = x2 - x1;
  const dy = y2 - y1;
  const ux = ax - x1;
  const uy = ay - y1;
  const wallX = bx - ax;
  const wallY = by - ay;
  const turn = Math.imul(dx, wallY) - Math.imul(dy, wallX);
  const startSide = Math.imul(dx, uy) - Math.imul(dy, ux);
  const endSide = startSide + turn;
  if ((startSide > 0 && endSide > 0) || (startSide < 0 && endSide < 0)) return false;
  const nearSide = Math.imul(ux, wallY) - Math.imul(uy, wallX);
  const farSide = nearSide - turn;
  return !((nearSide > 0 && farSide > 0) || (nearSide < 0 && farSide < 0));
}

/** The first wall found on the way, as the place of its numbers, or -1; `first` is tried before the others. */
export function typedBlocker({ points, walls }: TypedPlan, a: number, b: number, first = -1): number {
  const flip = points[2 * a]! > points[2 * b]!;
  const left = 2 * (flip ? b : a);
  const right = 2 * (flip ? a : b);
  const x1 = points[left]!;
  const y1 = points[left + 1]!;
  const x2 = points[right]!;
  const y2 = points[right + 1]!;
  if (first >= 0 && meets(walls, first, x1, y1, x2, y2)) return first;
  for (let at = 0; at < walls.length; at += 4) if (meets(walls, at, x1, y1, x2, y2)) return at;
  return -1;
}

/** In range and in front of an eye that faces as the edge `from`-`to` leads. */
export function typedIsBefore(
  { points }: TypedPlan,
  { eye, from, to }: { readonly eye: number; readonly from: number; readonly to: number },
  { target, rangeSquared }: { readonly target: number; readonly rangeSquared: number },
): boolean {
  const dx = points[2 * target]! - points[2 * eye]!;
  const dy = points[2 * target + 1]! - points[2 * eye + 1]!;
  if (Math.imul(dx, dx) + Math.imul(dy, dy) > rangeSquared) return false;
  const facingX = points[2 * to]! - points[2 * from]!;
  const facingY = points[2 * to + 1]! - points[2 * from + 1]!;
  return Math.imul(dx, facingX) + Math.imul(dy, facingY) >= 0;
}
