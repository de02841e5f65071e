import { runAfter } from './hooks.ts';
import { endGame } from './lantern/haunt-verbs.ts';
import type { Machine, Procedure } from './machine.ts';
import { environment } from './machine.ts';
import type { HouseState } from './state.ts';
import { freshTurn } from './turn.ts';
import { countDeadRounds, noteHope } from './winning.ts';

/** Living seats clockwise, beginning with one of them or whoever follows it. */
export function orderFrom(
  { seats, explorers }: Pick<HouseState, 'seats' | 'explorers'>,
  first: string,
): readonly string[] {
  const start = seats.indexOf(first);
  return [...seats.slice(start), ...seats.slice(0, start)].filter(seat => explorers[seat]!.alive);
}

/** The seat after whose turn the monsters act: the traitor's, without one the revealer's (H-16.1, H-16.3). */
const anchorOf = (state: HouseState): string => state.haunt!.traitor ?? state.haunt!.revealer;

const leftOf = ({ seats }: HouseState, seat: string): string => seats[(seats.indexOf(seat) + 1) % seats.length]!;

function firstTurn(machine: Machine): string {
  const { state, content } = machine;
  const { traitor, revealer, number } = state.haunt!;
  if (traitor !== null && content.haunts.get(number)?.first === 'traitor') return traitor;
  if (traitor === null && state.options.settings.noTraitorStart === 'revealer') return revealer;
  return leftOf(state, anchorOf(state));
}

/** Heroes clockwise from the traitor's left, the traitor, the monsters, and again (H-16.1). Arguments: seat (whose turn ended). */
export const nextHauntTurn: Procedure = (machine, args, env) => {
  const { state } = machine;
  const haunt = state.haunt!;
  const seat = args['seat'] as string;
  noteHope(machine);
  if (!haunt.hasStarted) {
    haunt.hasStarted = true;
    machine.call('hauntTurn', { seat: firstTurn(machine) }, env);
  } else if (state.turn.kind === 'monsters') machine.call('roundOver', {}, env);
  else if (seat === anchorOf(state)) machine.call('monstersTurn', {}, env);
  else machine.call('hauntTurn', { seat: leftOf(state, seat) }, env);
};

/** Whether an explorer takes turns: alive, and on the board or in a place that allows it. */
function hasTurns({ state, content }: Machine, seat: string): boolean {
  const { alive, away } = state.explorers[seat]!;
  return alive && (away === null || (content.haunts.get(state.haunt!.number)?.awayTurns ?? []).includes(away));
}

/** A turn, an empty one for a traitor who is dead or removed (H-16.2), none for others who are out. Arguments: seat. */
export const hauntTurn: Procedure = (machine, args, env) => {
  const seat = args['seat'] as string;
  if (hasTurns(machine, seat)) machine.call('beginTurn', { seat }, env);
  else if (seat === machine.state.haunt!.traitor) emptyTurn(machine, seat);
  else machine.call('passTurn', { seat }, env);
};

/** Nobody acts, but the turn is counted: its rules run, then the monsters act (H-16.2). */
function emptyTurn(machine: Machine, seat: string): void {
  const { state } = machine;
  state.turn = freshTurn({ number: state.turn.number + 1, kind: 'explorer', seat });
  machine.emit({ t: 'turnBegan', seat, kind: 'explorer', round: state.round });
  const env = environment({ me: seat });
  machine.call('nextTurn', { seat }, environment({}));
  machine.call('turnOver', { seat }, env);
  machine.call('turnEndRules', { seat }, env);
  runAfter(machine, 'turnStart', { figure: seat });
}

/** Goes on to the next seat, or to the monsters when the revealer is out (H-16.3). Arguments: seat. */
export const passTurn: Procedure = (machine, args, env) => {
  const { state } = machine;
  const seat = args['seat'] as string;
  if (seat === anchorOf(state)) machine.call('monstersTurn', {}, env);
  else machine.call('hauntTurn', { seat: leftOf(state, seat) }, env);
};

/** A round ends with the monsters' turn: rules of its end, then the deadlock (H-18.5). */
export const roundOver: Procedure = (machine, _args, env) => {
  machine.call('nextRound', {}, env);
  runAfter(machine, 'roundEnd', { figure: null, env: { me: anchorOf(machine.state) } });
};

/** Where nobody is left to act and nobody wins, the game is over. */
export const nextRound: Procedure = (machine, _args, env) => {
  const { state } = machine;
  countDeadRounds(machine);
  if (state.result) return;
  state.round += 1;
  if (state.seats.some(seat => hasTurns(machine, seat)))
    machine.call('hauntTurn', { seat: leftOf(state, anchorOf(state)) }, env);
  else endGame(machine, { seats: [], side: 'nobody', reason: 'deadlock' });
};
