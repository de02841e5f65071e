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

for (const build of ['release', 'debug'] as const) {
  test(`lines over a few walls agree with exact fractions, both ways (${build})`, async t => {
    const queries = isSoak ? 1_000_000 : build === 'release' ? 20_000 : 4_000;
    const blocked = compareLines(await newCore(build), { queries, seed: build === 'release' ? 1 : 3, maxWalls: 8 });
    assert.ok(blocked > queries / 5 && blocked < (queries * 4) / 5, `${blocked} of ${queries} were blocked`);
    t.diagnostic(`${queries} lines asked both ways, ${blocked} blocked, no mismatch, no asymmetry`);
  });

  test(`lines over many walls agree with exact fractions (${build})`, async () => {
    const queries = isSoak ? 20_000 : build === 'release' ? 400 : 200;
    compareLines(await newCore(build), { queries, seed: build === 'release' ? 2 : 4, maxWalls: 1024 });
  });

  test(`the wall that is named blocks the line first (${build})`, async () => {
    const core = await newCore(build);
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
}
