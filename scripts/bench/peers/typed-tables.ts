/** The core's tables in JavaScript on typed arrays, built in the same order with the same shortcuts. */
import type { Stance } from '../../../src/core/calls.ts';
import { UNLIMITED_RANGE, type Geometry } from '../../../src/core/geometry.ts';
import { typedPaths } from './typed-paths.ts';
import { typedBlocker, typedIsBefore } from './typed-sight.ts';
import type { TypedPlan } from './typed-sight.ts';

const setWords = 8;

export interface TypedTables {
  readonly distances: Uint8Array;
  readonly firstSteps: Uint8Array;
  open(): readonly (readonly boolean[])[];
  seen(stances: readonly Stance[]): readonly (readonly boolean[])[];
}

const has = (words: Uint32Array, row: number, point: number): boolean =>
  ((words[row * setWords + (point >> 5)]! >>> (point & 31)) & 1) === 1;

function add(words: Uint32Array, row: number, point: number): void {
  const at = row * setWords + (point >> 5);
  words[at] = words[at]! | (1 << (point & 31));
}

function openLines(plan: TypedPlan, pointCount: number): Uint32Array {
  const open = new Uint32Array(pointCount * setWords);
  const lastBlockers = new Int32Array(pointCount).fill(-1);
  for (let a = 0; a < pointCount; a++) {
    add(open, a, a);
    for (let b = 0; b < a; b++) {
      const wall = typedBlocker(plan, a, b, lastBlockers[b]!);
      lastBlockers[b] = wall;
      if (wall >= 0) continue;
      add(open, a, b);
      add(open, b, a);
    }
  }
  return open;
}

export function typedTables(plan: TypedPlan, geometry: Geometry): TypedTables {
  const pointCount = geometry.points.length;
  const { rangeSquared } = geometry;
  const open = openLines(plan, pointCount);
  const all = new Uint32Array(geometry.edges.length * 4 * setWords);
  const near = new Uint32Array(geometry.edges.length * 4 * setWords);
  geometry.edges.forEach(([a, b], edge) => {
    for (let side = 0; side < 4; side++) {
      const from = side & 2 ? b : a;
      const to = side & 2 ? a : b;
      const eye = side & 1 ? from : to;
      const row = edge * 4 + side;
      for (let target = 0; target < pointCount; target++) {
        if (!has(open, eye, target)) continue;
        if (!typedIsBefore(plan, { eye, from, to }, { target, rangeSquared: UNLIMITED_RANGE })) continue;
        add(all, row, target);
        if (typedIsBefore(plan, { eye, from, to }, { target, rangeSquared })) add(near, row, target);
      }
    }
  });
  const points = [...geometry.points.keys()];
  return {
    ...typedPaths(geometry),
    open: () => points.map(a => points.map(b => has(open, a, b))),
    seen: stances =>
      stances.map(({ from, to }) => {
        const edge = geometry.edges.findIndex(([a, b]) => (a === from && b === to) || (a === to && b === from));
        const row = edge * 4 + (geometry.edges[edge]![0] === from ? 0 : 2);
        return points.map(target => has(near, row, target));
      }),
  };
}
