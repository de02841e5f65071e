import type { ConventBoard } from '../board/board.ts';
import { sees } from '../rules/sight.ts';
import type { NoviceNumber } from '../rules/seats.ts';
import type { ConventView } from '../rules/view.ts';

/** How many guards see a novice on a space, as they stand and face now (C-6). */
export const guardsSeeing = (
  board: ConventBoard,
  view: ConventView,
  target: { readonly novice: NoviceNumber; readonly space: number },
): number => view.guards.filter(guard => sees(board, view.options.settings, { guard, target })).length;

/** How many guards will hear a noise from a space on average: the sum of their chances over the die (C-8.2). */
export function expectedListeners(
  board: ConventBoard,
  view: ConventView,
  { space, modifier }: { readonly space: number; readonly modifier: number },
): number {
  const chances = view.guards
    .filter(({ deaf }) => !deaf)
    .map(guard => (7 + modifier - Math.max(1, board.distance(guard.space, space))) / 6);
  return chances.reduce((sum, chance) => sum + Math.min(1, Math.max(0, chance)), 0);
}

/** Steps from the nearest guard. */
export const guardDistance = (board: ConventBoard, view: ConventView, space: number): number =>
  Math.min(...view.guards.map(guard => board.distance(guard.space, space)));
