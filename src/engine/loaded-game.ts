import type { ActionBase, AskBase, EventBase, Game, ResultBase } from './contract.ts';

/** A game as session, referee and store see it, who know none of its words. */
export type AnyGame = Game<unknown, unknown, ActionBase, EventBase, unknown, AskBase, ResultBase>;

/** Rules over loaded content, with what a save needs to know about them. */
export interface LoadedGame {
  readonly rules: AnyGame;
  /** Version of the content (board, cards) that the rules play on. */
  readonly contentVersion: number;
  /** Foreign data as options: null unless it is a complete and playable set. Never throws. */
  readOptions(value: unknown): unknown;
  /** The round to show in a list of games, out of the table's view. */
  roundOf(tableView: unknown): number;
}
