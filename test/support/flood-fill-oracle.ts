/**
 * A second opinion on floors of tiles, for tests only: cells in a map, doorways as letters, and every question answered
 * by looking at the whole floor again after a tile was put there.
 */

/** Doorways are letters out of N, E, S, W in any order; a tile without any only fills its cell. */
export interface OracleTile {
  readonly x: number;
  readonly y: number;
  readonly doors: string;
}

export interface OracleDoorway {
  readonly x: number;
  readonly y: number;
  readonly side: string;
}

export interface OraclePlacement {
  readonly x: number;
  readonly y: number;
  readonly rotation: number;
  readonly joins: number;
  readonly openAfter: number;
}

const letters = 'NESW';
const ways = new Map([
  ['N', { dx: 0, dy: -1, back: 'S' }],
  ['E', { dx: 1, dy: 0, back: 'W' }],
  ['S', { dx: 0, dy: 1, back: 'N' }],
  ['W', { dx: -1, dy: 0, back: 'E' }],
]);

const nameOf = (x: number, y: number): string => `${x}/${y}`;
const byCell = (tiles: readonly OracleTile[]): ReadonlyMap<string, OracleTile> =>
  new Map(tiles.map(tile => [nameOf(tile.x, tile.y), tile]));

/** Doorways after quarter turns clockwise, in the order N, E, S, W. */
export function turnedLetters(doors: string, rotation: number): string {
  const turned = [...doors].map(letter => letters[(letters.indexOf(letter) + rotation) % 4]!);
  return [...letters].filter(letter => turned.includes(letter)).join('');
}

function behind(tiles: ReadonlyMap<string, OracleTile>, tile: OracleTile, side: string): OracleTile | undefined {
  const { dx, dy } = ways.get(side)!;
  return tiles.get(nameOf(tile.x + dx, tile.y + dy));
}

/** Doorways whose neighbouring cell is empty, by y, x, side. */
export function openDoorwaysOf(tiles: readonly OracleTile[]): readonly OracleDoorway[] {
  const cells = byCell(tiles);
  return [...tiles]
    .sort((a, b) => a.y - b.y || a.x - b.x)
    .flatMap(tile =>
      [...letters]
        .filter(side => tile.doors.includes(side) && behind(cells, tile, side) === undefined)
        .map(side => ({ x: tile.x, y: tile.y, side })),
    );
}

/** On how many sides a tile and its neighbour carry doorways towards each other. */
export function joinsOf(tiles: readonly OracleTile[], tile: OracleTile): number {
  const cells = byCell(tiles);
  return [...tile.doors].filter(side => behind(cells, tile, side)?.doors.includes(ways.get(side)!.back)).length;
}

/** Every cell and rotation in which a tile joins the floor, closing ones included, by rotation, y, x. */
export function placementsOf(tiles: readonly OracleTile[], doors: string): readonly OraclePlacement[] {
  const cells = byCell(tiles);
  const border = [...cells.values()].flatMap(({ x, y }) => [...ways.values()].map(({ dx, dy }) => [x + dx, y + dy]));
  const empty = new Map(border.map(([x, y]) => [nameOf(x!, y!), { x: x!, y: y! }] as const));
  for (const name of cells.keys()) empty.delete(name);
  const spots = [...empty.values()].sort((a, b) => a.y - b.y || a.x - b.x);
  return [0, 1, 2, 3].flatMap(rotation =>
    spots.flatMap(cell => {
      const tile = { ...cell, doors: turnedLetters(doors, rotation) };
      const joins = joinsOf(tiles, tile);
      return joins === 0 ? [] : [{ ...cell, rotation, joins, openAfter: openDoorwaysOf([...tiles, tile]).length }];
    }),
  );
}

/** All tiles that can be walked to from one of them through joined doorways, itself included. */
export function joinedTiles(tiles: readonly OracleTile[], start: OracleTile): ReadonlySet<OracleTile> {
  const cells = byCell(tiles);
  const reached = new Set([start]);
  for (const tile of reached) {
    for (const side of tile.doors) {
      const next = behind(cells, tile, side);
      if (next?.doors.includes(ways.get(side)!.back)) reached.add(next);
    }
  }
  return reached;
}
