import type { ActionBase, AskBase, RandomIndex } from './contract.ts';

/** A decision and, as data, what moved it; shown after the game. */
export interface Decision<Action extends ActionBase = ActionBase> {
  readonly action: Action;
  readonly because: readonly { readonly reason: string; readonly numbers: readonly number[] }[];
}

/**
 * Plays a seat from its view and nothing else: no state, no shared chance. `legal` is the game's list for short asks and
 * empty for a route ask, whose constraints are in the ask. `random` is the bot's own stream.
 */
export interface Bot<View, Ask extends AskBase, Action extends ActionBase> {
  readonly id: string;
  decide(position: {
    readonly view: View;
    readonly ask: Ask;
    readonly legal: readonly Action[];
    readonly random: RandomIndex;
  }): Decision<Action>;
}
