import { runAfter } from './hooks.ts';
import { tileOf } from './house-map.ts';
import { gainCard } from './hands.ts';
import type { Machine, Procedure } from './machine.ts';
import { environment } from './machine.ts';
import { isOwnTurn } from './turn.ts';
import type { RoomId } from './terms.ts';

const special = {
  coalChute: 'slideDownChute',
  collapsedRoom: 'collapsedRoomEntered',
  elevator: 'elevatorEntered',
  vault: null,
  gallery: null,
  stairsFromBasement: null,
  lake: null,
} as const;

/**
 * An explorer has come into its room: companions that wait there, the symbol's card, the room's text, then rules of cards,
 * tokens and the haunt (H-5.7, H-12.14). Arguments: seat, isDiscovery.
 */
export const entered: Procedure = (machine, args, env) => {
  const seat = args['seat'] as string;
  const explorer = machine.state.explorers[seat];
  if (!explorer?.alive) return;
  const { room } = explorer;
  const entry = machine.content.rooms.get(room);
  machine.call('enterRules', { seat, room }, env);
  const rule = entry?.special ? special[entry.special] : null;
  if (rule !== null) machine.call(rule, { seat, room, isDiscovery: args['isDiscovery']! }, env);
  if (args['isDiscovery'] === true) runAfter(machine, 'discover', { figure: seat, env: { bound: { found: room } } });
  spendSymbol(machine, seat, room);
  machine.call('meetCompanions', { seat }, env);
};

/** The symbol acts once, for the first who comes in, and only in its own turn is a card drawn (H-5.7, H-5.8). */
function spendSymbol(machine: Machine, seat: string, room: RoomId): void {
  const tile = tileOf(machine.state, room);
  const symbol = machine.content.rooms.get(room)?.symbol;
  if (!tile || tile.spent) return;
  tile.spent = true;
  if (symbol && isOwnTurn(machine, seat))
    machine.call('drawCards', { seat, deck: symbol, count: 1 }, environment({ me: seat }));
}

/** Whether an explorer is still where a rule of entering found it; a card may have carried it on. */
export const isStillIn = (machine: Machine, seat: string, room: RoomId): boolean => {
  const explorer = machine.state.explorers[seat];
  return explorer !== undefined && explorer.alive && explorer.room === room;
};

/** Rules for entering a room, for explorers and monsters. Arguments: seat, room. */
export const enterRules: Procedure = (machine, args) => {
  const figure = args['seat'] as string;
  const explorer = machine.state.explorers[figure];
  if (explorer && !isStillIn(machine, figure, args['room'] as RoomId)) return;
  runAfter(machine, 'enter', { figure });
};

/** The first explorer to come takes custody of companions without one (H-12.14). Arguments: seat. */
export const meetCompanions: Procedure = (machine, args) => {
  const explorer = machine.state.explorers[args['seat'] as string]!;
  const meets = (side: string | null): boolean =>
    side === null || explorer.barrierSide === null || side === explorer.barrierSide;
  const met = machine.state.companions.filter(({ room, barrierSide }) => room === explorer.room && meets(barrierSide));
  machine.state.companions = machine.state.companions.filter(waiting => !met.includes(waiting));
  for (const { card } of met) gainCard(machine, explorer, { card, from: 'death' });
};
