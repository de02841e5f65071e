import { isStillIn } from '../entering.ts';
import type { Procedure } from '../machine.ts';
import type { RoomId } from '../terms.ts';

/** Whoever enters the Coal Chute lands on the Basement Landing; nobody stays on the tile (H-7.6). Arguments: seat, room. */
export const slideDownChute: Procedure = (machine, args, env) => {
  const seat = args['seat'] as string;
  if (!isStillIn(machine, seat, args['room'] as RoomId)) return;
  machine.call('putFigure', { figure: seat, to: 'basement-landing' }, env);
};
