import type { ConventBoard } from '../../board/board.ts';
import type { PlanAction } from '../../rules/actions.ts';
import type { ModeRange, PlanAsk } from '../../rules/asks.ts';
import type { OwnNovice } from '../../rules/view.ts';
import { cheapestRoutes } from '../routes.ts';
import { Errands } from './goals.ts';

/** The shortest way to whatever comes next, running, with no thought for guards. */
export function runnerPlan(
  board: ConventBoard,
  { ask, own }: { readonly ask: PlanAsk; readonly own: OwnNovice },
): Pick<PlanAction, 'moves' | 'mode'> {
  const { least, most } = ask.modes.find(({ mode }) => mode === 'run')!;
  const errands = new Errands(board, own);
  const moves: (readonly number[])[] = [];
  let from = ask.from;
  let hasKey = own.hasKey;
  for (let index = 0; index < ask.moveCount; index++) {
    const { space: goal, stepsTo } = errands.of({ hasKey, hasWish: own.hasWish });
    const routes = cheapestRoutes(board, { ...ask, from, locksOpen: hasKey, mostSteps: most, costOf: () => 0 });
    let best = { steps: 0, end: from, left: Number.POSITIVE_INFINITY };
    for (let steps = ask.moveCount === 1 ? 1 : least; steps <= most; steps++) {
      for (const { space } of routes.ends(steps)) {
        if (stepsTo[space]! < best.left) best = { steps, end: space, left: stepsTo[space]! };
      }
    }
    moves.push(routes.way(best.steps, best.end));
    from = best.end;
    hasKey ||= from === goal && goal === ask.keySpace;
  }
  const fits = ({ least: fewest, most: limit }: ModeRange): boolean =>
    moves.every(move => move.length >= fewest && move.length <= limit);
  const range = ask.modes.findLast(fits);
  return range === undefined ? { moves: moves.map(() => []), mode: 'stand' } : { moves, mode: range.mode };
}
