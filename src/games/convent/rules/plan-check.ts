import type { Refusal } from '../../../engine/contract.ts';
import type { ConventBoard } from '../board/board.ts';
import type { NoviceBlessingUse, PlanAction } from './actions.ts';
import type { ModeRange, PlanAsk } from './asks.ts';
import { homewardRoutes } from './caught-move.ts';
import type { ConventReason } from './reasons.ts';

/** The content of a plan, without whom it answers. */
export type Plan = Omit<PlanAction, 't' | 'seat' | 'ask'>;

type PlanRefusal = Refusal<ConventReason> | null;

const refusal = (code: ConventReason, rule: string): PlanRefusal => ({ code, rule });

/**
 * Why a plan is no answer to this ask, or null when it is one. Needs nothing but what the asked novice knows, so that a
 * plan can be judged while it is made. The lists may hold any integers.
 */
export function checkPlan(board: ConventBoard, ask: PlanAsk, plan: Plan): PlanRefusal {
  if (plan.moves.length !== ask.moveCount) return refusal('wrongMoveCount', ask.moveCount === 2 ? 'C-4.8' : 'C-4.1');
  return (
    checkWay(board, ask, plan) ??
    (ask.caught ? checkHomewardMode(plan) : checkMode(ask, plan)) ??
    (ask.ties.includes(plan.tie) ? null : refusal('tieNotOffered', 'C-8.4')) ??
    (ask.releases.includes(plan.release) ? null : refusal('releaseNotOffered', 'C-11.9')) ??
    checkBlessing(ask, plan)
  );
}

/** Every step goes along an open edge and meets no guard (C-4.4, C-4.5); a caught novice goes home (C-11.6, C-11.7). */
function checkWay(board: ConventBoard, ask: PlanAsk, plan: Plan): PlanRefusal {
  let at = ask.from;
  let locksOpen = ask.locksOpen;
  for (const move of plan.moves) {
    for (const space of move) {
      if (!board.isEdge(at, space)) return refusal('noEdge', 'C-4.1');
      if (ask.blockedSpaces.includes(space)) return notThere(ask, 'guardInTheWay', 'C-4.4');
      if (!locksOpen && board.lock(at, space) !== null) return notThere(ask, 'locked', 'C-4.5');
      at = space;
    }
    locksOpen ||= at === ask.keySpace && !ask.caught;
  }
  return ask.caught && !isHomeward(board, ask, plan.moves[0] ?? []) ? refusal('mustGoHome', 'C-11.6') : null;
}

/** A caught novice's way home keeps clear of locks and guards as it is (C-11.7). */
const notThere = (ask: PlanAsk, code: ConventReason, rule: string): PlanRefusal =>
  ask.caught ? refusal('mustGoHome', 'C-11.7') : refusal(code, rule);

const isHomeward = (board: ConventBoard, ask: PlanAsk, move: readonly number[]): boolean =>
  homewardRoutes(board, ask).some(
    route => route.length === move.length && route.every((space, index) => space === move[index]),
  );

const checkHomewardMode = ({ moves: [move = []], mode }: Plan): PlanRefusal =>
  mode === (move.length === 0 ? 'stand' : 'walk') ? null : refusal('modeDoesNotFit', 'C-11.6');

/** One of the moves may be one step longer when the blessing is used for it (C-12.4). */
function checkMode(ask: PlanAsk, plan: Plan): PlanRefusal {
  const range = ask.modes.find(({ mode }) => mode === plan.mode);
  const wantsExtraStep = plan.blessing?.kind === 'extraStep';
  if (range === undefined || !plan.moves.every(move => fits(range, move.length, wantsExtraStep))) {
    return refusal('modeDoesNotFit', ask.moveCount === 2 ? 'C-4.8' : 'C-4.2');
  }
  const longer = plan.moves.filter(move => move.length > range.most).length;
  if (longer > 1) return refusal('modeDoesNotFit', 'C-12.4');
  return wantsExtraStep && longer === 0 ? refusal('blessingMisused', 'C-12.4') : null;
}

const fits = (range: ModeRange, steps: number, wantsExtraStep: boolean): boolean =>
  steps >= range.least && steps <= (wantsExtraStep ? range.withExtraStep : range.most);

/** She uses only the blessing she holds, and orders something for each face of a die; a false noise lies beside a guard. */
function checkBlessing(ask: PlanAsk, { blessing }: { readonly blessing: NoviceBlessingUse | null }): PlanRefusal {
  if (blessing === null) return null;
  if (blessing.kind !== ask.blessing) return refusal('blessingNotHeld', 'C-12.1');
  switch (blessing.kind) {
    case 'adjust':
      return blessing.changes.length === 6 && blessing.changes.every(change => Math.abs(change) <= 1)
        ? null
        : refusal('blessingMisused', 'C-12.2');
    case 'reroll':
      return blessing.when.length === 6 ? null : refusal('blessingMisused', 'C-12.3');
    case 'extraStep':
      return null;
    case 'falseNoise': {
      const beside = ask.falseNoise.find(({ guard }) => guard === blessing.guard)?.spaces ?? [];
      return beside.includes(blessing.space) ? null : refusal('blessingMisused', 'C-12.5');
    }
  }
}
