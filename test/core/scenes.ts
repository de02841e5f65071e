import { readFileSync } from 'node:fs';
import type { Core } from '../../src/core/calls.ts';
import type { Edge, Geometry, Place, Wall } from '../../src/core/geometry.ts';
import { UNLIMITED_RANGE } from '../../src/core/geometry.ts';
import { createCore } from '../../src/core/load.ts';
import { isOpenLine } from '../support/geometry-oracle.ts';

/** True for the full numbers (`npm run soak`), false for the sample that runs each time. */
export const isSoak = process.env['VIGIL_SOAK'] === '1';

export const coreBytes = (build: 'release' | 'debug' = 'release'): Uint8Array<ArrayBuffer> =>
  new Uint8Array(readFileSync(new URL(`../../build/core${build === 'debug' ? '.debug' : ''}.wasm`, import.meta.url)));

export const newCore = (build: 'release' | 'debug' = 'release'): Promise<Core> => createCore(coreBytes(build));

export const board = (parts: Partial<Geometry>): Geometry => ({
  points: [],
  walls: [],
  edges: [],
  rangeSquared: UNLIMITED_RANGE,
  ...parts,
});

export const place = (x: number, y: number): Place => ({ x, y });

/** A repeatable stream of whole numbers: `below(n)` gives 0 to n - 1. */
export interface Chance {
  below(limit: number): number;
}

export function chance(seed: number): Chance {
  let state = seed >>> 0;
  return {
    below(limit) {
      state = (state + 0x6d2b79f5) >>> 0;
      let mixed = Math.imul(state ^ (state >>> 15), state | 1);
      mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
      return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * limit);
    },
  };
}

export const pick = <T>(from: Chance, list: readonly T[]): T => list[from.below(list.length)]!;

export const repeat = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, i) => make(i));

/** Where the coordinates of a scene come from: small lattices, on which most lines graze something, and extremes. */
export type Lattice = (from: Chance) => number;

const extremes = [0, 1, 2, 511, 512, 513, 8191, 8192, 16382, 16383];
export const lattices: readonly Lattice[] = [
  ...[1, 37, 64, 256, 1365].map(
    (scale): Lattice =>
      from =>
        from.below(13) * scale,
  ),
  from => 4096 + from.below(13) * 37,
  from => pick(from, extremes),
  from => (from.below(2) ? pick(from, extremes) : from.below(16384)),
  from => from.below(16384),
];

export const randomPlace = (from: Chance, lattice: Lattice): Place => place(lattice(from), lattice(from));

export function randomWall(from: Chance, lattice: Lattice): Wall {
  for (;;) {
    const wall: Wall = [lattice(from), lattice(from), lattice(from), lattice(from)];
    if (wall[0] !== wall[2] || wall[1] !== wall[3]) return wall;
  }
}

function shuffled<T>(from: Chance, list: readonly T[]): T[] {
  const keyed = list.map(item => ({ item, key: from.below(2 ** 30) }));
  return keyed.sort((a, b) => a.key - b.key).map(({ item }) => item);
}

/** A random graph with ties: a connected or broken patch of a grid, with a few diagonals. */
export function randomGraph(from: Chance, pointCount: number): { points: Place[]; edges: Edge[] } {
  const side = Math.ceil(Math.sqrt(pointCount));
  const points = repeat(pointCount, i => place((i % side) * 64, Math.floor(i / side) * 64));
  const offsets = [1, side, side + 1];
  const keep = 2 + from.below(8);
  const edges: Edge[] = [];
  for (let a = 0; a < pointCount; a++) {
    for (const offset of offsets) {
      const b = a + offset;
      const isNear = Math.abs((b % side) - (a % side)) <= 1;
      if (b < pointCount && isNear && from.below(10) < keep) edges.push(from.below(2) ? [a, b] : [b, a]);
    }
  }
  return { points, edges: shuffled(from, edges).slice(0, 512) };
}

/** A random board whose points lie off the walls, with edges between random points. */
export function randomBoard(from: Chance): Geometry {
  const lattice = pick(from, lattices);
  const walls = repeat(from.below(9), () => randomWall(from, lattice));
  const points = repeat(20, () => randomPlace(from, lattice)).filter(point => isOpenLine(point, point, walls));
  const edges = points.flatMap((a, i) => {
    const j = i + 1 + from.below(3);
    const b = points[j];
    return b && (a.x !== b.x || a.y !== b.y) ? [[i, j] as const] : [];
  });
  const reach = 1 + from.below(lattice(from) + 1);
  return board({ points, walls, edges, rangeSquared: reach * reach });
}
