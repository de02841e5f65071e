import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ConventSettings } from '../../src/games/convent/rules/settings.ts';
import type { NoviceNumber } from '../../src/games/convent/rules/seats.ts';
import { table } from '../support/convent-table.ts';
import type { GuardPlace, NovicePlace, TablePlace } from '../support/convent-table.ts';
import { move } from '../support/convent-scene.ts';
import type { Scene } from '../support/convent-scene.ts';

const hunting = (place: GuardPlace, novices: TablePlace['novices'], settings: Partial<ConventSettings> = {}): Scene =>
  table({ novices, guards: { abbess: { clue: true, ...place } }, stage: 'guards', settings }).order('abbess');

const caught = (space: number, more: NovicePlace = {}): NovicePlace => ({
  space,
  status: 'caught',
  captured: 1,
  ...more,
});

test('C-11.1 a guard who enters a space catches every novice on the run there, hidden or shown, each for one', () => {
  const hidden = hunting({ space: 20, cameFrom: 19 }, { 2: { space: 1 }, 3: { space: 1 }, 4: { space: 2 }, 5: {} });
  hidden.go('abbess', 21, 1);
  assert.deepEqual(
    hidden.happened('captured').map(each => [each.novice, each.space]),
    [
      [2, 1],
      [3, 1],
    ],
  );
  assert.equal(hidden.view().captures, 2);
  assert.equal(hidden.guard('abbess').catches, 2);
  assert.deepEqual(
    [2, 3, 4, 5].map(novice => hidden.novice(novice as NoviceNumber).captured),
    [1, 1, 0, 0],
  );
  const shown = hunting({ space: 20, cameFrom: 19 }, { 1: { space: 21, shown: true }, 2: {}, 3: {} }).go('abbess', 21);
  assert.deepEqual(
    shown.happened('captured').map(each => [each.novice, each.guard, each.captures]),
    [[1, 'abbess', 1]],
  );
});

test("C-11.2 only a guard's step catches, and the count rises at once", () => {
  const inCell = hunting({ space: 1, cameFrom: 21 }, { 1: {}, 2: {} }, { 'cell.safe': 'no' });
  inCell.go('abbess', 21);
  assert.equal(inCell.view().captures, 0, 'leaving a space catches nobody');
  const scene = hunting({ space: 20, cameFrom: 19 }, { 1: { space: 21, shown: true }, 2: {}, 3: {} });
  scene.go('abbess', 21);
  assert.equal(scene.view().captures, 1);
  assert.equal(scene.guard('abbess').steps, 1);
});

test("C-11.3 a novice in her own cell cannot be caught and is not revealed; in another's cell she can", () => {
  const own = hunting({ space: 20, cameFrom: 19 }, { 1: {}, 2: {} }).go('abbess', 21, 1);
  assert.equal(own.view().captures, 0);
  assert.equal(own.novice(1).figure, null);
  const other = hunting({ space: 20, cameFrom: 19 }, { 2: { space: 1 }, 3: {} }).go('abbess', 21, 1);
  assert.equal(other.novice(2).status, 'caught');
  const unsafe = hunting({ space: 20, cameFrom: 19 }, { 1: {}, 2: {} }, { 'cell.safe': 'no' }).go('abbess', 21, 1);
  assert.equal(unsafe.novice(1).status, 'caught');
});

test('C-11.4 caught: the card turns, the wish is lost, the key stays, the figure stands; she may be caught again', () => {
  const scene = hunting(
    { space: 20, cameFrom: 19 },
    { 1: { space: 21, hasKey: true, hasWish: true, captured: 1 }, 2: {}, 3: {} },
  ).go('abbess', 21);
  assert.equal(scene.novice(1).status, 'caught');
  assert.equal(scene.novice(1).figure, 21);
  assert.equal(scene.novice(1).captured, 2);
  assert.equal(scene.view().captures, 2);
  assert.deepEqual([scene.own(1).hasKey, scene.own(1).hasWish], [true, false]);
});

test('C-11.5 while caught she makes no noise, cannot be caught, frees no guard and uses no blessing, but is shown', () => {
  const scene = table({
    novices: { 1: caught(22, { blessing: 'adjust' }), 2: {} },
    guards: { abbess: { space: 19, cameFrom: 18, card: 'yellow-26-122' } },
  });
  assert.equal(scene.ask('plan', 'novice1').blessing, null);
  const changes = [1, 1, 1, 1, 1, 1] as const;
  scene.refusesPlan(1, move([21, 1], 'walk', { blessing: { kind: 'adjust', changes } }), 'blessingNotHeld');
  scene.novicePhase({ 1: move([21, 1], 'walk') });
  assert.deepEqual(scene.seenOn(1), [21]);
  assert.deepEqual(
    scene.happened('noiseRolled').map(each => each.novice),
    [2],
  );

  const again = hunting({ space: 20, cameFrom: 19 }, { 1: caught(21), 2: {} }).go('abbess', 21);
  assert.equal(again.view().captures, 1);
  assert.deepEqual(again.happened('captured'), []);
  const onDuty = table({
    novices: { 1: caught(21), 2: {} },
    guards: { abbess: { space: 26, cameFrom: 40, card: 'yellow-26-122' } },
    stage: 'guards',
  }).order('abbess');
  onDuty.go('abbess', 19);
  assert.equal(onDuty.novice(1).figure, 21);
  assert.equal(onDuty.ask('guardMove').freedom, 'onDuty');
});

test('C-11.6 she walks 3 or 4 steps along a shortest way to her cell, fewer only to get home', () => {
  const scene = table({ novices: { 3: caught(41) } });
  assert.ok(scene.allowsPlan(3, move([40, 39, 27], 'walk')));
  assert.ok(scene.allowsPlan(3, move([40, 39, 27, 18], 'walk')));
  for (const route of [[40], [40, 39], [40, 39, 27, 18, 19], [46, 45, 42], [40, 39, 38], [40, 39, 40], []])
    scene.refusesPlan(3, move(route, route.length === 0 ? 'stand' : 'walk'), 'mustGoHome');
  for (const mode of ['run', 'stand'] as const) scene.refusesPlan(3, move([40, 39, 27], mode), null);

  const near = table({ novices: { 3: caught(18) } });
  near.refusesPlan(3, move([19], 'walk'), 'mustGoHome');
  near.refusesPlan(3, move([19, 3], 'sneak'), null);
  near.novicePhase({ 3: move([19, 3], 'walk') });
  assert.equal(near.own(3).space, 3);
  assert.deepEqual(
    near.happened('cardShown').map(each => each.mode),
    ['walk'],
  );
  near.order('abbess');
});

test('C-11.6 among equal ways she chooses, and the way is computed anew each round', () => {
  const equal = table({ novices: { 1: caught(45) } });
  assert.ok(equal.allowsPlan(1, move([42, 43, 23], 'walk')));
  assert.ok(equal.allowsPlan(1, move([44, 43, 23], 'walk')));
  equal.refusesPlan(1, move([46, 41, 40], 'walk'), 'mustGoHome');
  const anew = table({ novices: { 3: caught(27) }, guards: { abbess: { space: 19, cameFrom: 20 } } });
  assert.equal(anew.view().stage, 'plan');
  assert.ok(anew.allowsPlan(3, move([18], 'walk')), 'she stops before the guard who closes every way');
});

test('C-11.7 caught.locks: locks count as walls without her key, or are open to her', () => {
  const way = move([40, 26, 19, 3], 'walk');
  table({ novices: { 3: caught(41) } }).refusesPlan(3, way, 'mustGoHome');
  assert.ok(table({ novices: { 3: caught(41, { hasKey: true }) } }).allowsPlan(3, way));
  assert.ok(table({ novices: { 3: caught(41) }, settings: { 'caught.locks': 'ignore' } }).allowsPlan(3, way));
  table({ novices: { 3: caught(41, { hasKey: true }) } }).refusesPlan(3, move([40, 39, 27], 'walk'), 'mustGoHome');
});

test('C-11.7 her way avoids guards; if they close every way she stops before the first, standing still if need be', () => {
  const around = table({ novices: { 3: caught(41) }, guards: { abbess: { space: 40, cameFrom: 39 } } });
  around.refusesPlan(3, move([40, 39, 27], 'walk'), 'mustGoHome');
  assert.ok(around.allowsPlan(3, move([46, 45, 42], 'walk')));

  const shut = (space: number): Scene =>
    table({ novices: { 1: caught(space) }, guards: { abbess: { space: 21, cameFrom: 20 } } });
  shut(43).novicePhase({ 1: move([23, 22], 'walk') });
  shut(43).refusesPlan(1, move([23], 'walk'), 'mustGoHome');
  shut(43).refusesPlan(1, move([23, 22, 21, 1], 'walk'), null);
  const standing = shut(22);
  standing.refusesPlan(1, move([23], 'walk'), 'mustGoHome');
  standing.novicePhase({ 1: move([], 'stand') });
  assert.deepEqual(
    standing.happened('cardShown').map(each => each.mode),
    ['stand'],
  );
});

test('C-11.7 a guard in her cell closes every way too', () => {
  const scene = table({ novices: { 1: caught(23) }, guards: { abbess: { space: 1, cameFrom: 21 } } });
  scene.refusesPlan(1, move([22, 21, 1], 'walk'), null);
  assert.ok(scene.allowsPlan(1, move([22, 21], 'walk')));
});

test('C-11.8 nothing changes her status between her own moves', () => {
  const scene = table({
    novices: { 1: caught(21, { shown: true }), 2: {} },
    guards: { abbess: { space: 19, cameFrom: 18, card: 'red-26-147' } },
    stage: 'guards',
  });
  scene.order('abbess').patrols('abbess', 3).patrols('prioress', 3).listens(1).listens(1);
  assert.equal(scene.novice(1).status, 'caught');
  assert.deepEqual(scene.happened('statusChanged'), []);
});

/** Novice 1, caught on 43, walks to 21; the Abbess sees her there or is far away. */
function released(settings: Partial<ConventSettings>, release: 'onTheRun' | 'stayCaught', seen: boolean): Scene {
  const guards = seen ? { abbess: { space: 19, cameFrom: 18 } } : {};
  const scene = table({ novices: { 1: caught(43), 2: {} }, guards, settings });
  const offered = scene.ask('plan', 'novice1').releases;
  return scene.novicePhase({ 1: move([23, 22, 21], 'walk', offered.includes(release) ? { release } : {}) });
}

test('C-11.9 unseen she chooses to stay caught or to be on the run; seen she stays caught', () => {
  assert.equal(released({}, 'onTheRun', false).novice(1).status, 'onTheRun');
  assert.equal(released({}, 'stayCaught', false).novice(1).status, 'caught');
  assert.equal(released({}, 'onTheRun', true).novice(1).status, 'caught');
  const free = released({}, 'onTheRun', false);
  free.order('abbess').patrols('abbess', 3).patrols('prioress', 3).listens(1).listens(1);
  assert.ok(free.allowsPlan(1, move([20, 19], 'sneak')), 'free movement in the next round');
});

test('C-11.9 in her own cell she is on the run without a choice', () => {
  const scene = table({ novices: { 1: caught(22), 2: {} } });
  scene.novicePhase({ 1: move([21, 1], 'walk', { release: 'stayCaught' }) });
  assert.equal(scene.novice(1).status, 'onTheRun');
  assert.deepEqual(
    scene.happened('statusChanged').map(({ novice, inCell }) => [novice, inCell]),
    [[1, true]],
  );
});

test('C-11.10 caught.release = auto: unseen means on the run, without a choice', () => {
  for (const release of ['onTheRun', 'stayCaught'] as const) {
    assert.equal(released({ 'caught.release': 'auto' }, release, false).novice(1).status, 'onTheRun');
  }
  assert.equal(released({ 'caught.release': 'auto' }, 'onTheRun', true).novice(1).status, 'caught');
});

test('C-11.10 caught.release = home: caught until a move ends in her cell, on the run when the next round starts', () => {
  const setting = { 'caught.release': 'home' } as const;
  assert.equal(released(setting, 'onTheRun', false).novice(1).status, 'caught');
  const scene = table({ novices: { 1: caught(22, { hasKey: true }), 2: {} }, settings: setting });
  scene.novicePhase({ 1: move([21, 1], 'walk') });
  assert.equal(scene.novice(1).status, 'caught');
  scene.order('abbess').patrols('abbess', 3).patrols('prioress', 3).listens(1).listens(1);
  assert.equal(scene.view().round, 3);
  assert.equal(scene.novice(1).status, 'onTheRun');
  assert.ok(scene.allowsPlan(1, move([21, 20], 'sneak')));
});
