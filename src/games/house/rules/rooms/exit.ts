import { runAfter } from '../hooks.ts';
import type { Answer, Machine, Procedure } from '../machine.ts';
import { environment } from '../machine.ts';
import { stayedIn } from '../movement.ts';
import { callNext } from '../putting.ts';
import { moveTrait } from '../tracks.ts';
import { isSpared } from './harm.ts';

const exitOf = (machine: Machine, seat: string) => machine.content.rooms.get(machine.state.explorers[seat]!.room)?.exit;

/**
 * An explorer leaves its room by whatever means: rules for leaving, then the exit roll of the room (H-7.1), then what was
 * wanted. Arguments: seat, isVoluntary, then, thenArgs.
 */
export const leaveRoom: Procedure = (machine, args, env) => {
  const seat = args['seat'] as string;
  const explorer = machine.state.explorers[seat]!;
  const exit = exitOf(machine, seat);
  machine.call('left', args, env);
  if (exit && !isSpared(explorer, explorer.room))
    machine.call(
      'roll',
      { roller: seat, key: 'roll.exit', trait: exit.trait, then: 'exitRolled', thenArgs: args },
      environment({ me: seat }),
    );
  runAfter(machine, 'leave', { figure: seat });
};

/** A failed roll costs a step; with `mayStay` whoever leaves by choice may stay instead. Arguments: those of `leaveRoom` and result. */
export const exitRolled: Procedure = (machine, args, env) => {
  const seat = args['seat'] as string;
  const exit = exitOf(machine, seat);
  if (!exit || (args['result'] as number) >= exit.target) return;
  if (machine.state.options.settings.exitRooms === 'mayStay' && args['isVoluntary'] === true)
    machine.ask({
      seat,
      key: 'exit.stay',
      choices: [{ c: 'yes' }, { c: 'no' }],
      then: 'stayChosen',
      args: { seat },
      env,
      room: machine.state.explorers[seat]!.room,
    });
  else payExit(machine, seat);
};

export const stayChosen: Answer = (machine, choice, args) => {
  const seat = args['seat'] as string;
  if (choice.c === 'yes') machine.state.turn.used.push(stayedIn(machine.state.explorers[seat]!.room));
  else payExit(machine, seat);
};

function payExit(machine: Machine, seat: string): void {
  const exit = exitOf(machine, seat);
  if (exit) moveTrait(machine, machine.state.explorers[seat]!, { trait: exit.loses, by: -1 });
}

/** Nothing holds the explorer any more, unless it died at the exit or stays. Arguments: those of `leaveRoom`. */
export const left: Procedure = (machine, args, env) => {
  const explorer = machine.state.explorers[args['seat'] as string]!;
  if (!explorer.alive) return;
  if (args['isVoluntary'] === true && machine.state.turn.used.includes(stayedIn(explorer.room))) return;
  callNext(machine, args, env);
};
