import type { GameId } from '../app/games-port.ts';
import { isTable } from '../engine/save-schema.ts';
import type { Table } from '../engine/table.ts';

/** Who sat where and by which options, the last time a game was set up here. */
export interface LastSetUp {
  readonly options: unknown;
  readonly table: Table;
}

const keyOf = (game: GameId): string => `vigil.setUp.${game}`;

/** The last set-up; null when there was none or it is damaged. */
export function lastSetUp(game: GameId): LastSetUp | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(game)) ?? 'null');
    if (typeof stored !== 'object' || stored === null) return null;
    const { options, table } = stored as Readonly<Record<string, unknown>>;
    return isTable(table) ? { options, table: table as Table } : null;
  } catch {
    return null;
  }
}

export function rememberSetUp(game: GameId, { options, table }: LastSetUp): void {
  try {
    localStorage.setItem(keyOf(game), JSON.stringify({ options, table }));
  } catch {
    // Storage is switched off or full: the next set-up begins with the defaults.
  }
}
