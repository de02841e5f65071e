import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isInFront, isInRange, isOpenLine } from '../support/geometry-oracle.ts';
import { board, chance, isSoak, newCore, place, randomBoard } from './scenes.ts';

test('the tables agree with exact fractions for lines, range and every stance', async () => {
  for (const build of ['release', 'debug'] as const) {
    const core = await newCore(build);
    const from = chance(6);
    for (let scene = 0; scene < (isSoak ? 2_000 : 60); scene++) {
      const geometry = randomBoard(from);
      core.loadGeometry(geometry);
      const { points, walls, edges, rangeSquared } = geometry;
      const open = points.map(a => points.map(b => isOpenLine(a, b, walls)));
      points.forEach((a, i) =>
        points.forEach((b, j) => {
          assert.equal(core.openLine(i, j), open[i]![j], JSON.stringify({ i, j, geometry }));
          assert.equal(core.inRange(i, j), isInRange(a, b, rangeSquared), JSON.stringify({ i, j, geometry }));
        }),
      );
      const stances = edges.flatMap(([a, b]) => [
        { from: a, to: b },
        { from: b, to: a },
      ]);
      for (const stance of stances.flatMap(stance => [stance, { ...stance, atStart: true }])) {
        const eye = 'atStart' in stance ? stance.from : stance.to;
        const seen = points.map((target, j) => {
          const front = isInFront(points[eye]!, points[stance.from]!, points[stance.to]!, target);
          assert.equal(core.inFront({ ...stance, target: j }), front, JSON.stringify({ stance, j, geometry }));
          return front && open[eye]![j]!;
        });
        for (const ranged of [false, true]) {
          const wanted = [...seen.keys()].filter(
            j => seen[j] && (!ranged || isInRange(points[eye]!, points[j]!, rangeSquared)),
          );
          assert.deepEqual(
            core.seenPoints({ ...stance, ranged }),
            wanted,
            JSON.stringify({ stance, ranged, geometry }),
          );
          for (const target of points.keys()) {
            assert.equal(core.sees({ ...stance, target, ranged }), wanted.includes(target));
          }
        }
      }
    }
  }
});

test('a hidden point shares a line with nobody but itself, and no other line changes', async () => {
  const core = await newCore();
  const points = [place(0, 0), place(10, 0), place(20, 0), place(20, 10)];
  const edges = [
    [0, 1],
    [1, 2],
    [2, 3],
  ] as const;
  core.loadGeometry(board({ points, edges, hiddenPoints: [1] }));
  for (const a of [0, 2, 3]) {
    assert.equal(core.openLine(a, 1), false);
    assert.equal(core.openLine(1, a), false);
    for (const b of [0, 2, 3]) assert.equal(core.openLine(a, b), true);
  }
  assert.equal(core.openLine(1, 1), true);
  assert.deepEqual(core.seenPoints({ from: 0, to: 1, ranged: false }), [1]);
  assert.deepEqual(core.seenPoints({ from: 0, to: 1, atStart: true, ranged: false }), [0, 2, 3]);
});

test('H1: front is the closed half-plane: exactly sideways counts', async () => {
  const core = await newCore();
  const eye = place(1000, 1000);
  const cases = [
    { facing: [1, 0], target: [0, 5], front: true },
    { facing: [1, 0], target: [-1, 100], front: false },
    { facing: [2, 1], target: [-1, 2], front: true },
    { facing: [2, 1], target: [-3, 5], front: false },
    { facing: [3, 1], target: [-1, 3], front: true },
  ] as const;
  for (const { facing, target, front } of cases) {
    const points = [
      eye,
      place(eye.x + facing[0], eye.y + facing[1]),
      place(eye.x - facing[0], eye.y - facing[1]),
      place(eye.x + target[0], eye.y + target[1]),
    ];
    core.loadGeometry(
      board({
        points,
        edges: [
          [0, 1],
          [2, 0],
        ],
      }),
    );
    assert.equal(core.inFront({ from: 0, to: 1, atStart: true, target: 3 }), front);
    assert.equal(core.inFront({ from: 2, to: 0, target: 3 }), front);
    assert.equal(core.sees({ from: 2, to: 0, target: 3, ranged: false }), front);
  }
});

test('a target exactly at the range is in it, one subunit aside is not', async () => {
  const core = await newCore();
  core.loadGeometry(board({ points: [place(0, 0), place(1536, 0), place(1536, 1)], rangeSquared: 1536 ** 2 }));
  assert.equal(core.inRange(0, 1), true);
  assert.equal(core.inRange(0, 2), false);
});

test('H1: whatever the facing, exactly sideways is in front and the next place behind that is not', async () => {
  const reach = isSoak ? 40 : 12;
  for (const build of ['release', 'debug'] as const) {
    const core = await newCore(build);
    const eye = place(8000, 8000);
    for (let facingX = -reach; facingX <= reach; facingX++) {
      for (let facingY = -reach; facingY <= reach; facingY++) {
        if (facingX === 0 && facingY === 0) continue;
        // A step back along the facing's larger part is the least that leaves the half-plane.
        const isLevel = Math.abs(facingX) > Math.abs(facingY);
        const back = isLevel ? place(Math.sign(facingX), 0) : place(0, Math.sign(facingY));
        const sideways = [-91, -1, 1, 7, 100].map(m => place(eye.x - m * facingY, eye.y + m * facingX));
        const behind = sideways.map(({ x, y }) => place(x - back.x, y - back.y));
        const points = [eye, place(eye.x + facingX, eye.y + facingY), ...sideways, ...behind];
        core.loadGeometry(board({ points, edges: [[0, 1]] }));
        points.slice(2).forEach((_, index) => {
          const isFront = core.inFront({ from: 0, to: 1, atStart: true, target: index + 2 });
          assert.equal(isFront, index < sideways.length, JSON.stringify({ facingX, facingY, index }));
        });
      }
    }
  }
});
