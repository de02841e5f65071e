import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ConeQuery } from '../../src/core/calls.ts';
import type { Place, Wall } from '../../src/core/geometry.ts';
import { boardGeometry, rulerRadius } from '../../src/games/convent/board/geometry.ts';
import { distanceToSegment, isOpenLine, polygonContains } from '../support/geometry-oracle.ts';
import { chance, isSoak, newCore, place } from './scenes.ts';

/** Samples this near (in subunits) to a line that decides are left out: the polygon is made of floats and chords. */
const margin = 2;
const chord = 1 - Math.cos((1.5 * Math.PI) / 180);
const { points, walls, edges } = boardGeometry;

/** Whether a place is seen by exact fractions; null when it lies too near to a line that decides. */
function isSeen({ x, y, facingX, facingY, radius }: ConeQuery, at: Place): boolean | null {
  const distance = Math.hypot(at.x - x, at.y - y);
  const ahead = ((at.x - x) * facingX + (at.y - y) * facingY) / Math.hypot(facingX, facingY);
  if (distance < 4 * margin || Math.abs(ahead) < margin) return null;
  if (distance > radius * (1 - chord) - margin && distance < radius + margin) return null;
  const line: Wall = [x, y, at.x, at.y];
  const decides = walls.some(
    wall =>
      distanceToSegment(at, wall) < margin ||
      distanceToSegment(place(wall[0], wall[1]), line) < margin ||
      distanceToSegment(place(wall[2], wall[3]), line) < margin,
  );
  return decides ? null : ahead > 0 && distance < radius && isOpenLine(place(x, y), at, walls);
}

for (const build of ['release', 'debug'] as const) {
  test(`C1: on the floor plan every guard's polygon holds exactly what she sees (${build})`, async () => {
    const core = await newCore(build);
    core.loadGeometry(boardGeometry);
    const from = chance(91);
    const counts = { seen: 0, unseen: 0 };
    const stances = edges.flatMap(([a, b]) => [[a, b] as const, [b, a] as const]);
    for (const [start, end] of stances) {
      const [back, eye] = [points[start]!, points[end]!];
      for (const radius of [rulerRadius, 16_000]) {
        const query = { ...eye, facingX: eye.x - back.x, facingY: eye.y - back.y, radius };
        const polygon = core.cone(query);
        for (let i = 0; i < (isSoak ? 400 : 8); i++) {
          // Half of them near, where most is seen.
          const spread = i & 1 ? 1500 : 9000;
          const at = place(eye.x + from.below(2 * spread) - spread, eye.y + from.below(2 * spread) - spread);
          const expected = isSeen(query, at);
          if (expected === null) continue;
          assert.equal(polygonContains(polygon, at), expected, JSON.stringify({ query, at }));
          counts[expected ? 'seen' : 'unseen']++;
        }
      }
    }
    assert.ok(counts.seen > 200 && counts.unseen > 200, JSON.stringify(counts));
  });
}
