import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Core } from '../../src/core/calls.ts';
import { firstBlockers, isOpenLine } from '../support/geometry-oracle.ts';
import { board, chance, isSoak, lattices, newCore, pick, randomPlace, randomWall, repeat } from './scenes.ts';

const QUERIES_A_SCENE = 40;

/** Asks random lines of random scenes both ways and compares with the oracle; answers how many were blocked. */
function compareLines(
  core: Core,
  options: { readonly queries: number; readonly seed: number; readonly maxWalls: number },
): number {
  const from = chance(options.seed);
  let blocked = 0;
  for (let asked = 0; asked < options.queries; asked += QUERIES_A_SCENE) {
    const lattice = pick(from, lattices);
    const walls = repeat(1 + from.below(options.maxWalls), () => randomWall(from, lattice));
    core.loadGeometry(board({ walls }));
    for (let i = 0; i < QUERIES_A_SCENE; i++) {
      const a = randomPlace(from, lattice);
      const b = randomPlace(from, lattice);
      const expected = isOpenLine(a, b, walls);
      const describe = () => JSON.stringify({ a, b, walls });
      assert.equal(core.sightLine(a, b), expected, describe());
      assert.equal(core.sightLine(b, a), expected, `asymmetric: ${describe()}`);
      if (!expected) blocked++;
    }
  }
  return blocked;
}

test('lines over a few walls agree with exact fractions, both ways', async () => {
  const queries = isSoak ? 1_000_000 : 20_000;
  const blocked = compareLines(await newCore(), { queries, seed: 1, maxWalls: 8 });
  assert.ok(blocked > queries / 5 && blocked < (queries * 4) / 5, `${blocked} of ${queries} were blocked`);
});

test('lines over many walls agree with exact fractions', async () => {
  compareLines(await newCore(), { queries: isSoak ? 20_000 : 400, seed: 2, maxWalls: 1024 });
});

test('the build with asserts gives the same answers', async () => {
  const core = await newCore('debug');
  compareLines(core, { queries: isSoak ? 100_000 : 4_000, seed: 3, maxWalls: 8 });
  compareLines(core, { queries: isSoak ? 4_000 : 200, seed: 4, maxWalls: 1024 });
});

test('the wall that is named blocks the line first', async () => {
  const core = await newCore();
  const from = chance(5);
  for (let scene = 0; scene < (isSoak ? 5_000 : 200); scene++) {
    const lattice = pick(from, lattices);
    const walls = repeat(1 + from.below(8), () => randomWall(from, lattice));
    core.loadGeometry(board({ walls }));
    for (let i = 0; i < 20; i++) {
      const a = randomPlace(from, lattice);
      const b = randomPlace(from, lattice);
      const expected = firstBlockers(a, b, walls)[0] ?? null;
      assert.equal(core.blockingWall(a, b), expected, JSON.stringify({ a, b, walls }));
    }
  }
});
