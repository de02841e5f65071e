import type { HouseContent } from './content-index.ts';
import { neighbourSeat } from './figures.ts';
import { runAfter } from './hooks.ts';
import type { Answer, Machine, Procedure } from './machine.ts';
import { environment } from './machine.ts';
import type { HouseOptions } from './options.ts';
import type { TurnState } from './state.ts';

/** A turn nobody has done anything in yet. */
export const freshTurn = (turn: {
  readonly number: number;
  readonly kind: TurnState['kind'];
  readonly seat: string;
}): TurnState => ({
  ...turn,
  spent: 0,
  hasMoved: false,
  stopped: false,
  hasAttacked: false,
  used: [],
  touched: [],
  omens: [],
  hasRidden: false,
  hasFreeMove: false,
  allowances: {},
  moved: {},
  acted: [],
  asks: 0,
});

/** Mark of a turn that an effect has ended. */
export const turnIsOver = 'over';

/** Whether it is this explorer's own turn. */
export const isOwnTurn = ({ state }: Machine, seat: string): boolean =>
  state.turn.kind === 'explorer' && state.turn.seat === seat;

/** Begins the turn of a seat (H-3.4): rules of turn starts, lasting cards, then free play. Arguments: seat. */
export const beginTurn: Procedure = (machine, args) => {
  const seat = args['seat'] as string;
  const { state } = machine;
  state.turn = freshTurn({ number: state.turn.number + 1, kind: 'explorer', seat });
  machine.emit({ t: 'turnBegan', seat, kind: 'explorer', round: state.round });
  const env = environment({ me: seat });
  machine.call('endTurn', { seat }, env);
  machine.call('freePlay', { seat }, env);
  runAfter(machine, 'turnStart', { figure: seat });
  machine.barrier = true;
};

/** The explorer's menu: asked again after everything done, until the turn is ended (H-3.2). Arguments: seat. */
export const freePlay: Procedure = (machine, args, env) => {
  const seat = args['seat'] as string;
  const explorer = machine.state.explorers[seat];
  if (!explorer?.alive || !isOwnTurn(machine, seat) || machine.state.turn.used.includes(turnIsOver)) return;
  machine.ask({ seat, key: 'turn.free', choices: machine.menu(seat), then: 'freePlayChosen', args, env });
};

export const freePlayChosen: Answer = (machine, choice, args, env) => {
  if (choice.c === 'end') return;
  machine.call('freePlay', args, env);
  machine.call('perform', { seat: args['seat']!, choice: choice as never }, env);
};

/**
 * Ends a turn (H-3.5): room effects, the elevator for those who stayed, lasting cards, the haunt's rules, the haunt roll,
 * then whoever is next. Pushed in reverse: the last call runs first.
 */
export const endTurn: Procedure = (machine, args, env) => {
  const seat = args['seat'] as string;
  machine.call('nextTurn', { seat }, environment({}));
  machine.call('turnOver', { seat }, env);
  machine.call('hauntRoll', { seat }, env);
  machine.call('turnEndRules', { seat }, env);
  machine.call('elevatorAtTurnEnd', { seat }, env);
  machine.call('roomAtTurnEnd', { seat }, env);
};

/** Rules for turn ends: lasting cards and the haunt's. */
export const turnEndRules: Procedure = (machine, args) =>
  runAfter(machine, 'turnEnd', { figure: args['seat'] as string });

export const turnOver: Procedure = (machine, args) => {
  machine.emit({ t: 'turnEnded', seat: args['seat'] as string });
  const { hidden } = machine.state;
  hidden.hooks = hidden.hooks.filter(({ hook }) => hook.until !== 'endOfTurn');
};

/** Before the haunt clockwise for ever; after it heroes from the traitor's left, the traitor, the monsters (H-16.1). Arguments: seat. */
export const nextTurn: Procedure = (machine, args) => {
  const { state } = machine;
  const seat = args['seat'] as string;
  machine.barrier = true;
  if (state.phase === 'haunt') {
    machine.call('nextHauntTurn', { seat }, environment({}));
    return;
  }
  const next = neighbourSeat(state, seat, 'left');
  if (next === state.first) state.round += 1;
  machine.call('beginTurn', { seat: next }, environment({}));
};

/** The first explorer of the game (H-2.8): the birthday that comes next, today included. */
export function firstByBirthday(
  content: HouseContent,
  { explorers, today }: Pick<HouseOptions, 'explorers' | 'today'>,
): string {
  const daysUntil = (month: number, day: number): number =>
    ((month - today.month) * 31 + (day - today.day) + 12 * 31) % (12 * 31);
  const waits = explorers.map(({ seat, character }) => {
    const birthday = content.characters.get(character)?.birthday ?? { month: 1, day: 1 };
    return { seat, wait: daysUntil(birthday.month, birthday.day) };
  });
  return waits.reduce((first, other) => (other.wait < first.wait ? other : first)).seat;
}
