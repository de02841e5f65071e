import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isRefused } from '../../src/engine/contract.ts';
import { game } from '../support/convent-game.ts';
import { table } from '../support/convent-table.ts';
import type { TablePlace } from '../support/convent-table.ts';
import type { Scene } from '../support/convent-scene.ts';

const pair = (more: Partial<TablePlace> = {}): Scene =>
  table({ novices: { 1: {}, 2: {} }, stage: 'guards', guardPlayers: 2, ...more });

test('C-14.1 each guard player has one guard and her blessing; path cards come from one supply', () => {
  const scene = pair({ guards: { abbess: { blessing: 'adjust' }, prioress: { blessing: 'reroll' } } }).order('abbess');
  assert.equal(scene.ask('guardMove').seat, 'abbess');
  assert.deepEqual(scene.asksOf('prioress'), []);
  const { id } = scene.ask('guardMove');
  const step = { t: 'step', ask: id, guard: 'abbess', to: 97 } as const;
  assert.ok(isRefused(game.apply(scene.state, { ...step, seat: 'prioress' })));
  assert.ok(isRefused(game.apply(scene.state, { ...step, seat: 'guards' })));
  scene.go('abbess', 97);
  assert.deepEqual(scene.view('abbess').ownGuards!.blessings, [{ guard: 'abbess', kind: 'adjust' }]);
  assert.deepEqual(scene.view('prioress').ownGuards!.blessings, [{ guard: 'prioress', kind: 'reroll' }]);
});

test('C-14.1 they win together', () => {
  const scene = pair({
    novices: { 1: { space: 21, shown: true, captured: 3 }, 2: {} },
    guards: { abbess: { space: 20, cameFrom: 19, clue: true } },
  }).order('abbess');
  assert.deepEqual(scene.go('abbess', 21).result!.seats, ['abbess', 'prioress']);
});

test('C-14.2 they agree on the order; without agreement the Abbess goes first', () => {
  const wishes = (abbess: 'abbess' | 'prioress', prioress: 'abbess' | 'prioress'): Scene =>
    pair()
      .act({ t: 'orderGuards', seat: 'abbess', first: abbess })
      .act({ t: 'orderGuards', seat: 'prioress', first: prioress });
  assert.equal(wishes('prioress', 'prioress').ask('guardMove').guard, 'prioress');
  assert.equal(wishes('abbess', 'abbess').ask('guardMove').guard, 'abbess');
  assert.equal(wishes('prioress', 'abbess').ask('guardMove').guard, 'abbess');
  assert.equal(wishes('abbess', 'prioress').ask('guardMove').guard, 'abbess');
  assert.deepEqual(
    wishes('abbess', 'prioress')
      .happened('guardsOrdered')
      .map(each => each.agreed),
    [false],
  );
});

test("C-14.3 freedom, hearing, deafness and duty are each guard's own", () => {
  const scene = pair({
    guards: { abbess: { space: 18, cameFrom: 19, clue: true }, prioress: {} },
    novices: { 6: { space: 45, card: 'run' }, 5: {} },
  }).order('abbess');
  assert.equal(scene.ask('guardMove').freedom, 'free');
  scene.moves('abbess', [27, 39, 40], 'walk');
  assert.equal(scene.ask('guardMove').freedom, 'onDuty');
  scene.patrols('prioress', 5, 'run').listens(3);
  assert.deepEqual(scene.noise('abbess'), [41]);
  assert.deepEqual(scene.noise('prioress'), []);
  assert.deepEqual([scene.guard('abbess').deaf, scene.guard('prioress').deaf], [false, true]);
});
