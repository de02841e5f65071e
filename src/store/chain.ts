import { hashOf } from '../engine/canonical.ts';
import type { Entry, SaveHeader } from '../engine/save.ts';
import type { EntryRow, HeaderRow } from './schema.ts';

/** A game may be renamed at any time, so its name is no part of the chain. */
const checkOf = (header: SaveHeader): string => hashOf({ ...header, name: '' });

export const headerRow = (header: SaveHeader): HeaderRow => ({ id: header.id, header, check: checkOf(header) });

/** The row of an entry that follows a row with the checksum `before`. */
export const entryRow = (id: string, entry: Entry, before: string): EntryRow => ({
  id,
  n: entry.n,
  entry,
  check: hashOf([before, entry]),
});

/** Whether rows as read are exactly what was once written, from the header to the last of them. */
export function isIntact(header: HeaderRow, rows: readonly EntryRow[]): boolean {
  let before = header.check;
  if (checkOf(header.header) !== before) return false;
  return rows.every(row => {
    const same = hashOf([before, row.entry]) === row.check;
    before = row.check;
    return same;
  });
}
