import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TablePlace } from '../support/convent-table.ts';
import { deal, table } from '../support/convent-table.ts';
import { move } from '../support/convent-scene.ts';
import type { Scene } from '../support/convent-scene.ts';

test('C-15.1 run.exact = yes: a run of four steps is refused, one of five is not', () => {
  const scene = table({ novices: { 1: { space: 20 } }, settings: { 'run.exact': 'yes' } });
  scene.refusesPlan(1, move([21, 20, 21, 20], 'run'), 'modeDoesNotFit');
  assert.ok(scene.allowsPlan(1, move([21, 20, 21, 20, 21], 'run')));
});

test('C-15.2 guards.max = 5: the sixth step is refused', () => {
  const walked = (max: '5' | '6'): Scene =>
    table({ novices: { 1: {} }, guards: { abbess: { clue: true } }, stage: 'guards', settings: { 'guards.max': max } })
      .order('abbess')
      .go('abbess', 97, 98, 97, 98, 97);
  walked('6').go('abbess', 98);
  const scene = walked('5');
  scene.refuses(scene.stepIntent('abbess', 98), 'noStepsLeft', 'C-9.1');
});

test('C-15.3 round1.moves = one: the first round has one ordinary move', () => {
  const scene = deal({ novices: [1], settings: { 'round1.moves': 'one' } });
  scene.refusesPlan(1, move([[21], [1]], 'sneak'), 'wrongMoveCount');
  assert.ok(scene.allowsPlan(1, move([21, 1], 'sneak')));
});

test('C-15.4 end.captures = novices: the limit is the number of novices', () => {
  assert.equal(deal({ novices: [1, 2], guardPlayers: 2 }).view().captureLimit, 4);
  assert.equal(
    deal({ novices: [1, 2], guardPlayers: 2, settings: { 'end.captures': 'novices' } }).view().captureLimit,
    2,
  );
});

/** Four captures so far, a fifth by the Abbess ends the game. */
const compared = (catches: readonly [number, number], more: Partial<TablePlace> = {}): readonly string[] =>
  table({
    novices: { 1: { space: 21, shown: true, captured: 4 }, 2: {}, 3: {} },
    guards: {
      abbess: { space: 20, cameFrom: 19, clue: true, catches: catches[0] },
      prioress: { catches: catches[1] },
    },
    stage: 'guards',
    guardPlayers: 2,
    settings: { 'guards.compare': 'yes' },
    ...more,
  })
    .order('abbess')
    .go('abbess', 21).result!.seats;

test('C-15.5 guards.compare = yes: the guard player with more catches wins alone; equal: both', () => {
  assert.deepEqual(compared([2, 2]), ['abbess']);
  assert.deepEqual(compared([0, 4]), ['prioress']);
  assert.deepEqual(compared([1, 3]), ['prioress']);
  assert.deepEqual(compared([2, 3]), ['abbess', 'prioress']);
  assert.deepEqual(compared([0, 4], { settings: {} }), ['abbess', 'prioress']);
});

test('C-15.5 one guard player has nobody to compare with', () => {
  const scene = table({
    novices: { 1: { space: 21, shown: true, captured: 3 }, 2: {}, 3: {} },
    guards: { abbess: { space: 20, cameFrom: 19, clue: true } },
    stage: 'guards',
    settings: { 'guards.compare': 'yes' },
  }).order('abbess');
  assert.deepEqual(scene.go('abbess', 21).result!.seats, ['guards']);
});
