import type { GameSummary } from '../engine/save.ts';

export type { GameSummary };
export type GameId = GameSummary['game'];

/** The games of this device as the screens see them: what is started, and the few things to do with a whole game. */
export interface GamesPort {
  /** Every game, the one played last first. Rejects when the store cannot be read; nothing is lost by that. */
  list(): Promise<readonly GameSummary[]>;
  rename(id: string, name: string): Promise<void>;
  /** Deletes a game for good. Asking whether it is meant is the screen's business. */
  remove(id: string): Promise<void>;
  /** Deals a game for one person against bots with the recommended options; answers its id. */
  createSolo(game: GameId): Promise<string>;
}
