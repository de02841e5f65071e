import type { Core } from '../../../core/calls.ts';
import { boardFacts } from './facts.ts';
import type { LockColour } from './facts.ts';
import { boardGeometry } from './geometry.ts';

/** Version of the board's facts and plan, written into saves; raised whenever a ruling could come out differently. */
export const boardVersion = 1;

/** How far a guard looks: as far as the ruler, without end, or six steps of way (C-6.5). */
export type SightRange = 'ruler' | 'unlimited' | 'steps';

/** A guard's eye: she walked or pivots along the edge `from`-`to` and stands on its `end` (or still on its `start`). */
export interface Eye {
  readonly from: number;
  readonly to: number;
  readonly stands: 'start' | 'end';
}

/** Ways a search may not take. */
export interface SearchLimits {
  readonly start: number;
  readonly maxSteps: number;
  /** False: locked edges are closed (C-4.5). */
  readonly locksOpen: boolean;
  /** Spaces that may not be entered; the start may be one of them. */
  readonly blockedSpaces: readonly number[];
}

/**
 * The board as the rules ask it: every answer comes from the core's tables. Spaces are numbered 1 to 155. One board
 * serves every game; it has no state of play.
 */
export interface ConventBoard {
  /** The core that holds this board; for bots and hints, never for a ruling. */
  readonly core: Core;
  /** Ascending. */
  neighbours(space: number): readonly number[];
  isEdge(from: number, to: number): boolean;
  /** The lock on an edge; null when it has none. */
  lock(from: number, to: number): LockColour | null;
  /** Fewest steps; doors, locks and figures are ignored (C-0.4). */
  distance(from: number, to: number): number;
  /** Every neighbour of `from` that is one step nearer to `to`, ascending; empty when they are the same (C-0.4). */
  firstSteps(from: number, to: number): readonly number[];
  /** An open line between two spaces, without facing and range, the ruling on the thicket counted in (C-6.2). */
  openLine(a: number, b: number): boolean;
  /** Open line, front and range; nothing else of C-6 (concealed spaces and rooms are the rules' own). */
  sees(eye: Eye, target: number, range: SightRange): boolean;
  /** Index of a space's room in the reprint (C-6.6). */
  room(space: number): number;
  /** Steps from `start` to every space by number, 255 where it cannot be reached within `maxSteps`. Index 0 is unused. */
  search(limits: SearchLimits): Uint8Array;
}

/**
 * Loads the convent into a core, whose former board is gone then. Spaces that do not exist have no neighbours and no
 * edges; every other question about them throws a CoreError.
 */
export function openBoard(core: Core): ConventBoard {
  core.loadGeometry(boardGeometry);
  const { spaceCount, edges, rooms } = boardFacts;
  const spaces = Array.from({ length: spaceCount }, (_, index) => index + 1);
  const numbers = (points: readonly number[]): readonly number[] => points.map(point => point + 1);
  const neighbours = new Map(spaces.map(space => [space, numbers(core.neighbours(space - 1))]));
  const lockOf = new Map(edges.map(({ a, b, lock }) => [edgeKey(a, b), lock]));
  const lockedEdges = edges.flatMap(({ lock }, index) => (lock === null ? [] : [index]));
  const roomOf = new Map(rooms.flatMap((room, index) => room.map(space => [space, index] as const)));

  return {
    core,
    neighbours: space => neighbours.get(space) ?? [],
    isEdge: (from, to) => neighbours.get(from)?.includes(to) ?? false,
    lock: (from, to) => lockOf.get(edgeKey(from, to)) ?? null,
    distance: (from, to) => core.distance(from - 1, to - 1),
    firstSteps: (from, to) => numbers(core.firstSteps(from - 1, to - 1)),
    openLine: (a, b) => core.openLine(a - 1, b - 1),
    sees(eye, target, range) {
      const stance = { from: eye.from - 1, to: eye.to - 1, atStart: eye.stands === 'start' };
      const isSeen = core.sees({ ...stance, target: target - 1, ranged: range === 'ruler' });
      return isSeen && (range !== 'steps' || core.distance(standing(eye) - 1, target - 1) <= rangeSteps);
    },
    room: space => roomOf.get(space) ?? -1,
    search({ start, maxSteps, locksOpen, blockedSpaces }) {
      const found = core.search({
        start: start - 1,
        maxSteps,
        blockedEdges: locksOpen ? [] : lockedEdges,
        blockedPoints: blockedSpaces.map(space => space - 1),
      });
      const steps = new Uint8Array(spaceCount + 1).fill(255);
      steps.set(found, 1);
      return steps;
    },
  };
}

/** How far `sight.range` = `steps` looks (C-6.5). */
const rangeSteps = 6;

const standing = (eye: Eye): number => (eye.stands === 'start' ? eye.from : eye.to);

const edgeKey = (a: number, b: number): number => (a < b ? a * 1000 + b : b * 1000 + a);
