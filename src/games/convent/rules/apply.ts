import type { Applied, Refused } from '../../../engine/contract.ts';
import type { ConventBoard } from '../board/board.ts';
import { isConventAction } from './action-shape.ts';
import type { ConventAction, LayTokensAction, OrderGuardsAction } from './actions.ts';
import { asksOf } from './asks-of.ts';
import { awaitedSeats } from './awaited.ts';
import { checkAnswer } from './check-action.ts';
import { endGame, resignedResult } from './ending.ts';
import type { ConventEvent } from './events.ts';
import { proceed } from './flow.ts';
import { stopGuard } from './guard-move.ts';
import { stepGuard } from './guard-step.ts';
import { settleListeningDie, useGuardBlessing } from './listening.ts';
import { settleNoiseDie } from './noise-stage.ts';
import { seatsOf } from './options.ts';
import { takeCard, walkBack } from './paths.ts';
import { beginWith, moveOn } from './progress.ts';
import type { Progress } from './progress.ts';
import type { ConventReason } from './reasons.ts';
import { guardsOfSeat, noviceOfSeat } from './seats.ts';
import { withHidden } from './state.ts';
import type { ConventState } from './state.ts';

/** Answers the ask of one seat, or refuses with the rule; takes anything, also what is no action at all (C-3.1). */
export function applyAction(
  board: ConventBoard,
  state: ConventState,
  action: unknown,
): Applied<ConventState, ConventEvent> | Refused<ConventReason> {
  if (!isConventAction(action)) return refuse('notAnAction', 'C-3.1');
  if (state.stage.name === 'over') return refuse('gameOver', 'C-13.1');
  if (!seatsOf(state.options).some(seat => seat === action.seat)) return refuse('wrongSeat', 'C-2.1');
  if (action.t === 'resign') return action.ask === 'resign' ? resign(state) : refuse('staleAsk', 'C-3.1');
  const [ask] = asksOf(board, state, action.seat);
  if (ask === undefined) return refuse(whyNotAsked(state, action), 'C-3.1');
  if (ask.id !== action.ask) return refuse('staleAsk', 'C-3.1');
  const refused = checkAnswer(board, state, { ask, action });
  if (refused !== null) return { refused };
  const { state: next, events } = proceed(board, answer(board, beginWith(state), action));
  return { state: next, events, barrier: isBarrier(state, next, action) };
}

const refuse = (code: ConventReason, rule: string): Refused<ConventReason> => ({ refused: { code, rule } });

const resign = (state: ConventState): Applied<ConventState, ConventEvent> => ({
  ...endGame(beginWith(state), resignedResult(state)),
  barrier: true,
});

/** A guard who is too early is told so; a novice who has decided already answers a pause that is over. */
function whyNotAsked({ stage }: ConventState, { seat }: ConventAction): ConventReason {
  const isNovicePhase = stage.name === 'plan' || stage.name === 'noise';
  const isNovice = noviceOfSeat(seat) !== null;
  if (isNovicePhase) return isNovice ? 'staleAsk' : 'phaseNotOver';
  return 'wrongSeat';
}

function answer(board: ConventBoard, progress: Progress, action: ConventAction): Progress {
  const { state } = progress;
  switch (action.t) {
    case 'plan':
      return moveOn(progress, withHidden(state, noviceOfSeat(action.seat)!, { planned: action }));
    case 'layTokens':
      return layTokens(progress, action);
    case 'roll':
      return state.stage.name === 'noise'
        ? settleNoiseDie(board, progress, action.die)
        : settleListeningDie(board, progress, action.die);
    case 'orderGuards':
      return orderGuards(progress, action);
    case 'takePath':
      return takeCard(progress, action);
    case 'turnBack':
      return state.stage.name === 'guardMove'
        ? walkBack(progress, { guard: action.guard, card: state.stage.finished! })
        : progress;
    case 'step':
      return stepGuard(board, progress, action.to);
    case 'stop':
      return stopGuard(progress, action);
    case 'useBlessing':
      return useGuardBlessing(board, progress, action);
    case 'resign':
      return progress;
  }
}

function layTokens(progress: Progress, { seat, picks }: LayTokensAction): Progress {
  const { state } = progress;
  const novice = noviceOfSeat(seat);
  const laying = state.hidden.laying.map(one => (one.novice === novice ? { novice, picks } : one));
  return moveOn(progress, { ...state, hidden: { ...state.hidden, laying } });
}

function orderGuards(progress: Progress, { seat, first }: OrderGuardsAction): Progress {
  const { state } = progress;
  if (state.stage.name !== 'orderGuards') return progress;
  const wanted = { ...state.stage.wanted };
  for (const guard of guardsOfSeat(seat)) wanted[guard] = first;
  return moveOn(progress, { ...state, stage: { ...state.stage, wanted } });
}

/** Only choices that show nothing new and leave the same seat on turn may be taken back (C-3.6). */
function isBarrier(before: ConventState, after: ConventState, { t }: ConventAction): boolean {
  if (t !== 'orderGuards' && t !== 'takePath' && t !== 'turnBack') return true;
  return awaitedSeats(before).join() !== awaitedSeats(after).join();
}
