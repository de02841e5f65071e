import type { TileChange } from '../../src/games/house/rules/choices.ts';
import type { ArrangedTile, Rearrangement } from '../../src/games/house/rules/rearrangement.ts';
import type { Rotation, Side } from '../../src/games/house/rules/terms.ts';
import { joinedTiles, joinsOf, openDoorwaysOf, turnedLetters } from './flood-fill-oracle.ts';
import type { OracleTile } from './flood-fill-oracle.ts';

/** Rearrangement by trying everything on copies of the floor, for small floors and tests only (H-6.6). */

const rotations: readonly Rotation[] = [0, 1, 2, 3];
const opposite: Readonly<Record<string, string>> = { N: 'S', E: 'W', S: 'N', W: 'E' };
type Tiles = readonly ArrangedTile[];

/** A question from tiles whose rooms are named by their cells, `x,y`, and lie as printed. */
export function questionOf(
  tiles: readonly OracleTile[],
  { start, placed, joined }: { readonly start: string; readonly placed: string; readonly joined: string | null },
): Rearrangement {
  const arranged = tiles.map(({ x, y, doors }): ArrangedTile => {
    const room = `${x},${y}`;
    const isFixed = room === start || room === placed || doors === '';
    return { room, x, y, rotation: 0, doors: [...doors] as Side[], isFixed };
  });
  return { floor: 'basement', tiles: arranged, start, placed, joined };
}

const lettersOf = ({ doors, rotation }: ArrangedTile): string => turnedLetters(doors.join(''), rotation);
const laid = (tile: ArrangedTile): OracleTile => ({ x: tile.x, y: tile.y, doors: lettersOf(tile) });

/** Equal for arrangements that look alike: the same room in each cell with its doorways on the same sides. */
export const lookOf = (tiles: Tiles): string =>
  tiles
    .map(tile => `${tile.room}@${tile.x},${tile.y}${lettersOf(tile)}`)
    .sort()
    .join(' ');

/** The floor after one change. */
export function changed(tiles: Tiles, change: TileChange): Tiles {
  const find = (room: string): ArrangedTile => tiles.find(tile => tile.room === room)!;
  if (change.kind !== 'swap') {
    const cell = change.kind === 'move' ? { x: change.x, y: change.y } : {};
    return tiles.map(tile => (tile.room === change.room ? { ...tile, ...cell, rotation: change.rotation } : tile));
  }
  const [one, other] = [find(change.rooms[0]), find(change.rooms[1])];
  return tiles.map(tile => {
    if (tile === one) return { ...tile, x: other.x, y: other.y, rotation: change.rotations[0] };
    return tile === other ? { ...tile, x: one.x, y: one.y, rotation: change.rotations[1] } : tile;
  });
}

/** Open, joined to the start tile, and the new tile joined to the room its explorer came from. */
export function standsAlone(tiles: Tiles, { start, placed, joined }: Rearrangement): boolean {
  const floor = new Map(tiles.map(tile => [tile.room, laid(tile)]));
  const all = [...floor.values()];
  const hanging = joinedTiles(all, floor.get(start)!).size === all.filter(({ doors }) => doors !== '').length;
  const keepsRoom = joined === null || joinsOf([floor.get(joined)!], floor.get(placed)!) > 0;
  return openDoorwaysOf(all).length > 0 && hanging && keepsRoom;
}

const movesBehind: Readonly<Record<string, readonly [number, number]>> = {
  N: [0, -1],
  E: [1, 0],
  S: [0, 1],
  W: [-1, 0],
};

export const changesOf: Readonly<Record<TileChange['kind'], (tiles: Tiles) => readonly TileChange[]>> = {
  turn: tiles =>
    tiles
      .filter(({ isFixed }) => !isFixed)
      .flatMap(tile =>
        rotations
          .filter(rotation => lettersOf({ ...tile, rotation }) !== lettersOf(tile))
          .map(rotation => ({ kind: 'turn', room: tile.room, rotation })),
      ),

  move: tiles =>
    tiles
      .filter(({ isFixed }) => !isFixed)
      .flatMap(tile =>
        openDoorwaysOf(tiles.filter(other => other !== tile).map(laid)).flatMap(({ x, y, side }) => {
          const [dx, dy] = movesBehind[side]!;
          const cell = { x: x + dx, y: y + dy };
          if (cell.x === tile.x && cell.y === tile.y) return [];
          return rotations
            .filter(rotation => lettersOf({ ...tile, rotation }).includes(opposite[side]!))
            .map((rotation): TileChange => ({ kind: 'move', room: tile.room, ...cell, rotation }));
        }),
      ),

  swap: tiles => {
    const movable = tiles.filter(({ isFixed }) => !isFixed);
    return movable.flatMap((one, index) =>
      movable.slice(index + 1).flatMap(other =>
        rotations.flatMap(first =>
          rotations.map((second): TileChange => ({
            kind: 'swap',
            rooms: [one.room, other.room],
            rotations: [first, second],
          })),
        ),
      ),
    );
  },
};

/** How the floor can look after the smallest changes that help: the class (`pair` for two changes) and the looks. */
export function smallestByTrying(question: Rearrangement): {
  readonly kind: string;
  readonly looks: readonly string[];
} {
  const kinds = ['turn', 'move', 'swap'] as const;
  const results = (tiles: Tiles): readonly Tiles[] =>
    kinds.flatMap(kind => changesOf[kind](tiles).map(change => changed(tiles, change)));
  const looksOf = (floors: readonly Tiles[]): readonly string[] => {
    const different = new Map(floors.map(tiles => [lookOf(tiles), tiles]));
    return [...different].filter(([, tiles]) => standsAlone(tiles, question)).map(([look]) => look);
  };
  for (const kind of kinds) {
    const looks = looksOf(changesOf[kind](question.tiles).map(change => changed(question.tiles, change)));
    if (looks.length > 0) return { kind, looks: [...looks].sort() };
  }
  const once = new Map(results(question.tiles).map(tiles => [lookOf(tiles), tiles]));
  const looks = looksOf([...once.values()].flatMap(results));
  return looks.length > 0 ? { kind: 'pair', looks: [...looks].sort() } : { kind: 'none', looks: [] };
}
