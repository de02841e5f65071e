import type { LockColour } from './facts.ts';

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
