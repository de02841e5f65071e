import type { Place, Wall } from '../../src/core/geometry.ts';

/**
 * A second opinion on sight, by another formula than the core's: both segments as p + s * d and a + t * e, solved for
 * s and t as exact fractions of BigInts. Slow, and for tests only.
 */

interface Vector {
  readonly x: bigint;
  readonly y: bigint;
}

/** A fraction with a positive denominator. */
interface Fraction {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

const vector = (x: number, y: number): Vector => ({ x: BigInt(x), y: BigInt(y) });
const minus = (a: Vector, b: Vector): Vector => ({ x: a.x - b.x, y: a.y - b.y });
const cross = (a: Vector, b: Vector): bigint => a.x * b.y - a.y * b.x;
const dot = (a: Vector, b: Vector): bigint => a.x * b.x + a.y * b.y;
const smaller = (a: bigint, b: bigint): bigint => (a < b ? a : b);
const larger = (a: bigint, b: bigint): bigint => (a > b ? a : b);

function fraction(numerator: bigint, denominator: bigint): Fraction {
  return denominator < 0n ? { numerator: -numerator, denominator: -denominator } : { numerator, denominator };
}

const isPart = ({ numerator, denominator }: Fraction): boolean => numerator >= 0n && numerator <= denominator;

function overlap(a1: bigint, a2: bigint, b1: bigint, b2: bigint): boolean {
  return larger(smaller(a1, a2), smaller(b1, b2)) <= smaller(larger(a1, a2), larger(b1, b2));
}

/** The part of the way from p to q at which the closed line first meets the closed wall; null when it never does. */
function meeting(from: Place, to: Place, wall: Wall): Fraction | null {
  const p = vector(from.x, from.y);
  const q = vector(to.x, to.y);
  const a = vector(wall[0], wall[1]);
  const b = vector(wall[2], wall[3]);
  const d = minus(q, p);
  const e = minus(b, a);
  const offset = minus(a, p);
  const determinant = cross(d, e);
  if (determinant !== 0n) {
    const along = fraction(cross(offset, e), determinant);
    const alongWall = fraction(cross(offset, d), determinant);
    return isPart(along) && isPart(alongWall) ? along : null;
  }
  if (cross(offset, d) !== 0n || cross(offset, e) !== 0n) return null;
  if (!overlap(p.x, q.x, a.x, b.x) || !overlap(p.y, q.y, a.y, b.y)) return null;
  const nearest = smaller(dot(offset, d), dot(minus(b, p), d));
  const length = dot(d, d);
  return { numerator: larger(nearest, 0n), denominator: length === 0n ? 1n : length };
}

/** Whether the closed line between two places meets none of the closed walls. */
export function isOpenLine(from: Place, to: Place, walls: readonly Wall[]): boolean {
  return walls.every(wall => meeting(from, to, wall) === null);
}

/** The indexes of all walls that are met first, at the same place, on the way; empty when the line is open. */
export function firstBlockers(from: Place, to: Place, walls: readonly Wall[]): readonly number[] {
  let nearest: Fraction | null = null;
  let found: number[] = [];
  walls.forEach((wall, index) => {
    const place = meeting(from, to, wall);
    if (place === null) return;
    const difference = nearest ? place.numerator * nearest.denominator - nearest.numerator * place.denominator : -1n;
    if (difference < 0n) {
      nearest = place;
      found = [];
    }
    if (difference <= 0n) found.push(index);
  });
  return found;
}

/** Whether `target` lies in the closed half-plane through `eye` that the vector from `start` to `end` points into. */
export function isInFront(eye: Place, start: Place, end: Place, target: Place): boolean {
  const facing = minus(vector(end.x, end.y), vector(start.x, start.y));
  return dot(minus(vector(target.x, target.y), vector(eye.x, eye.y)), facing) >= 0n;
}

export function isInRange(a: Place, b: Place, rangeSquared: number): boolean {
  const d = minus(vector(a.x, a.y), vector(b.x, b.y));
  return dot(d, d) <= BigInt(rangeSquared);
}

/** The distance of a place from a closed segment, in floats; to keep samples away from lines that decide. */
export function distanceToSegment(place: Place, [ax, ay, bx, by]: Wall): number {
  const length = (bx - ax) ** 2 + (by - ay) ** 2;
  const part = length === 0 ? 0 : ((place.x - ax) * (bx - ax) + (place.y - ay) * (by - ay)) / length;
  const clamped = Math.max(0, Math.min(1, part));
  return Math.hypot(place.x - ax - clamped * (bx - ax), place.y - ay - clamped * (by - ay));
}

/** Whether a place lies in a polygon given as x, y, x, y, ... (even-odd rule). */
export function polygonContains(polygon: ArrayLike<number>, { x, y }: Place): boolean {
  let inside = false;
  const count = polygon.length / 2;
  for (let i = 0, j = count - 1; i < count; j = i++) {
    const [xi, yi, xj, yj] = [polygon[2 * i]!, polygon[2 * i + 1]!, polygon[2 * j]!, polygon[2 * j + 1]!];
    if (yi > y !== yj > y && x < ((xj - xi) * (y - yi)) / (yj - yi) + xi) inside = !inside;
  }
  return inside;
}
