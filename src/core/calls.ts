import {
  BLOCKED_EDGES,
  BLOCKED_POINTS,
  CONE_VERTICES,
  MAX_CONE_VERTICES,
  MAX_COORDINATE,
  MAX_EDGES,
  MAX_NEIGHBOURS,
  MAX_RADIUS,
  NEIGHBOURS,
  POINT_SLOTS,
  SEARCH_STEPS,
  UNREACHABLE,
} from '../../assembly/layout.ts';
import { CoreError } from './error.ts';
import type { CoreExports } from './exports.ts';
import { FloorCore } from './floor-calls.ts';
import { isIndex, writeGeometry } from './geometry.ts';
import type { Geometry, Place } from './geometry.ts';

export { UNREACHABLE };

/** Someone who looks along the edge `from`-`to`, standing on `to`, or still on `from` when `atStart`. */
export interface Stance {
  readonly from: number;
  readonly to: number;
  readonly atStart?: boolean;
}

/** A stance as a small number, for the calls that must be fast; valid until the next `loadGeometry`. */
export type View = number;

export interface Search {
  readonly start: number;
  /** Points farther away stay unreachable; default no limit. */
  readonly maxSteps?: number;
  /** Indexes into the board's `edges`. */
  readonly blockedEdges?: Iterable<number>;
  /** Points that may not be entered; the start may always be left. */
  readonly blockedPoints?: Iterable<number>;
}

export interface ConeQuery extends Place {
  /** Any whole-number vector but 0, 0. */
  readonly facingX: number;
  readonly facingY: number;
  /** In subunits, 1 to 23170. */
  readonly radius: number;
}

/**
 * One instance of the core with one board. Points, walls and edges are named by their index (from 0) in the arrays
 * given to `loadGeometry`. Every wrong index throws CoreError `badIndex`; nothing else is kept between calls.
 */
export class Core {
  /** 32-bit words of a set of points; bit i of word w stands for point 32w + i. */
  static readonly setWords = POINT_SLOTS / 32;

  /** Floors of tiles, which lie beside the board and know nothing of it. */
  readonly floors: FloorCore;

  readonly #core: CoreExports;
  readonly #bytes: Uint8Array;
  readonly #words: Uint32Array;
  readonly #floats: Float32Array;
  readonly #blockedEdges: Uint32Array;
  readonly #blockedPoints: Uint32Array;
  #pointCount = 0;
  #edgeCount = 0;

  constructor(core: CoreExports) {
    const { buffer } = core.memory;
    this.floors = new FloorCore(core);
    this.#core = core;
    this.#bytes = new Uint8Array(buffer);
    this.#words = new Uint32Array(buffer);
    this.#floats = new Float32Array(buffer, CONE_VERTICES, 2 * MAX_CONE_VERTICES);
    this.#blockedEdges = new Uint32Array(buffer, BLOCKED_EDGES, MAX_EDGES / 32);
    this.#blockedPoints = new Uint32Array(buffer, BLOCKED_POINTS, Core.setWords);
  }

  /** For the bridges of other subjects. */
  get exports(): CoreExports {
    return this.#core;
  }

  /** The core's memory; the buffer stays the same object for the life of the core. */
  get memory(): WebAssembly.Memory {
    return this.#core.memory;
  }

  get pointCount(): number {
    return this.#pointCount;
  }

  get edgeCount(): number {
    return this.#edgeCount;
  }

  /**
   * Takes over a board and builds all tables, in well under a millisecond for a usual board.
   * @throws CoreError with the reason and the index at fault; the core then holds an empty board
   */
  loadGeometry(geometry: Geometry): void {
    this.#pointCount = 0;
    this.#edgeCount = 0;
    writeGeometry(this.#core, geometry);
    this.#pointCount = geometry.points.length;
    this.#edgeCount = geometry.edges.length;
  }

  /** Whether the closed line between two places meets no wall; touching blocks. Live geometry, no table. */
  sightLine(a: Place, b: Place): boolean {
    checkPlace(a);
    checkPlace(b);
    return this.#core.sightLine(a.x, a.y, b.x, b.y) !== 0;
  }

  /** The wall that blocks the line, the one met first on the way from `a`; null when the line is open. */
  blockingWall(a: Place, b: Place): number | null {
    checkPlace(a);
    checkPlace(b);
    const wall = this.#core.blockingWall(a.x, a.y, b.x, b.y);
    return wall < 0 ? null : wall;
  }

  /** Whether two points share an open line, rulings counted in. A point is open to itself. */
  openLine(a: number, b: number): boolean {
    return this.#core.openLine(this.#point(a), this.#point(b)) !== 0;
  }

  /** Whether two points are within the board's range of each other. */
  inRange(a: number, b: number): boolean {
    return this.#core.inRange(this.#point(a), this.#point(b)) !== 0;
  }

  /**
   * The number of a stance.
   * @throws CoreError `notJoined` when no edge joins the two points
   */
  view({ from, to, atStart = false }: Stance): View {
    return this.#directedEdge(from, to) * 2 + Number(atStart);
  }

  /** Whether the target lies in the closed half-plane before this stance: exactly sideways counts. */
  inFront(query: Stance & { readonly target: number }): boolean {
    return this.#core.inFront(this.view(query), this.#point(query.target)) !== 0;
  }

  /** Open line and front, and range where `ranged`. The stance's own point is seen. */
  sees(query: Stance & { readonly target: number; readonly ranged: boolean }): boolean {
    return this.#core.seesFrom(this.view(query), this.#point(query.target), Number(query.ranged)) !== 0;
  }

  /** All points that `sees` holds for, as a set of `Core.setWords` words; written into `into` when it is given. */
  seenSet(query: Stance & { readonly ranged: boolean }, into = new Uint32Array(Core.setWords)): Uint32Array {
    const first = this.#core.seenSet(this.view(query), Number(query.ranged)) >> 2;
    for (let i = 0; i < Core.setWords; i++) into[i] = this.#words[first + i] ?? 0;
    return into;
  }

  /** The same points as a list, ascending. */
  seenPoints(query: Stance & { readonly ranged: boolean }): readonly number[] {
    const set = this.seenSet(query);
    const points: number[] = [];
    for (let point = 0; point < this.#pointCount; point++) {
      if (((set[point >> 5] ?? 0) >>> (point & 31)) & 1) points.push(point);
    }
    return points;
  }

  /** Points one step away, ascending. */
  neighbours(point: number): readonly number[] {
    return this.#slots(point, (1 << this.#core.neighbourCount(this.#point(point))) - 1);
  }

  /**
   * The index in the board's `edges` of the edge between two points.
   * @throws CoreError `notJoined`
   */
  edgeIndex(a: number, b: number): number {
    return this.#directedEdge(a, b) >> 1;
  }

  /** Steps of a shortest path; UNREACHABLE (255) when there is none. No obstacles: see `search`. */
  distance(a: number, b: number): number {
    return this.#core.distance(this.#point(a), this.#point(b));
  }

  /** All neighbours of `from` that begin a shortest path to `to`, ascending; empty when equal or unreachable. */
  firstSteps(from: number, to: number): readonly number[] {
    return this.#slots(from, this.#core.firstSteps(this.#point(from), this.#point(to)));
  }

  /** Steps to every point round the obstacles, as a fresh array; UNREACHABLE (255) beyond them or `maxSteps`. */
  search({ start, maxSteps = UNREACHABLE, blockedEdges = [], blockedPoints = [] }: Search): Uint8Array {
    this.#point(start);
    if (!Number.isInteger(maxSteps) || maxSteps < 0) throw new CoreError('badRange');
    this.#blockedEdges.fill(0);
    this.#blockedPoints.fill(0);
    for (const edge of blockedEdges) setBit(this.#blockedEdges, checkIndex(edge, this.#edgeCount));
    for (const point of blockedPoints) setBit(this.#blockedPoints, this.#point(point));
    this.#core.searchFrom(start, Math.min(maxSteps, UNREACHABLE));
    return this.#bytes.slice(SEARCH_STEPS, SEARCH_STEPS + this.#pointCount);
  }

  /**
   * The area seen from a place, to be drawn and never to decide a rule: a polygon x, y, x, y, ... as a fresh array that
   * begins with the eye, in the closed half-plane before the facing vector and within the radius. Its arc is a chain of
   * chords of at most 3 degrees. A wall that the eye stands on casts no shadow.
   */
  cone({ x, y, facingX, facingY, radius }: ConeQuery): Float32Array {
    checkPlace({ x, y });
    const isFacing = Math.abs(facingX) <= MAX_COORDINATE && Math.abs(facingY) <= MAX_COORDINATE;
    if (!isFacing || (facingX === 0 && facingY === 0)) throw new CoreError('badFacing');
    if (!Number.isInteger(facingX) || !Number.isInteger(facingY)) throw new CoreError('badFacing');
    if (!Number.isInteger(radius) || radius < 1 || radius > MAX_RADIUS) throw new CoreError('badRadius');
    return this.#floats.slice(0, 2 * this.#core.cone(x, y, facingX, facingY, radius));
  }

  #point(index: number): number {
    return checkIndex(index, this.#pointCount);
  }

  #directedEdge(from: number, to: number): number {
    const edge = this.#core.edgeBetween(this.#point(from), this.#point(to));
    if (edge < 0) throw new CoreError('notJoined');
    return edge;
  }

  #slots(point: number, mask: number): readonly number[] {
    const first = NEIGHBOURS + point * MAX_NEIGHBOURS;
    const points: number[] = [];
    for (let slot = 0; mask >> slot !== 0; slot++) {
      if ((mask >> slot) & 1) points.push(this.#bytes[first + slot] ?? 0);
    }
    return points;
  }
}

function setBit(words: Uint32Array, bit: number): void {
  words[bit >> 5] = (words[bit >> 5] ?? 0) | (1 << (bit & 31));
}

function checkIndex(index: number, count: number): number {
  if (!isIndex(index, count)) throw new CoreError('badIndex');
  return index;
}

function checkPlace({ x, y }: Place): void {
  if (x >>> 0 !== x || y >>> 0 !== y || x > MAX_COORDINATE || y > MAX_COORDINATE) throw new CoreError('badCoordinate');
}
