import type { RandomIndex, Seat } from '../../../engine/contract.ts';
import type { ConventBoard } from '../board/board.ts';
import type { ConventAction, NoviceBlessingUse, PlanAction } from './actions.ts';
import type { PlanAsk } from './asks.ts';
import { asksOf } from './asks-of.ts';
import { homewardRoutes } from './caught-move.ts';
import { legalActions } from './legal.ts';
import { checkPlan } from './plan-check.ts';
import type { Plan } from './plan-check.ts';
import type { ConventState } from './state.ts';

/**
 * Some legal action for what the seat is asked.
 * @throws RangeError when it is asked nothing
 */
export function sampleAction(
  board: ConventBoard,
  state: ConventState,
  { seat, random }: { readonly seat: Seat; readonly random: RandomIndex },
): ConventAction {
  const [ask] = asksOf(board, state, seat);
  if (ask?.kind === 'plan') return samplePlan(board, ask, random);
  const legal = legalActions(board, state, seat);
  if (legal.length === 0) throw new RangeError(`nothing is asked of ${seat}`);
  return pick(legal, random);
}

/** Some plan that answers the ask; needs nothing but what the novice knows. */
export function samplePlan(board: ConventBoard, ask: PlanAsk, random: RandomIndex): PlanAction {
  const head = { t: 'plan', seat: ask.seat, ask: ask.id } as const;
  const choices = { tie: pick(ask.ties, random), release: pick(ask.releases, random) };
  if (ask.caught) {
    const route = pick(homewardRoutes(board, ask), random);
    return { ...head, moves: [route], mode: route.length === 0 ? 'stand' : 'walk', ...choices, blessing: null };
  }
  for (let attempt = 0; attempt < attempts; attempt++) {
    const plan: Plan = { ...sampleMoves(board, ask, random), ...choices };
    if (checkPlan(board, ask, plan) === null) return { ...head, ...plan };
  }
  const moves = Array.from({ length: ask.moveCount }, () => []);
  return { ...head, moves, mode: 'stand', ...choices, blessing: null };
}

/** A random walk may run into a dead end between guards and locks; standing still is always possible (C-4.4). */
const attempts = 8;

function sampleMoves(
  board: ConventBoard,
  ask: PlanAsk,
  random: RandomIndex,
): Pick<Plan, 'moves' | 'mode' | 'blessing'> {
  const range = pick(ask.modes, random);
  const blessing = random(2) === 0 ? sampleBlessing(ask, random) : null;
  const longerMove = blessing?.kind === 'extraStep' ? random(ask.moveCount) : -1;
  const moves: (readonly number[])[] = [];
  let at = ask.from;
  let locksOpen = ask.locksOpen;
  for (let index = 0; index < ask.moveCount; index++) {
    const steps = index === longerMove ? range.withExtraStep : range.least + random(range.most - range.least + 1);
    const move = sampleWalk(board, { ...ask, from: at, locksOpen }, { steps, random });
    moves.push(move);
    at = move.at(-1) ?? at;
    locksOpen ||= at === ask.keySpace;
  }
  return { moves, mode: range.mode, blessing };
}

function sampleWalk(
  board: ConventBoard,
  { from, locksOpen, blockedSpaces }: Pick<PlanAsk, 'from' | 'locksOpen' | 'blockedSpaces'>,
  { steps, random }: { readonly steps: number; readonly random: RandomIndex },
): readonly number[] {
  const walk: number[] = [];
  let at = from;
  while (walk.length < steps) {
    const open = board
      .neighbours(at)
      .filter(next => !blockedSpaces.includes(next) && (locksOpen || board.lock(at, next) === null));
    if (open.length === 0) break;
    at = pick(open, random);
    walk.push(at);
  }
  return walk;
}

function sampleBlessing(ask: PlanAsk, random: RandomIndex): NoviceBlessingUse | null {
  const six = [0, 1, 2, 3, 4, 5];
  switch (ask.blessing) {
    case null:
      return null;
    case 'adjust':
      return { kind: 'adjust', changes: six.map(() => pick([-1, 0, 1] as const, random)) };
    case 'reroll':
      return { kind: 'reroll', when: six.map(() => random(2) === 0) };
    case 'extraStep':
      return { kind: 'extraStep' };
    case 'falseNoise': {
      if (ask.falseNoise.length === 0) return null;
      const { guard, spaces } = pick(ask.falseNoise, random);
      return { kind: 'falseNoise', guard, space: pick(spaces, random), keepFaceDown: random(2) === 0 };
    }
  }
}

const pick = <Item>(items: readonly Item[], random: RandomIndex): Item => items[random(items.length)]!;
