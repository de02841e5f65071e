import type { Choice } from '../choices.ts';
import { dropFrom, isThere, joinedRoom } from '../house-map.ts';
import { isForbidden } from '../hooks.ts';
import type { Machine, Procedure } from '../machine.ts';
import { environment } from '../machine.ts';
import { canPay, hindrance, mayWalk, pay } from '../movement.ts';
import type { ExplorerState } from '../state.ts';
import { isClosed } from '../way-rules.ts';
import type { RoomId } from '../terms.ts';
import { sides } from '../terms.ts';

/** The Rope in a free hand: drops without harm, and the ways up (H-10.9). */
export const hasRope = (machine: Machine, explorer: ExplorerState): boolean =>
  explorer.cards.includes('rope') && !isForbidden(machine, 'use', explorer.seat);

/** Jumping into the hole or from the Gallery, on purpose (H-7.7, H-7.8). */
export function jumpChoices(machine: Machine, explorer: ExplorerState): readonly Choice[] {
  const { room } = explorer;
  if ((room !== 'collapsed-room' && room !== 'gallery') || !mayWalk(machine, explorer)) return [];
  const to = dropFrom(machine.state, room);
  if (room === 'gallery' && to === null) return [];
  if (isClosed(machine, explorer.seat, { to: to ?? room, way: 'drop' })) return [];
  const hasSafeHands = hasRope(machine, explorer);
  const cost = hindrance(machine, explorer.seat) + (room === 'gallery' && !hasSafeHands ? 1 : 0);
  if (cost > 0 && !canPay(machine, explorer, cost)) return [];
  return [{ c: 'jump', from: room, safe: hasSafeHands || explorer.party === 'traitor', cost }];
}

/** Where the Rope leads up from a room (H-10.9). */
export function climbs(machine: Machine, room: RoomId): readonly RoomId[] {
  const { state, content } = machine;
  const up: RoomId[] = [];
  if (room === 'ballroom' && isThere(state, 'gallery')) up.push('gallery');
  if (dropFrom(state, 'collapsed-room') === room && isThere(state, 'collapsed-room')) up.push('collapsed-room');
  if (room === 'basement-landing')
    up.push(...sides.map(side => joinedRoom(state, content, 'coal-chute', side)).filter(to => to !== null));
  return up;
}

/** Steps up by the Rope: no space of their own (H-10.9). */
export function climbChoices(machine: Machine, explorer: ExplorerState): readonly Choice[] {
  if (!hasRope(machine, explorer) || explorer.party === 'traitor' || !mayWalk(machine, explorer)) return [];
  const cost = hindrance(machine, explorer.seat);
  if (cost > 0 && !canPay(machine, explorer, cost)) return [];
  return climbs(machine, explorer.room)
    .filter(to => !isClosed(machine, explorer.seat, { to, way: 'climb' }))
    .map(to => ({ c: 'step', to, way: 'climb', cost }));
}

/** A jump that was chosen: leave, then drop. Arguments: seat, from, safe, cost. */
export const jump: Procedure = (machine, args, env) =>
  machine.call('leaveRoom', { seat: args['seat']!, isVoluntary: true, then: 'drop', thenArgs: args }, env);

/** One die of physical damage follows the landing unless it is safe. Arguments: seat, from, safe, cost. */
export const drop: Procedure = (machine, args, env) => {
  const seat = args['seat'] as string;
  const explorer = machine.state.explorers[seat]!;
  pay(machine, explorer, args['cost'] as number);
  if (args['safe'] !== true) machine.call('bruise', { seat }, env);
  const to = dropFrom(machine.state, explorer.room);
  const below = machine.state.tokens.find(token => token.kind === 'below-collapsed-room');
  const side = explorer.room === 'collapsed-room' && below?.barrierSide ? { side: below.barrierSide } : {};
  if (to === null) machine.call('openHole', { seat }, env);
  else machine.call('chooseSide', { figure: seat, to, ...side }, env);
};

/** The die of physical damage of a fall (H-7.7, H-7.8, H-9.5). Arguments: seat. */
export const bruise: Procedure = (machine, args) => {
  const seat = args['seat'] as string;
  if (!machine.state.explorers[seat]?.alive) return;
  machine.call(
    'roll',
    {
      roller: seat,
      key: 'roll.damage',
      trait: null,
      dice: 1,
      then: 'hurtByRoll',
      thenArgs: { figure: seat, kind: 'physical' },
    },
    environment({ me: seat }),
  );
};
