import type { Store } from '../store/store.ts';
import type { ChangeAnswer, GameId, GamesPort, GameSummary } from './games-port.ts';
import type { StorageHealth } from './storage-health.ts';

export interface StoredGamesOptions {
  readonly storage: StorageHealth;
  /** Deals a game for one person and journals it; answers its id. */
  readonly createSolo: (game: GameId) => Promise<string>;
}

/** No storage at all, as in some private windows: there is nothing to try again. */
function isAbsent(error: unknown): boolean {
  return error instanceof Error && 'why' in error && error.why === 'absent';
}

/** The games of this device out of the store, which is loaded when first asked: the first paint does not wait for it. */
export class StoredGames implements GamesPort {
  readonly #options: StoredGamesOptions;
  #opening: Promise<Store> | null = null;

  constructor(options: StoredGamesOptions) {
    this.#options = options;
  }

  async list(): Promise<readonly GameSummary[]> {
    const store = await this.#store();
    try {
      return await store.games();
    } catch (error) {
      if (!isAbsent(error)) throw error;
      this.#options.storage.setMemoryOnly(true);
      return [];
    }
  }

  async rename(id: string, name: string): Promise<ChangeAnswer> {
    const answer = await (await this.#store()).rename(id, name);
    return answer === 'openElsewhere' ? answer : 'done';
  }

  async remove(id: string): Promise<ChangeAnswer> {
    const answer = await (await this.#store()).remove(id);
    return answer === 'openElsewhere' ? answer : 'done';
  }

  createSolo(game: GameId): Promise<string> {
    return this.#options.createSolo(game);
  }

  #store(): Promise<Store> {
    const { storage } = this.#options;
    this.#opening ??= import('../store/store.ts')
      .then(({ openStore }) => openStore({ onBlocked: isBlocked => storage.setBlocked(isBlocked) }))
      .catch((error: unknown) => {
        this.#opening = null;
        throw error;
      });
    return this.#opening;
  }
}
