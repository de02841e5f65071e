import assert from 'node:assert/strict';
import { randomStream } from '../../src/engine/chance.ts';
import type { HauntEntry } from '../../src/games/house/content/schema.ts';
import type { HouseState } from '../../src/games/house/rules/state.ts';
import { playOut, tableWith } from './house-haunt.ts';
import { randomHouseOptions, seedOfGame } from './house-random.ts';

const isSoak = process.env['VIGIL_SOAK'] === '1';

/** Actions after which a game played by chance is said not to end. */
export const mostActions = 40_000;

/** Whole games by chance of one haunt, for three to six players in turns: ten, or a hundred when soaking. */
export function gamesByChance(haunt: HauntEntry, count = isSoak ? 100 : 10): readonly HouseState[] {
  const table = tableWith(haunt);
  return Array.from({ length: count }, (_, game) => {
    const random = randomStream([game, haunt.number, 2, 3], 'haunt games');
    const start = table.house.setup(randomHouseOptions(game, random), seedOfGame(game));
    const end = playOut(table, start, { random, most: mostActions });
    assert.ok(end.result, `game ${game} of haunt ${haunt.number} ends`);
    return end;
  });
}
