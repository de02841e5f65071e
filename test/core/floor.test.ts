import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Core } from '../../src/core/calls.ts';
import { FloorCore, turnedDoors } from '../../src/core/floor-calls.ts';
import type { FloorTile } from '../../src/core/floor-calls.ts';
import { joinsOf, openDoorwaysOf, placementsOf, turnedLetters } from '../support/flood-fill-oracle.ts';
import { forOracle, lettersOf, maskOf, randomHouse } from './floor-scenes.ts';
import { chance, isSoak, newCore, pick, repeat } from './scenes.ts';

const houses = isSoak ? 100_000 : 2_000;
const everyMask = repeat(16, i => i);

/** Asks everything about one house and one tile; answers how many placements close the floor. */
function compare(core: Core, tiles: readonly FloorTile[], doors: number): number {
  const { floors } = core;
  const oracle = forOracle(tiles);
  const told = JSON.stringify({ tiles, doors });
  floors.lay(1, tiles);
  const doorways = openDoorwaysOf(oracle);
  assert.deepEqual(
    floors.openDoorways(1),
    doorways.map(({ x, y, side }) => ({ x, y, side: 'NESW'.indexOf(side) })),
    told,
  );
  assert.equal(floors.openCount(1), doorways.length, told);
  const expected = placementsOf(oracle, lettersOf(doors)).map(each => ({
    ...each,
    tile: 0,
    isClosing: each.openAfter === 0,
  }));
  assert.deepEqual(floors.placements(1, [doors], { alike: true }), expected, told);
  return expected.filter(({ isClosing }) => isClosing).length;
}

test('open doorways, placements and closing agree with a recount of the whole floor', async () => {
  const core = await newCore();
  const from = chance(61);
  let closing = 0;
  for (let i = 0; i < houses; i++) closing += compare(core, randomHouse(from), from.below(16));
  assert.ok(closing > houses / 20, `only ${closing} closing placements`);
});

test('the build with asserts agrees too', async () => {
  const core = await newCore('debug');
  const from = chance(62);
  for (let i = 0; i < houses / 10; i++) compare(core, randomHouse(from), from.below(16));
});

test('the outcome in any cell is that of a recount, joined or not, and none in a filled cell', async () => {
  for (const build of ['release', 'debug'] as const) {
    const { floors } = await newCore(build);
    const from = chance(63);
    for (let i = 0; i < houses / 20; i++) {
      const tiles = randomHouse(from);
      const oracle = forOracle(tiles);
      floors.lay(2, tiles);
      for (const near of tiles) {
        const tile = { x: near.x + from.below(5) - 2, y: near.y + from.below(5) - 2, doors: from.below(16) };
        const isFilled = tiles.some(({ x, y }) => x === tile.x && y === tile.y);
        const added = { ...tile, doors: lettersOf(tile.doors) };
        const openAfter = openDoorwaysOf([...oracle, added]).length;
        const expected = { joins: joinsOf(oracle, added), openAfter, isClosing: openAfter === 0 };
        assert.deepEqual(floors.outcome(2, tile), isFilled ? null : expected, JSON.stringify({ tiles, tile }));
      }
    }
  }
});

test('a whole stack in one call gives what its tiles give one by one', async () => {
  const { floors } = await newCore();
  const from = chance(64);
  for (let i = 0; i < houses / 40; i++) {
    const stack = repeat(48, () => from.below(16));
    floors.lay(0, randomHouse(from));
    const single = stack.flatMap((doors, tile) =>
      floors.placements(0, [doors]).map(placement => ({ ...placement, tile })),
    );
    assert.deepEqual(floors.placements(0, stack), single);
  }
});

test('rotations that look alike count once unless all are asked for', async () => {
  const { floors } = await newCore();
  floors.lay(0, [{ x: 0, y: 0, doors: maskOf('NESW') }]);
  const counts = (doors: string) => [false, true].map(alike => floors.placements(0, [maskOf(doors)], { alike }).length);
  assert.deepEqual(counts('NESW'), [4, 16]);
  assert.deepEqual(counts('EW'), [4, 8]);
  assert.deepEqual(counts('NE'), [8, 8]);
  assert.deepEqual(counts('NES'), [12, 12]);
  assert.deepEqual(counts('W'), [4, 4]);
  assert.deepEqual(counts(''), [0, 0]);
  assert.deepEqual(
    floors.placements(0, [maskOf('EW')]).map(({ rotation }) => rotation),
    [0, 0, 1, 1],
  );
});

test('masks turn clockwise as letters do', () => {
  for (const doors of everyMask)
    for (const rotation of [0, 1, 2, 3])
      assert.equal(lettersOf(turnedDoors(doors, rotation)), turnedLetters(lettersOf(doors), rotation));
});

test('floors lie side by side, and one that was never laid is empty', async () => {
  const { floors } = await newCore();
  const from = chance(65);
  const laid = repeat(FloorCore.slots, () => randomHouse(from));
  assert.deepEqual([floors.openCount(3), floors.openDoorways(3), floors.placements(3, everyMask)], [0, [], []]);
  assert.deepEqual(floors.outcome(3, { x: 7, y: -7, doors: 7 }), { joins: 0, openAfter: 3, isClosing: false });
  laid.forEach((tiles, slot) => floors.lay(slot, tiles));
  laid.forEach((tiles, slot) =>
    assert.equal(floors.openDoorways(slot).length, openDoorwaysOf(forOracle(tiles)).length),
  );
  floors.lay(2, []);
  assert.equal(floors.openCount(2), 0);
  assert.deepEqual(floors.placements(2, everyMask), []);
});

test('the largest floors have places on all sides of their board', async () => {
  for (const build of ['release', 'debug'] as const) {
    const core = await newCore(build);
    const row = repeat(30, i => ({ x: i - 1_048_575, y: 1_048_575, doors: 15 }));
    const column = repeat(30, i => ({ x: 1_048_575, y: i - 1_048_575, doors: 15 }));
    const corners = [0, 29].flatMap(x => [0, 29].map(y => ({ x, y, doors: 15 })));
    for (const tiles of [row, column, corners]) compare(core, tiles, 7);
    const scattered = repeat(32, i => ({ x: (i % 8) * 4, y: (i >> 3) * 4, doors: 15 }));
    core.floors.lay(0, scattered);
    assert.equal(
      core.floors.placements(
        0,
        repeat(48, () => 15),
        { alike: true },
      ).length,
      48 * 4 * 128,
    );
    assert.equal(core.floors.openCount(0), 128);
  }
});

test('floors take no memory, and leave board and other floors alone', async () => {
  const core = await newCore();
  const { buffer } = core.memory;
  const from = chance(66);
  const kept = randomHouse(from);
  core.floors.lay(3, kept);
  const before = core.floors.placements(3, everyMask);
  for (let i = 0; i < houses / 4; i++) {
    core.floors.lay(i % 3, randomHouse(from));
    core.floors.placements(
      i % 3,
      repeat(48, () => pick(from, everyMask)),
    );
    core.floors.openDoorways(i % 3);
  }
  assert.deepEqual(core.floors.placements(3, everyMask), before);
  assert.equal(core.memory.buffer, buffer);
});
