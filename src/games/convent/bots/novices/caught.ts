import type { PlanAction } from '../../rules/actions.ts';
import { homewardRoutes } from '../../rules/caught-move.ts';
import { meanOf } from './planner.ts';
import type { Question } from './planner.ts';

/** Above this chance of being caught again at once she stays caught, if she may. */
const tooDangerous = 0.4;

interface Homeward extends Pick<PlanAction, 'moves' | 'mode' | 'release'> {
  readonly end: number;
  /** How likely a guard would catch her at once if she were on the run there. */
  readonly caughtAgain: number;
}

/** A caught novice walks home (C-11.6) where she is soonest out of sight, and says what she will be then (C-11.9). */
export function homewardPlan(question: Question): Homeward {
  const { board, ask, own, errands, exposure, forecasts } = question;
  const rated = homewardRoutes(board, ask).map(route => {
    const end = route.at(-1) ?? ask.from;
    const isSeen = forecasts.some(({ seesNow }) => seesNow[end] === 1);
    // Nobody hears a caught novice (C-8.7), but all saw where she was.
    const outcomes = exposure.outcomes({ space: end, modifier: -9, passedSeen: true, shares: null });
    const caughtAgain = meanOf(outcomes, ({ caught }) => caught);
    const score = -errands.of(own).roundsLeft(end) - 2 * Number(isSeen) - 3 * caughtAgain;
    return { route, end, caughtAgain, score };
  });
  const best = rated.reduce((one, other) => (other.score > one.score ? other : one));
  const wanted = best.caughtAgain > tooDangerous ? 'stayCaught' : 'onTheRun';
  return {
    moves: [best.route, []].slice(0, ask.moveCount),
    mode: best.route.length === 0 ? 'stand' : 'walk',
    release: ask.releases.find(release => release === wanted) ?? ask.releases[0]!,
    end: best.end,
    caughtAgain: best.caughtAgain,
  };
}
