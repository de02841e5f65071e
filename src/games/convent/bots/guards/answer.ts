import type { Reason } from '../../../../engine/bot.ts';
import type { RandomIndex } from '../../../../engine/contract.ts';
import type { ConventBoard } from '../../board/board.ts';
import type { ConventAction } from '../../rules/actions.ts';
import type { ChoosePathAsk, ConventAsk, GuardMoveAsk, UseBlessingAsk } from '../../rules/asks.ts';
import { otherEnd, pathSpaces } from '../../rules/places.ts';
import type { GuardId } from '../../rules/seats.ts';
import type { GuardMode, WalkedPath } from '../../rules/terms.ts';
import type { ConventView } from '../../rules/view.ts';
import type { NoviceBelief } from '../belief/beliefs.ts';
import type { Care } from './care.ts';
import { turnReasons } from './reasons.ts';
import { guardIn, situationOf } from './situation.ts';
import type { Situation } from './situation.ts';
import { bestTurn } from './turn.ts';
import type { TurnLimits } from './turn.ts';

/** All that a guard's answer is made of. */
export interface Question {
  readonly board: ConventBoard;
  readonly view: ConventView;
  readonly ask: ConventAsk;
  readonly legal: readonly ConventAction[];
  readonly beliefs: readonly NoviceBelief[];
  readonly care: Care;
  readonly random: RandomIndex;
}

export interface Answer {
  readonly action: ConventAction | undefined;
  readonly because: readonly Reason[];
}

const leastSteps = 3;
const mostWalk = 4;

/** The most steps of a movement and the card for each number of steps (C-9.1, C-12.4). */
function paces(view: ConventView, guard: GuardId): Pick<TurnLimits, 'mostSteps' | 'stops'> {
  const holdsExtraStep = view.ownGuards?.blessings.find(one => one.guard === guard)?.kind === 'extraStep';
  const mostRun = Number(view.options.settings['guards.max']);
  // The blessing is worth a chase only; walks stay as long as they are.
  const mostSteps = mostRun + (holdsExtraStep ? 1 : 0);
  const stops = Array.from({ length: mostSteps - leastSteps + 1 }, (_, index) => {
    const steps = leastSteps + index;
    return { steps, mode: (steps <= mostWalk ? 'walk' : 'run') as GuardMode };
  });
  return { mostSteps, stops };
}

const whimOf = ({ care, random }: Question): (() => number) =>
  care.whim === 0 ? () => 0 : () => (care.whim * random(1000)) / 1000;

function limitsOf(question: Question, guard: GuardId): TurnLimits {
  const { view } = question;
  const { space, facing, path, steps, freedom } = guardIn(view, guard);
  return {
    ...paces(view, guard),
    space,
    cameFrom: facing === null || facing.to !== space ? null : facing.from,
    stepsMade: steps,
    isFree: freedom === 'free',
    path,
    unused: view.paths.unused,
    firstSteps: null,
  };
}

const situation = (question: Question, guard: GuardId): Situation => situationOf({ ...question, guard });

function answerMove(question: Question, ask: GuardMoveAsk): Answer {
  const { legal, view } = question;
  const here = situation(question, ask.guard);
  const stops = ask.stops.length === 0 && ask.pivotedTo !== null ? { stops: paces(view, ask.guard).stops } : {};
  const limits = { ...limitsOf(question, ask.guard), ...stops, isFree: ask.freedom === 'free', firstSteps: ask.to };
  const mayStop = ask.stops.length > 0;
  const turn = bestTurn(
    here,
    { ...limits, stops: limits.stops.filter(one => mayStop || one.steps > ask.steps) },
    whimOf(question),
  );
  const [to] = turn?.steps ?? [];
  const action =
    to === undefined
      ? legal.find(one => one.t === 'stop' && (turn === null || one.mode === turn.mode))
      : legal.find(one => one.t === 'step' && one.to === to);
  return {
    action: action ?? legal.find(one => one.t === 'stop') ?? legal[0],
    because: turn === null ? [] : turnReasons(here, turn),
  };
}

/** Tries every card, and the way back, as if she walked on from here. */
function answerPath(question: Question, ask: ChoosePathAsk): Answer {
  const { legal, view } = question;
  const here = situation(question, ask.guard);
  const limits = limitsOf(question, ask.guard);
  const { space } = limits;
  const unused = view.paths.unused;
  const finished = view.paths.finished.at(-1);
  const rated = legal.flatMap(action => {
    const card = action.t === 'takePath' ? action.card : action.t === 'turnBack' ? finished : undefined;
    if (card === undefined) return [];
    const path: WalkedPath = { card, from: space, towards: otherEnd(card, space) };
    const turn = bestTurn(here, { ...limits, path, unused: unused.filter(one => one !== card) }, whimOf(question));
    // A way back is spent for good.
    const value = (turn?.value ?? 0) + pathAhead(here, path) - (action.t === 'turnBack' ? 0.05 : 0);
    return [{ action, value, turn }];
  });
  const best = rated.reduce<(typeof rated)[number] | null>(
    (found, one) => (found === null || one.value > found.value ? one : found),
    null,
  );
  return { action: best?.action ?? legal[0], because: best?.turn ? turnReasons(here, best.turn) : [] };
}

/** What the first spaces of a card are near to, those of the next movements less and less. */
function pathAhead({ nearness, care }: Situation, { card, from }: WalkedPath): number {
  const spaces = [...(pathSpaces(card) ?? [])];
  if (spaces[0] !== from) spaces.reverse();
  const nearTo = (steps: number): number => nearness[spaces[Math.min(steps, spaces.length - 1)]!]!;
  return care.near * care.path * (0.5 * nearTo(4) + 0.3 * nearTo(8) + 0.2 * nearTo(12));
}

/** Whether she will be free when her movement begins (C-10.1, C-10.2). */
function hasClue({ view, guard, shown, inSight }: Situation): boolean {
  const isAny = view.options.settings['token.frees'] === 'any';
  const lies = view.tokens.some(
    token => isAny || (token.kind === 'noise' ? token.guard === guard.guard : token.guards.includes(guard.guard)),
  );
  return lies || inSight(guard).some(space => shown[space]! > 0);
}

/** The guard with more to win goes first: what she finds tells the other. */
function answerOrder(question: Question): Answer {
  const orders = question.legal.filter(action => action.t === 'orderGuards');
  const rated = orders.map(action => {
    const here = situation(question, action.first);
    const limits = { ...limitsOf(question, action.first), stepsMade: 0, isFree: hasClue(here) };
    const turn = bestTurn(here, limits, whimOf(question));
    return { action, value: turn === null ? 0 : turn.caught + here.care.seen * turn.seen, turn, here };
  });
  const best = rated.reduce((found, one) => (one.value > found.value ? one : found), rated[0]!);
  return { action: best.action, because: best.turn === null ? [] : turnReasons(best.here, best.turn) };
}

/** The more she hears, the better; a false noise sets her free next time when nothing else would. */
function answerBlessing({ legal, view }: Question, ask: UseBlessingAsk): Answer {
  const uses = legal.filter(action => action.t === 'useBlessing');
  const isIdle = !view.tokens.some(token => token.kind === 'noise' && token.guard === ask.guard);
  const use = uses.find(({ use: one }) => {
    if (one === null) return false;
    if (one.kind === 'adjust') return one.change === 1 && ask.die >= 3 && ask.die <= 5;
    return one.kind === 'reroll' ? ask.die <= 2 : isIdle && view.round >= 3;
  });
  return { action: use ?? uses.find(one => one.use === null), because: [] };
}

/** What a guard who weighs things up answers, and why. */
export function answerOf(question: Question): Answer {
  const { ask } = question;
  switch (ask.kind) {
    case 'guardMove':
      return answerMove(question, ask);
    case 'choosePath':
      return answerPath(question, ask);
    case 'orderGuards':
      return answerOrder(question);
    case 'useBlessing':
      return answerBlessing(question, ask);
    default:
      return { action: undefined, because: [] };
  }
}
