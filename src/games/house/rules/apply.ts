import { canonicalJson } from '../../../engine/canonical.ts';
import type { Applied, Refused } from '../../../engine/contract.ts';
import { isHouseAction } from './action-shape.ts';
import type { HouseAction } from './actions.ts';
import type { Choice } from './choices.ts';
import type { HouseContent } from './content-index.ts';
import type { HouseEvent } from './events.ts';
import type { FloorBoard } from './floor-board.ts';
import { endGame } from './lantern/haunt-verbs.ts';
import { Machine } from './machine.ts';
import type { HouseReason } from './reasons.ts';
import { registry } from './registry.ts';
import { ruleOf } from './rule-of-ask.ts';
import type { HouseState, PendingAsk } from './state.ts';

/** What the rules ask of content and core. */
export interface Ground {
  readonly content: HouseContent;
  readonly floors: FloorBoard;
}

/** A machine over a private copy of a state. */
export const machineOn = ({ content, floors }: Ground, state: HouseState): Machine =>
  new Machine(structuredClone(state), content, floors, registry);

const refuse = (code: HouseReason, rule: string): Refused<HouseReason> => ({ refused: { code, rule } });

/** Answers the question that is open, or refuses with the rule; takes anything, also what is no action at all. */
export function applyAction(
  ground: Ground,
  state: HouseState,
  action: unknown,
): Applied<HouseState, HouseEvent> | Refused<HouseReason> {
  if (!isHouseAction(action)) return refuse('notAnAction', 'H-24.12');
  if (state.result) return refuse('gameOver', 'H-18.1');
  if (!state.seats.includes(action.seat)) return refuse('wrongSeat', 'H-2.1');
  if (action.t === 'resign') return action.ask === 'resign' ? resign(ground, state) : refuse('staleAsk', 'H-24.12');
  const { pending } = state.hidden;
  if (pending?.seat !== action.seat) return refuse('wrongSeat', 'H-3.1');
  if (pending.id !== action.ask) return refuse('staleAsk', 'H-24.12');
  const answer = answerTo(pending, action);
  if ('refused' in answer) return answer;
  const machine = machineOn(ground, state);
  machine.answer(answer.choice);
  return applied(machine, action.seat);
}

function resign(ground: Ground, state: HouseState): Applied<HouseState, HouseEvent> {
  const machine = machineOn(ground, state);
  machine.state.hidden.pending = null;
  endGame(machine, { seats: [], side: 'nobody', reason: 'resigned' });
  return applied(machine, '');
}

/** The choice an action stands for: one of those offered, or the total of typed dice (H-9.11). */
function answerTo(
  pending: PendingAsk,
  action: Exclude<HouseAction, { t: 'resign' }>,
): { readonly choice: Choice } | Refused<HouseReason> {
  if (action.t === 'roll') {
    if (pending.kind !== 'roll') return refuse('diceAreDrawn', 'H-9.11');
    const isPossible = action.total >= 0 && action.total <= 2 * pending.dice;
    return isPossible ? { choice: { c: 'number', value: action.total } } : refuse('noSuchTotal', 'H-9.11');
  }
  const wanted = canonicalJson(action.choice);
  const choice =
    pending.kind === 'choose' ? pending.choices.find(offered => canonicalJson(offered) === wanted) : undefined;
  return choice ? { choice } : refuse('notOffered', ruleOf(pending.key, action.choice));
}

function applied(machine: Machine, seat: string): Applied<HouseState, HouseEvent> {
  const { state, events, barrier } = machine;
  const handsOver = state.result !== null || state.hidden.pending?.seat !== seat;
  return { state, events, barrier: barrier || handsOver };
}
