import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { boardFacts } from '../../src/games/convent/board/facts.ts';
import { plan } from '../../src/games/convent/board/plan.ts';

type Pair = readonly [number, number];
interface Facts {
  readonly edges: readonly (readonly [number, number, string | null])[];
  readonly doors: readonly Pair[];
  readonly screens: readonly Pair[];
  readonly rooms: readonly (readonly number[])[];
  readonly areas: readonly (readonly number[])[];
  readonly paths: readonly {
    readonly id: string;
    readonly ends: Pair;
    readonly steps: number;
    readonly spaces: readonly number[];
  }[];
  readonly keys: readonly { readonly n: number; readonly space: number; readonly color: string }[];
  readonly wishes: readonly {
    readonly name: string;
    readonly space: number;
    readonly key: number;
    readonly keySpace: number;
  }[];
  readonly cells: readonly number[];
  readonly pathEnds: readonly number[];
  readonly bentEdges: readonly Pair[];
}
const facts = JSON.parse(readFileSync(new URL('./fixtures/board.json', import.meta.url), 'utf8')) as Facts;

const { edges } = boardFacts;
const edgeKeys = new Set(edges.map(({ a, b }) => `${a}-${b}`));
const isEdge = (a: number, b: number): boolean => edgeKeys.has(a < b ? `${a}-${b}` : `${b}-${a}`);
const allSpaces = Array.from({ length: 155 }, (_, i) => i + 1);
const ascending = (list: readonly number[]): readonly number[] => [...list].sort((a, b) => a - b);

/** Spaces reached from cell 1 over the edges that `open` allows, by a plain search. */
function reached(open: (edge: (typeof edges)[number]) => boolean): ReadonlySet<number> {
  const found = new Set([1]);
  for (const at of found)
    for (const edge of edges.filter(open)) {
      if (edge.a === at) found.add(edge.b);
      if (edge.b === at) found.add(edge.a);
    }
  return found;
}

describe('spaces, edges and locks (C-18.2, C-18.5)', () => {
  test('197 edges between 155 spaces with 10 locks are those of the facts', () => {
    assert.equal(boardFacts.spaceCount, 155);
    assert.equal(edges.length, 197);
    assert.deepEqual(
      edges.map(({ a, b, lock }) => [a, b, lock]),
      facts.edges,
    );
    assert.equal(edges.filter(({ lock }) => lock !== null).length, 10);
    assert.ok(edges.every(({ a, b }) => a < b && a >= 1 && b <= 155));
  });

  test('everything can be reached, but without a key exactly 14 spaces cannot', () => {
    assert.equal(reached(() => true).size, 155);
    const open = reached(({ lock }) => lock === null);
    assert.deepEqual(
      allSpaces.filter(space => !open.has(space)),
      [26, 109, 110, 118, 119, 121, 132, 133, 148, 151, 152, 153, 154, 155],
    );
  });

  test('every space lies in exactly one of the 49 rooms of the reprint (C-18.3)', () => {
    assert.equal(boardFacts.rooms.length, 49);
    assert.deepEqual(boardFacts.rooms, facts.rooms);
    assert.deepEqual(ascending(boardFacts.rooms.flat()), allSpaces);
  });

  test('bent edges are edges (C-6.4)', () => {
    assert.deepEqual(boardFacts.bentEdges, facts.bentEdges);
    assert.ok(boardFacts.bentEdges.every(([a, b]) => isEdge(a, b)));
  });
});

describe('path cards (C-18.7)', () => {
  test('there are the 14 of the facts and 2 U-turns', () => {
    assert.equal(boardFacts.uTurnCards, 2);
    assert.deepEqual(
      boardFacts.paths.map(({ id, spaces }) => [id, spaces]),
      facts.paths.map(({ id, spaces }) => [id, spaces]),
    );
  });

  for (const { id, spaces } of boardFacts.paths)
    test(`${id} is a walk on edges between two path ends without a third, no space twice`, () => {
      assert.ok(spaces.slice(1).every((space, i) => isEdge(spaces[i]!, space)));
      assert.equal(new Set(spaces).size, spaces.length);
      const ends = new Set(boardFacts.pathEnds);
      assert.deepEqual(
        spaces.filter(space => ends.has(space)),
        [spaces[0], spaces.at(-1)],
      );
      assert.equal(`${spaces[0]}-${spaces.at(-1)}`, id.replace(/^[a-z]+-/, ''));
      assert.equal(spaces.length - 1, facts.paths.find(card => card.id === id)?.steps);
    });

  test('eight cards touch 26, five each other end, and 56 spaces lie on no card', () => {
    assert.deepEqual(boardFacts.pathEnds, facts.pathEnds);
    const touching = (end: number): number =>
      boardFacts.paths.filter(({ spaces }) => spaces[0] === end || spaces.at(-1) === end).length;
    assert.deepEqual(boardFacts.pathEnds.map(touching), [8, 5, 5, 5, 5]);
    assert.equal(allSpaces.filter(space => !boardFacts.paths.some(({ spaces }) => spaces.includes(space))).length, 56);
  });
});

describe('keys, wishes, cells (C-18.6, C-18.8)', () => {
  test('they are those of the facts', () => {
    assert.deepEqual(
      boardFacts.keys.map(({ number, space, colour }) => ({ n: number, space, color: colour })),
      facts.keys,
    );
    assert.deepEqual(
      boardFacts.wishes.map(({ id, space, key }) => ({
        name: id,
        space,
        key,
        keySpace: boardFacts.keys[key - 1]?.space,
      })),
      facts.wishes,
    );
    assert.deepEqual(boardFacts.cells, facts.cells);
    assert.equal(boardFacts.guardStart, 26);
    assert.deepEqual(boardFacts.concealedSpaces, [67, 82, 103, 107]);
  });

  test('every key can be had without a key, no wish can, and the lock before a wish has the colour of its key', () => {
    const open = reached(({ lock }) => lock === null);
    for (const { space } of boardFacts.keys) assert.ok(open.has(space), `key on ${space}`);
    for (const { id, space, key } of boardFacts.wishes) {
      assert.ok(!open.has(space), id);
      const { colour } = boardFacts.keys[key - 1]!;
      assert.ok(reached(({ lock }) => lock === null || lock === colour).has(space), id);
    }
  });
});

describe('areas and doors of the plan (C-18.4)', () => {
  test('35 areas hold the spaces that the facts give them', () => {
    assert.deepEqual(
      plan.areas.map(({ id }) => plan.spaces.filter(({ area }) => area === id).map(space => space.id)),
      facts.areas,
    );
  });

  test('doors and screens stand exactly where an edge leads into another area, locked as the edge is', () => {
    const areaOf = (space: number): number => plan.spaces[space - 1]!.area;
    const between = edges.filter(({ a, b }) => areaOf(a) !== areaOf(b));
    assert.deepEqual(
      plan.doors.map(({ edge, lock }) => [...edge, lock]),
      between.map(({ a, b, lock }) => [a, b, lock]),
    );
    assert.deepEqual(
      plan.doors.filter(({ kind }) => kind === 'leaf').map(({ edge }) => edge),
      facts.doors,
    );
    assert.deepEqual(
      plan.doors.filter(({ kind }) => kind !== 'leaf').map(({ edge }) => edge),
      facts.screens,
    );
  });
});
