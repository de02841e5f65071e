import type { Core } from '../../core/calls.ts';
import type { LoadedGame } from '../../engine/loaded-game.ts';
import { boardVersion, openBoard } from './board/board.ts';
import type { ConventBoard } from './board/board.ts';
import { conventGame } from './rules/game.ts';
import type { ConventGame } from './rules/game.ts';
import { readOptions } from './rules/read-options.ts';
import type { ConventView } from './rules/view.ts';

/** The convent on a loaded core, which holds its board from now on. */
export function openConvent(core: Core): { readonly board: ConventBoard; readonly game: ConventGame } {
  const board = openBoard(core);
  return { board, game: conventGame(board) };
}

/** The convent as session, referee and store take it. */
export function loadConvent(core: Core): LoadedGame {
  return {
    rules: openConvent(core).game,
    contentVersion: boardVersion,
    readOptions,
    roundOf: tableView => (tableView as ConventView).round,
  };
}
