import type { ConventBoard } from '../../src/games/convent/board/board.ts';
import type { ConventEvent } from '../../src/games/convent/rules/events.ts';
import type { ConventState } from '../../src/games/convent/rules/state.ts';
import type { ConventMatch } from './convent-game.ts';

/** How well a filter did: surprise in bits at the true spaces, and for each tenth of the shares how often it was right. */
export interface BeliefSample {
  readonly bits: number;
  readonly samples: number;
  readonly bins: readonly { readonly given: number; readonly right: number; readonly spaces: number }[];
}

export interface BeliefSampler {
  look(told: readonly ConventEvent[], state: ConventState): void;
  readonly taken: BeliefSample;
}

/** Nothing to sample until the guards have a filter. */
export const beliefSampler = (_board: ConventBoard, _match: ConventMatch): BeliefSampler | null => null;
