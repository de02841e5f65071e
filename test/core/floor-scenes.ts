import type { DoorMask, FloorTile } from '../../src/core/floor-calls.ts';
import type { OracleTile } from '../support/flood-fill-oracle.ts';
import type { Chance } from './scenes.ts';
import { pick } from './scenes.ts';

export const lettersOf = (doors: DoorMask): string => [...'NESW'].filter((_, side) => (doors >> side) & 1).join('');

export const maskOf = (letters: string): DoorMask =>
  [...letters].reduce((mask, letter) => mask | (1 << 'NESW'.indexOf(letter)), 0);

export const forOracle = (tiles: readonly FloorTile[]): readonly OracleTile[] =>
  tiles.map(({ x, y, doors }) => ({ x, y, doors: lettersOf(doors) }));

const sides = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;

/** Walls up most doorways that lead to empty cells. */
function sealed(from: Chance, { x, y, doors }: FloorTile, house: ReadonlyMap<string, FloorTile>): DoorMask {
  const keeps = sides.map(([dx, dy]) => house.has(`${x + dx}/${y + dy}`) || from.below(30) === 0);
  return keeps.reduce((mask, isKept, side) => (isKept ? mask : mask & ~(1 << side)), doors);
}

/** One to 27 tiles, half the time with hardly an open doorway left; seldom in several parts. */
export function randomHouse(from: Chance): FloorTile[] {
  const most = 1 + from.below(27);
  const origin = { x: from.below(2_000_000) - 1_000_000, y: from.below(2_000_000) - 1_000_000 };
  const isScattered = from.below(8) === 0;
  const masks = pick(from, [
    [15],
    [1, 2, 4, 8, 5, 10],
    [0, 3, 6, 12, 9, 1, 4],
    Array.from({ length: 16 }, (_, i) => i),
  ]);
  const house = new Map<string, FloorTile>();
  const put = (x: number, y: number): void => void house.set(`${x}/${y}`, { x, y, doors: pick(from, masks) });
  put(origin.x, origin.y);
  while (house.size < most) {
    const { x, y } = pick(from, [...house.values()]);
    const [dx, dy] = pick(from, sides);
    const reach = isScattered && from.below(4) === 0 ? 2 : 1;
    const at = { x: x + dx * reach, y: y + dy * reach };
    const isNear = Math.abs(at.x - origin.x) <= 14 && Math.abs(at.y - origin.y) <= 14;
    if (isNear && !house.has(`${at.x}/${at.y}`)) put(at.x, at.y);
  }
  const tiles = [...house.values()];
  return from.below(2) ? tiles : tiles.map(tile => ({ ...tile, doors: sealed(from, tile, house) }));
}
