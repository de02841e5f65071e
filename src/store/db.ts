import { openDB } from 'idb';
import type { VigilDatabase, VigilSchema } from './schema.ts';
import { schemaVersion, upgradeSchema } from './schema.ts';
import { StoreError, storeErrorOf } from './saving-state.ts';

export interface DatabaseOptions {
  readonly name?: string;
  readonly version?: number;
  /** How long a first opening may take before the game goes on without it. */
  readonly openLimitMs?: number;
  readonly workLimitMs?: number;
  /** Told when another tab keeps an older layout open, and when it no longer does. */
  readonly onBlocked?: (blocked: boolean) => void;
}

/** Errors of a connection that went away under us (backgrounded Safari, cleared site data): worth one new connection. */
const lostConnection = new Set(['InvalidStateError', 'AbortError', 'UnknownError']);

function within<Value>(promise: Promise<Value>, limitMs: number, late: () => StoreError): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(late()), limitMs);
  });
  return Promise.race([promise, limit]).finally(() => clearTimeout(timer));
}

/**
 * The one owner of the connection. It opens when first needed, gives way at once to a newer version of the app in another
 * tab, and comes back by itself after the browser took the connection away. An opening that takes too long fails for
 * whoever waits, but goes on, so that a later call may find it done.
 */
export class Database {
  readonly #name: string;
  readonly #version: number;
  readonly #openLimitMs: number;
  readonly #workLimitMs: number;
  readonly #onBlocked: (blocked: boolean) => void;
  #opening: Promise<VigilDatabase> | null = null;
  #openingSince = 0;
  #blocked = false;
  #newer = false;

  constructor(options: DatabaseOptions = {}) {
    const { openLimitMs = 4000, workLimitMs = 6000, onBlocked = () => undefined } = options;
    this.#name = options.name ?? 'vigil';
    this.#version = options.version ?? schemaVersion;
    this.#openLimitMs = openLimitMs;
    this.#workLimitMs = workLimitMs;
    this.#onBlocked = onBlocked;
  }

  /** @throws StoreError */
  read<Answer>(work: (database: VigilDatabase) => Promise<Answer>): Promise<Answer> {
    return this.#run(work, false);
  }

  /**
   * `work` may run twice, when the connection was lost in between: it must put by key.
   * @throws StoreError; `newer` when a newer app has changed the layout, which this one must not write to
   */
  write<Answer>(work: (database: VigilDatabase) => Promise<Answer>): Promise<Answer> {
    return this.#run(work, true);
  }

  async close(): Promise<void> {
    const opening = this.#opening;
    this.#opening = null;
    await opening?.then(
      database => database.close(),
      () => undefined,
    );
  }

  async #run<Answer>(work: (database: VigilDatabase) => Promise<Answer>, writes: boolean): Promise<Answer> {
    const attempt = async (): Promise<Answer> => {
      const database = await this.#connection();
      if (writes && this.#newer) throw new StoreError('newer');
      return within(work(database), this.#workLimitMs, () => new StoreError('failed'));
    };
    try {
      return await attempt();
    } catch (error) {
      if (!(error instanceof DOMException && lostConnection.has(error.name))) throw storeErrorOf(error);
      this.#opening = null;
      return attempt().catch((again: unknown) => {
        throw storeErrorOf(again);
      });
    }
  }

  #connection(): Promise<VigilDatabase> {
    if (this.#opening === null) {
      // Kept before anything is awaited: of two openings only the first would hear that it is blocked.
      const opening = this.#open();
      this.#opening = opening;
      this.#openingSince = performance.now();
      opening.catch(() => this.#forget(opening));
    }
    const left = this.#openLimitMs - (performance.now() - this.#openingSince);
    return within(this.#opening, Math.max(0, left), () => new StoreError(this.#blocked ? 'blocked' : 'absent'));
  }

  async #open(): Promise<VigilDatabase> {
    try {
      const database = await this.#openVersion(this.#version).catch((error: unknown) => {
        if (!(error instanceof DOMException && error.name === 'VersionError')) throw error;
        // What a newer app has stored may be read and exported, never changed.
        this.#newer = true;
        return this.#openVersion(undefined);
      });
      this.#setBlocked(false);
      return database;
    } catch (error) {
      const full = error instanceof DOMException && error.name === 'QuotaExceededError';
      throw new StoreError(full ? 'full' : 'absent', { cause: error });
    }
  }

  async #openVersion(version: number | undefined): Promise<VigilDatabase> {
    const database: VigilDatabase = await openDB<VigilSchema>(this.#name, version, {
      upgrade: (fresh, oldVersion) => upgradeSchema(fresh, oldVersion),
      blocked: () => this.#setBlocked(true),
      blocking: (_current, _blocked, event) => {
        (event.target as IDBDatabase).close();
        this.#opening = null;
      },
      terminated: () => {
        this.#opening = null;
      },
    });
    return database;
  }

  #setBlocked(blocked: boolean): void {
    if (this.#blocked === blocked) return;
    this.#blocked = blocked;
    this.#onBlocked(blocked);
  }

  #forget(opening: Promise<VigilDatabase>): void {
    if (this.#opening === opening) this.#opening = null;
  }
}
