import type { ConventBoard } from '../board/board.ts';
import { cellOf } from '../rules/places.ts';
import type { GuardId } from '../rules/seats.ts';
import type { GuardView, ConventView } from '../rules/view.ts';

/** A space that is worth going to, and how far it is. */
export interface Goal {
  readonly space: number;
  readonly steps: number;
  readonly kind: 'figure' | 'token';
}

export const guardIn = (view: ConventView, id: GuardId): GuardView => view.guards.find(({ guard }) => guard === id)!;

/** Figures of novices who can be caught; she is safe in her own cell unless the setting says otherwise (C-11.3). */
function figures(view: ConventView): readonly number[] {
  const isSafe = view.options.settings['cell.safe'] === 'yes';
  return view.novices.flatMap(({ status, figure, novice }) =>
    status !== 'onTheRun' || figure === null || (isSafe && figure === cellOf(novice)) ? [] : [figure],
  );
}

/** Spaces of the tokens that lie for a guard: for a vanished novice, where she went. */
const tokens = (view: ConventView, id: GuardId): readonly number[] =>
  view.tokens.flatMap(token => {
    if (token.kind === 'noise') return token.guard === id ? [token.space] : [];
    return token.guards.includes(id) ? [token.to ?? token.at] : [];
  });

/** What a guard knows to be worth going to: figures before tokens, the nearest first. */
export function goalsOf(board: ConventBoard, view: ConventView, id: GuardId): readonly Goal[] {
  const from = guardIn(view, id).space;
  const goals = (spaces: readonly number[], kind: Goal['kind']): readonly Goal[] =>
    spaces
      .map((space): Goal => ({ space, kind, steps: board.distance(from, space) }))
      .sort((a, b) => a.steps - b.steps);
  return [...goals(figures(view), 'figure'), ...goals(tokens(view, id), 'token')];
}
