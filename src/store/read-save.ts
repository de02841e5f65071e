import { readSave } from '../engine/save-schema.ts';
import type { Save } from '../engine/save.ts';
import { isIntact } from './chain.ts';
import type { Database } from './db.ts';
import { migrateSave } from './migrations.ts';
import { rowsFrom } from './recorder.ts';

export type ReadSave =
  { readonly ok: true; readonly save: Save } | { readonly ok: false; readonly failure: 'damaged' | 'fromTheFuture' };

/** What the journal holds of a game. `raw` is whatever is there, so that even a damaged game can be exported. */
export interface StoredGame {
  readonly raw: unknown;
  readonly read: ReadSave;
}

/** Foreign data as a save of today's format and known shape. */
export function savedFrom(value: unknown): ReadSave {
  const migrated = migrateSave(value);
  if (!migrated.ok) return migrated;
  const save = readSave(migrated.save);
  return save === null ? { ok: false, failure: 'damaged' } : { ok: true, save };
}

/**
 * Reads a game from the journal; null when it is not there. Damage is told and left alone: nothing is deleted.
 * @throws StoreError
 */
export async function readStoredGame(database: Database, id: string): Promise<StoredGame | null> {
  const [header, rows] = await database.read(async connection => {
    const transaction = connection.transaction(['headers', 'entries']);
    return Promise.all([
      transaction.objectStore('headers').get(id),
      transaction.objectStore('entries').getAll(rowsFrom(id, 0)),
    ]);
  });
  if (header === undefined) return null;
  const raw = { header: header.header, entries: rows.map(row => row.entry) };
  return { raw, read: isIntact(header, rows) ? savedFrom(raw) : { ok: false, failure: 'damaged' } };
}
