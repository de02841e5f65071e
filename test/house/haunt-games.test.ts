import assert from 'node:assert/strict';
import { test } from 'node:test';
import { randomStream } from '../../src/engine/chance.ts';
import { playOut, tableWith } from '../support/house-haunt.ts';
import { randomHouseOptions, seedOfGame } from '../support/house-random.ts';
import { mould, siege } from '../support/house-test-haunts.ts';

const games = Number(process.env['HAUNT_GAMES'] ?? 6);

for (const [name, entry] of Object.entries({ siege, mould })) {
  test(`H-18: whole games by chance of the haunt "${name}" end with a result`, () => {
    const table = tableWith(entry);
    for (let game = 0; game < games; game++) {
      const random = randomStream([game, 1, 2, entry.number], 'haunts');
      const options = randomHouseOptions(game, random);
      const start = table.house.setup(options, seedOfGame(game));
      const end = playOut(table, start, { random, most: 40_000 });
      assert.ok(end.result, `game ${game} ends`);
      if (process.env['HAUNT_GAMES']) console.log(game, end.haunt?.track, end.round, JSON.stringify(end.result));
    }
  });
}
