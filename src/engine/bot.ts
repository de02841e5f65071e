import type { ActionBase, AskBase, EventBase, RandomIndex } from './contract.ts';

/** One thing that moved a bot: a key of the game's texts, and the numbers it was decided with. */
export interface Reason {
  readonly reason: string;
  readonly numbers: readonly number[];
}

/** Where a bot takes somebody hidden to be: places with their share in thousandths, the likeliest first. */
export interface Belief {
  /** The seat or figure that it is about. */
  readonly about: string;
  readonly places: readonly (readonly [place: number, thousandths: number])[];
}

/** A decision and, as data, what moved it; shown after the game, or at once when the bot teaches. */
export interface Decision<Action extends ActionBase = ActionBase> {
  readonly action: Action;
  readonly because: readonly Reason[];
  readonly beliefs: readonly Belief[];
}

/** All that a bot decides from: what its seat sees and was told, and randomness of its own. */
export interface Position<View, Ask extends AskBase> {
  readonly view: View;
  readonly ask: Ask;
  /** The game's list for short asks; empty for a route ask, whose constraints are in the ask. */
  readonly legal: readonly ActionBase[];
  /** Everything the seat has witnessed since the deal, in order. */
  readonly told: readonly EventBase[];
  readonly random: RandomIndex;
}

/**
 * Plays a seat from a position and nothing else: no state, no shared chance. One bot belongs to one seat of one game and
 * may keep what it worked out of `told`, but must decide the same without it.
 */
export interface Bot<View, Ask extends AskBase, Action extends ActionBase, Told extends EventBase = EventBase> {
  readonly id: string;
  /** Yields every few milliseconds, so that whoever runs it may do other work, or give the thought up. */
  think(
    position: Position<View, Ask> & { readonly legal: readonly Action[]; readonly told: readonly Told[] },
  ): Generator<void, Decision<Action>, void>;
}

/** The decision without a pause, for scripts and tests. */
export function decisionOf<Decided extends Decision>(thought: Generator<void, Decided, void>): Decided {
  for (;;) {
    const { done, value } = thought.next();
    if (done) return value;
  }
}
