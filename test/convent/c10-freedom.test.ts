import assert from 'node:assert/strict';
import { test } from 'node:test';
import { table } from '../support/convent-table.ts';
import type { GuardPlace, TablePlace, TokenPlace } from '../support/convent-table.ts';
import type { Scene } from '../support/convent-scene.ts';

const onRed: GuardPlace = { space: 25, cameFrom: 26, card: 'red-26-122', from: 26 };
const watching: GuardPlace = { space: 19, cameFrom: 18, card: 'yellow-26-122', from: 26 };
const abbess = (place: GuardPlace, more: Partial<TablePlace> = {}): Scene =>
  table({
    novices: { 1: {}, 2: {} },
    stage: 'guards',
    ...more,
    guards: { prioress: { card: 'blue-84-122', from: 122 }, ...more.guards, abbess: place },
  }).order('abbess');
const freedom = (scene: Scene): string => scene.ask('guardMove').freedom;

const noiseFor = (guard: 'abbess' | 'prioress'): TokenPlace => ({ kind: 'noise', novice: 1, guard, space: 40 });
const vanishedFor = (...guards: readonly ('abbess' | 'prioress')[]): TokenPlace => ({
  kind: 'vanished',
  novice: 1,
  guards,
  at: 40,
  to: 41,
});

test('C-10.1 clues are a novice on the run in sight, a vanished token and a noise token', () => {
  assert.equal(freedom(abbess(onRed)), 'onDuty');
  const sees = abbess(watching, { novices: { 1: { space: 21, shown: true }, 2: {} } });
  assert.equal(freedom(sees), 'free');
  assert.deepEqual(sees.happened('movementBegan')[0]!.clues, [{ kind: 'sees', novice: 1 }]);
  assert.equal(freedom(abbess(onRed, { tokens: [vanishedFor('abbess')] })), 'free');
  const hears = abbess(onRed, { tokens: [noiseFor('abbess')] });
  assert.equal(freedom(hears), 'free');
  assert.deepEqual(hears.happened('movementBegan')[0]!.clues, [{ kind: 'noise', space: 40, novice: 1 }]);
});

test('C-10.2 token.frees: a token frees those it lies for, or any: both', () => {
  for (const token of [noiseFor('prioress'), vanishedFor('prioress')]) {
    assert.equal(freedom(abbess(onRed, { tokens: [token] })), 'onDuty');
    assert.equal(freedom(abbess(onRed, { tokens: [token], settings: { 'token.frees': 'any' } })), 'free');
  }
  assert.equal(freedom(abbess(onRed, { tokens: [vanishedFor('abbess', 'prioress')] })), 'free');
  assert.equal(freedom(abbess(onRed, { settings: { 'token.frees': 'any' } })), 'onDuty');
});

test('C-10.3 a check of her own step that shows a novice on the run frees her for the rest of the movement', () => {
  const onDuty = abbess(
    { space: 26, cameFrom: 40, card: 'yellow-26-122', from: 26 },
    { novices: { 1: { space: 22 }, 2: {} } },
  );
  assert.equal(freedom(onDuty), 'onDuty');
  onDuty.go('abbess', 19);
  assert.deepEqual(
    onDuty.happened('guardFreed').map(each => each.novices),
    [[1]],
  );
  assert.equal(freedom(onDuty), 'free');
  assert.deepEqual(
    [...onDuty.open].sort((a, b) => a - b),
    [3, 18, 20, 26],
  );
  onDuty.go('abbess', 18);
  assert.equal(onDuty.novice(1).figure, null, 'out of her sight again');
  assert.equal(freedom(onDuty), 'free');
});

test('C-10.4 a free guard takes any step, need not follow the clue, may use all her steps and may stay on her path', () => {
  const scene = abbess({ ...onRed, clue: true });
  assert.deepEqual(
    [...scene.open].sort((a, b) => a - b),
    [24, 26],
  );
  scene.fork().go('abbess', 24, 42, 45, 69, 70, 71).stop('abbess', 'run');
  scene.go('abbess', 26, 40, 41, 40, 39, 27).stop('abbess', 'run');
  assert.equal(scene.guard('abbess').space, 27);
});

test('C-10.5 neither a caught novice nor what the other guard sees is a clue', () => {
  const caught = { space: 21, shown: true, status: 'caught', captured: 1 } as const;
  assert.equal(freedom(abbess(watching, { novices: { 1: caught, 2: {} } })), 'onDuty');
  const other = abbess(onRed, {
    novices: { 1: { space: 21, shown: true }, 2: {} },
    guards: { prioress: { space: 19, cameFrom: 18, card: 'blue-84-122', from: 122 } },
  });
  assert.equal(freedom(other), 'onDuty');
  const stepped = abbess({ ...watching, space: 26, cameFrom: 40 }, { novices: { 1: caught, 2: {} } }).go('abbess', 19);
  assert.equal(freedom(stepped), 'onDuty');
});

test('C-10.6 off her path she goes a shortest way to the nearest space of her card, then on towards its far end', () => {
  const scene = abbess({ ...onRed, space: 23, cameFrom: 22 });
  for (const next of [43, 42, 45, 69]) {
    assert.deepEqual(scene.open, [next]);
    scene.go('abbess', next);
  }
  const equal = abbess({ ...onRed, space: 44, cameFrom: 43 });
  assert.deepEqual(
    [...equal.open].sort((a, b) => a - b),
    [45, 70],
  );
  equal.refuses(equal.stepIntent('abbess', 43), 'onDuty', 'C-9.4');
  equal.go('abbess', 70);
  assert.deepEqual(equal.open, [71]);
  const onCard = abbess({ ...onRed, space: 45, cameFrom: 46 });
  assert.deepEqual(onCard.open, [69]);
  const backwards = abbess({ ...onRed, space: 23, cameFrom: 22, from: 122 });
  backwards.go('abbess', 43, 42);
  assert.deepEqual(backwards.open, [24]);
});

test('C-10.6 joining at the far end finishes the card', () => {
  const scene = abbess({ ...onRed, space: 121, cameFrom: 122 }).go('abbess', 122);
  assert.deepEqual(
    scene.happened('pathFinished').map(each => each.card),
    ['red-26-122'],
  );
  assert.equal(scene.ask('choosePath').guard, 'abbess');
});

test('C-10.7 after a capture she is on duty whatever tokens lie for her', () => {
  const scene = abbess(
    { space: 41, cameFrom: 46, card: 'yellow-26-122', from: 26, clue: true },
    { novices: { 1: { space: 40 }, 2: {}, 3: {} }, tokens: [vanishedFor('abbess')] },
  );
  scene.go('abbess', 40);
  assert.equal(scene.novice(1).status, 'caught');
  assert.equal(freedom(scene), 'onDuty');
  assert.deepEqual(
    scene.happened('guardOnDuty').map(each => each.guard),
    ['abbess'],
  );
  assert.deepEqual(scene.open, [26], 'the nearest space of her card');
});

test('C-10.7 unless then or later in this movement she sees another novice on the run', () => {
  const place = { space: 41, cameFrom: 46, card: 'yellow-26-101', from: 26, clue: true };
  const then = abbess(place, { novices: { 1: { space: 40 }, 2: { space: 39 }, 3: {} } }).go('abbess', 40);
  assert.equal(freedom(then), 'free');
  const later = abbess(
    { space: 48, cameFrom: 39, card: 'red-26-147', from: 26, clue: true },
    { novices: { 1: { space: 49, shown: true }, 2: { space: 53 }, 3: {}, 4: {} } },
  );
  later.go('abbess', 49);
  assert.equal(freedom(later), 'onDuty');
  later.go('abbess', 50);
  assert.deepEqual(
    later.happened('guardFreed').map(each => each.novices),
    [[2]],
  );
  assert.equal(freedom(later), 'free');
});
