import assert from 'node:assert/strict';
import { test } from 'node:test';
import { UNREACHABLE } from '../../src/core/calls.ts';
import type { Edge } from '../../src/core/geometry.ts';
import { searchGraph } from '../support/graph-oracle.ts';
import { board, chance, isSoak, newCore, place, randomGraph, repeat } from './scenes.ts';

const scenes = isSoak ? 2_000 : 60;
const ascending = (a: number, b: number): number => a - b;

test('distances and all first steps agree with a plain search, ties and gaps included', async () => {
  for (const build of ['release', 'debug'] as const) {
    const core = await newCore(build);
    const from = chance(21);
    let ties = 0;
    let gaps = 0;
    for (let i = 0; i < scenes; i++) {
      const { points, edges } = randomGraph(from, 2 + from.below(i % 10 ? 40 : 254));
      core.loadGeometry(board({ points, edges }));
      const start = from.below(points.length);
      const reached = searchGraph(start, edges);
      for (const goal of points.keys()) {
        const { steps = UNREACHABLE, firstSteps = new Set<number>() } = reached.get(goal) ?? {};
        assert.equal(core.distance(start, goal), steps, JSON.stringify({ start, goal, edges }));
        assert.deepEqual(
          core.firstSteps(start, goal),
          [...firstSteps].sort(ascending),
          JSON.stringify({ start, goal, edges }),
        );
        if (firstSteps.size > 1) ties++;
        if (steps === UNREACHABLE) gaps++;
      }
    }
    assert.ok(ties > 100 && gaps > 100, `${ties} ties, ${gaps} gaps`);
  }
});

test('a search goes round blocked edges and points and stops at its limit', async () => {
  for (const build of ['release', 'debug'] as const) {
    const core = await newCore(build);
    const from = chance(22);
    for (let i = 0; i < scenes * 5; i++) {
      const { points, edges } = randomGraph(from, 2 + from.below(i % 10 ? 40 : 254));
      core.loadGeometry(board({ points, edges }));
      const start = from.below(points.length);
      const blockedEdges = edges.length === 0 ? [] : repeat(from.below(12), () => from.below(edges.length));
      const blockedPoints = repeat(from.below(6), () => from.below(points.length));
      const maxSteps = from.below(3) ? UNREACHABLE : from.below(6);
      const reached = searchGraph(start, edges, { maxSteps, blockedEdges, blockedPoints });
      const expected = Uint8Array.from(points, (_, point) => reached.get(point)?.steps ?? UNREACHABLE);
      const found = core.search({ start, maxSteps, blockedEdges, blockedPoints });
      assert.deepEqual(found, expected, JSON.stringify({ start, maxSteps, blockedEdges, blockedPoints, edges }));
    }
  }
});

test('a search without obstacles agrees with the table, and keeps none from the search before', async () => {
  const core = await newCore();
  const { points, edges } = randomGraph(chance(23), 100);
  core.loadGeometry(board({ points, edges }));
  core.search({ start: 0, blockedEdges: edges.keys(), blockedPoints: points.keys() });
  for (const start of points.keys()) {
    assert.deepEqual(
      core.search({ start }),
      Uint8Array.from(points, (_, goal) => core.distance(start, goal)),
    );
  }
});

test('the tables of a board do not depend on the search before it', async () => {
  const core = await newCore();
  const { points, edges } = randomGraph(chance(24), 100);
  const distances = () => Array.from(points, (_, goal) => core.distance(0, goal));
  core.loadGeometry(board({ points, edges }));
  const before = distances();
  core.search({ start: 0, blockedEdges: edges.keys(), blockedPoints: points.keys() });
  core.loadGeometry(board({ points, edges }));
  assert.deepEqual(distances(), before);
});

test('the longest chain has an end that is 254 steps away', async () => {
  const core = await newCore();
  const points = repeat(255, i => place(i, 0));
  const edges = repeat(254, (i): Edge => [i, i + 1]);
  core.loadGeometry(board({ points, edges }));
  assert.equal(core.distance(0, 254), 254);
  assert.deepEqual(core.firstSteps(254, 0), [253]);
  assert.equal(core.search({ start: 0 })[254], 254);
});

test('neighbours and edges are found whatever their order in the board', async () => {
  const core = await newCore();
  const points = repeat(4, i => place(i * i, i));
  const edges: Edge[] = [
    [3, 0],
    [2, 0],
    [0, 1],
  ];
  core.loadGeometry(board({ points, edges }));
  assert.deepEqual(core.neighbours(0), [1, 2, 3]);
  assert.deepEqual(core.neighbours(3), [0]);
  edges.forEach(([a, b], index) => {
    assert.equal(core.edgeIndex(a, b), index);
    assert.equal(core.edgeIndex(b, a), index);
  });
});
