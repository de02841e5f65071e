import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ConventSettings } from '../../src/games/convent/rules/settings.ts';
import { seesAlong, spaces } from '../support/convent-oracle.ts';
import { table } from '../support/convent-table.ts';
import type { GuardPlace } from '../support/convent-table.ts';
import { move } from '../support/convent-scene.ts';
import type { Scene } from '../support/convent-scene.ts';

interface Look {
  /** She walked along this edge and stands on its second space. */
  readonly edge: readonly [number, number];
  /** A novice who enters this space, from this neighbour. */
  readonly from: number;
  readonly to: number;
  readonly settings?: Partial<ConventSettings>;
}

/** Whether a novice of number 6, holding her key, is seen on the one space she enters. */
function sees({ edge, from, to, settings = {} }: Look): boolean {
  const scene = table({
    novices: { 6: { space: from, hasKey: true } },
    guards: { abbess: { space: edge[1], cameFrom: edge[0] } },
    settings,
  });
  return scene.novicePhase({ 6: move([to], 'sneak') }).seenOn(6).length > 0;
}

/** The guards are about to move; the Abbess is free. */
const free = (
  abbess: GuardPlace,
  novice: Parameters<typeof table>[0]['novices'],
  settings: Partial<ConventSettings> = {},
): Scene =>
  table({ novices: novice, guards: { abbess: { clue: true, ...abbess } }, stage: 'guards', settings }).order('abbess');

test('C-6.1 a guard sees a novice on her own space', () => {
  const scene = free({ space: 20, cameFrom: 19 }, { 2: { space: 1, status: 'caught', captured: 1 }, 3: {} });
  scene.go('abbess', 21);
  assert.equal(scene.novice(2).figure, null);
  scene.go('abbess', 1);
  assert.equal(scene.novice(2).figure, 1);
});

test('C-6.1 cell.safe: a novice in her own cell is never seen; no: she is, by a guard who stands in it', () => {
  for (const [safe, figure, status] of [
    ['yes', null, 'onTheRun'],
    ['no', 1, 'caught'],
  ] as const) {
    const scene = free({ space: 20, cameFrom: 19 }, { 1: {}, 2: {}, 3: {} }, { 'cell.safe': safe });
    scene.go('abbess', 21, 1);
    assert.equal(scene.novice(1).figure, figure);
    assert.equal(scene.novice(1).status, status);
  }
});

test('C-6.2 walls and closed doors block; the hedge, the well and figures do not', () => {
  assert.equal(sees({ edge: [40, 39], from: 49, to: 37 }), true);
  assert.equal(sees({ edge: [18, 27], from: 38, to: 39 }), false, 'the door 27-39');
  assert.equal(sees({ edge: [31, 34], from: 53, to: 58 }), true);
  assert.equal(sees({ edge: [80, 81], from: 56, to: 83 }), true, 'across the thicket');
  assert.equal(sees({ edge: [63, 64], from: 65, to: 66 }), false, 'behind her');
  assert.equal(sees({ edge: [75, 64], from: 65, to: 66 }), true, 'across the well');

  const between = table({
    novices: { 4: { space: 20 }, 1: { space: 1 } },
    guards: { abbess: { space: 19, cameFrom: 18 }, prioress: { space: 20, cameFrom: 19 } },
  });
  between.novicePhase({ 1: move([21], 'sneak') });
  assert.deepEqual(between.seenOn(1, 'abbess'), [21]);
});

test('C-6.3 in front is a half-plane: the dividing line is seen, what lies behind it is not', () => {
  assert.equal(sees({ edge: [26, 19], from: 2, to: 20 }), true);
  assert.equal(sees({ edge: [26, 19], from: 5, to: 17 }), true);
  assert.equal(sees({ edge: [18, 19], from: 5, to: 17 }), false);
  assert.equal(sees({ edge: [20, 19], from: 5, to: 17 }), true);
  assert.equal(sees({ edge: [20, 19], from: 2, to: 20 }), false);
  assert.equal(sees({ edge: [41, 40], from: 48, to: 39 }), true);
  assert.equal(sees({ edge: [26, 40], from: 47, to: 46 }), true);
  assert.equal(sees({ edge: [41, 40], from: 47, to: 46 }), false);
});

test('C-6.4 on bent edges the facing is the straight vector between the two spaces', () => {
  for (const [a, b] of [
    [39, 48],
    [46, 47],
    [75, 91],
    [74, 93],
  ] as const) {
    for (const edge of [
      [a, b],
      [b, a],
    ] as readonly (readonly [number, number])[]) {
      const shown = spaces.filter(space => {
        if (space === 6 || edge.includes(space)) return false;
        const scene = free({ space: edge[0], cameFrom: null }, { 6: { space }, 2: {}, 3: {} });
        return scene.go('abbess', edge[1]).novice(6).figure !== null;
      });
      assert.deepEqual(
        shown,
        spaces.filter(space => !edge.includes(space) && seesAlong(edge, edge[1], space)),
      );
    }
  }
});

test('C-6.5 sight.range: the ruler counts equal as seen, unlimited has none, steps ends after six steps', () => {
  const seen = (look: Omit<Look, 'settings'>): readonly boolean[] =>
    (['ruler', 'unlimited', 'steps'] as const).map(range => sees({ ...look, settings: { 'sight.range': range } }));
  assert.deepEqual(seen({ edge: [16, 15], from: 85, to: 84 }), [false, true, false]);
  assert.deepEqual(seen({ edge: [16, 15], from: 84, to: 85 }), [false, true, false]);
  assert.deepEqual(seen({ edge: [16, 15], from: 84, to: 83 }), [true, true, false]);
  assert.deepEqual(seen({ edge: [14, 13], from: 83, to: 84 }), [true, true, false]);
  assert.deepEqual(seen({ edge: [17, 16], from: 23, to: 22 }), [false, false, false]);
  assert.deepEqual(seen({ edge: [6, 16], from: 23, to: 22 }), [true, true, true], '16-22 is the ruler itself');
  assert.deepEqual(seen({ edge: [48, 49], from: 68, to: 73 }), [false, false, false]);
  assert.deepEqual(seen({ edge: [50, 49], from: 68, to: 73 }), [true, true, false], 'seven steps');
  assert.deepEqual(seen({ edge: [50, 49], from: 41, to: 40 }), [true, true, true]);
});

test('C-6.6 sight.range = room: exactly the spaces of her own room, without table, front and concealment', () => {
  const settings = { 'sight.range': 'room' } as const;
  assert.equal(sees({ edge: [20, 19], from: 1, to: 21, settings }), true, 'behind her');
  assert.equal(sees({ edge: [18, 19], from: 23, to: 22, settings }), true);
  assert.equal(sees({ edge: [20, 19], from: 5, to: 17, settings }), false, 'another room in open line');
  assert.equal(sees({ edge: [67, 68], from: 68, to: 67, settings: { 'sight.range': 'room' } }), false, 'another room');
  const concealed = free({ space: 81, cameFrom: 80 }, { 6: { space: 82, status: 'caught', captured: 1 } }, settings);
  assert.equal(concealed.go('abbess', 82).novice(6).figure, 82);
  const cell = free({ space: 20, cameFrom: 19 }, { 1: {}, 2: {}, 3: {} }, settings);
  cell.go('abbess', 21, 1);
  assert.equal(cell.novice(1).status, 'onTheRun');
});

test('C-6.7 on 67, 82, 103 and 107 a novice is seen only by a guard on the same space', () => {
  assert.equal(sees({ edge: [73, 68], from: 68, to: 67 }), false);
  for (const [space, next, before] of [
    [67, 68, 73],
    [82, 81, 80],
    [103, 104, 105],
    [107, 106, 105],
  ] as const) {
    const caught = { space, status: 'caught', captured: 1 } as const;
    const scene = free({ space: before, cameFrom: null }, { 6: caught, 2: {}, 3: {} });
    scene.go('abbess', next);
    assert.equal(scene.novice(6).figure, null);
    scene.step('abbess', space);
    assert.equal(scene.guard('abbess').space, space, 'the pivot shows nobody');
    assert.equal(scene.novice(6).figure, space);
  }
});

test('C-6.7 from 67 a guard sees 68 if she faces it; sight.space67 = table makes 67 an ordinary space', () => {
  assert.equal(sees({ edge: [68, 67], from: 73, to: 68 }), false, 'behind her');
  const hidden = { status: 'caught', captured: 1 } as const;
  const out = free({ space: 67, cameFrom: 68 }, { 5: { space: 73, ...hidden }, 6: { space: 68, ...hidden } });
  out.step('abbess', 68);
  assert.deepEqual(
    out.happened('guardTurned')[0]!.sightings.map(each => [each.novice, each.guardSpace]),
    [[6, 67]],
  );

  for (const [space67, shown] of [
    ['hidden', null],
    ['table', 67],
  ] as const) {
    const scene = free({ space: 73, cameFrom: 94 }, { 6: { space: 67 }, 2: {}, 3: {} }, { 'sight.space67': space67 });
    assert.equal(scene.go('abbess', 68).novice(6).figure, shown);
  }
});

test("C-6.8 in a novice's move each space she enters is checked, also in passing; the space she leaves is not", () => {
  const guards = { abbess: { space: 19, cameFrom: 18 } };
  const passing = table({ novices: { 1: {} }, guards }).novicePhase({ 1: move([21, 1], 'sneak') });
  assert.deepEqual(passing.seenOn(1), [21]);
  const through = table({ novices: { 1: { space: 23 } }, guards }).novicePhase({ 1: move([22, 21, 20, 2], 'walk') });
  assert.deepEqual(through.seenOn(1), [22, 21, 20]);
  const leaving = table({ novices: { 1: { space: 22, shown: true } }, guards }).novicePhase({ 1: move([23], 'sneak') });
  assert.deepEqual(leaving.seenOn(1), []);
});

test('C-6.9 a step is pivot, check from the old space, move, capture, check from the new space', () => {
  const scene = free({ space: 40, cameFrom: 39 }, { 6: { space: 65 }, 2: { space: 38 }, 3: {} });
  scene.go('abbess', 39);
  const turned = scene.happened('guardTurned')[0]!;
  assert.equal(turned.at, 40);
  assert.deepEqual(turned.facing, { from: 40, to: 39 });
  assert.deepEqual(
    turned.sightings.map(each => [each.novice, each.space, each.guardSpace]),
    [
      [2, 38, 40],
      [6, 65, 40],
    ],
  );
  const stepped = scene.happened('guardStepped')[0]!;
  assert.deepEqual([stepped.from, stepped.to], [40, 39]);
  assert.deepEqual(
    stepped.sightings.map(each => [each.novice, each.guardSpace]),
    [[2, 39]],
  );
  assert.equal(scene.novice(6).figure, null, 'seen in the pivot, not from 39');

  const capture = free({ space: 40, cameFrom: 39 }, { 2: { space: 39, hasKey: true }, 3: {}, 4: {} });
  capture.go('abbess', 39);
  const kinds = capture.events
    .map(event => event.t)
    .filter(t => ['guardTurned', 'guardStepped', 'captured'].includes(t));
  assert.equal(kinds[0], 'guardTurned');
  assert.ok(kinds.includes('captured'));
});

test('C-6.10 a pivot that shows a novice lets a free guard choose the step anew, once per novice and step', () => {
  const scene = free({ space: 40, cameFrom: 39 }, { 2: { space: 38 }, 3: {} });
  scene.step('abbess', 39);
  assert.equal(scene.guard('abbess').space, 40);
  assert.equal(scene.ask('guardMove').pivotedTo, 39);
  assert.equal(scene.novice(2).figure, 38);
  assert.deepEqual(
    [...scene.open].sort((a, b) => a - b),
    [26, 39, 41],
  );
  scene.step('abbess', 41);
  assert.equal(scene.guard('abbess').space, 41, 'nobody new was shown by the second pivot');
  assert.deepEqual(scene.guard('abbess').facing, { from: 40, to: 41 });
  assert.equal(scene.guard('abbess').steps, 1);
  assert.deepEqual(
    scene.tokens.filter(token => token.kind === 'vanished'),
    [],
  );
});

test('C-6.10 a second novice shown by the second pivot allows one more choice, the first one no second', () => {
  const scene = free({ space: 40, cameFrom: 26 }, { 2: { space: 38 }, 3: { space: 46 }, 4: {} });
  const hidden = free({ space: 40, cameFrom: null }, { 2: { space: 38 }, 3: { space: 68 }, 4: {} });
  hidden.step('abbess', 39);
  assert.equal(hidden.ask('guardMove').pivotedTo, 39);
  hidden.step('abbess', 41);
  assert.equal(hidden.ask('guardMove').pivotedTo, 41);
  hidden.step('abbess', 39);
  assert.equal(hidden.guard('abbess').space, 39, 'novice 2 has given her choice in this step');
  scene.step('abbess', 39);
  assert.equal(scene.guard('abbess').space, 39, 'both were in sight before the pivot');
});

test('C-6.10 the choice belongs to a guard who is or becomes free, and to novices on the run', () => {
  const becomes = table({
    novices: { 2: { space: 38 }, 3: {} },
    guards: { abbess: { space: 40, cameFrom: 39, card: 'red-26-147' } },
    stage: 'guards',
  }).order('abbess');
  assert.deepEqual(becomes.open, [39]);
  becomes.step('abbess', 39);
  assert.equal(becomes.ask('guardMove').freedom, 'free');
  assert.equal(becomes.ask('guardMove').pivotedTo, 39);
  becomes.step('abbess', 41);
  assert.equal(becomes.guard('abbess').space, 41);

  const caught = free({ space: 40, cameFrom: 39 }, { 2: { space: 38, status: 'caught', captured: 1 }, 3: {} });
  caught.step('abbess', 39);
  assert.equal(caught.guard('abbess').space, 39);
});

test('C-6.10 after choosing anew she must step', () => {
  const scene = free({ space: 98, cameFrom: 97 }, { 2: { space: 71 }, 3: {} });
  scene.go('abbess', 97, 96, 97);
  scene.step('abbess', 96);
  assert.equal(scene.guard('abbess').steps, 3);
  assert.equal(scene.ask('guardMove').pivotedTo, 96);
  assert.deepEqual(scene.ask('guardMove').stops, []);
  scene.refuses(scene.stopIntent('abbess', 'walk'), 'mustStep', 'C-6.10');
});

test('C-6.11 the facing stays through the next novice phase, and only a step turns a guard', () => {
  const scene = free({ space: 15, cameFrom: 14 }, { 1: {} }).moves('abbess', [16, 17, 18], 'walk');
  scene.patrols('prioress', 3).listens(1).listens(1);
  assert.deepEqual(scene.guard('abbess').facing, { from: 17, to: 18 });
  scene.clear().novicePhase({ 1: move([21], 'sneak') });
  assert.deepEqual(scene.seenOn(1, 'abbess'), [21]);
  assert.deepEqual(scene.guard('abbess').facing, { from: 17, to: 18 });
});
