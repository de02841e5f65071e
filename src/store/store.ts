import type { GameSummary, Save } from '../engine/save.ts';
import { Database } from './db.ts';
import type { DatabaseOptions } from './db.ts';
import { deleteGame, listGames, renameGame } from './games.ts';
import type { ListChange } from './games.ts';
import { readStoredGame } from './read-save.ts';
import type { StoredGame } from './read-save.ts';
import { GameRecorder } from './recorder.ts';
import type { Recorder } from './recorder.ts';

/** The journal as page and referee use it. Every method but `recorder` throws StoreError. */
export interface Store {
  games(): Promise<readonly GameSummary[]>;
  rename(id: string, name: string): Promise<ListChange>;
  remove(id: string): Promise<ListChange>;
  read(id: string): Promise<StoredGame | null>;
  /** Keeps one game; `stored` is the save that `read` answered, null for a game that is not in the journal. */
  recorder(stored: Save | null): Recorder;
  close(): Promise<void>;
}

/** A store with a connection of its own, which is opened when first needed. One for each page and worker is enough. */
export function openStore(options: DatabaseOptions = {}): Store {
  const database = new Database(options);
  return {
    games: () => listGames(database),
    rename: (id, name) => renameGame(database, id, name),
    remove: id => deleteGame(database, id),
    read: id => readStoredGame(database, id),
    recorder: stored => new GameRecorder(database, stored),
    close: () => database.close(),
  };
}
