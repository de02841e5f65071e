import type { Choice } from '../choices.ts';
import { isForbidden } from '../hooks.ts';
import type { Machine, Procedure } from '../machine.ts';
import { environment } from '../machine.ts';
import { barrierSides } from '../putting.ts';
import type { ExplorerState } from '../state.ts';
import type { RoomId } from '../terms.ts';

const source = (room: RoomId): string => `barrier/${room}`;

/** Crossing the barrier of the own room: one try a turn, no space, not once stopped (H-3.8, H-7.4). */
export function crossChoices(machine: Machine, explorer: ExplorerState): readonly Choice[] {
  const { turn } = machine.state;
  const isBarred = explorer.barrierSide === null || turn.stopped || turn.used.includes(source(explorer.room));
  if (isBarred || explorer.away || !machine.content.rooms.get(explorer.room)?.barrier) return [];
  return isForbidden(machine, 'leave', explorer.seat) ? [] : [{ c: 'cross' }];
}

/** The try; the traitor needs no roll (H-16.7). Arguments: seat. */
export const crossBarrier: Procedure = (machine, args, env) => {
  const seat = args['seat'] as string;
  const explorer = machine.state.explorers[seat]!;
  const { trait, target } = machine.content.rooms.get(explorer.room)!.barrier!;
  if (explorer.party === 'traitor') {
    machine.call('barrierRolled', { seat, target, result: target }, env);
    return;
  }
  machine.state.turn.used.push(source(explorer.room));
  machine.call(
    'roll',
    { roller: seat, key: 'roll.barrier', trait, then: 'barrierRolled', thenArgs: { seat, target } },
    environment({ me: seat }),
  );
};

/** Over, and movement goes on; or stopped on this side (H-7.4). Arguments: seat, target, result. */
export const barrierRolled: Procedure = (machine, args) => {
  const explorer = machine.state.explorers[args['seat'] as string]!;
  const crossed = (args['result'] as number) >= (args['target'] as number);
  machine.emit({ t: 'barrierTried', seat: explorer.seat, room: explorer.room, crossed });
  if (crossed) {
    const other = barrierSides(machine, explorer.room).find(side => side !== explorer.barrierSide);
    explorer.barrierSide = other ?? explorer.barrierSide;
    return;
  }
  machine.state.turn.stopped = true;
  machine.emit({ t: 'stopped', seat: explorer.seat });
};
