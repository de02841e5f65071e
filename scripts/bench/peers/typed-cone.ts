/** The core's vision polygon in JavaScript on typed arrays, step for step. */
import type { ConeQuery } from '../../../src/core/calls.ts';
import type { Geometry } from '../../../src/core/geometry.ts';
import { TypedPolygon } from './typed-polygon.ts';
import { typedPlan } from './typed-sight.ts';

export class TypedCone {
  readonly #walls: Int32Array;
  /** x, y and key of the angle of each end; end 2w begins wall w and end 2w + 1 closes it. */
  readonly #ends: Float64Array;
  /** The reciprocal of each wall's distance, as a linear function of the ray. */
  readonly #lines: Float64Array;
  readonly #order: Uint16Array;
  readonly #active: Uint16Array;
  readonly #polygon = new TypedPolygon();
  #activeCount = 0;

  constructor(geometry: Geometry) {
    const count = geometry.walls.length;
    this.#walls = typedPlan(geometry).walls;
    this.#ends = new Float64Array(count * 6);
    this.#lines = new Float64Array(count * 2);
    this.#order = new Uint16Array(count * 2);
    this.#active = new Uint16Array(count + 1);
  }

  cone(query: ConeQuery): Float32Array {
    this.#polygon.begin(query);
    const endCount = this.#clipWalls(query) * 2;
    this.#sortEnds(endCount);
    this.#sweep(endCount, query.facingX, query.facingY);
    return this.#polygon.vertices();
  }

  #clipWalls({ x, y, facingX, facingY, radius }: ConeQuery): number {
    const walls = this.#walls;
    const ends = this.#ends;
    const radiusSquared = radius * radius;
    let kept = 0;
    for (let at = 0; at < walls.length; at += 4) {
      let ax = walls[at]! - x;
      let bx = walls[at + 2]! - x;
      if (bx < -radius || ax > radius) continue;
      let ay = walls[at + 1]! - y;
      let by = walls[at + 3]! - y;
      if ((ay < -radius && by < -radius) || (ay > radius && by > radius)) continue;
      let aheadA = ax * facingX + ay * facingY;
      let aheadB = bx * facingX + by * facingY;
      if (aheadA <= 0 && aheadB <= 0) continue;
      const turn = ax * by - ay * bx;
      if (turn === 0) continue;
      if (turn < 0) {
        const [swapX, swapY, swapAhead] = [ax, ay, aheadA];
        ax = bx;
        ay = by;
        aheadA = aheadB;
        bx = swapX;
        by = swapY;
        aheadB = swapAhead;
      }
      const alongX = bx - ax;
      const alongY = by - ay;
      const crossing = aheadA / (aheadA - aheadB);
      let begin = aheadA < 0 ? crossing : 0;
      let end = aheadB < 0 ? crossing : 1;
      const outsideA = ax * ax + ay * ay - radiusSquared;
      const outsideB = bx * bx + by * by - radiusSquared;
      if (outsideA > 0 || outsideB > 0) {
        const lengthSquared = alongX * alongX + alongY * alongY;
        const middle = -(ax * alongX + ay * alongY);
        const discriminant = middle * middle - lengthSquared * outsideA;
        if (discriminant <= 0) continue;
        const half = Math.sqrt(discriminant);
        if (outsideA > 0) begin = Math.max(begin, (middle - half) / lengthSquared);
        if (outsideB > 0) end = Math.min(end, (middle + half) / lengthSquared);
      }
      if (begin >= end) continue;
      const slot = kept * 6;
      this.#storeEnd(slot, begin === 0 ? ax : ax + begin * alongX, begin === 0 ? ay : ay + begin * alongY);
      this.#storeEnd(slot + 3, end === 1 ? bx : ax + end * alongX, end === 1 ? by : ay + end * alongY);
      ends[slot + 2] = aheadA < 0 && begin === crossing ? -1 : keyOf(ends[slot]!, ends[slot + 1]!, facingX, facingY);
      ends[slot + 5] = aheadB < 0 && end === crossing ? 1 : keyOf(ends[slot + 3]!, ends[slot + 4]!, facingX, facingY);
      if (ends[slot + 2]! >= ends[slot + 5]!) continue;
      const scale = 1 / Math.abs(turn);
      this.#lines[kept * 2] = alongY * scale;
      this.#lines[kept * 2 + 1] = -alongX * scale;
      kept++;
    }
    return kept;
  }

  #storeEnd(slot: number, x: number, y: number): void {
    this.#ends[slot] = x;
    this.#ends[slot + 1] = y;
  }

  #sortEnds(endCount: number): void {
    const order = this.#order;
    for (let end = 0; end < endCount; end++) {
      const key = this.#ends[end * 3 + 2]!;
      let hole = end;
      for (; hole > 0 && this.#ends[order[hole - 1]! * 3 + 2]! > key; hole--) order[hole] = order[hole - 1]!;
      order[hole] = end;
    }
  }

  #sweep(endCount: number, facingX: number, facingY: number): void {
    const ends = this.#ends;
    const active = this.#active;
    this.#activeCount = 0;
    let key = -1;
    let rayX = facingY;
    let rayY = -facingX;
    for (let i = 0; i < endCount; i++) {
      const end = this.#order[i]!;
      const nextKey = ends[end * 3 + 2]!;
      if (nextKey > key) {
        const nextX = ends[end * 3]!;
        const nextY = ends[end * 3 + 1]!;
        if (this.#activeCount > 0) this.#drawWalls(rayX, rayY, nextX, nextY);
        else this.#polygon.drawArc(rayX, rayY, nextX, nextY);
        key = nextKey;
        rayX = nextX;
        rayY = nextY;
      }
      if (end & 1) {
        let place = 0;
        while (active[place] !== end >> 1) place++;
        active[place] = active[--this.#activeCount]!;
      } else active[this.#activeCount++] = end >> 1;
    }
    if (key < 1) this.#polygon.drawArc(rayX, rayY, -facingY, facingX);
  }

  #closeness(wall: number, rayX: number, rayY: number): number {
    return rayX * this.#lines[wall * 2]! + rayY * this.#lines[wall * 2 + 1]!;
  }

  /** The nearest walls between two rays; on this plan no two walls cross, so the nearest at both rays differ nowhere. */
  #drawWalls(fromX: number, fromY: number, toX: number, toY: number): void {
    let nearest = -1;
    let from = 0;
    let to = 0;
    for (let i = 0; i < this.#activeCount; i++) {
      const wall = this.#active[i]!;
      const atFrom = this.#closeness(wall, fromX, fromY);
      const atTo = this.#closeness(wall, toX, toY);
      if (nearest !== -1 && atFrom + atTo <= from + to) continue;
      nearest = wall;
      from = atFrom;
      to = atTo;
    }
    this.#polygon.beginRun(nearest, fromX / from, fromY / from);
    this.#polygon.endRun(toX / to, toY / to);
  }
}

function keyOf(x: number, y: number, facingX: number, facingY: number): number {
  const ahead = x * facingX + y * facingY;
  const aside = y * facingX - x * facingY;
  return aside / (ahead + Math.abs(aside));
}
