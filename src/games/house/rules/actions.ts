import type { Choice } from './choices.ts';

interface ActionHead {
  readonly seat: string;
  /** Id of the ask this answers. */
  readonly ask: string;
}

/** Answers a question with one of its choices. */
export interface ChooseAction extends ActionHead {
  readonly t: 'choose';
  readonly choice: Choice;
}

/** Real dice typed in: the total, 0 to twice the dice (H-9.11). */
export interface RollAction extends ActionHead {
  readonly t: 'roll';
  readonly total: number;
}

/** Gives the game up for the table: no winner, everything is opened; `ask` is `resign`. */
export interface ResignAction extends ActionHead {
  readonly t: 'resign';
}

export type HouseAction = ChooseAction | RollAction | ResignAction;
