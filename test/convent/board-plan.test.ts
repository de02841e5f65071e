import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { boardFacts } from '../../src/games/convent/board/facts.ts';
import { plan, type PlanSpace, type Point, type Segment } from '../../src/games/convent/board/plan.ts';

/** Every visible line passes walls, every blocked one is blocked, by at least this much (subunits). */
const margin = 20;

const ring = (outline: readonly Point[]): readonly Segment[] =>
  outline.map(([x, y], i): Segment => {
    const [nx, ny] = outline[(i + 1) % outline.length]!;
    return [x, y, nx, ny];
  });
const blockers: readonly Segment[] = [...plan.walls, ...plan.solids.flatMap(({ outline }) => ring(outline))];
const side = ([ax, ay, bx, by]: Segment, x: number, y: number): number =>
  Math.sign((bx - ax) * (y - ay) - (by - ay) * (x - ax));
const within = ([ax, ay, bx, by]: Segment, x: number, y: number): boolean =>
  Math.min(ax, bx) <= x && x <= Math.max(ax, bx) && Math.min(ay, by) <= y && y <= Math.max(ay, by);
const on = (segment: Segment, x: number, y: number): boolean => side(segment, x, y) === 0 && within(segment, x, y);

/** Whether two closed segments share a point. */
function meets(p: Segment, q: Segment): boolean {
  const [a, b] = [side(p, q[0], q[1]), side(p, q[2], q[3])];
  const [c, d] = [side(q, p[0], p[1]), side(q, p[2], p[3])];
  if (a !== b && c !== d) return true;
  return on(p, q[0], q[1]) || on(p, q[2], q[3]) || on(q, p[0], p[1]) || on(q, p[2], p[3]);
}

const crosses = (p: Segment, q: Segment): boolean =>
  side(p, q[0], q[1]) * side(p, q[2], q[3]) < 0 && side(q, p[0], p[1]) * side(q, p[2], p[3]) < 0;

function pointToSegment(x: number, y: number, [ax, ay, bx, by]: Segment): number {
  const [vx, vy] = [bx - ax, by - ay];
  const length = vx * vx + vy * vy;
  const t = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * vx + (y - ay) * vy) / length));
  return Math.hypot(x - ax - t * vx, y - ay - t * vy);
}

const gap = (p: Segment, q: Segment): number =>
  meets(p, q)
    ? 0
    : Math.min(
        pointToSegment(p[0], p[1], q),
        pointToSegment(p[2], p[3], q),
        pointToSegment(q[0], q[1], p),
        pointToSegment(q[2], q[3], p),
      );

function inside(x: number, y: number, outline: readonly Point[]): boolean {
  let odd = false;
  for (const [ax, ay, bx, by] of ring(outline))
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) odd = !odd;
  return odd;
}

const space = (id: number): PlanSpace => plan.spaces[id - 1]!;
const line = (a: PlanSpace, b: PlanSpace): Segment => [a.x, a.y, b.x, b.y];
const hedgeAreas = new Set(plan.hedges.map(({ area }) => area));
const edgeLines = boardFacts.edges.map(({ a, b }) => ({ a, b, way: line(space(a), space(b)) }));

/** Whether walls cover a segment wholly. */
function coveredByWalls([x1, y1, x2, y2]: Segment): boolean {
  const axis = x1 === x2 ? 1 : 0;
  const [from, end] = [Math.min([x1, y1][axis]!, [x2, y2][axis]!), Math.max([x1, y1][axis]!, [x2, y2][axis]!)];
  const parts = plan.walls
    .filter(wall => side(wall, x1, y1) === 0 && side(wall, x2, y2) === 0)
    .map(wall => [Math.min(wall[axis]!, wall[axis + 2]!), Math.max(wall[axis]!, wall[axis + 2]!)] as const)
    .sort((p, q) => p[0] - q[0]);
  return parts.reduce((at, [low, high]) => (low <= at && high > at ? high : at), from) >= end;
}

describe('the floor plan (C-19)', () => {
  test('C-19.3 all coordinates are whole numbers of 14 bits on the sheet', () => {
    const numbers = [
      ...plan.spaces.flatMap(({ x, y }) => [[x, y]]),
      ...plan.areas.flatMap(({ outline }) => outline),
      ...blockers.flatMap(([x1, y1, x2, y2]) => [
        [x1, y1],
        [x2, y2],
      ]),
      ...plan.doors.flatMap(({ at: [x1, y1, x2, y2] }) => [
        [x1, y1],
        [x2, y2],
      ]),
      ...plan.hedges.flatMap(({ outline }) => outline),
    ] as readonly Point[];
    assert.ok(
      numbers.every(
        ([x, y]) =>
          Number.isInteger(x) && Number.isInteger(y) && x >= 0 && y >= 0 && x <= plan.width && y <= plan.height,
      ),
    );
    assert.ok(plan.width <= 16383 && plan.height <= 16383);
  });

  test('spaces are numbered in order and lie in their own area alone, off walls and solids', () => {
    assert.deepEqual(
      plan.spaces.map(({ id }) => id),
      Array.from({ length: 155 }, (_, i) => i + 1),
    );
    for (const { id, x, y, area } of plan.spaces) {
      const areas = plan.areas.filter(({ outline }) => inside(x, y, outline)).map(candidate => candidate.id);
      assert.deepEqual(
        areas.filter(candidate => candidate === area || !hedgeAreas.has(area)),
        [area],
        `space ${id}`,
      );
      assert.ok(
        plan.solids.every(({ outline }) => !inside(x, y, outline)),
        `space ${id} in a solid`,
      );
      assert.ok(
        blockers.every(wall => !on(wall, x, y)),
        `space ${id} on a wall`,
      );
    }
  });

  test('C-19.1 walls have length, never cross or overlap, and cover every border of an area', () => {
    plan.walls.forEach((wall, i) => {
      assert.ok(wall[0] !== wall[2] || wall[1] !== wall[3]);
      for (const other of plan.walls.slice(0, i)) {
        assert.ok(!crosses(wall, other), `${wall.join()} crosses ${other.join()}`);
        const sameLine = side(wall, other[0], other[1]) === 0 && side(wall, other[2], other[3]) === 0;
        const axis = wall[0] === wall[2] ? 1 : 0;
        const low = Math.max(Math.min(wall[axis]!, wall[axis + 2]!), Math.min(other[axis]!, other[axis + 2]!));
        const high = Math.min(Math.max(wall[axis]!, wall[axis + 2]!), Math.max(other[axis]!, other[axis + 2]!));
        assert.ok(!sameLine || high <= low, `${wall.join()} overlaps ${other.join()}`);
      }
    });
    for (const { id, outline } of plan.areas.filter(area => !hedgeAreas.has(area.id)))
      for (const border of ring(outline)) assert.ok(coveredByWalls(border), `area ${id}: ${border.join()}`);
  });

  test('each door lies on the border of both areas and on the way it closes', () => {
    for (const { edge, at, kind } of plan.doors) {
      const [a, b] = [space(edge[0]), space(edge[1])];
      const borders = (area: number): readonly Segment[] => ring(plan.areas[area]!.outline);
      const lies = (border: Segment): boolean => on(border, at[0], at[1]) && on(border, at[2], at[3]);
      assert.ok(meets(line(a, b), at), `way ${edge.join('-')} misses its door`);
      if (kind === 'gap') assert.ok([a, b].some(({ area }) => hedgeAreas.has(area) && borders(area).some(lies)));
      else {
        assert.ok(borders(a.area).some(lies) && borders(b.area).some(lies), edge.join('-'));
        assert.ok(coveredByWalls(at), edge.join('-'));
        const cut = blockers.filter(wall => meets(line(a, b), wall));
        assert.ok(
          cut.every(wall => side(wall, at[0], at[1]) === 0 && side(wall, at[2], at[3]) === 0),
          edge.join('-'),
        );
      }
    }
  });

  test('ways read well: inside an area they meet no wall, none cross, none runs through a third space', () => {
    edgeLines.forEach(({ a, b, way }, i) => {
      if (space(a).area === space(b).area)
        assert.ok(
          blockers.every(wall => !meets(way, wall)),
          `${a}-${b} meets a wall`,
        );
      for (const other of edgeLines.slice(0, i))
        assert.ok(!crosses(way, other.way), `${a}-${b} crosses ${other.a}-${other.b}`);
      for (const { id, x, y } of plan.spaces)
        if (id !== a && id !== b) assert.ok(pointToSegment(x, y, way) >= 128, `${a}-${b} runs through ${id}`);
    });
    plan.spaces.forEach((p, i) => {
      for (const q of plan.spaces.slice(0, i))
        assert.ok(Math.hypot(p.x - q.x, p.y - q.y) >= 256, `${p.id} and ${q.id}`);
    });
  });

  test('C-19.5 no pair depends on a touch: open lines pass walls by 20 subunits, blocked ones stay blocked when shifted', () => {
    const blocked = (way: Segment): boolean => blockers.some(wall => meets(way, wall));
    const shifts = [-margin, -margin / 2, 0, margin / 2, margin];
    for (const a of plan.spaces)
      for (const b of plan.spaces.slice(a.id)) {
        if (a.area !== b.area) continue;
        const way = line(a, b);
        if (!blocked(way)) {
          assert.ok(
            blockers.every(wall => gap(way, wall) >= margin),
            `${a.id}-${b.id} passes a wall too closely`,
          );
          continue;
        }
        const length = Math.hypot(b.x - a.x, b.y - a.y);
        const [nx, ny] = [-(b.y - a.y) / length, (b.x - a.x) / length];
        for (const s of shifts)
          for (const t of shifts)
            assert.ok(
              blocked([a.x + nx * s, a.y + ny * s, b.x + nx * t, b.y + ny * t]),
              `${a.id}-${b.id} is barely blocked`,
            );
      }
  });

  test('C-19.8 rows and columns that decide facing are exactly straight', () => {
    const rows = [
      [7, 8, 9, 10],
      [12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22],
      [24, 25],
      [29, 30, 31, 32],
      [33, 34, 35],
      [37, 38, 39, 40, 41],
      [42, 43],
      [44, 45, 46],
      [47, 48, 49, 50, 51, 52, 53, 54, 55],
      [57, 58],
      [59, 60, 61],
      [62, 63, 66],
      [64, 65, 76, 77, 78, 79, 80, 81],
      [67, 68],
      [69, 70],
      [71, 72],
      [74, 75],
      [84, 85, 86],
      [87, 88, 89],
      [90, 91, 92, 93, 94, 95, 96],
      [97, 98],
      [100, 101],
      [103, 104, 105, 106, 107],
      [111, 112, 113, 114, 115, 116, 117],
      [118, 119],
      [121, 122],
      [123, 124, 125, 126, 127, 128],
      [129, 130, 131],
      [134, 135],
      [136, 137],
      [139, 140, 141, 142],
      [143, 144, 145],
      [146, 147, 148],
      [154, 155],
    ];
    const columns = [
      [1, 21],
      [2, 20],
      [3, 19, 26, 40],
      [4, 18, 27, 39, 63, 64],
      [5, 17],
      [6, 16],
      [7, 14, 52],
      [9, 12, 31, 34, 54, 85, 108, 111],
      [10, 11, 32],
      [13, 53, 58, 80, 86],
      [15, 30, 35, 51, 60, 78, 88, 105, 114, 130],
      [22, 23, 43, 44, 70, 71, 96, 97, 122, 123, 142, 143],
      [24, 42, 45, 69],
      [28, 38],
      [33, 55, 56],
      [36, 50],
      [37, 49, 62, 76, 90],
      [41, 46, 68, 73, 94, 99, 120, 125],
      [48, 75],
      [59, 79, 87, 106, 113, 131, 134],
      [61, 77, 89, 104, 115, 129, 135],
      [65, 66],
      [74, 93, 100],
      [84, 109],
      [91, 102, 117, 128, 137],
      [92, 101, 118],
      [119, 126, 139, 145, 146],
      [127, 138, 147],
      [136, 149],
      [148, 155],
    ];
    for (const row of rows) assert.equal(new Set(row.map(id => space(id).y)).size, 1, `row ${row.join()}`);
    for (const column of columns)
      assert.equal(new Set(column.map(id => space(id).x)).size, 1, `column ${column.join()}`);
  });
});
