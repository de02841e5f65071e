import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Core } from '../../src/core/calls.ts';
import { CoreError } from '../../src/core/error.ts';
import type { CoreErrorCode } from '../../src/core/error.ts';
import type { Edge, Geometry, Wall } from '../../src/core/geometry.ts';
import { board, newCore, place, repeat } from './scenes.ts';

const line = (count: number) => repeat(count, i => place(i % 128, i >> 7));
const good = board({
  points: line(3),
  edges: [
    [0, 1],
    [1, 2],
  ],
  walls: [[0, 50, 100, 50]],
});
const star = (count: number) => repeat(count, (i): Edge => [0, i + 1]);

const refused: readonly (readonly [string, CoreErrorCode, number | null, Partial<Geometry>])[] = [
  ['too many points', 'tooMany', null, { points: line(256) }],
  ['too many walls', 'tooMany', null, { walls: repeat(1025, (i): Wall => [i, 9, i, 10]) }],
  ['too many edges', 'tooMany', null, { edges: repeat(513, (): Edge => [0, 1]) }],
  ['a coordinate below 0', 'badCoordinate', 1, { points: [place(0, 0), place(-1, 0)], edges: [] }],
  ['a coordinate above 14 bits', 'badCoordinate', 0, { points: [place(0, 16384)], edges: [] }],
  ['a coordinate between whole numbers', 'badCoordinate', 2, { points: [...line(2), place(0.5, 1)] }],
  ['a coordinate that wraps round 32 bits', 'badCoordinate', 0, { points: [place(2 ** 32 + 1, 0)], edges: [] }],
  ['a coordinate that is no number', 'badCoordinate', 0, { walls: [[0, NaN, 1, 1]] }],
  [
    'a wall out of bounds',
    'badCoordinate',
    1,
    {
      walls: [
        [0, 50, 100, 50],
        [0, 50, 16384, 50],
      ],
    },
  ],
  [
    'a wall of no length',
    'zeroLengthWall',
    1,
    {
      walls: [
        [0, 50, 100, 50],
        [7, 7, 7, 7],
      ],
    },
  ],
  ['a point on a wall', 'pointOnWall', 2, { walls: [[2, 0, 2, 9]] }],
  ['a point at the end of a wall', 'pointOnWall', 1, { walls: [[1, 0, 1, 9]] }],
  [
    'an edge to nowhere',
    'badEdge',
    1,
    {
      edges: [
        [0, 1],
        [1, 3],
      ],
    },
  ],
  ['an edge from a fraction', 'badEdge', 0, { edges: [[0.5, 1]] }],
  [
    'a loop',
    'badEdge',
    1,
    {
      edges: [
        [0, 1],
        [2, 2],
      ],
    },
  ],
  ['an edge between two points of one place', 'badEdge', 0, { points: [place(1, 1), place(1, 1)], edges: [[0, 1]] }],
  ['an edge without any points', 'badEdge', 0, { points: [], edges: [[0, 1]] }],
  [
    'an edge given twice',
    'duplicateEdge',
    2,
    {
      edges: [
        [0, 1],
        [1, 2],
        [1, 0],
      ],
    },
  ],
  ['nine neighbours', 'tooManyNeighbours', 8, { points: line(10), edges: star(9) }],
  ['a range below 0', 'badRange', null, { rangeSquared: -1 }],
  ['a range that is no whole number', 'badRange', null, { rangeSquared: 2.5 }],
  ['a hidden point that is none', 'badIndex', null, { hiddenPoints: [3] }],
];

const fails =
  (code: CoreErrorCode, index: number | null = null) =>
  (error: unknown) =>
    error instanceof CoreError && error.code === code && error.index === index;

for (const build of ['release', 'debug'] as const) {
  test(`a bad board is refused with the reason and leaves an empty one (${build})`, async () => {
    const core = await newCore(build);
    for (const [name, code, index, parts] of refused) {
      core.loadGeometry(good);
      assert.throws(() => core.loadGeometry({ ...good, ...parts }), fails(code, index), name);
      assert.equal(core.pointCount, 0, name);
      assert.throws(() => core.openLine(0, 0), fails('badIndex'), name);
      assert.equal(core.sightLine(place(10, 0), place(10, 99)), true, name);
    }
  });

  test(`a board at every limit is taken (${build})`, async () => {
    const core = await newCore(build);
    const walls = repeat(1024, (i): Wall => [0, 16383 - i, 16383, 15360 + ((i * 7) % 1024)]);
    const edges = repeat(255, i => [i, (i + 1) % 255] as const).concat(repeat(255, i => [i, (i + 2) % 255] as const));
    core.loadGeometry(board({ points: line(255), walls, edges }));
    assert.deepEqual([core.pointCount, core.edgeCount], [255, 510]);
    assert.equal(core.distance(0, 127), 64);
    core.loadGeometry(board({ points: line(9), edges: star(8) }));
    assert.deepEqual(core.neighbours(0), [1, 2, 3, 4, 5, 6, 7, 8]);
  });
}

test('a question with a wrong index, place or stance is refused', async () => {
  const core = await newCore();
  core.loadGeometry(good);
  const stance = { from: 0, to: 1, ranged: false };
  const cone = { x: 1, y: 1, facingX: 1, facingY: 0, radius: 5 };
  const questions: readonly (readonly [CoreErrorCode, (core: Core) => unknown])[] = [
    ...[-1, 3, 0.5, NaN, 2 ** 32].flatMap(wrong => [
      ['badIndex', (core: Core) => core.openLine(0, wrong)] as const,
      ['badIndex', (core: Core) => core.inRange(wrong, 0)] as const,
      ['badIndex', (core: Core) => core.distance(wrong, 0)] as const,
      ['badIndex', (core: Core) => core.firstSteps(0, wrong)] as const,
      ['badIndex', (core: Core) => core.neighbours(wrong)] as const,
      ['badIndex', (core: Core) => core.view({ from: wrong, to: 1 })] as const,
      ['badIndex', (core: Core) => core.sees({ ...stance, target: wrong })] as const,
      ['badIndex', (core: Core) => core.search({ start: wrong })] as const,
      ['badIndex', (core: Core) => core.search({ start: 0, blockedPoints: [wrong] })] as const,
    ]),
    ['badIndex', core => core.search({ start: 0, blockedEdges: [2] })],
    ['badRange', core => core.search({ start: 0, maxSteps: -1 })],
    ['notJoined', core => core.view({ from: 0, to: 2 })],
    ['notJoined', core => core.seenSet({ ...stance, to: 0 })],
    ['notJoined', core => core.edgeIndex(2, 0)],
    ['badCoordinate', core => core.sightLine(place(0, 0), place(16384, 0))],
    ['badCoordinate', core => core.blockingWall(place(0, -1), place(0, 0))],
    ['badCoordinate', core => core.cone({ ...cone, x: 0.5 })],
    ['badFacing', core => core.cone({ ...cone, facingX: 0 })],
    ['badFacing', core => core.cone({ ...cone, facingY: 16384 })],
    ['badFacing', core => core.cone({ ...cone, facingY: NaN })],
    ['badRadius', core => core.cone({ ...cone, radius: 0 })],
    ['badRadius', core => core.cone({ ...cone, radius: 23171 })],
  ];
  for (const [code, ask] of questions) assert.throws(() => ask(core), fails(code), ask.toString());
});
