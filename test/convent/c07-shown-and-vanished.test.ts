import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ConventSettings } from '../../src/games/convent/rules/settings.ts';
import { table } from '../support/convent-table.ts';
import { move } from '../support/convent-scene.ts';
import type { Scene } from '../support/convent-scene.ts';

/** The Abbess looks along the dormitory passage from 19: she sees 20, 21 and 22. */
const abbess = { space: 19, cameFrom: 18 };

test('C-7.1 a seen novice is shown: her figure stands on her space and follows her as long as she is seen', () => {
  const scene = table({ novices: { 1: {} }, guards: { abbess } }).novicePhase({ 1: move([21], 'sneak') });
  assert.equal(scene.novice(1).figure, 21);
  const follows = table({ novices: { 1: { space: 22, shown: true } }, guards: { abbess } });
  follows.novicePhase({ 1: move([21, 20, 21], 'walk') });
  assert.deepEqual(follows.seenOn(1), [21, 20, 21]);
  assert.equal(follows.novice(1).figure, 21);
  assert.deepEqual(follows.vanished, []);
});

test('C-7.2 when no guard sees her any more her figure goes home and she is hidden', () => {
  const moved = table({ novices: { 1: { space: 21, shown: true } }, guards: { abbess } });
  assert.equal(moved.novicePhase({ 1: move([1], 'sneak') }).novice(1).figure, null);
  const turned = table({ novices: { 1: { space: 21, shown: true } }, guards: { abbess }, stage: 'guards' });
  turned.order('abbess').go('abbess', 18);
  assert.equal(turned.novice(1).figure, null);
  assert.deepEqual(
    turned.happened('figureRemoved').map(each => [each.novice, each.vanished]),
    [[1, null]],
  );
});

test('C-7.3 a vanished token lies between the space she was seen on and the next, for every guard who saw her there', () => {
  for (const [place, to] of [
    ['between', 1],
    ['lastSeen', null],
  ] as const) {
    const scene = table({
      novices: { 1: { space: 21, shown: true } },
      guards: { abbess },
      settings: { 'vanish.place': place },
    });
    scene.novicePhase({ 1: move([1], 'sneak') });
    assert.deepEqual(scene.vanished, [{ at: 21, to, guards: ['abbess'] }]);
  }
  const both = table({
    novices: { 1: { space: 66, shown: true } },
    guards: { abbess: { space: 46, cameFrom: 41 }, prioress: { space: 40, cameFrom: 41 } },
  });
  both.novicePhase({ 1: move([47], 'sneak') });
  assert.deepEqual(both.vanished, [{ at: 66, to: 47, guards: ['abbess', 'prioress'] }]);
});

test('C-7.4 each loss of sight has its own token; still seen by the other guard there is none', () => {
  const twice = table({ novices: { 1: { space: 21, shown: true } }, guards: { abbess } });
  twice.novicePhase({ 1: move([1, 21, 22, 23], 'walk') });
  assert.deepEqual(twice.vanished, [
    { at: 21, to: 1, guards: ['abbess'] },
    { at: 22, to: 23, guards: ['abbess'] },
  ]);
  const other = table({
    novices: { 1: { space: 66, shown: true } },
    guards: { abbess: { space: 46, cameFrom: 41 }, prioress: { space: 40, cameFrom: 41 } },
  });
  other.novicePhase({ 1: move([65], 'sneak') });
  assert.deepEqual(other.vanished, []);
  assert.equal(other.novice(1).figure, 65);
});

test('C-7.4 a token lies for those who saw her on the last space, not for a guard who lost her before', () => {
  const scene = table({
    novices: { 1: { space: 66, shown: true } },
    guards: { abbess: { space: 46, cameFrom: 41 }, prioress: { space: 49, cameFrom: 37 } },
  });
  scene.novicePhase({ 1: move([65, 74, 93], 'walk') });
  const seenBy = (space: number): readonly string[] =>
    scene
      .happened('noviceMoved')[0]!
      .sightings.filter(each => each.space === space)
      .map(each => each.guard)
      .sort();
  for (const token of scene.vanished) assert.deepEqual(token.guards, token.at === 66 ? ['abbess'] : seenBy(token.at));
});

const turnsAway = (settings: Partial<ConventSettings>): Scene =>
  table({ novices: { 1: { space: 21, shown: true } }, guards: { abbess }, stage: 'guards', settings }).order('abbess');

test("C-7.5 a guard's own turn lays no token; vanish.byGuard = token: one on the space, until the next round's removal", () => {
  assert.deepEqual(turnsAway({}).go('abbess', 18).vanished, []);
  const scene = turnsAway({ 'vanish.byGuard': 'token' }).go('abbess', 18);
  const token = { at: 21, to: null, guards: ['abbess'] };
  assert.deepEqual(scene.vanished, [token]);
  assert.deepEqual(scene.happened('figureRemoved')[0]!.vanished!.at, 21);
  scene.go('abbess', 17, 16).stop('abbess', 'walk').patrols('prioress', 3);
  assert.deepEqual(scene.vanished, [token], 'the removal of this round leaves it');
  scene
    .listens(1)
    .listens(1)
    .novicePhase({ 1: move([1], 'sneak') });
  assert.deepEqual(scene.vanished, [token]);
  scene.order('abbess');
  assert.equal(scene.ask('guardMove').freedom, 'free');
  scene.moves('abbess', [17, 18, 27], 'walk').patrols('prioress', 3);
  assert.deepEqual(scene.vanished, []);
});

test('C-7.6 a caught novice never leaves a vanished token', () => {
  const scene = table({
    novices: { 1: { space: 22, shown: true, status: 'caught', captured: 1 } },
    guards: { abbess },
  });
  scene.novicePhase({ 1: move([21, 1], 'walk') });
  assert.deepEqual(scene.seenOn(1), [21]);
  assert.deepEqual(scene.vanished, []);
});

test('C-7.7 a shown novice who stands still in sight stays shown', () => {
  const scene = table({ novices: { 1: { space: 21, shown: true } }, guards: { abbess } }).novicePhase();
  assert.equal(scene.novice(1).figure, 21);
  assert.deepEqual(scene.vanished, []);
});

test('C-7.8 the figure of a caught novice stays on the board until she moves out of sight herself', () => {
  const caught = { space: 22, shown: true, status: 'caught', captured: 1 } as const;
  const guards = { abbess: { ...abbess, card: 'red-26-147' } };
  const away = table({ novices: { 1: caught, 2: {} }, guards, stage: 'guards' });
  away.order('abbess').patrols('abbess', 3).patrols('prioress', 3);
  assert.equal(away.novice(1).figure, 22);

  const hides = table({ novices: { 1: caught }, guards: { abbess } }).novicePhase({ 1: move([21, 1], 'walk') });
  assert.equal(hides.novice(1).figure, null);
  const passes = table({
    novices: { 3: { space: 43, shown: true, status: 'caught', captured: 1 } },
    guards: { abbess },
  });
  passes.novicePhase({ 3: move([23, 22, 21, 20], 'walk') });
  assert.equal(passes.novice(3).figure, 20, 'in sight again at the end');
  const inSight = table({
    novices: { 1: { space: 16, shown: true, status: 'caught', captured: 1 } },
    guards: { abbess: { space: 22, cameFrom: 23 } },
  });
  inSight.novicePhase({ 1: move([17, 18, 19, 20], 'walk') });
  assert.equal(inSight.novice(1).figure, 20);
  const stands = table({
    novices: { 1: { space: 67, shown: true, status: 'caught', captured: 1 } },
    guards: { abbess: { space: 68, cameFrom: 73 } },
  });
  assert.equal(stands.novicePhase().novice(1).figure, null, 'she ends out of sight without a step');
});
