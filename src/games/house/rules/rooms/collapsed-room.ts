import { isStillIn } from '../entering.ts';
import { barrierSides } from '../putting.ts';
import type { Answer, Machine, Procedure } from '../machine.ts';
import { environment } from '../machine.ts';
import { placeToken } from '../tokens.ts';
import { isClosed } from '../way-rules.ts';
import type { RoomId, Side } from '../terms.ts';

const target = 5;

/** The discoverer rolls Speed or lets go (H-7.7); later explorers ignore the hole. Arguments: seat, room, isDiscovery. */
export const collapsedRoomEntered: Procedure = (machine, args, env) => {
  const seat = args['seat'] as string;
  const room = args['room'] as RoomId;
  if (args['isDiscovery'] !== true || !isStillIn(machine, seat, room)) return;
  if (isClosed(machine, seat, { to: room, way: 'drop' })) return;
  machine.ask({
    seat,
    key: 'collapsedRoom.hold',
    choices: [
      { c: 'option', index: 0, key: 'collapsedRoom.roll' },
      { c: 'option', index: 1, key: 'collapsedRoom.fall' },
    ],
    then: 'holdChosen',
    args: { seat },
    env,
    room,
  });
};

export const holdChosen: Answer = (machine, choice, args) => {
  const seat = args['seat'] as string;
  const isFall = choice.c === 'option' && choice.index === 1;
  if (isFall) fallThrough(machine, seat);
  else
    machine.call(
      'roll',
      { roller: seat, key: 'roll.collapsedRoom', trait: 'speed', then: 'holdRolled', thenArgs: { seat } },
      environment({ me: seat }),
    );
};

/** Arguments: seat, result. */
export const holdRolled: Procedure = (machine, args) => {
  if ((args['result'] as number) < target) fallThrough(machine, args['seat'] as string);
};

/** Nobody fell before: the hole opens under the first (H-7.7). */
function fallThrough(machine: Machine, seat: string): void {
  const env = environment({ me: seat });
  if (machine.state.explorers[seat]!.party !== 'traitor') machine.call('bruise', { seat }, env);
  machine.call('leaveRoom', { seat, isVoluntary: false, then: 'openHole', thenArgs: { seat } }, env);
}

/** A new basement room below the hole; none left: an explored one (H-7.7). The explorer has left its room. Arguments: seat. */
export const openHole: Procedure = (machine, args, env) => {
  const seat = args['seat'] as string;
  machine.call('seekTile', { seat, floors: ['basement'], then: 'holeFound', thenArgs: { seat } }, env);
};

/** Arguments: seat, placed. */
export const holeFound: Procedure = (machine, args, env) => {
  const seat = args['seat'] as string;
  const placed = args['placed'] as RoomId | null;
  if (placed !== null) {
    machine.call('landBelow', { seat, room: placed, isDiscovery: true }, env);
    return;
  }
  const rooms = machine.select('floor:basement', env).ids;
  machine.ask({
    seat,
    key: 'collapsedRoom.below',
    choices: rooms.map(room => ({ c: 'room', room })),
    then: 'holeChosen',
    args: { seat, isDiscovery: false },
    env,
  });
};

export const holeChosen: Answer = (machine, choice, args, env) => {
  if (choice.c === 'room') machine.call('landBelow', { ...args, room: choice.room }, env);
};

/** The token lies where the explorer lands, on the side it chooses (H-7.4, H-7.7). Arguments: seat, room, isDiscovery, side. */
export const landBelow: Procedure = (machine, args, env) => {
  const seat = args['seat'] as string;
  const room = args['room'] as RoomId;
  const sides = barrierSides(machine, room);
  if (sides.length > 1 && args['side'] === undefined) {
    machine.ask({
      seat,
      key: 'barrier.side',
      choices: sides.map(side => ({ c: 'side', side })),
      then: 'landingSideChosen',
      args,
      env,
      room,
    });
    return;
  }
  const side = (args['side'] as Side | undefined) ?? null;
  placeToken(machine, { kind: 'below-collapsed-room', room, barrierSide: side });
  machine.call('putDown', { figure: seat, to: room, side, isDiscovery: args['isDiscovery']! }, env);
};

export const landingSideChosen: Answer = (machine, choice, args, env) => {
  if (choice.c === 'side') machine.call('landBelow', { ...args, side: choice.side }, env);
};
