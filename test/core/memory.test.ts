import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LAYOUT_END } from '../../assembly/layout.ts';
import { Lookout } from '../../src/core/lookout.ts';
import { board, chance, isSoak, newCore, place, randomGraph, randomWall, repeat } from './scenes.ts';

test('the memory is one fixed buffer, which no call replaces', async () => {
  const core = await newCore();
  const { buffer } = core.memory;
  const from = chance(31);
  const graph = randomGraph(from, 200);
  const walls = repeat(1000, () => randomWall(from, chance => 2000 + chance.below(14_000)));
  const points = graph.points.map(({ x, y }) => place(x, y));
  for (let i = 0; i < (isSoak ? 500 : 5); i++)
    core.loadGeometry(board({ points, walls, edges: graph.edges, hiddenPoints: [1] }));
  const lookout = new Lookout(core);
  const [start, end] = graph.edges[0]!;
  for (let i = 0; i < (isSoak ? 1_000_000 : 2_000); i++) {
    const stance = { from: start, to: end, atStart: i % 2 === 0, ranged: i % 3 === 0 };
    const point = i % points.length;
    core.sightLine(place(i % 16384, 0), place(0, (i * 7) % 16384));
    core.sees({ ...stance, target: point });
    lookout.look(0, core.view(stance));
    lookout.stand(0, point);
    lookout.seen(true);
    lookout.heard();
    core.firstSteps(point, start);
    if (i % 10 > 0) continue;
    core.seenSet(stance);
    core.blockingWall(place(i % 16384, 0), place(0, (i * 7) % 16384));
    core.search({ start: point, blockedEdges: [0], blockedPoints: [1] });
    core.cone({ x: i % 16384, y: 1000, facingX: 1, facingY: 1, radius: 5000 });
  }
  assert.equal(core.memory.buffer, buffer);
  assert.ok(buffer.byteLength >= LAYOUT_END && buffer.byteLength - LAYOUT_END < 65_536, 'no page is missing or idle');
  assert.throws(() => core.memory.grow(1), RangeError);
});
