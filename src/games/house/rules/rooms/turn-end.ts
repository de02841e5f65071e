import type { Procedure } from '../machine.ts';
import { moveTrait } from '../tracks.ts';
import { isSpared } from './harm.ts';

/** What a room does to an explorer who ends a turn in it (H-7.2, H-7.3). Arguments: seat. */
export const roomAtTurnEnd: Procedure = (machine, args, env) => {
  const explorer = machine.state.explorers[args['seat'] as string]!;
  if (!explorer.alive || explorer.away) return;
  const { room } = explorer;
  const entry = machine.content.rooms.get(room);
  if (entry?.endDamage && !isSpared(explorer, room))
    machine.call('hurt', { figure: explorer.seat, kind: entry.endDamage, steps: 1 }, env);
  if (!entry?.gain || explorer.gained.includes(room)) return;
  explorer.gained.push(room);
  moveTrait(machine, explorer, { trait: entry.gain, by: 1 });
};
