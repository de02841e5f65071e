import type { Database } from '../store/db.ts';
import type { ChangeAnswer, GameId, GamesPort, GameSummary } from './games-port.ts';
import type { StorageHealth } from './storage-health.ts';

export interface StoredGamesOptions {
  readonly storage: StorageHealth;
  /** Deals a game for one person and journals it; answers its id. */
  readonly createSolo: (game: GameId) => Promise<string>;
  /** Keeps the game of a file; answers its id, or null when it told already what is wrong with the file. */
  readonly openFile: (file: File) => Promise<string | null>;
}

/** No storage at all, as in some private windows: there is nothing to try again. */
function isAbsent(error: unknown): boolean {
  return error instanceof Error && 'why' in error && error.why === 'absent';
}

/** What the list needs of the store: less than a game in progress does, so home does not load all of it. */
interface Shelf {
  readonly database: Database;
  readonly games: typeof import('../store/games.ts');
}

/** The games of this device out of the store, which is loaded when first asked: the first paint does not wait for it. */
export class StoredGames implements GamesPort {
  readonly #options: StoredGamesOptions;
  #opening: Promise<Shelf> | null = null;

  constructor(options: StoredGamesOptions) {
    this.#options = options;
  }

  async list(): Promise<readonly GameSummary[]> {
    const { games, database } = await this.#shelf();
    try {
      return await games.listGames(database);
    } catch (error) {
      if (!isAbsent(error)) throw error;
      this.#options.storage.setMemoryOnly(true);
      return [];
    }
  }

  async rename(id: string, name: string): Promise<ChangeAnswer> {
    const { games, database } = await this.#shelf();
    return (await games.renameGame(database, id, name)) === 'openElsewhere' ? 'openElsewhere' : 'done';
  }

  async remove(id: string): Promise<ChangeAnswer> {
    const { games, database } = await this.#shelf();
    return (await games.deleteGame(database, id)) === 'openElsewhere' ? 'openElsewhere' : 'done';
  }

  createSolo(game: GameId): Promise<string> {
    return this.#options.createSolo(game);
  }

  openFile(file: File): Promise<string | null> {
    return this.#options.openFile(file);
  }

  #shelf(): Promise<Shelf> {
    this.#opening ??= this.#open().catch((error: unknown) => {
      this.#opening = null;
      throw error;
    });
    return this.#opening;
  }

  async #open(): Promise<Shelf> {
    const [{ Database }, games] = await Promise.all([import('../store/db.ts'), import('../store/games.ts')]);
    const { storage } = this.#options;
    return { games, database: new Database({ onBlocked: isBlocked => storage.setBlocked(isBlocked) }) };
  }
}
