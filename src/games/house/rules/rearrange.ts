import type { Choice, TileChange } from './choices.ts';
import { smallestChanges } from './floor-rearrange.ts';
import { doorsOf, printedDoors, tileOf } from './house-map.ts';
import { moveTile } from './laying.ts';
import type { Answer, Machine, Procedure } from './machine.ts';
import { countOpen } from './placements.ts';
import type { ArrangedTile, Rearrangement } from './rearrangement.ts';
import type { PlacedTile } from './state.ts';
import type { Floor, RoomId } from './terms.ts';

const startRooms: Readonly<Record<Floor, RoomId>> = {
  basement: 'basement-landing',
  ground: 'foyer',
  upper: 'upper-landing',
};

function arranged(machine: Machine, tile: PlacedTile, placed: RoomId): ArrangedTile {
  const isLost = tile.state === 'lost';
  return {
    room: tile.room,
    x: tile.x,
    y: tile.y,
    rotation: tile.rotation,
    doors: isLost ? [] : printedDoors(machine.content, tile.room),
    isFixed: isLost || tile.room === placed || machine.content.rooms.get(tile.room)?.start !== undefined,
  };
}

/** With so few doorways no arrangement can stay joined and open: the search is skipped (H-6.6). */
function canStayOpen(machine: Machine, tiles: readonly PlacedTile[]): boolean {
  const there = tiles.filter(tile => tile.state === 'there');
  const doorways = there.reduce((sum, tile) => sum + doorsOf(machine.content, tile).length, 0);
  return doorways > 2 * (there.length - 1);
}

function changesFor(machine: Machine, placed: RoomId, joined: RoomId | null): readonly (readonly TileChange[])[] {
  const tile = tileOf(machine.state, placed)!;
  const tiles = machine.state.tiles.filter(({ floor }) => floor === tile.floor);
  if (!canStayOpen(machine, tiles)) return [];
  const question: Rearrangement = {
    floor: tile.floor,
    tiles: tiles.map(other => arranged(machine, other, placed)),
    placed,
    joined,
    start: startRooms[tile.floor],
  };
  return smallestChanges(machine.floors, question);
}

const isSame = (one: TileChange, other: TileChange): boolean => JSON.stringify(one) === JSON.stringify(other);

/**
 * Opens a floor that the tile just placed has closed, by the smallest change; where nothing helps the floor is complete
 * (H-6.6). Arguments: seat, placed, joined.
 */
export const rearrange: Procedure = (machine, args, env) => {
  const placed = args['placed'] as RoomId;
  const tile = tileOf(machine.state, placed)!;
  if (countOpen(machine, tile.floor) > 0) return;
  const sequences = changesFor(machine, placed, args['joined'] as RoomId | null);
  askChange(machine, sequences, { seat: args['seat'] as string, env });
};

function askChange(
  machine: Machine,
  sequences: readonly (readonly TileChange[])[],
  about: { readonly seat: string; readonly env: Parameters<Procedure>[2] },
): void {
  const firsts = sequences.flatMap(([first]) => first ?? []);
  const distinct = firsts.filter((change, index) => firsts.findIndex(other => isSame(other, change)) === index);
  if (distinct.length === 0) return;
  const choices: readonly Choice[] = distinct.map(change => ({ c: 'change', change }));
  machine.ask({
    seat: about.seat,
    key: 'tile.rearrange',
    choices,
    then: 'changeChosen',
    args: { seat: about.seat, sequences: sequences as never },
    env: about.env,
  });
}

export const changeChosen: Answer = (machine, choice, args, env) => {
  if (choice.c !== 'change') return;
  const sequences = args['sequences'] as unknown as readonly (readonly TileChange[])[];
  applyChange(machine, choice.change);
  const rest = sequences.filter(([first]) => first && isSame(first, choice.change)).map(([, ...others]) => others);
  askChange(
    machine,
    rest.filter(others => others.length > 0),
    { seat: args['seat'] as string, env },
  );
};

function applyChange(machine: Machine, change: TileChange): void {
  const { state } = machine;
  if (change.kind === 'swap') {
    const [one, other] = change.rooms.map(room => tileOf(state, room)!) as [PlacedTile, PlacedTile];
    const { floor, x, y } = one;
    moveTile(machine, one, { floor, x: other.x, y: other.y, rotation: change.rotations[0] });
    moveTile(machine, other, { floor, x, y, rotation: change.rotations[1] });
    return;
  }
  const tile = tileOf(state, change.room)!;
  const cell = change.kind === 'move' ? { x: change.x, y: change.y } : { x: tile.x, y: tile.y };
  moveTile(machine, tile, { floor: tile.floor, ...cell, rotation: change.rotation });
}
