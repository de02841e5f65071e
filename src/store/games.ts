import type { GameSummary } from '../engine/save.ts';
import type { Database } from './db.ts';
import { lockGame } from './game-lock.ts';
import { rowsFrom } from './recorder.ts';

export type ListChange = 'done' | 'notFound' | 'openElsewhere';

/**
 * The games of the journal, latest played first; reads nothing that holds a secret.
 * @throws StoreError
 */
export async function listGames(database: Database): Promise<readonly GameSummary[]> {
  const summaries = await database.read(connection => connection.getAll('summaries'));
  return summaries.sort((a, b) => b.playedMs - a.playedMs);
}

async function whileLocked(id: string, work: () => Promise<ListChange>): Promise<ListChange> {
  const release = await lockGame(id);
  if (release === null) return 'openElsewhere';
  return work().finally(release);
}

/**
 * Gives a game that is not open another name.
 * @throws StoreError
 */
export const renameGame = (database: Database, id: string, name: string): Promise<ListChange> =>
  whileLocked(id, () =>
    database.write<ListChange>(async connection => {
      const transaction = connection.transaction(['headers', 'summaries'], 'readwrite', { durability: 'strict' });
      const [headers, summaries] = [transaction.objectStore('headers'), transaction.objectStore('summaries')];
      const [row, summary] = await Promise.all([headers.get(id), summaries.get(id)]);
      if (row === undefined || summary === undefined) return 'notFound';
      await Promise.all([
        headers.put({ ...row, header: { ...row.header, name } }),
        summaries.put({ ...summary, name }),
        transaction.done,
      ]);
      return 'done';
    }),
  );

/**
 * Deletes a game that is not open, and only when a person asked for it.
 * @throws StoreError
 */
export const deleteGame = (database: Database, id: string): Promise<ListChange> =>
  whileLocked(id, () =>
    database.write<ListChange>(async connection => {
      const transaction = connection.transaction(['headers', 'entries', 'summaries'], 'readwrite', {
        durability: 'strict',
      });
      await Promise.all([
        transaction.objectStore('headers').delete(id),
        transaction.objectStore('entries').delete(rowsFrom(id, 0)),
        transaction.objectStore('summaries').delete(id),
        transaction.done,
      ]);
      return 'done';
    }),
  );
