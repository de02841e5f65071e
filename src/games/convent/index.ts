import type { Core } from '../../core/calls.ts';
import { openBoard } from './board/board.ts';
import type { ConventBoard } from './board/board.ts';
import { conventGame } from './rules/game.ts';
import type { ConventGame } from './rules/game.ts';

/** The convent on a loaded core, which holds its board from now on. */
export function openConvent(core: Core): { readonly board: ConventBoard; readonly game: ConventGame } {
  const board = openBoard(core);
  return { board, game: conventGame(board) };
}
