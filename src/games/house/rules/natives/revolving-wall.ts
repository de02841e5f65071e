import { cellAt, cellBehind, opposite, tileOf } from '../house-map.ts';
import type { Answer, Machine, Procedure } from '../machine.ts';
import { wallSides } from '../placements.ts';
import type { Environment, Json } from '../state.ts';
import { joinTokens, placeToken } from '../tokens.ts';
import type { RoomId, Side } from '../terms.ts';
import type { Native } from './native.ts';

/** A wall of the room turns: the explorer chooses the side and goes through (H-8.4). No plain side: nothing. */
export const revolvingWall: Native = (machine, _args, env) => {
  const seat = env.me ?? '';
  const room = machine.state.explorers[seat]?.room ?? '';
  const tile = tileOf(machine.state, room);
  if (!tile) return;
  const sides = wallSides(machine, room).filter(side => cellBehind(machine.state, tile, side)?.state !== 'lost');
  const [only] = sides;
  if (sides.length === 1 && only) openWall(machine, { seat, room, side: only, env });
  else if (sides.length > 1)
    machine.ask({
      seat,
      key: 'wall.side',
      choices: sides.map(side => ({ c: 'side', side })),
      then: 'wallChosen',
      args: { seat, room },
      env,
      room,
    });
};

export const wallChosen: Answer = (machine, choice, args, env) => {
  if (choice.c === 'side')
    openWall(machine, { seat: args['seat'] as string, room: args['room'] as RoomId, side: choice.side, env });
};

/** Behind lies a room, or a tile for this floor is drawn, whichever way round (H-6.8). */
function openWall(
  machine: Machine,
  wall: { readonly seat: string; readonly room: RoomId; readonly side: Side; readonly env: Environment },
): void {
  const { seat, room, side, env } = wall;
  const tile = tileOf(machine.state, room)!;
  const behind = cellBehind(machine.state, tile, side);
  if (behind) {
    machine.call('wallOpened', { seat, room, side, placed: behind.room, isDiscovery: false }, env);
    return;
  }
  const [x, y] = cellAt(tile, side);
  const spot = { floor: tile.floor, x, y, door: null };
  const thenArgs = { seat, room, side, isDiscovery: true };
  machine.call(
    'seekTile',
    { seat, floors: [tile.floor], spot: spot as unknown as Json, then: 'wallOpened', thenArgs },
    env,
  );
}

/** Both ends of the wall, and through it. Arguments: seat, room, side, placed, isDiscovery. */
export const wallOpened: Procedure = (machine, args, env) => {
  const placed = args['placed'] as RoomId | null;
  if (placed === null) return;
  const seat = args['seat'] as string;
  const room = args['room'] as RoomId;
  const side = args['side'] as Side;
  const here = machine.state.explorers[seat]!.barrierSide;
  const one = placeToken(machine, { kind: 'wall', room, barrierSide: here, side });
  joinTokens(one, placeToken(machine, { kind: 'wall', room: placed, barrierSide: null, side: opposite(side) }));
  machine.call('putFigure', { figure: seat, to: placed, isDiscovery: args['isDiscovery']! }, env);
};
