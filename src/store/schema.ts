import type { DBSchema, IDBPDatabase } from 'idb';
import type { Entry, GameSummary, SaveHeader } from '../engine/save.ts';

/** Every row carries a checksum that chains it to the rows before it, so that a changed row is not played on. */
export interface HeaderRow {
  readonly id: string;
  readonly header: SaveHeader;
  readonly check: string;
}

export interface EntryRow {
  readonly id: string;
  readonly n: number;
  readonly entry: Entry;
  readonly check: string;
}

/** The list of games lies apart from what holds secrets, so that showing it reads none. */
export interface VigilSchema extends DBSchema {
  summaries: { key: string; value: GameSummary };
  headers: { key: string; value: HeaderRow };
  entries: { key: [string, number]; value: EntryRow };
}

export type VigilDatabase = IDBPDatabase<VigilSchema>;

/** Changes only with the layout below; what a save holds has a format of its own. */
export const schemaVersion = 1;

/** Makes the layout on a device that has none or an older one. */
export function upgradeSchema(database: VigilDatabase, oldVersion: number): void {
  if (oldVersion < 1) {
    database.createObjectStore('summaries', { keyPath: 'id' });
    database.createObjectStore('headers', { keyPath: 'id' });
    database.createObjectStore('entries', { keyPath: ['id', 'n'] });
  }
}
