import type { Refusal } from '../../../engine/contract.ts';
import type { ConventBoard } from '../board/board.ts';
import type { ConventAction, LayTokensAction, StopAction, UseBlessingAction } from './actions.ts';
import type { ChoosePathAsk, ConventAsk, GuardMoveAsk, LayTokensAsk, UseBlessingAsk } from './asks.ts';
import { leastGuardSteps } from './guard-steps.ts';
import { isEndOf } from './places.ts';
import { checkPlan } from './plan-check.ts';
import type { ConventReason } from './reasons.ts';
import { guardOf } from './state.ts';
import type { ConventState } from './state.ts';

type Answer = Refusal<ConventReason> | null;

const refuse = (code: ConventReason, rule: string): Answer => ({ code, rule });

/** Why an action does not answer an ask of its own seat and id, or null when it does. */
export function checkAnswer(
  board: ConventBoard,
  state: ConventState,
  { ask, action }: { readonly ask: ConventAsk; readonly action: ConventAction },
): Answer {
  if ('guard' in action && 'guard' in ask && action.guard !== ask.guard) return refuse('wrongGuard', 'C-3.3');
  switch (action.t) {
    case 'plan':
      return ask.kind === 'plan' ? checkPlan(board, ask, action) : otherKind;
    case 'layTokens':
      return ask.kind === 'layTokens' ? checkTokens(ask, action) : otherKind;
    case 'roll':
      if (ask.kind !== 'roll') return otherKind;
      return [1, 2, 3, 4, 5, 6].includes(action.die) ? null : refuse('noSuchDie', 'C-0.6');
    case 'orderGuards':
      return ask.kind === 'orderGuards' ? null : otherKind;
    case 'takePath':
      return ask.kind === 'choosePath'
        ? checkCard(ask, { card: action.card, space: guardOf(state, action.guard).space })
        : otherKind;
    case 'turnBack':
      if (ask.kind !== 'choosePath') return otherKind;
      return ask.mayTurnBack ? null : refuse('noTurnBack', 'C-9.7');
    case 'step':
      return ask.kind === 'guardMove'
        ? checkStep(board, ask, { to: action.to, space: guardOf(state, action.guard).space })
        : otherKind;
    case 'stop':
      return ask.kind === 'guardMove' ? checkStop(ask, action) : otherKind;
    case 'useBlessing':
      return ask.kind === 'useBlessing' ? checkUse(ask, action) : otherKind;
    case 'resign':
      return null;
  }
}

const otherKind: Answer = { code: 'notAnAction', rule: 'C-3.1' };

/** One token for each guard who heard her on one of the first steps, or on several of them (C-8.4). */
function checkTokens(ask: LayTokensAsk, { picks }: LayTokensAction): Answer {
  const isWhole =
    picks.length === ask.choices.length &&
    ask.choices.every(choice => {
      const spaces = picks.find(pick => pick.guard === choice.guard)?.spaces ?? [];
      const isCounted = ask.several ? spaces.length >= 1 : spaces.length === 1;
      return (
        isCounted && new Set(spaces).size === spaces.length && spaces.every(space => choice.spaces.includes(space))
      );
    });
  return isWhole ? null : refuse('wrongTokens', 'C-8.4');
}

function checkCard(ask: ChoosePathAsk, { card, space }: { readonly card: string; readonly space: number }): Answer {
  if (ask.cards.includes(card)) return null;
  return refuse(isEndOf(card, space) ? 'cardNotFree' : 'cardNotHere', 'C-9.6');
}

function checkStep(
  board: ConventBoard,
  ask: GuardMoveAsk,
  { to, space }: { readonly to: number; readonly space: number },
): Answer {
  if (ask.to.includes(to)) return null;
  if (ask.to.length === 0) return refuse('noStepsLeft', 'C-9.1');
  return board.isEdge(space, to) ? refuse('onDuty', 'C-9.4') : refuse('noEdge', 'C-0.3');
}

function checkStop(ask: GuardMoveAsk, { mode }: StopAction): Answer {
  if (ask.stops.includes(mode)) return null;
  if (ask.pivotedTo !== null) return refuse('mustStep', 'C-6.10');
  if (ask.steps < leastGuardSteps) return refuse('tooFewSteps', 'C-9.1');
  return refuse(mode === 'walk' ? 'onlyRunLeft' : 'onlyWalkLeft', 'C-9.1');
}

/** A guard uses only the blessing she holds; an extra step is none of those used here (C-12). */
function checkUse(ask: UseBlessingAsk, { use }: UseBlessingAction): Answer {
  if (use === null) return null;
  if (use.kind !== ask.blessing) return refuse('blessingNotHeld', 'C-12.1');
  if (use.kind !== 'falseNoise' || ask.spaces.includes(use.space)) return null;
  return refuse('blessingMisused', 'C-12.5');
}
