import type { Bot } from '../../../engine/bot.ts';
import type { RandomIndex } from '../../../engine/contract.ts';
import type { ConventBoard } from '../board/board.ts';
import type { ConventAction, NoviceBlessingUse, PlanAction } from '../rules/actions.ts';
import type { ConventAsk, ModeRange, PlanAsk } from '../rules/asks.ts';
import { homewardRoutes } from '../rules/caught-move.ts';
import { cellOf, wishSpaceOf } from '../rules/places.ts';
import type { ConventView } from '../rules/view.ts';
import { expectedListeners, guardDistance, guardsSeeing } from './danger.ts';
import { cheapestRoutes } from './routes.ts';

/** What one thing is worth in steps of progress. */
const worth = { arrival: 4, passingSeen: 2, endingSeen: 3, heard: 2.5, closeGuard: 0.5, blessing: 1.5 } as const;
const closeSteps = 5;
const unreachable = 255;

interface Position {
  readonly board: ConventBoard;
  readonly view: ConventView;
  readonly ask: PlanAsk;
  readonly random: RandomIndex;
}

interface Move {
  readonly way: readonly number[];
  readonly score: number;
}

interface Standing {
  readonly from: number;
  readonly hasKey: boolean;
}

/** Where she is heading: her key, then her wish, then her cell. */
function goalOf({ ask, view }: Position, hasKey: boolean): number {
  const own = view.ownNovice;
  if (own === null || own.hasWish) return cellOf(ask.novice);
  return hasKey ? wishSpaceOf(own.key) : ask.keySpace;
}

/** Progress counts more when fewer steps a round are left than the way is long. */
function haste({ view }: Position, stepsLeft: number): number {
  const rounds = Math.max(1, view.rounds - view.round + 1);
  return stepsLeft / rounds > 2.5 ? 1.5 : 1;
}

function bestMove(position: Position, range: ModeRange, { from, hasKey }: Standing): Move {
  const { board, view, ask, random } = position;
  const goal = goalOf(position, hasKey);
  const locksOpen = hasKey || ask.locksOpen;
  const stepsLeft = board.search({ start: goal, maxSteps: unreachable, locksOpen, blockedSpaces: [] });
  const pull = haste(position, stepsLeft[from]!);
  const seenOn = (space: number): number => guardsSeeing(board, view, { novice: ask.novice, space });
  const most = ask.blessing === 'extraStep' && ask.moveCount === 1 ? range.withExtraStep : range.most;
  const costOf = (space: number): number => worth.passingSeen * seenOn(space);
  const routes = cheapestRoutes(board, { ...ask, from, locksOpen, mostSteps: most, costOf });
  let best: Move = { way: [], score: Number.NEGATIVE_INFINITY };
  for (let steps = range.least; steps <= most; steps++) {
    for (const { space, cost } of routes.ends(steps)) {
      const score =
        pull * (stepsLeft[from]! - stepsLeft[space]!) +
        (space === goal ? worth.arrival : 0) -
        cost -
        worth.endingSeen * seenOn(space) -
        worth.heard * expectedListeners(board, view, { space, modifier: range.modifier }) -
        worth.closeGuard * Math.max(0, closeSteps - guardDistance(board, view, space)) -
        (steps > range.most ? worth.blessing : 0) +
        random(100) / 200;
      if (score > best.score) best = { way: routes.way(steps, space), score };
    }
  }
  return best;
}

/** All her moves in one mode: two in the first round, where a key taken at the end of the first opens doors. */
function movesIn(
  position: Position,
  range: ModeRange,
): { readonly moves: PlanAction['moves']; readonly score: number } {
  const { ask } = position;
  const first = bestMove(position, range, ask);
  if (ask.moveCount === 1) return { moves: [first.way], score: first.score };
  const from = first.way.at(-1) ?? ask.from;
  const second = bestMove(position, range, { from, hasKey: ask.hasKey || from === ask.keySpace });
  return { moves: [first.way, second.way], score: first.score + second.score };
}

/** Uses her card when a guard is near enough to hear her; which card it is decides what for. */
function blessingUse(position: Position, range: ModeRange, moves: PlanAction['moves']): NoviceBlessingUse | null {
  const { ask, board, view } = position;
  const end = moves.at(-1)?.at(-1) ?? ask.from;
  const isLonger = moves.some(move => move.length > range.most);
  const isInDanger = expectedListeners(board, view, { space: end, modifier: range.modifier }) > 0.5;
  if (ask.blessing === 'extraStep') return isLonger ? { kind: 'extraStep' } : null;
  if (ask.blessing === null || !isInDanger) return null;
  if (ask.blessing === 'adjust') return { kind: 'adjust', changes: [0, -1, -1, -1, -1, -1] };
  if (ask.blessing === 'reroll') return { kind: 'reroll', when: [false, false, false, true, true, true] };
  const farthest = ask.falseNoise
    .flatMap(({ guard, spaces }) => spaces.map(space => ({ guard, space, steps: board.distance(space, end) })))
    .sort((a, b) => b.steps - a.steps)[0];
  if (farthest === undefined) return null;
  return { kind: 'falseNoise', guard: farthest.guard, space: farthest.space, keepFaceDown: false };
}

function planHomeward({ board, ask, random }: Position): Pick<PlanAction, 'moves' | 'mode' | 'blessing'> {
  const routes = homewardRoutes(board, ask);
  const longest = Math.max(...routes.map(route => route.length));
  const best = routes.filter(route => route.length === longest);
  const route = best[random(best.length)] ?? [];
  return { moves: [route, []].slice(0, ask.moveCount), mode: route.length === 0 ? 'stand' : 'walk', blessing: null };
}

function planOnTheRun(position: Position): Pick<PlanAction, 'moves' | 'mode' | 'blessing'> {
  const plans = position.ask.modes.map(range => ({ range, ...movesIn(position, range) }));
  const { range, moves } = plans.reduce((best, plan) => (plan.score > best.score ? plan : best));
  return { moves, mode: range.mode, blessing: blessingUse(position, range, moves) };
}

function plan(position: Position): PlanAction {
  const { ask, board, view, random } = position;
  const { moves, mode, blessing } = ask.caught ? planHomeward(position) : planOnTheRun(position);
  const ties = ask.ties.filter(tie => tie !== 'ask');
  const end = moves.at(-1)?.at(-1) ?? ask.from;
  const isClose = guardDistance(board, view, end) < closeSteps;
  return {
    t: 'plan',
    seat: ask.seat,
    ask: ask.id,
    moves,
    mode,
    blessing,
    tie: ties[random(ties.length)] ?? ask.ties[0]!,
    release: ask.releases.find(release => (release === 'stayCaught') === isClose) ?? ask.releases[0]!,
  };
}

/** A novice who knows what her own view shows: hurries for her key, wish and cell, out of sight where a way is as good. */
export function simpleNovice(board: ConventBoard): Bot<ConventView, ConventAsk, ConventAction> {
  return {
    id: 'simple-novice',
    *think({ view, ask, legal, random }) {
      const action = ask.kind === 'plan' ? plan({ board, view, ask, random }) : legal[random(legal.length)];
      if (action === undefined) throw new Error(`nothing to answer to ${ask.kind}`);
      return { action, because: [], beliefs: [] };
    },
  };
}
