import type { RandomIndex, Seat } from '../../../engine/contract.ts';
import type { HouseAction } from './actions.ts';
import { asksOf } from './asks-of.ts';
import type { HouseState } from './state.ts';

/** Every answer a seat may give now; giving the game up is always possible besides. */
export function legalActions(state: HouseState, seat: Seat): readonly HouseAction[] {
  const [ask] = asksOf(state, seat);
  if (ask?.kind === 'choose') return ask.choices.map(choice => ({ t: 'choose', seat, ask: ask.id, choice }));
  if (ask?.kind !== 'roll') return [];
  return Array.from({ length: 2 * ask.dice + 1 }, (_, total) => ({ t: 'roll', seat, ask: ask.id, total }));
}

/** How likely a random player takes what is offered: it likes to explore and seldom idles. */
const weights: Readonly<Partial<Record<string, number>>> = {
  explore: 30,
  step: 4,
  end: 2,
  cross: 4,
  drop: 1,
  give: 1,
  pickUp: 2,
};

/**
 * Some legal action for what the seat is asked.
 * @throws RangeError when it is asked nothing
 */
export function sampleAction(
  state: HouseState,
  { seat, random }: { readonly seat: Seat; readonly random: RandomIndex },
): HouseAction {
  const legal = legalActions(state, seat);
  if (legal.length === 0) throw new RangeError(`nothing is asked of ${seat}`);
  const weightOf = (action: HouseAction): number => (action.t === 'choose' ? (weights[action.choice.c] ?? 3) : 1);
  let left = random(legal.reduce((sum, action) => sum + weightOf(action), 0));
  return legal.find(action => (left -= weightOf(action)) < 0)!;
}
