/** A goal of an errand, or a subject's home: where it lies, and the steps to it from every point (255 for no way). */
export interface BeliefGoal {
  readonly point: number;
  readonly steps: Uint8Array;
}

/** A way to behave. */
export interface BeliefTemper {
  /** What an end is worth that lies one step farther from the goal, 0 to 1. */
  readonly decay: number;
  /** The share of all weight that it begins with. */
  readonly prior: number;
}

/** What does not change for a board; subjects are numbered from 0, and so are errands. */
export interface BeliefGround {
  readonly firstGoals: readonly BeliefGoal[];
  readonly secondGoals: readonly BeliefGoal[];
  readonly homes: readonly BeliefGoal[];
  readonly tempers: readonly BeliefTemper[];
  /** Indexes of edges that a subject may not use in the first stage of its errand. */
  readonly lockedEdges: readonly number[];
}

export interface StepRange {
  readonly least: number;
  readonly most: number;
}

/** A move of which something was seen. */
export interface TracedMove {
  readonly steps: StepRange;
  /** The points in sight that were entered, in order. */
  readonly seen: readonly number[];
  /** Losses of all sight in order: where, and the next point where it is told; null: nothing is told of losses. */
  readonly lost: readonly (readonly [at: number, to: number | null])[] | null;
  /** Where the subject is seen at the end, or null. */
  readonly shownAt: number | null;
}

/** One listener of one noise: the neighbours it was pointed to, or its own point; none for silence. */
export interface Hearing {
  readonly listener: number;
  readonly reach: number;
  readonly pointed: readonly number[];
}

/** How many of several first steps are pointed to. */
export type HearingChoice = 'all' | 'one' | 'some';

/** What is believed of one subject: fresh arrays of shares that add up to 1. */
export interface BeliefShares {
  readonly points: Float64Array;
  /** Of the whole, those in the last stage of the errand. */
  readonly lastStage: Float64Array;
  /** By point once everybody has gone a stride of four steps towards its goal. */
  readonly ahead: Float64Array;
  readonly stages: Float64Array;
  readonly errands: Float64Array;
}
