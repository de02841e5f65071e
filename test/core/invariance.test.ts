import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import type { Place, Wall } from '../../src/core/geometry.ts';
import { board, isSoak, newCore, place } from './scenes.ts';

/** A line and walls on a lattice of 13 x 13 places, which later properties may scale and move. */
interface Scene {
  readonly a: Place;
  readonly b: Place;
  readonly walls: readonly Wall[];
}

const SIDE = 12;
const coordinate = fc.nat(SIDE);
const anyPlace = fc.record({ x: coordinate, y: coordinate });
const anyWall: fc.Arbitrary<Wall> = fc
  .tuple(coordinate, coordinate, coordinate, coordinate)
  .filter(([x1, y1, x2, y2]) => x1 !== x2 || y1 !== y2);
const anyScene: fc.Arbitrary<Scene> = fc.record({
  a: anyPlace,
  b: anyPlace,
  walls: fc.array(anyWall, { minLength: 1, maxLength: 8 }),
});

const builds = { release: await newCore(), debug: await newCore('debug') };
const numRuns = isSoak ? 50_000 : 500;

/** Both builds are asked, both ways, and must agree. */
function isOpen({ a, b, walls }: Scene): boolean {
  const answers = Object.values(builds).flatMap(core => {
    core.loadGeometry(board({ walls }));
    return [core.sightLine(a, b), core.sightLine(b, a)];
  });
  assert.equal(new Set(answers).size, 1, JSON.stringify({ a, b, walls }));
  return answers[0]!;
}

function moved(scene: Scene, move: (at: Place) => Place): Scene {
  const walls = scene.walls.map(([x1, y1, x2, y2]): Wall => {
    const [start, end] = [move(place(x1, y1)), move(place(x2, y2))];
    return [start.x, start.y, end.x, end.y];
  });
  return { a: move(scene.a), b: move(scene.b), walls };
}

/** The answer to every scene stays the same under `change`. */
function holdsUnder<T>(detail: fc.Arbitrary<T>, change: (scene: Scene, detail: T) => Scene): void {
  const sameAnswer = (scene: Scene, value: T) => assert.equal(isOpen(change(scene, value)), isOpen(scene));
  fc.assert(fc.property(anyScene, detail, sameAnswer), { numRuns });
}

const nothing = fc.constant(null);
const half = (a: number, b: number): number => (a + b) / 2;

test('moving everything changes no answer', () => {
  holdsUnder(fc.record({ x: fc.nat(16383 - SIDE), y: fc.nat(16383 - SIDE) }), (scene, by) =>
    moved(scene, ({ x, y }) => place(x + by.x, y + by.y)),
  );
});

test('scaling everything changes no answer', () => {
  holdsUnder(fc.integer({ min: 2, max: 1365 }), (scene, scale) =>
    moved(scene, ({ x, y }) => place(x * scale, y * scale)),
  );
});

test('a quarter turn changes no answer', () => {
  holdsUnder(nothing, scene => moved(scene, ({ x, y }) => place(SIDE - y, x)));
});

test('a mirror changes no answer', () => {
  holdsUnder(nothing, scene => moved(scene, ({ x, y }) => place(SIDE - x, y)));
});

test('the order of the walls changes no answer', () => {
  holdsUnder(nothing, scene => ({ ...scene, walls: [...scene.walls].reverse() }));
});

test('swapping the ends of walls or of the line changes no answer', () => {
  holdsUnder(nothing, ({ a, b, walls }) => ({ a, b, walls: walls.map(([x1, y1, x2, y2]): Wall => [x2, y2, x1, y1]) }));
  holdsUnder(nothing, ({ a, b, walls }) => ({ a: b, b: a, walls }));
});

test('splitting walls at a place of the lattice changes no answer', () => {
  holdsUnder(nothing, scene => {
    const doubled = moved(scene, ({ x, y }) => place(2 * x, 2 * y));
    const walls = doubled.walls.flatMap(([x1, y1, x2, y2]): Wall[] => [
      [x1, y1, half(x1, x2), half(y1, y2)],
      [half(x1, x2), half(y1, y2), x2, y2],
    ]);
    return { ...doubled, walls };
  });
});

test('a wall given twice changes no answer', () => {
  holdsUnder(fc.nat(), (scene, n) => ({ ...scene, walls: [...scene.walls, scene.walls[n % scene.walls.length]!] }));
});

test('another wall never opens a line', () => {
  const neverOpens = (scene: Scene, wall: Wall) => {
    if (isOpen({ ...scene, walls: [...scene.walls, wall] })) assert.equal(isOpen(scene), true);
  };
  fc.assert(fc.property(anyScene, anyWall, neverOpens), { numRuns });
});
