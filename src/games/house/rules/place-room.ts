import { isThere } from './house-map.ts';
import type { Procedure, Verb } from './machine.ts';
import { deciderFor } from './rolls.ts';
import { canLieOpen } from './tile-search.ts';
import { searchTile } from './tile-stack.ts';
import type { RoomId } from './terms.ts';
import { floors } from './terms.ts';

/**
 * Searches a room and places it at an open doorway (H-5.10). By a card it falls under closure (H-6.8); by a haunt it may
 * close a floor, which `preferOpen` avoids where it can (H-6.9), and its symbol is spent (H-5.9).
 */
export const placeRoomVerb: Verb<'placeRoom'> = (machine, node, env) => {
  const seat = deciderFor(machine, machine.select(node.who ?? 'me', env).ids[0] ?? machine.state.turn.seat);
  if (!isThere(machine.state, node.room))
    machine.call('placeRoom', { seat, room: node.room, farFrom: node.farFrom ?? null }, env);
};

/** Arguments: seat, room, farFrom. */
export const placeRoom: Procedure = (machine, args, env) => {
  const room = args['room'] as RoomId;
  const seat = args['seat'] as string;
  if (!searchTile(machine, room)) return;
  const isByHaunt = env.card === null;
  const search = {
    seat,
    floors,
    isSpent: isByHaunt,
    closing: isByHaunt ? 'allow' : 'rearrange',
    farFrom: args['farFrom']!,
    then: 'roomPlaced',
    thenArgs: {},
  };
  const isOpen = canLieOpen(machine, search, room);
  const mayClose = isByHaunt && machine.state.options.settings.hauntTiles === 'any' ? true : !isOpen;
  machine.call('offerTile', { ...search, spot: null, tried: [], decline: null, room, mayClose }, env);
};

/** Nothing follows: the effect's own program goes on. */
export const roomPlaced: Procedure = () => undefined;
