import type { GameSummary } from '../engine/save.ts';

export type { GameSummary };
export type GameId = GameSummary['game'];

/** `openElsewhere`: another window has the game open, so nothing was changed. A game that is gone already is `done`. */
export type ChangeAnswer = 'done' | 'openElsewhere';

/** The games of this device as the screens see them: what is started, and the few things to do with a whole game. */
export interface GamesPort {
  /** Every game, the one played last first. Rejects when the store cannot be read; nothing is lost by that. */
  list(): Promise<readonly GameSummary[]>;
  rename(id: string, name: string): Promise<ChangeAnswer>;
  /** Deletes a game for good. Asking whether it is meant is the screen's business. */
  remove(id: string): Promise<ChangeAnswer>;
  /** Deals a game for one person against bots with the recommended options; answers its id. */
  createSolo(game: GameId): Promise<string>;
  /** Keeps the game of a file; answers its id, or null when it told already what is wrong with the file. */
  openFile(file: File): Promise<string | null>;
}
