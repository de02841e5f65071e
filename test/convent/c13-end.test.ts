import assert from 'node:assert/strict';
import { test } from 'node:test';
import { table } from '../support/convent-table.ts';
import type { NovicePlace, TablePlace } from '../support/convent-table.ts';
import { move } from '../support/convent-scene.ts';
import type { Scene } from '../support/convent-scene.ts';

const bringing: NovicePlace = { hasKey: true, hasWish: true };

test('C-13.1 a novice who holds key and wish and ends in her own cell wins, shown or not', () => {
  const scene = table({ novices: { 1: { space: 21, ...bringing }, 2: {} } });
  scene.plans({ 1: move([1], 'sneak') });
  assert.equal(scene.result, null, 'noise and status come first');
  scene.rolls();
  assert.deepEqual(scene.result!.seats, ['novice1']);
  assert.deepEqual([scene.result!.side, scene.result!.reason], ['novices', 'home']);
  assert.equal(scene.view().stage, 'over');
  assert.deepEqual(
    scene.seats.flatMap(seat => scene.asksOf(seat)),
    [],
  );

  const shown = table({
    novices: { 1: { space: 21, shown: true, ...bringing } },
    guards: { abbess: { space: 1, cameFrom: 21 }, prioress: { space: 20, cameFrom: 19 } },
  });
  shown.refusesPlan(1, move([1], 'sneak'), 'guardInTheWay');
  const seenAtHome = table({
    novices: { 1: { space: 20, ...bringing } },
    guards: { abbess: { space: 19, cameFrom: 18 } },
    settings: { 'cell.safe': 'no' },
  });
  assert.deepEqual(seenAtHome.novicePhase({ 1: move([21, 1], 'sneak') }).result!.seats, ['novice1']);
  const standing = table({ novices: { 1: { ...bringing } } }).novicePhase();
  assert.deepEqual(standing.result!.seats, ['novice1']);
});

test("C-13.1 passing her cell, another's cell, or key without wish do not win", () => {
  const ends = (place: NovicePlace, route: readonly number[]): Scene =>
    table({ novices: { 1: { space: 21, ...place }, 2: {} } }).novicePhase({ 1: move(route, 'run') });
  assert.equal(ends(bringing, [1, 21]).result, null);
  assert.equal(ends(bringing, [20, 2]).result, null);
  assert.equal(ends({ hasKey: true }, [1]).result, null);
  assert.deepEqual(ends(bringing, [1]).result!.seats, ['novice1']);
});

test('C-13.2 of several at once the one caught fewest times wins; still equal they share', () => {
  const home = (captured: readonly [number, number, number]): Scene => {
    const novices = Object.fromEntries(
      captured.map((count, index) => [index + 1, { ...bringing, captured: count, space: [21, 20, 19][index]! }]),
    ) as TablePlace['novices'];
    const scene = table({ novices: { ...novices, 4: {} } });
    return scene.novicePhase({ 1: move([1], 'sneak'), 2: move([2], 'sneak'), 3: move([3], 'sneak') });
  };
  assert.deepEqual(home([1, 0, 2]).result!.seats, ['novice2']);
  assert.deepEqual(home([1, 1, 2]).result!.seats, ['novice1', 'novice2']);
  assert.deepEqual(home([0, 0, 0]).result!.seats, ['novice1', 'novice2', 'novice3']);
});

/** Two novices and a guard player, two captures so far; a third is about to be made. */
const lastCatch = (settings: TablePlace['settings'] = {}, captured = 2): Scene =>
  table({
    novices: { 1: { space: 21, shown: true, captured }, 2: {} },
    guards: { abbess: { space: 20, cameFrom: 19, clue: true } },
    stage: 'guards',
    settings,
  }).order('abbess');

test('C-13.3 the guards win at once when the captures reach the number of players, in the middle of a move', () => {
  const scene = lastCatch().go('abbess', 21);
  assert.deepEqual(scene.result!.seats, ['guards']);
  assert.deepEqual([scene.result!.side, scene.result!.reason], ['guards', 'captures']);
  assert.equal(scene.view().stage, 'over');
  assert.equal(lastCatch({}, 1).go('abbess', 21).result, null);
});

test('C-13.3 end.captures = novices: at the number of novices', () => {
  assert.equal(lastCatch({ 'end.captures': 'novices' }, 0).go('abbess', 21).result, null);
  const scene = lastCatch({ 'end.captures': 'novices' }, 1).go('abbess', 21);
  assert.equal(scene.result!.reason, 'captures');
  assert.equal(scene.view().captureLimit, 2);
});

test('C-13.3 guard players count as players', () => {
  const scene = table({
    novices: { 1: { space: 21, shown: true, captured: 2 }, 2: {} },
    guards: { abbess: { space: 20, cameFrom: 19, clue: true } },
    stage: 'guards',
    guardPlayers: 2,
  }).order('abbess');
  assert.equal(scene.go('abbess', 21).result, null);
});

function lastRound(round: number, settings: TablePlace['settings'] = {}): Scene {
  const scene = table({ novices: { 1: {}, 2: {} }, round, settings }).novicePhase();
  scene.order('abbess').patrols('abbess', 3).patrols('prioress', 3).listens(1);
  assert.equal(scene.result, null);
  return scene.listens(1);
}

test('C-13.4 the guards win when the last round ends without a winner: 15, or 14 with end.rounds = 14', () => {
  const scene = lastRound(15);
  assert.deepEqual([scene.result!.side, scene.result!.reason, scene.result!.seats], ['guards', 'rounds', ['guards']]);
  assert.equal(lastRound(14).result, null);
  assert.equal(lastRound(14, { 'end.rounds': '14' }).result!.reason, 'rounds');
  assert.equal(lastRound(13, { 'end.rounds': '14' }).result, null);
});

test('C-13.4 nobody moves after the last round', () => {
  const scene = lastRound(15);
  assert.deepEqual(
    scene.seats.flatMap(seat => scene.asksOf(seat)),
    [],
  );
  scene.refuses(scene.planIntent(1, { route: [], mode: 'stand' }), 'gameOver');
});

test('C-13.4 a game that is given up has no winner and opens everything', () => {
  const scene = table({ novices: { 1: { key: 4 }, 2: {} } }).act({ t: 'resign', seat: 'novice2' });
  assert.deepEqual([scene.result!.seats, scene.result!.side, scene.result!.reason], [[], 'nobody', 'resigned']);
  assert.equal(scene.view('open').open!.novices[0]!.key, 4);
});
