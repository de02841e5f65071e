import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { loadCore } from '../../src/core/load.ts';
import { type ConventBoard, openBoard } from '../../src/games/convent/board/board.ts';
import { boardFacts } from '../../src/games/convent/board/facts.ts';
import { plan } from '../../src/games/convent/board/plan.ts';

const read = <T>(name: string): T =>
  JSON.parse(readFileSync(new URL(`./fixtures/${name}.json`, import.meta.url), 'utf8')) as T;

/** For each space the greater-numbered spaces that share an open line with it. */
const table = read<Record<string, readonly number[]>>('sight-table');
const facing = read<{
  readonly drawings: readonly {
    readonly size: readonly [number, number];
    readonly places: readonly (readonly [number, number])[];
  }[];
  readonly departures: readonly {
    readonly from: number;
    readonly to: number;
    readonly space: number;
    readonly plan: boolean;
    readonly drawings: boolean;
  }[];
}>('facing');

const core = await loadCore(readFileSync(new URL('../../build/core.wasm', import.meta.url)));
const board: ConventBoard = openBoard(core);
const spaces = plan.spaces.map(({ id }) => id);
const pairs = spaces.flatMap(a => spaces.slice(a).map(b => [a, b] as const));
const isOpen = new Set(Object.entries(table).flatMap(([a, row]) => row.map(b => `${a}-${b}`)));
const inTable = (a: number, b: number): boolean => isOpen.has(a < b ? `${a}-${b}` : `${b}-${a}`);
const distanceSquared = (a: number, b: number): number => {
  const [p, q] = [plan.spaces[a - 1]!, plan.spaces[b - 1]!];
  return (p.x - q.x) ** 2 + (p.y - q.y) ** 2;
};

test('C-19.4 exact sight on the plan equals the table on all 11,935 pairs, the ruling on 82 counted in', () => {
  assert.equal(pairs.length, 11_935);
  assert.equal(isOpen.size, 785);
  assert.deepEqual(
    pairs.filter(([a, b]) => board.openLine(a, b) !== inTable(a, b)),
    [],
  );
  assert.equal(pairs.filter(([a, b]) => board.openLine(a, b)).length, 785);
});

test('C-6.2 the open line is symmetric', () => {
  assert.deepEqual(
    pairs.filter(([a, b]) => board.openLine(a, b) !== board.openLine(b, a)),
    [],
  );
});

test('C-19.1 the walls alone differ from the table in exactly the 20 pairs of the thicket, and no line joins two areas', () => {
  const geometric = pairs.filter(([a, b]) => core.sightLine(plan.spaces[a - 1]!, plan.spaces[b - 1]!));
  const ruled = geometric.filter(([a, b]) => !inTable(a, b));
  assert.equal(ruled.length, 20);
  assert.ok(ruled.every(pair => pair.includes(82)));
  const areaOf = (space: number): number => plan.spaces[space - 1]!.area;
  assert.deepEqual(
    geometric.filter(([a, b]) => areaOf(a) !== areaOf(b) && !(a === 82 || b === 82)),
    [],
  );
});

test('C-19.2 inside areas 222 pairs have no open line', () => {
  const blocked = pairs.filter(([a, b]) => plan.spaces[a - 1]!.area === plan.spaces[b - 1]!.area && !inTable(a, b));
  assert.equal(blocked.length, 222);
});

test('C-19.7 of the visible pairs exactly 14-84, 15-84 and 15-85 lie beyond the ruler 16-22, and 13-84 is seen', () => {
  const ruler = distanceSquared(16, 22);
  assert.equal(Math.sqrt(ruler), 4800);
  const beyond = pairs.filter(([a, b]) => inTable(a, b) && distanceSquared(a, b) > ruler);
  assert.deepEqual(
    beyond.map(pair => pair.join('-')),
    ['14-84', '15-84', '15-85'],
  );
  assert.ok(board.sees({ from: 14, to: 13, stands: 'end' }, 84, 'ruler'));
  assert.ok(!board.sees({ from: 15, to: 14, stands: 'end' }, 84, 'ruler'));
  assert.ok(board.sees({ from: 15, to: 14, stands: 'end' }, 84, 'unlimited'));
});

test('C-19.8 facing departs from both earlier drawings in the 14 listed cases and in no other', () => {
  const cosine = ({ size, places }: (typeof facing.drawings)[number], a: number, b: number, t: number): number => {
    const at = (space: number): readonly [number, number] => {
      const [x, y] = places[space - 1]!;
      return [(x * size[0]) / 100, (y * size[1]) / 100];
    };
    const [[ax, ay], [bx, by], [tx, ty]] = [at(a), at(b), at(t)];
    const dot = (bx - ax) * (tx - bx) + (by - ay) * (ty - by);
    return dot / (Math.hypot(bx - ax, by - ay) * Math.hypot(tx - bx, ty - by));
  };
  const steps = boardFacts.edges.flatMap(({ a, b }) => [[a, b] as const, [b, a] as const]);
  const cases = steps.flatMap(([from, to]) =>
    spaces.filter(space => space !== to && inTable(to, space)).map(space => ({ from, to, space })),
  );
  assert.equal(cases.length, 4581);

  const agreed = cases.flatMap(({ from, to, space }) => {
    const [first, second] = facing.drawings.map(drawing => cosine(drawing, from, to, space) >= -0.06);
    return first === second ? [{ from, to, space, drawings: first as boolean }] : [];
  });
  assert.equal(agreed.length, 4547);

  const departures = agreed
    .map(entry => ({
      ...entry,
      plan: board.sees({ from: entry.from, to: entry.to, stands: 'end' }, entry.space, 'unlimited'),
    }))
    .filter(entry => entry.plan !== entry.drawings);
  const order = (list: typeof facing.departures): readonly string[] =>
    list.map(({ from, to, space, plan: mine, drawings }) => `${from}>${to} ${space} ${mine} ${drawings}`).sort();
  assert.equal(departures.length, 14);
  assert.deepEqual(order(departures), order(facing.departures));
});

test('C-18.2 the ends of an edge see each other unless a door, a curtain or the thicket is between them', () => {
  const closed = new Set(plan.doors.map(({ edge }) => edge.join('-')));
  for (const { a, b } of boardFacts.edges) assert.equal(board.openLine(a, b), !closed.has(`${a}-${b}`), `${a}-${b}`);
});
