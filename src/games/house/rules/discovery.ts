import type { Choice } from './choices.ts';
import { cellBehind, doorsOf, tileOf } from './house-map.ts';
import { isForbidden } from './hooks.ts';
import type { Machine, Procedure } from './machine.ts';
import { canPay, entrySide, mayWalk, pay, stepCost } from './movement.ts';
import { spotBehind } from './placements.ts';
import type { ExplorerState, Json } from './state.ts';
import { canPlaceAny } from './tile-search.ts';
import { isLake } from './tile-stack.ts';
import type { RoomId, Side } from './terms.ts';
import { sides } from './terms.ts';

/** Open doorways of the own room, of a barrier room the one on the own side, behind which something can still be found (H-5.1, H-6.7). */
export function exploreChoices(machine: Machine, explorer: ExplorerState): readonly Choice[] {
  const tile = tileOf(machine.state, explorer.room);
  if (!tile || tile.state === 'lost' || !mayWalk(machine, explorer) || isForbidden(machine, 'discover', explorer.seat))
    return [];
  const cost = stepCost(machine, explorer.seat);
  if (!canPay(machine, explorer, cost)) return [];
  const doors = doorsOf(machine.content, tile);
  return sides
    .filter(side => doors.includes(side) && !cellBehind(machine.state, tile, side))
    .filter(side => explorer.barrierSide === null || explorer.barrierSide === side)
    .filter(side =>
      canPlaceAny(machine, { seat: explorer.seat, spot: spotBehind(machine, { room: explorer.room, side }) }),
    )
    .map(side => ({ c: 'explore', side, cost }));
}

/** Explores through a doorway: a tile is sought for the cell behind it (H-5.2). Arguments: seat, side, cost. */
export const explore: Procedure = (machine, args, env) => {
  const seat = args['seat'] as string;
  const { room } = machine.state.explorers[seat]!;
  const spot = spotBehind(machine, { room, side: args['side'] as Side });
  machine.call(
    'seekTile',
    {
      seat,
      floors: [spot.floor],
      spot: spot as unknown as Json,
      decline: `decline/${room}/${args['side'] as string}`,
      then: 'tileFound',
      thenArgs: args,
    },
    env,
  );
};

/** The explorer enters what it found, paying the step (H-5.3); without a tile it stays and pays nothing. Arguments: seat, cost, placed. */
export const tileFound: Procedure = (machine, args, env) => {
  const seat = args['seat'] as string;
  const placed = args['placed'] as RoomId | null;
  const thenArgs = { seat, cost: args['cost']!, placed };
  if (placed !== null) machine.call('leaveRoom', { seat, isVoluntary: true, then: 'enterFound', thenArgs }, env);
};

/** Arguments: seat, cost, placed. */
export const enterFound: Procedure = (machine, args, env) => {
  const seat = args['seat'] as string;
  const to = args['placed'] as RoomId;
  const cost = args['cost'] as number;
  const explorer = machine.state.explorers[seat]!;
  const from = explorer.room;
  pay(machine, explorer, cost);
  if (isLake(machine, to)) {
    machine.call('putDown', { figure: seat, to, isDiscovery: true }, env);
    return;
  }
  machine.emit({ t: 'stepped', figure: seat, from, to, way: 'door', cost });
  explorer.barrierSide = entrySide(machine, from, to);
  explorer.room = to;
  machine.call('entered', { seat, isDiscovery: true }, env);
};
