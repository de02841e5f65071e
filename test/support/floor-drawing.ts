import type { OracleTile } from './flood-fill-oracle.ts';

/** Every tile by the doorways that its sign reaches out to; ▒ fills a cell without any, and other signs leave it empty. */
const signs: ReadonlyMap<string, string> = new Map([
  ['╵', 'N'],
  ['╶', 'E'],
  ['╷', 'S'],
  ['╴', 'W'],
  ['└', 'NE'],
  ['│', 'NS'],
  ['┘', 'NW'],
  ['┌', 'ES'],
  ['─', 'EW'],
  ['┐', 'SW'],
  ['├', 'NES'],
  ['┴', 'NEW'],
  ['┤', 'NSW'],
  ['┬', 'ESW'],
  ['┼', 'NESW'],
  ['▒', ''],
]);

/** The sign of a tile with these doorways. */
export const signOf = (doors: string): string => [...signs].find(([, of]) => of === doors)![0];

/** The tiles of a drawn floor, row by row; the first sign lies at 0, 0. */
export function drawnTiles(...rows: readonly string[]): readonly OracleTile[] {
  return rows.flatMap((row, y) =>
    [...row].flatMap((sign, x) => {
      const doors = signs.get(sign);
      return doors === undefined ? [] : [{ x, y, doors }];
    }),
  );
}
