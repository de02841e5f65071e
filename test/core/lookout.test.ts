import assert from 'node:assert/strict';
import { test } from 'node:test';
import { UNREACHABLE } from '../../src/core/calls.ts';
import type { Core } from '../../src/core/calls.ts';
import { CoreError } from '../../src/core/error.ts';
import { Lookout, NOBODY } from '../../src/core/lookout.ts';
import { board, chance, isSoak, newCore, pick, place, randomBoard, randomGraph, repeat } from './scenes.ts';
import type { Chance } from './scenes.ts';

const builds = ['release', 'debug'] as const;
const scenes = isSoak ? 5_000 : 200;

function randomStance(from: Chance, core: Core, edges: readonly (readonly [number, number])[]) {
  const [a, b] = pick(from, edges);
  const stance = { ...(from.below(2) ? { from: a, to: b } : { from: b, to: a }), atStart: from.below(2) === 1 };
  return { stance, view: core.view(stance) };
}

for (const build of builds) {
  test(`a seen mask has one bit for each view and target, however they were moved (${build})`, async () => {
    const core = await newCore(build);
    const from = chance(7);
    for (let scene = 0; scene < scenes; scene++) {
      const geometry = randomBoard(from);
      if (geometry.edges.length === 0) continue;
      core.loadGeometry(geometry);
      const lookout = new Lookout(core);
      const views = repeat(1 + from.below(4), () => randomStance(from, core, geometry.edges));
      const targets = repeat(1 + from.below(8), () => from.below(geometry.points.length + 1) - 1);
      const isBlind = views.map(() => from.below(5) === 0);
      views.forEach(({ view }, slot) => lookout.look(slot, isBlind[slot] ? NOBODY : view));
      targets.forEach((point, slot) => lookout.stand(slot, point));
      for (let step = 0; step < 5; step++) {
        const slot = from.below(targets.length);
        targets[slot] = from.below(geometry.points.length);
        lookout.stand(slot, targets[slot]);
        const ranged = from.below(2) === 1;
        const expected = views.map(({ stance }, v) =>
          targets.map(target => !isBlind[v] && target !== NOBODY && core.sees({ ...stance, target, ranged })),
        );
        const bits = expected.flatMap((row, v) => row.map((isSeen, t) => (isSeen ? 1 << (8 * v + t) : 0)));
        assert.equal(
          lookout.seen(ranged),
          bits.reduce((mask, bit) => mask | bit, 0),
        );
      }
    }
  });

  test(`what is heard are the steps and the first steps of each pair (${build})`, async () => {
    const core = await newCore(build);
    const from = chance(8);
    for (let scene = 0; scene < scenes; scene++) {
      const { points, edges } = randomGraph(from, 2 + from.below(60));
      core.loadGeometry(board({ points, edges }));
      const lookout = new Lookout(core);
      const ears = repeat(1 + from.below(4), () => from.below(points.length + 1) - 1);
      const targets = repeat(1 + from.below(8), () => from.below(points.length + 1) - 1);
      ears.forEach((point, slot) => lookout.listen(slot, point));
      targets.forEach((point, slot) => lookout.stand(slot, point));
      const heard = lookout.heard();
      ears.forEach((ear, e) =>
        targets.forEach((target, t) => {
          const found = heard[8 * e + t]!;
          const isNobody = ear === NOBODY || target === NOBODY;
          assert.equal(found & 255, isNobody ? UNREACHABLE : core.distance(ear, target));
          const neighbours = isNobody ? [] : core.neighbours(ear);
          const firstSteps = neighbours.filter((_, slot) => (found >> (8 + slot)) & 1);
          assert.deepEqual(firstSteps, isNobody ? [] : core.firstSteps(ear, target));
        }),
      );
    }
  });

  test(`nobody sees or hears nobody on the fullest board (${build})`, async () => {
    const core = await newCore(build);
    core.loadGeometry(board({ points: repeat(255, i => place(i, 0)), edges: [[0, 1]] }));
    const lookout = new Lookout(core);
    [0, 1, 2, 253, 254].forEach((point, slot) => lookout.stand(slot, point));
    for (const ranged of [false, true]) {
      for (const slot of [0, 1, 2, 3]) lookout.look(slot, NOBODY);
      assert.equal(lookout.seen(ranged), 0);
      lookout.look(3, core.view({ from: 0, to: 1 }));
      assert.equal(lookout.seen(ranged), 0b11110 << 24);
      lookout.stand(1, NOBODY);
      assert.equal(lookout.seen(ranged), 0b11100 << 24);
      lookout.stand(1, 1);
    }
    lookout.listen(3, NOBODY);
    assert.deepEqual(
      [...lookout.heard()].slice(24, 29),
      repeat(5, () => UNREACHABLE),
    );
    lookout.clear();
    assert.equal(lookout.seen(true), 0);
  });
}

test('a place that is none of the board and a slot too many are refused, and change nothing', async () => {
  const core = await newCore();
  core.loadGeometry(board({ points: [place(0, 0), place(9, 0)], edges: [[0, 1]] }));
  const lookout = new Lookout(core);
  lookout.look(0, core.view({ from: 0, to: 1 }));
  lookout.stand(0, 1);
  const wrong: readonly (readonly [string, () => void])[] = [
    ['badIndex', () => lookout.look(0, 4)],
    ['badIndex', () => lookout.look(0, -2)],
    ['badIndex', () => lookout.listen(0, 2)],
    ['badIndex', () => lookout.stand(0, 0.5)],
    ['badIndex', () => lookout.stand(0, Number.NaN)],
    ['tooMany', () => lookout.look(4, 0)],
    ['tooMany', () => lookout.listen(4, 0)],
    ['tooMany', () => lookout.stand(8, 0)],
  ];
  for (const [code, ask] of wrong) {
    assert.throws(ask, (error: unknown) => error instanceof CoreError && error.code === code);
  }
  assert.equal(lookout.seen(false), 1);
});
