import type { Choice } from '../choices.ts';
import { joinedRoom, opposite, printedDoors, tileOf, turned } from '../house-map.ts';
import { distinctRotations, moveTile } from '../laying.ts';
import type { Answer, Machine } from '../machine.ts';
import type { Spot } from '../placements.ts';
import { openSpots } from '../placements.ts';
import type { HouseState, PlacedTile } from '../state.ts';
import type { Floor, RoomId, Rotation } from '../terms.ts';
import { floors, sides } from '../terms.ts';
import type { Native } from './native.ts';

interface Move {
  readonly spot: Spot;
  readonly rotation: Rotation;
}

/** Turns of the tile that put a doorway towards the one used. */
function rotationsTowards(machine: Machine, room: RoomId, spot: Spot): readonly Rotation[] {
  const doors = printedDoors(machine.content, room);
  return distinctRotations(doors).filter(rotation =>
    doors.some(door => turned(door, rotation) === opposite(spot.door!.side)),
  );
}

function movesOn(machine: Machine, tile: PlacedTile, floor: Floor): readonly Move[] {
  const isOwnCell = (spot: Spot): boolean => floor === tile.floor && spot.x === tile.x && spot.y === tile.y;
  const moves = openSpots(machine, floor, tile.room)
    .filter(spot => !isOwnCell(spot))
    .flatMap(spot => rotationsTowards(machine, tile.room, spot).map(rotation => ({ spot, rotation })));
  if (machine.state.options.settings.splitByEvent === 'allow') return moves;
  return moves.filter(move => staysWhole(machine, tile, move));
}

/** Whether every tile of both floors still hangs together with its start tile by joined doorways (H-6.9). */
function staysWhole(machine: Machine, tile: PlacedTile, { spot, rotation }: Move): boolean {
  const moved = { ...tile, floor: spot.floor, x: spot.x, y: spot.y, rotation };
  const state: HouseState = {
    ...machine.state,
    tiles: machine.state.tiles.map(other => (other === tile ? moved : other)),
  };
  return floors.every(floor => {
    const rooms = state.tiles.filter(other => other.floor === floor && other.state === 'there').map(({ room }) => room);
    const found = new Set<RoomId>(rooms.filter(room => machine.content.rooms.get(room)?.start !== undefined));
    for (const room of found)
      for (const side of sides) {
        const next = joinedRoom(state, machine.content, room, side);
        if (next !== null) found.add(next);
      }
    return found.size === rooms.length;
  });
}

/** Lifts the tile somebody stands on and attaches it to another open doorway of the floor, else of another floor (H-6.9). */
export const moveTileAway: Native = (machine, _args, env) => {
  const seat = env.me ?? '';
  const tile = tileOf(machine.state, machine.state.explorers[seat]?.room ?? '');
  if (!tile || machine.content.rooms.get(tile.room)?.start !== undefined) return;
  const own = movesOn(machine, tile, tile.floor);
  const moves =
    own.length > 0 ? own : floors.filter(floor => floor !== tile.floor).flatMap(floor => movesOn(machine, tile, floor));
  const doorways = moves
    .map(({ spot }) => spot)
    .filter(
      (spot, index, all) =>
        all.findIndex(other => other.door!.room === spot.door!.room && other.door!.side === spot.door!.side) === index,
    );
  if (doorways.length === 0) return;
  const choices: readonly Choice[] = doorways.map(({ floor, door }) => ({ c: 'doorway', floor, ...door! }));
  machine.ask({
    seat,
    key: 'tile.moveTo',
    choices,
    then: 'tileMoveChosen',
    args: { seat, room: tile.room },
    env,
    room: tile.room,
  });
};

export const tileMoveChosen: Answer = (machine, choice, args, env) => {
  if (choice.c !== 'doorway') return;
  const tile = tileOf(machine.state, args['room'] as RoomId)!;
  const moves = movesOn(machine, tile, choice.floor).filter(
    ({ spot }) => spot.door!.room === choice.room && spot.door!.side === choice.side,
  );
  const choices: readonly Choice[] = moves.map(({ spot, rotation }) => ({
    c: 'place',
    floor: spot.floor,
    x: spot.x,
    y: spot.y,
    rotation,
  }));
  const [only] = choices;
  if (choices.length === 1 && only) putTile(machine, tile, only);
  else
    machine.ask({
      seat: args['seat'] as string,
      key: 'tile.rotation',
      choices,
      then: 'tileMoveTurned',
      args,
      env,
      room: tile.room,
    });
};

export const tileMoveTurned: Answer = (machine, choice, args) =>
  putTile(machine, tileOf(machine.state, args['room'] as RoomId)!, choice);

function putTile(machine: Machine, tile: PlacedTile, choice: Choice): void {
  if (choice.c === 'place') moveTile(machine, tile, choice);
}
