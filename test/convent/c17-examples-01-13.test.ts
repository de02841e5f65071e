import assert from 'node:assert/strict';
import { test } from 'node:test';
import { table } from '../support/convent-table.ts';
import { move } from '../support/convent-scene.ts';

test('C-17.1 a novice shows walk in every round', () => {
  const scene = table({ novices: { 1: { space: 20 } } });
  scene.novicePhase({ 1: move([21, 22, 23], 'walk') });
  scene.order('abbess').patrols('abbess', 3).patrols('prioress', 3).listens(1).listens(1);
  scene.novicePhase({ 1: move([22, 21, 20], 'walk') });
  assert.deepEqual(
    scene.own(1).log.map(line => line.mode),
    ['walk', 'walk'],
  );
});

test('C-17.2 she plans first and then shows a card that fits the steps', () => {
  const scene = table({ novices: { 1: { space: 20 } } });
  scene.refusesPlan(1, move([21, 22], 'walk'), 'modeDoesNotFit');
  scene.plans({ 1: move([21, 22], 'sneak') });
  assert.deepEqual(
    scene.happened('cardShown').map(each => each.mode),
    ['sneak'],
  );
  const order = scene.events.map(event => event.t);
  assert.ok(order.indexOf('noviceMoved') < order.indexOf('cardShown'));
});

test('C-17.3 a guard on 40 who faces east steps to 39: she is checked on both', () => {
  const scene = table({
    novices: {
      2: { space: 66, status: 'caught', captured: 1 },
      3: { space: 64, status: 'caught', captured: 1 },
      4: {},
    },
    guards: { abbess: { space: 40, cameFrom: 39, clue: true } },
    stage: 'guards',
  });
  scene.order('abbess').step('abbess', 39);
  assert.deepEqual(
    scene.happened('guardTurned').map(each => [each.at, each.facing]),
    [[40, { from: 40, to: 39 }]],
  );
  assert.deepEqual(
    scene.happened('guardTurned')[0]!.sightings.map(each => each.novice),
    [2, 3],
  );
  assert.deepEqual(
    scene.happened('guardStepped')[0]!.sightings.map(each => [each.novice, each.guardSpace]),
    [[3, 39]],
  );
});

test('C-17.4 a guard on duty who sees a novice leaves the path at once, makes up to 6 steps and then does not listen', () => {
  const scene = table({
    novices: { 2: { space: 53 }, 3: {}, 4: {} },
    guards: { abbess: { space: 37, cameFrom: 38, card: 'red-26-147' } },
    stage: 'guards',
  });
  scene.order('abbess');
  assert.equal(scene.ask('guardMove').freedom, 'onDuty');
  scene.go('abbess', 49, 50);
  assert.equal(scene.ask('guardMove').freedom, 'free');
  scene.go('abbess', 36, 50, 36, 50);
  assert.equal(scene.ask('guardMove').steps, 6);
  scene.stop('abbess', 'run').patrols('prioress', 3).listens(1);
  assert.deepEqual(
    scene.happened('listeningRolled').map(each => each.guard),
    ['prioress'],
  );
});

test('C-17.5 a guard who has made 5 steps cannot show walk', () => {
  const scene = table({ novices: { 1: {} }, stage: 'guards' }).order('abbess');
  for (let steps = 0; steps < 5; steps++) scene.go('abbess', scene.open[0]!);
  scene.refuses(scene.stopIntent('abbess', 'walk'), 'onlyRunLeft', 'C-9.1');
  scene.stop('abbess', 'run');
});

test('C-17.6 a guard enters the space of a caught novice: no capture', () => {
  const scene = table({
    novices: { 1: { space: 97, status: 'caught', captured: 1 }, 2: {} },
    stage: 'guards',
  });
  scene.order('abbess').go('abbess', 97);
  assert.equal(scene.view().captures, 1);
});

test('C-17.7 a guard who sees only a caught novice, with no token, stays on her path', () => {
  const scene = table({
    novices: { 1: { space: 21, shown: true, status: 'caught', captured: 1 }, 2: {} },
    guards: { abbess: { space: 19, cameFrom: 18, card: 'red-26-147' } },
    stage: 'guards',
  });
  scene.order('abbess');
  assert.equal(scene.ask('guardMove').freedom, 'onDuty');
  assert.deepEqual(scene.open, [26]);
});

test('C-17.8 a caught novice walks out of sight: no token, and she may stay caught or be on the run', () => {
  for (const [release, status] of [
    ['stayCaught', 'caught'],
    ['onTheRun', 'onTheRun'],
  ] as const) {
    const hidden = table({
      novices: { 4: { space: 40, shown: true, status: 'caught', captured: 1 } },
      guards: { abbess: { space: 41, cameFrom: 46 } },
    });
    hidden.novicePhase({ 4: move([39, 27, 18], 'walk', { release }) });
    assert.deepEqual(hidden.vanished, []);
    assert.deepEqual(hidden.seenOn(4), [39]);
    assert.equal(hidden.novice(4).status, status);
  }
});

test('C-17.9 with both U-turns spent a guard at 101 takes an unused card; finished cards stay out', () => {
  const scene = table({
    novices: { 1: {} },
    guards: { abbess: { space: 100, cameFrom: 93, card: 'pink-101-147', from: 147 } },
    stage: 'guards',
    finished: ['green-26-101', 'yellow-26-101'],
    uTurnsLeft: 0,
  });
  scene.order('abbess').go('abbess', 101);
  assert.equal(scene.ask('choosePath').mayTurnBack, false);
  assert.deepEqual([...scene.ask('choosePath').cards].sort(), ['green-101-122', 'pink-84-101']);
});

test('C-17.10 a novice with a blue key passes the green lock 101-118', () => {
  const scene = table({ novices: { 1: { space: 101, key: 7, hasKey: true } } });
  scene.novicePhase({ 1: move([118], 'sneak') });
  assert.equal(scene.own(1).space, 118);
});

test("C-17.11 noise passes locked doors: tokens on 109 and on the novice's own 121", () => {
  const scene = table({
    novices: { 1: { space: 110, hasKey: true }, 2: { space: 121, hasKey: true } },
    guards: { abbess: { space: 84, cameFrom: 83 }, prioress: { space: 122, cameFrom: 97 } },
  });
  scene.novicePhase({}, { 1: 5, 2: 4 });
  assert.deepEqual(scene.noise('abbess'), [109]);
  assert.deepEqual(scene.noise('prioress'), [121]);
});

test('C-17.12 a standing novice who rolls 3 is silent beside a guard; a sneaking one with 5 reaches 3', () => {
  const scene = table({
    novices: { 1: { space: 21 }, 2: { space: 44 } },
    guards: { abbess: { space: 22, cameFrom: 21 }, prioress: { space: 98, cameFrom: 97 } },
  });
  scene.novicePhase({ 2: move([43], 'sneak') }, { 1: 3, 2: 5 });
  assert.deepEqual(
    scene.happened('noiseRolled').map(each => each.reach),
    [0, 3],
  );
  assert.deepEqual(
    scene.tokens.map(each => each.novice),
    [2],
  );
});

test('C-17.13 a plan through a space in view that is taken back is not remembered', () => {
  const guards = { abbess: { space: 19, cameFrom: 18 } };
  const scene = table({ novices: { 1: {}, 2: {} }, guards });
  const taken = scene.fork().plan(1, [21, 1], 'sneak');
  assert.deepEqual(taken.witnessed('table'), []);
  scene.novicePhase({ 1: move([], 'stand') });
  assert.equal(scene.novice(1).figure, null);
  assert.deepEqual(scene.seenOn(1), []);
  assert.deepEqual(scene.tokens, []);
});
