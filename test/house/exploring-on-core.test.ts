import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { canonicalJson } from '../../src/engine/canonical.ts';
import { loadCore } from '../../src/core/load.ts';
import { openHouse } from '../../src/games/house/index.ts';
import { house } from '../support/house-game.ts';
import { exploreByChance, randomHouseOptions, seedOfGame, streamOfGame } from '../support/house-random.ts';

const core = await loadCore(readFileSync(new URL('../../build/core.wasm', import.meta.url)));
const onCore = openHouse(core).game;

test('the house plays the same on the core and on plain floors, up to its last tile', () => {
  for (let game = 0; game < 6; game++) {
    const dealt = house.setup(randomHouseOptions(game, streamOfGame(game + 100_000)), seedOfGame(game));
    assert.equal(canonicalJson(onCore.setup(dealt.options, seedOfGame(game))), canonicalJson(dealt));
    const start = game % 2 === 0 ? dealt : { ...dealt, omensDrawn: -100 };
    exploreByChance(start, {
      random: streamOfGame(game),
      most: 400,
      see: ({ before, action, after }) => {
        const answer = onCore.apply(before, action);
        assert.ok('state' in answer);
        assert.equal(canonicalJson(answer.state), canonicalJson(after));
      },
    });
  }
});
