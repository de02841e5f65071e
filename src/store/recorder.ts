import type { Entry, GameSummary, Save } from '../engine/save.ts';
import { entryRow, headerRow } from './chain.ts';
import type { Database } from './db.ts';
import type { EntryRow, HeaderRow, VigilDatabase } from './schema.ts';
import type { SavingState } from './saving-state.ts';
import { storeErrorOf } from './saving-state.ts';

/** All rows of a game from entry `from` on; an array sorts after every number. */
export const rowsFrom = (id: string, from: number): IDBKeyRange => IDBKeyRange.bound([id, from], [id, []]);

/** A request may succeed and its transaction fail all the same: only `done` is the truth, and has the true reason. */
function unwatched(request: Promise<unknown>): void {
  request.catch(() => undefined);
}

function commonLength(known: readonly Entry[], entries: readonly Entry[]): number {
  let length = Math.min(known.length, entries.length);
  while (length > 0 && known[length - 1] !== entries[length - 1]) length -= 1;
  return length;
}

/** Keeps the log of one game; answers where it went, and never rejects. */
export interface Recorder {
  record(save: Save, summary: GameSummary): Promise<SavingState>;
}

/**
 * Keeps one game in the journal. Each call brings the stored log to that of the save in one strict transaction, with its
 * line in the list: one new entry, an undo, or everything that could not be written before.
 */
export class GameRecorder implements Recorder {
  readonly #database: Database;
  /** What the store is known to hold, the very objects of the save. */
  #known: readonly Entry[];
  #rows: readonly EntryRow[] = [];
  #header: HeaderRow | null = null;

  /** `stored`: the save as it was read from the journal; null for a game that is not there yet. */
  constructor(database: Database, stored: Save | null) {
    this.#database = database;
    this.#known = stored?.entries ?? [];
  }

  /** Resolves once the journal has it on disk; a failure is an answer, and the next call writes what is missing. */
  async record(save: Save, summary: GameSummary): Promise<SavingState> {
    const same = commonLength(this.#known, save.entries);
    const rows = this.#rowsOf(save);
    try {
      await this.#database.write(database => this.#write(database, { rows, same, summary }));
      this.#known = save.entries;
      return { kind: 'saved' };
    } catch (error) {
      return { kind: 'memory', why: storeErrorOf(error).why };
    }
  }

  #rowsOf(save: Save): readonly EntryRow[] {
    this.#header ??= headerRow(save.header);
    const rows: EntryRow[] = [];
    for (const [index, entry] of save.entries.entries()) {
      const kept = this.#rows[index];
      const before = rows[index - 1]?.check ?? this.#header.check;
      rows.push(kept?.entry === entry ? kept : entryRow(save.header.id, entry, before));
    }
    this.#rows = rows;
    return rows;
  }

  async #write(
    database: VigilDatabase,
    log: { readonly rows: readonly EntryRow[]; readonly same: number; readonly summary: GameSummary },
  ): Promise<void> {
    const { rows, same, summary } = log;
    const transaction = database.transaction(['headers', 'entries', 'summaries'], 'readwrite', {
      durability: 'strict',
    });
    const { done } = transaction;
    unwatched(done);
    const [headers, entries] = [transaction.objectStore('headers'), transaction.objectStore('entries')];
    // Site data may have been cleared under an open game: then all of it is written anew.
    const stored = IDBKeyRange.bound([summary.id, -1], [summary.id, same], true, true);
    const [header, count] = await Promise.all([headers.getKey(summary.id), entries.count(stored)]);
    const from = header === undefined || count !== same ? 0 : same;
    try {
      if (from === 0) unwatched(headers.put(this.#header!));
      unwatched(entries.delete(rowsFrom(summary.id, from)));
      for (const row of rows.slice(from)) unwatched(entries.put(row));
      unwatched(transaction.objectStore('summaries').put(summary));
    } catch (error) {
      transaction.abort();
      throw error;
    }
    await done;
  }
}
