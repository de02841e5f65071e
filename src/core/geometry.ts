import {
  EDGES,
  MAX_EDGES,
  MAX_POINTS,
  MAX_WALLS,
  POINTS,
  STATUS_BAD_COORDINATE,
  STATUS_BAD_EDGE,
  STATUS_BAD_RANGE,
  STATUS_DUPLICATE_EDGE,
  STATUS_OK,
  STATUS_POINT_ON_WALL,
  STATUS_TOO_MANY,
  STATUS_TOO_MANY_NEIGHBOURS,
  STATUS_ZERO_LENGTH_WALL,
  WALLS,
} from '../../assembly/layout.ts';
import { CoreError } from './error.ts';
import type { CoreErrorCode } from './error.ts';
import type { CoreExports } from './exports.ts';

/** A place in subunits: whole numbers from 0 to 16383. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

/** x, y of one end, then x, y of the other, in subunits. */
export type Wall = readonly [number, number, number, number];

/** Two points that are one step apart, either way; indexes into `points`. */
export type Edge = readonly [number, number];

/** A board as the core takes it: at most 255 points, 1024 walls, 512 edges and 8 neighbours a point. */
export interface Geometry {
  readonly points: readonly Place[];
  readonly walls: readonly Wall[];
  readonly edges: readonly Edge[];
  /** The square of the longest distance that counts as in range, in subunits; equal counts. */
  readonly rangeSquared: number;
  /** Points that by a ruling share an open line with nobody, whatever the walls say. */
  readonly hiddenPoints?: readonly number[];
}

/** A range beyond every board. */
export const UNLIMITED_RANGE = 0x7fffffff;

const refusals: Readonly<Record<number, CoreErrorCode>> = {
  [STATUS_TOO_MANY]: 'tooMany',
  [STATUS_BAD_COORDINATE]: 'badCoordinate',
  [STATUS_ZERO_LENGTH_WALL]: 'zeroLengthWall',
  [STATUS_POINT_ON_WALL]: 'pointOnWall',
  [STATUS_BAD_EDGE]: 'badEdge',
  [STATUS_DUPLICATE_EDGE]: 'duplicateEdge',
  [STATUS_TOO_MANY_NEIGHBOURS]: 'tooManyNeighbours',
  [STATUS_BAD_RANGE]: 'badRange',
};

/**
 * Writes a board into the core's buffers and builds all tables.
 * @throws CoreError with the reason and the index of the point, wall or edge; the core is empty then
 */
export function writeGeometry(core: CoreExports, geometry: Geometry): void {
  const { points, walls, edges, rangeSquared, hiddenPoints = [] } = geometry;
  const wrongHidden = hiddenPoints.some(point => !isIndex(point, points.length));
  const hasRoom = points.length <= MAX_POINTS && walls.length <= MAX_WALLS && edges.length <= MAX_EDGES;
  if (hasRoom) {
    writeNumbers(core, { address: POINTS, items: points.map(({ x, y }) => [x, y]) });
    writeNumbers(core, { address: WALLS, items: walls });
    writeNumbers(core, { address: EDGES, items: edges });
  }
  if (wrongHidden) {
    core.buildTables(0, 0, 0, 0);
    throw new CoreError('badIndex');
  }
  const range = Number.isInteger(rangeSquared) ? Math.min(rangeSquared, UNLIMITED_RANGE) : -1;
  const status = core.buildTables(points.length, walls.length, edges.length, Math.max(range, -1));
  const code = refusals[status] ?? (status === STATUS_OK ? null : 'wrongAbi');
  if (code !== null) {
    const index = core.problemIndex();
    throw new CoreError(code, index < 0 ? {} : { index });
  }
  for (const point of hiddenPoints) core.hidePoint(point);
}

/** Whether a number names one of `count` things. */
export function isIndex(index: number, count: number): boolean {
  return index >>> 0 === index && index < count;
}

/** What is no 32-bit whole number becomes -1, which no buffer accepts: a view would silently round it. */
function writeNumbers(
  core: CoreExports,
  { address, items }: { readonly address: number; readonly items: readonly (readonly number[])[] },
): void {
  const flat = items.flat().map(value => ((value | 0) === value ? value : -1));
  new Int32Array(core.memory.buffer, address, flat.length).set(flat);
}
