import type { ConventBoard } from '../../board/board.ts';
import type { PlanAction } from '../../rules/actions.ts';
import type { ModeRange, PlanAsk } from '../../rules/asks.ts';
import { cellOf } from '../../rules/places.ts';
import type { ConventView, OwnNovice } from '../../rules/view.ts';
import { cheapestRoutes } from '../routes.ts';
import type { Terrain } from '../terrain.ts';
import type { Exposure, Outcome, Shares } from './exposure.ts';
import type { Forecast } from './forecast.ts';
import type { Errand, Errands } from './goals.ts';
import type { Care } from './levels.ts';

export interface Question {
  readonly board: ConventBoard;
  readonly terrain: Terrain;
  readonly view: ConventView;
  readonly ask: PlanAsk;
  readonly own: OwnNovice;
  readonly care: Care;
  readonly errands: Errands;
  readonly forecasts: readonly Forecast[];
  readonly exposure: Exposure;
  /** What the guards would make of each mode, if she works it out. */
  readonly sharesOf: (range: ModeRange) => Shares | null;
  /** A number in 0..1, another one each time. */
  readonly whim: () => number;
}

/** A move with all that was weighed up about it. */
export interface Candidate {
  readonly moves: PlanAction['moves'];
  readonly range: ModeRange;
  readonly steps: number;
  readonly end: number;
  readonly score: number;
  readonly errand: Errand;
  readonly roundsLeft: number;
  readonly passing: number;
  readonly outcomes: readonly Outcome[];
}

const winning = 100;

/** The mean over the faces of the die. */
export const meanOf = (outcomes: readonly Outcome[], what: (outcome: Outcome) => number): number =>
  outcomes.reduce((sum, one) => sum + what(one), 0) / outcomes.length;

/** Every end that some mode reaches, each with its cheapest way; the best first. */
export function* candidatesOf(question: Question): Generator<void, readonly Candidate[]> {
  const { board, ask, own, errands, care, forecasts } = question;
  const count = ask.moveCount;
  const most = Math.max(...ask.modes.map(range => mostOf(ask, range)));
  const seenOn = (space: number): number =>
    space === cellOf(ask.novice) ? 0 : forecasts.filter(({ seesNow }) => seesNow[space] === 1).length;
  // A key is never so near that the first of two moves could reach it (C-18.9).
  const locksOpen = ask.locksOpen || ask.hasKey;
  const routes = cheapestRoutes(board, { ...ask, locksOpen, mostSteps: most, costOf: seenOn });
  const errand = errands.of(own);
  const candidates: Candidate[] = [];
  for (let steps = 0; steps <= most; steps++) {
    for (const { space, cost } of routes.ends(steps)) {
      for (const range of ask.modes) {
        if (steps < range.least * count || steps > mostOf(ask, range)) continue;
        const outcomes = question.exposure.outcomes({
          space,
          modifier: range.modifier,
          passedSeen: cost > 0,
          shares: question.sharesOf(range),
        });
        const after = errandAfter(errands, { errand, space });
        const roundsLeft = after === null ? 0 : after.roundsLeft(space);
        const draft = { range, steps, end: space, errand, roundsLeft, passing: cost, outcomes, moves: [] };
        const score = scoreOf(question, draft, seenOn(space)) + care.whim * question.whim();
        candidates.push({ ...draft, score });
      }
    }
    yield;
  }
  const best = candidates.sort((one, other) => other.score - one.score).slice(0, 5);
  return best.map(one => ({ ...one, moves: split(routes.way(one.steps, one.end), one.range, count) }));
}

/** What remains to be done once she has ended here; null when that is nothing. */
function errandAfter(
  errands: Errands,
  { errand, space }: { readonly errand: Errand; readonly space: number },
): Errand | null {
  if (space !== errand.space) return errand;
  if (errand.goal === 'toCell') return null;
  return errands.of({ hasKey: true, hasWish: errand.goal === 'toWish' });
}

function mostOf({ moveCount, blessing }: PlanAsk, range: ModeRange): number {
  return range.most * moveCount + (blessing === 'extraStep' ? range.withExtraStep - range.most : 0);
}

/** A way as one move, or as two of nearly equal length. */
function split(way: readonly number[], range: ModeRange, count: 1 | 2): PlanAction['moves'] {
  if (count === 1) return [way];
  const first = Math.max(range.least, Math.min(Math.ceil(way.length / 2), way.length - range.least));
  return [way.slice(0, first), way.slice(first)];
}

/** In rounds: what is left to do, against what may go wrong. */
function scoreOf(question: Question, draft: Omit<Candidate, 'score'>, seenAtEnd: number): number {
  const { care, view, own, ask, terrain, forecasts, errands } = question;
  const { roundsLeft, outcomes, passing, steps, range, end, errand } = draft;
  if (end === errand.space && errand.goal === 'toCell') return winning;
  const roundsToGo = view.rounds - view.round;
  const late = Math.max(0, roundsLeft - 0.9 * roundsToGo);
  const hasWish = own.hasWish || (errand.goal === 'toWish' && end === errand.space);
  const redo = hasWish ? errands.of({ hasKey: true, hasWish: false }).roundsLeft(end) - roundsLeft : 0;
  const caught = care.caught / view.captureLimit + Math.max(0, redo);
  const close = forecasts.reduce((sum, { guard }) => sum + Math.max(0, 7 - terrain.distance(guard.space, end)), 0);
  const isLonger = steps > range.most * ask.moveCount;
  return (
    -roundsLeft -
    2 * late -
    caught * meanOf(outcomes, one => one.caught) -
    care.seen * seenAtEnd -
    care.passing * passing -
    care.heard * meanOf(outcomes, one => one.heardBy) -
    care.close * close -
    care.guessed * meanOf(outcomes, one => Math.log2(Math.max(0.01, one.guessed)) + 7) -
    (isLonger ? 0.4 : 0)
  );
}
