import type { TileChange } from './choices.ts';
import { Arrangement } from './floor-arrangement.ts';
import type { Pose } from './floor-arrangement.ts';
import type { FloorBoard } from './floor-board.ts';
import type { Rearrangement, SmallestChanges } from './rearrangement.ts';

type Kind = TileChange['kind'];
type Poses = Iterable<readonly Pose[]>;

/** A search over one floor; its arrangement lies as it was found between two steps. */
interface Search {
  readonly floors: FloorBoard;
  readonly arrangement: Arrangement;
  /** Indexes of the tiles that may be changed. */
  readonly movable: readonly number[];
}

/**
 * All ways to make one change of a kind. When it is the last one, those that could not make the floor hang together by the
 * number of joined doorways are left out: most changes tear a floor apart, and a search tries millions.
 */
const ways: Readonly<Record<Kind, (search: Search, isLast: boolean) => Poses>> = {
  *turn({ arrangement, movable }, isLast) {
    for (const tile of movable) {
      if (isLast && arrangement.mostJoins(tile, tile) < arrangement.missingWithout(tile, tile)) continue;
      const { x, y, rotation } = arrangement.pose(tile);
      const doors = arrangement.doorsAt(tile, rotation);
      for (const other of arrangement.rotations(tile))
        if (arrangement.doorsAt(tile, other) !== doors) yield [{ tile, x, y, rotation: other }];
    }
  },

  *move({ floors, arrangement, movable }, isLast) {
    for (const tile of movable) {
      const { doors } = arrangement.tiles[tile]!;
      const missing = isLast ? arrangement.missingWithout(tile, tile) : 0;
      if (doors.length < missing) continue;
      const from = arrangement.pose(tile);
      for (const { x, y, rotation, joins } of floors.placements(arrangement.laidWithout(tile), doors)) {
        const isElsewhere = x !== from.x || y !== from.y;
        if (isElsewhere && joins >= missing && arrangement.rotations(tile).includes(rotation))
          yield [{ tile, x, y, rotation }];
      }
    }
  },

  *swap({ arrangement, movable }, isLast) {
    for (const [index, one] of movable.entries()) {
      for (const other of movable.slice(index + 1)) {
        if (isLast && !canSwapLast(arrangement, one, other)) continue;
        const [at, there] = [arrangement.pose(one), arrangement.pose(other)];
        for (const rotation of arrangement.rotations(one))
          for (const otherRotation of arrangement.rotations(other))
            yield [
              { ...there, tile: one, rotation },
              { ...at, tile: other, rotation: otherRotation },
            ];
      }
    }
  },
};

/** Neighbours may join each other anew, so that nothing is known of them beforehand. */
function canSwapLast(arrangement: Arrangement, one: number, other: number): boolean {
  if (arrangement.touch(one, other)) return true;
  const most = arrangement.mostJoins(one, other) + arrangement.mostJoins(other, one);
  return most >= arrangement.missingWithout(one, other);
}

const everyKind: readonly Kind[] = ['turn', 'move', 'swap'];

/** Sequences of kinds from the smallest class to the largest (H-6.6). */
const classes: readonly (readonly (readonly Kind[])[])[] = [
  ...everyKind.map(kind => [[kind]]),
  everyKind.flatMap(first => everyKind.map(second => [first, second])),
];

/**
 * Every change of the smallest class that opens a closed floor again (H-6.6): one turn; failing that one move; failing
 * that one swap; failing that any two of these. Several ways to one arrangement count once. Empty when nothing helps.
 */
export const smallestChanges: SmallestChanges = (floors, question) => {
  if (!canStayOpen(question)) return [];
  const movable = [...question.tiles.keys()].filter(tile => !question.tiles[tile]!.isFixed);
  const search: Search = { floors, arrangement: new Arrangement(question), movable };
  for (const sequences of classes) {
    const found = new Map<string, readonly TileChange[]>();
    for (const kinds of sequences) tryAll(search, { kinds, done: [], found });
    if (found.size > 0) return [...found.values()];
  }
  return [];
};

/** With so few doorways no arrangement can stay joined and open. */
function canStayOpen({ tiles }: Rearrangement): boolean {
  const there = tiles.filter(({ doors }) => doors.length > 0);
  const doorways = there.reduce((sum, { doors }) => sum + doors.length, 0);
  return doorways > 2 * (there.length - 1);
}

interface Attempt {
  /** Kinds of the changes still to be made, in order. */
  readonly kinds: readonly Kind[];
  readonly done: readonly TileChange[];
  /** Changes that help, by the arrangement they lead to. */
  readonly found: Map<string, readonly TileChange[]>;
}

function tryAll(search: Search, { kinds: [kind, ...kinds], done, found }: Attempt): void {
  const { arrangement } = search;
  if (kind === undefined) return;
  for (const poses of ways[kind](search, kinds.length === 0)) {
    const before = arrangement.change(poses);
    if (kinds.length > 0) tryAll(search, { kinds, done: [...done, changeOf(search, kind, poses)], found });
    else if (arrangement.stands() && !found.has(arrangement.key()))
      found.set(arrangement.key(), [...done, changeOf(search, kind, poses)]);
    arrangement.change(before);
  }
}

function changeOf({ arrangement }: Search, kind: Kind, [one, other]: readonly Pose[]): TileChange {
  const { tile, x, y, rotation } = one!;
  const { room } = arrangement.tiles[tile]!;
  if (kind === 'turn') return { kind, room, rotation };
  if (kind === 'move') return { kind, room, x, y, rotation };
  return { kind, rooms: [room, arrangement.tiles[other!.tile]!.room], rotations: [rotation, other!.rotation] };
}
