import type { ConventBoard } from '../../board/board.ts';
import { cellOf, keySpaceOf, wishSpaceOf } from '../../rules/places.ts';
import type { OwnNovice } from '../../rules/view.ts';

export type Goal = 'toKey' | 'toWish' | 'toCell';

/** What a novice still has to do, and how far every space is from doing it. */
export interface Errand {
  readonly goal: Goal;
  readonly space: number;
  /** Steps from a space to the goal at hand, by ways that are open to her; 255 where there is none. */
  readonly stepsTo: Uint8Array;
  /** Expected rounds from a space until she is home with her wish. */
  roundsLeft(from: number): number;
}

const endless = 255;

/** Walking four a round, and a goal must be met exactly (C-5.1): the last stretch before it takes a round of its own. */
const roundsFor = (steps: number): number => 0.6 * (steps / stepsARound) + 0.4 * Math.ceil(steps / stepsARound);

const stepsARound = 4;

/** The three legs of a novice's night, measured once for her key. */
export class Errands {
  readonly #legs: Readonly<Record<Goal, { readonly space: number; readonly steps: Uint8Array }>>;

  constructor(board: ConventBoard, { novice, key }: Pick<OwnNovice, 'novice' | 'key'>) {
    const leg = (space: number, locksOpen: boolean) => ({
      space,
      steps: board.search({ start: space, maxSteps: endless, locksOpen, blockedSpaces: [] }),
    });
    this.#legs = {
      toKey: leg(keySpaceOf(key), false),
      toWish: leg(wishSpaceOf(key), true),
      toCell: leg(cellOf(novice), true),
    };
  }

  of({ hasKey, hasWish }: Pick<OwnNovice, 'hasKey' | 'hasWish'>): Errand {
    const { toKey, toWish, toCell } = this.#legs;
    const goal: Goal = hasWish ? 'toCell' : hasKey ? 'toWish' : 'toKey';
    const home = roundsFor(toCell.steps[toWish.space]!);
    const after = { toKey: roundsFor(toWish.steps[toKey.space]!) + home, toWish: home, toCell: 0 }[goal];
    const { space, steps } = this.#legs[goal];
    return { goal, space, stepsTo: steps, roundsLeft: from => after + roundsFor(steps[from]!) };
  }
}
