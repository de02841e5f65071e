import type { Seed } from '../../src/engine/contract.ts';

/** What the person at the keyboard wants to see; null where nothing was said. */
export interface Wish {
  readonly count: readonly number[] | null;
  readonly games: number | null;
  readonly cell: readonly string[] | null;
}

/** One place of the table: who plays, how many sit there, and how many games are played. */
export interface Cell {
  readonly cell: string;
  readonly count: number;
  readonly games: number;
}

/** One game to be played. The same index and count has the same seed in every cell, so that cells are compared in pairs. */
export interface Job {
  readonly cell: string;
  readonly count: number;
  readonly seed: Seed;
}

/** A cell and what came of its games, in the order of their seeds. */
export interface PlayedCell<Played> extends Cell {
  readonly played: readonly Played[];
}

/** How one game of the app takes part. `Played` is plain data: it travels between processes. */
export interface ArenaPart<Played = unknown> {
  cells(wish: Wish): readonly Cell[];
  /** In the process that plays. */
  load(): Promise<(job: Job) => Played | Promise<Played>>;
  /** In the process that asked: the part of the JSON report, and the lines to be read. */
  report(played: readonly PlayedCell<Played>[]): ArenaReport;
}

export interface ArenaReport {
  readonly json: Readonly<Record<string, readonly object[]>>;
  readonly lines: readonly string[];
}
