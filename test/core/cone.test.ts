import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ConeQuery, Core } from '../../src/core/calls.ts';
import type { Place, Wall } from '../../src/core/geometry.ts';
import { distanceToSegment, isOpenLine, polygonContains } from '../support/geometry-oracle.ts';
import { board, chance, isSoak, newCore, pick, place, randomWall, repeat } from './scenes.ts';
import type { Chance, Lattice } from './scenes.ts';

/** Samples this near (in subunits) to a line that decides are left out: the polygon is made of floats and chords. */
const MARGIN = 2;
/** A chord of 3 degrees lies this part of the radius inside the circle. */
const CHORD = 1 - Math.cos((1.5 * Math.PI) / 180);

interface Scene {
  readonly walls: readonly Wall[];
  readonly query: ConeQuery;
}

function randomScene(from: Chance): Scene {
  const scale = pick(from, [37, 64, 256, 1365]);
  const lattice: Lattice = from.below(4) ? chance => chance.below(13) * scale : chance => chance.below(12 * scale);
  const eye = place(lattice(from), lattice(from));
  const walls = repeat(from.below(14), () => randomWall(from, lattice));
  // A quarter of all walls are one of a pair that meets in a T or an L.
  const joined = walls.flatMap(([x1, y1, x2, y2], i): Wall[] => {
    const [x, y] = i & 1 ? [x1, y1] : [(x1 + x2) >> 1, (y1 + y2) >> 1];
    const [toX, toY] = [lattice(from), lattice(from)];
    return from.below(3) || (x === toX && y === toY) ? [] : [[x, y, toX, toY]];
  });
  const [facingX, facingY] = pick(from, [
    [1, 0],
    [0, -3],
    [-2, 1],
    [5, 7],
    [-100, -1],
    [16383, -16383],
  ] as const);
  const radius = pick(from, [3 * scale, 7 * scale, 12 * scale, 23170]);
  return { walls: [...walls, ...joined], query: { ...eye, facingX, facingY, radius } };
}

/** Whether the sample is seen by the exact rule; null when it lies too near to a line that decides. */
function isSeen({ walls, query }: Scene, sample: Place): boolean | null {
  const { x, y, facingX, facingY, radius } = query;
  const [dx, dy] = [sample.x - x, sample.y - y];
  const distance = Math.hypot(dx, dy);
  const ahead = (dx * facingX + dy * facingY) / Math.hypot(facingX, facingY);
  if (distance < 4 * MARGIN || Math.abs(ahead) < MARGIN) return null;
  if (distance > radius * (1 - CHORD) - MARGIN && distance < radius + MARGIN) return null;
  if (walls.some(wall => distanceToSegment(sample, wall) < MARGIN)) return null;
  const line: Wall = [x, y, sample.x, sample.y];
  const ends = walls.flatMap(([x1, y1, x2, y2]) => [place(x1, y1), place(x2, y2)]);
  if (ends.some(end => distanceToSegment(end, line) < MARGIN)) return null;
  return ahead > 0 && distance < radius && isOpenLine(query, sample, walls);
}

function isEyeClear({ walls, query }: Scene): boolean {
  return walls.every(wall => distanceToSegment(query, wall) >= 2 * MARGIN);
}

/** Compares samples of random scenes; answers how many were compared as seen and as unseen. */
function compareCones(
  core: Core,
  options: { readonly scenes: number; readonly seed: number },
): { seen: number; unseen: number } {
  const from = chance(options.seed);
  const count = { seen: 0, unseen: 0 };
  for (let i = 0; i < options.scenes; i++) {
    const scene = randomScene(from);
    if (!isEyeClear(scene)) continue;
    core.loadGeometry(board({ walls: scene.walls }));
    const polygon = core.cone(scene.query);
    const reach = Math.min(scene.query.radius, 16383);
    for (let k = 0; k < 30; k++) {
      const sample = place(
        scene.query.x + from.below(2 * reach) - reach,
        scene.query.y + from.below(2 * reach) - reach,
      );
      if (sample.x < 0 || sample.y < 0 || sample.x > 16383 || sample.y > 16383) continue;
      const expected = isSeen(scene, sample);
      if (expected === null) continue;
      const found = polygonContains(polygon, sample);
      assert.equal(found, expected, JSON.stringify({ scene, sample, polygon: Array.from(polygon) }));
      count[expected ? 'seen' : 'unseen']++;
    }
  }
  return count;
}

test('off the lines that decide, the polygon holds exactly what sight, front and range allow', async () => {
  const { seen, unseen } = compareCones(await newCore(), { scenes: isSoak ? 100_000 : 2_000, seed: 11 });
  assert.ok(seen > 1_000 && unseen > 1_000, `${seen} seen, ${unseen} unseen`);
});

test('the build with asserts draws the same polygons', async () => {
  const [release, debug] = [await newCore(), await newCore('debug')];
  compareCones(debug, { scenes: isSoak ? 10_000 : 300, seed: 12 });
  const from = chance(13);
  for (let i = 0; i < 200; i++) {
    const { walls, query } = randomScene(from);
    for (const core of [release, debug]) core.loadGeometry(board({ walls }));
    assert.deepEqual(release.cone(query), debug.cone(query));
  }
});

test('the polygon begins with the eye and turns one way, before it and within the radius', async () => {
  const core = await newCore();
  const from = chance(14);
  for (let i = 0; i < (isSoak ? 20_000 : 500); i++) {
    const { walls, query } = randomScene(from);
    const { x, y, facingX, facingY, radius } = query;
    core.loadGeometry(board({ walls }));
    const polygon = core.cone(query);
    assert.deepEqual([polygon[0], polygon[1]], [x, y]);
    const length = Math.hypot(facingX, facingY);
    let lastAngle = -Infinity;
    for (let k = 2; k < polygon.length; k += 2) {
      const [dx, dy] = [polygon[k]! - x, polygon[k + 1]! - y];
      const distance = Math.hypot(dx, dy);
      assert.ok(Number.isFinite(distance) && distance <= radius + 0.01);
      const ahead = (dx * facingX + dy * facingY) / length;
      const aside = (dy * facingX - dx * facingY) / length;
      assert.ok(ahead > -0.01);
      const angle = Math.atan2(aside, ahead);
      assert.ok(angle > lastAngle - 0.01 / Math.max(distance, 0.01), JSON.stringify({ walls, query }));
      lastAngle = Math.max(angle, lastAngle);
    }
  }
});

test('without walls the polygon is half a disc', async () => {
  const core = await newCore();
  core.loadGeometry(board({}));
  const polygon = core.cone({ x: 8000, y: 8000, facingX: 0, facingY: 1, radius: 1000 });
  assert.equal(polygon.length / 2, 1 + 61);
  for (let k = 2; k < polygon.length; k += 2) {
    const distance = Math.hypot(polygon[k]! - 8000, polygon[k + 1]! - 8000);
    assert.ok(Math.abs(distance - 1000) < 0.01);
  }
});

test('a closed room is drawn with its own corners and nothing else', async () => {
  const core = await newCore();
  const room: Wall[] = [
    [100, 100, 500, 100],
    [500, 100, 500, 300],
    [500, 300, 100, 300],
    [100, 300, 100, 100],
  ];
  const outside: Wall[] = [
    [600, 0, 600, 900],
    [0, 400, 900, 400],
  ];
  core.loadGeometry(board({ walls: [...outside, ...room] }));
  const polygon = Array.from(core.cone({ x: 200, y: 200, facingX: 1, facingY: 0, radius: 2000 }));
  assert.deepEqual(polygon, [200, 200, 200, 100, 500, 100, 500, 300, 200, 300]);
});

test('the polygon of the fullest board fits its buffer', async () => {
  const core = await newCore('debug');
  const from = chance(15);
  const walls = repeat(1024, () => randomWall(from, chance => chance.below(16384)));
  core.loadGeometry(board({ walls }));
  for (let i = 0; i < 20; i++) {
    const polygon = core.cone({
      x: from.below(16384),
      y: from.below(16384),
      facingX: 1,
      facingY: i - 10,
      radius: 23170,
    });
    assert.ok(polygon.length >= 6 && polygon.every(value => value >= 0 && value <= 16384 * 2));
  }
});
