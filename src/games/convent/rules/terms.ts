import type { GuardId, NoviceNumber } from './seats.ts';

/** Modes of a novice's movement (C-4.2). */
export type Mode = 'stand' | 'sneak' | 'walk' | 'run';
/** A guard's movement card (C-9.1). */
export type GuardMode = 'walk' | 'run';
export type Status = 'onTheRun' | 'caught';
export type BlessingKind = 'adjust' | 'reroll' | 'extraStep' | 'falseNoise';
/** Where a noise token goes when several first steps tie (C-8.4); given with the plan so that no question shows a tie. */
export type TiePreference = 'nearestHome' | 'farthestHome' | 'lowestNumber' | 'highestNumber' | 'ask';

/** The edge a guard last walked or pivoted along; her facing is its straight vector (C-6.3). */
export interface Facing {
  readonly from: number;
  readonly to: number;
}

/** A noise token lies for one guard on the first step from her towards the novice (C-8.3). */
export interface NoiseToken {
  readonly kind: 'noise';
  /** Who is said to have made it; null for a false noise that the guard laid herself (C-12.5). */
  readonly novice: NoviceNumber | null;
  readonly guard: GuardId;
  readonly space: number;
  /** Counts half rounds: 2 x round in the novice phase, 2 x round + 1 in the guard phase (C-8.9). */
  readonly laid: number;
}

/** A vanished token lies between `at` and `to` (or on `at` when `to` is null) for the guards who saw her there (C-7.3). */
export interface VanishedToken {
  readonly kind: 'vanished';
  readonly novice: NoviceNumber;
  readonly guards: readonly GuardId[];
  readonly at: number;
  readonly to: number | null;
  readonly laid: number;
}

export type Token = NoiseToken | VanishedToken;

/** A path card being walked from the end `from` to the end `towards` (C-9.3). */
export interface WalkedPath {
  readonly card: string;
  readonly from: number;
  readonly towards: number;
}

/** One line of a novice's log sheet: every space she entered, by move (round 1 may have two), and what she took. */
export interface LogLine {
  readonly round: number;
  /** Where the first move began. */
  readonly from: number;
  readonly moves: readonly (readonly number[])[];
  readonly mode: Mode;
  readonly tookKey: boolean;
  readonly tookWish: boolean;
  readonly caught: boolean;
}
