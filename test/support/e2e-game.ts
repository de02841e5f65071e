import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { createCore } from '../../src/core/load.ts';
import type { ActionBase, Seat, Seed } from '../../src/engine/contract.ts';
import { saveFormat } from '../../src/engine/save.ts';
import type { LoadedGame } from '../../src/engine/loaded-game.ts';
import { newSession, saveOf } from '../../src/engine/session.ts';
import type { Session } from '../../src/engine/session.ts';
import { summaryOf } from '../../src/engine/summary.ts';
import type { Table } from '../../src/engine/table.ts';
import { loadConvent } from '../../src/games/convent/index.ts';
import type { ConventOptions } from '../../src/games/convent/rules/options.ts';
import { seatsOf } from '../../src/games/convent/rules/options.ts';
import { entryRow, headerRow } from '../../src/store/chain.ts';
import { played } from './save-builder.ts';

/** The convent's rules on a core of their own, to foresee in Node what the built app must show. */
export const loaded = loadConvent(await createCore(readFileSync(new URL('../../build/core.wasm', import.meta.url))));

/** Who sits at the table: the seats of each person, by name. */
export type Sitting = Readonly<Record<string, readonly Seat[]>>;

const shapes = ['circle', 'square', 'triangle', 'diamond', 'hexagon', 'star'] as const;

export function tableOf(seats: readonly Seat[], sitting: Sitting): Table {
  const names = Object.keys(sitting);
  const holderOf = (seat: Seat): string => names.find(name => sitting[name]!.includes(seat))!.toLowerCase();
  return {
    persons: names.map(name => ({ id: name.toLowerCase(), name, kind: 'human', bot: null })),
    holders: Object.fromEntries(seats.map(seat => [seat, holderOf(seat)])),
    marks: Object.fromEntries(
      seats.map((seat, index) => [
        seat,
        { colour: index, shape: shapes[index % shapes.length]!, letter: String(index + 1) },
      ]),
    ),
  };
}

export interface Dealing {
  readonly options: ConventOptions;
  readonly sitting: Sitting;
  readonly seed?: Seed;
  readonly id?: string;
}

/** A game of people, just dealt; everything about it follows from the arguments. */
export function dealt({ options, sitting, seed = [1, 2, 3, 4], id = 'friday' }: Dealing): Session {
  return newSession(loaded.rules, {
    format: saveFormat,
    id,
    game: 'convent',
    rulesVersion: loaded.rules.version,
    contentVersion: loaded.contentVersion,
    options,
    seed,
    table: tableOf(seatsOf(options), sitting),
    name: 'Friday',
    createdMs: 1_700_000_000_000,
  });
}

/** The session after actions that must be accepted. */
export const after = (session: Session, actions: readonly ActionBase[]): Session => actions.reduce(played, session);

/**
 * Puts a game into the journal of a page that stands at home, row for row as the app writes it. Home has listed its games
 * by then, so the database is there.
 */
export async function keepGame(page: Page, session: Session, game: LoadedGame = loaded): Promise<void> {
  const { header, entries } = saveOf(session);
  const first = headerRow(header);
  let { check } = first;
  const rows = entries.map(entry => {
    const row = entryRow(header.id, entry, check);
    check = row.check;
    return row;
  });
  const summary = summaryOf(game, session, header.createdMs);
  await page.evaluate(
    ({ first, rows, summary }) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('vigil');
        opening.addEventListener('error', () => reject(opening.error));
        opening.addEventListener('success', () => {
          const database = opening.result;
          const transaction = database.transaction(['headers', 'entries', 'summaries'], 'readwrite');
          transaction.objectStore('headers').put(first);
          for (const row of rows) transaction.objectStore('entries').put(row);
          transaction.objectStore('summaries').put(summary);
          transaction.addEventListener('abort', () => reject(transaction.error));
          transaction.addEventListener('complete', () => {
            database.close();
            resolve();
          });
        });
      }),
    { first, rows, summary },
  );
}
