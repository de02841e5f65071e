import type { ActionBase, Seat, Seed } from './contract.ts';
import type { Table } from './table.ts';

/** Format of the save file itself; games and their content carry versions of their own. */
export const saveFormat = 1;

/** One accepted action. `salt` and `hash` seal it (see hash-chain.ts); null in games from before they were sealed. */
export interface Entry<Action extends ActionBase = ActionBase> {
  readonly n: number;
  readonly seat: Seat;
  readonly action: Action;
  /** Undo never goes back over an entry that revealed, drew or handed over. */
  readonly barrier: boolean;
  readonly salt: string | null;
  readonly hash: string | null;
}

/** What a game needs to be dealt again exactly: kept apart from the entries, which grow. */
export interface SaveHeader<Options = unknown> {
  readonly format: number;
  readonly id: string;
  readonly game: 'convent' | 'house';
  readonly rulesVersion: number;
  readonly contentVersion: number;
  readonly options: Options;
  readonly seed: Seed;
  readonly table: Table;
  readonly name: string;
  readonly createdMs: number;
  /** Root of the hash chain; absent in games from before they were sealed. */
  readonly root?: string;
}

/** The one file that replay, export, bug report and test fixture share. */
export interface Save<Options = unknown, Action extends ActionBase = ActionBase> {
  readonly header: SaveHeader<Options>;
  readonly entries: readonly Entry<Action>[];
}

/** What the list of games shows; holds no secret. */
export interface GameSummary {
  readonly id: string;
  readonly game: 'convent' | 'house';
  readonly name: string;
  readonly persons: readonly string[];
  readonly createdMs: number;
  readonly playedMs: number;
  /** Round the game stands in, for the list only. */
  readonly round: number;
  readonly state: 'unfinished' | 'finished';
}
