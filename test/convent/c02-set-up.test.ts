import assert from 'node:assert/strict';
import { test } from 'node:test';
import { seatsOf } from '../../src/games/convent/rules/options.ts';
import { noviceNumbers, noviceSeat } from '../../src/games/convent/rules/seats.ts';
import type { BlessingKind } from '../../src/games/convent/rules/terms.ts';
import { isRefused } from '../../src/engine/contract.ts';
import { game } from '../support/convent-game.ts';
import { deal, options, table } from '../support/convent-table.ts';
import { move } from '../support/convent-scene.ts';

test('C-2.1 one to six novices and one or two guard players each have a seat; one guard player moves both guards', () => {
  for (const count of [1, 2, 3, 4, 5, 6]) {
    for (const guardPlayers of [1, 2] as const) {
      const novices = noviceNumbers.slice(0, count);
      const seats = game.seats(options({ novices, guardPlayers }));
      assert.deepEqual(seats, [
        ...novices.map(noviceSeat),
        ...(guardPlayers === 1 ? ['guards'] : ['abbess', 'prioress']),
      ]);
      assert.deepEqual(seats, seatsOf(options({ novices, guardPlayers })));
    }
  }
  const scene = table({ novices: { 1: {} }, stage: 'guards' });
  scene.order('abbess').patrols('abbess', 3);
  assert.equal(scene.ask('guardMove').guard, 'prioress');
  assert.equal(scene.ask('guardMove').seat, 'guards');
});

test('C-2.2 the number of players is novices plus guard players', () => {
  for (const [count, guardPlayers, limit] of [
    [1, 1, 2],
    [3, 2, 5],
    [6, 1, 7],
    [6, 2, 8],
  ] as const) {
    const scene = deal({ novices: noviceNumbers.slice(0, count), guardPlayers });
    assert.equal(scene.view().captureLimit, limit);
  }
});

test('C-2.3 every novice starts on the run in the cell of her number; cells of others are ordinary spaces', () => {
  const scene = deal({ novices: [2, 4, 5], settings: { 'round1.moves': 'one' } });
  for (const novice of [2, 4, 5] as const) {
    assert.equal(scene.own(novice).space, novice);
    assert.equal(scene.novice(novice).status, 'onTheRun');
  }
  assert.deepEqual(
    scene.view().novices.map(each => each.novice),
    [2, 4, 5],
  );
  assert.ok(scene.allowsPlan(2, move([20, 19, 3], 'walk')));
});

test('C-2.4 no secret wish is dealt twice, all eight are in the deck, and nobody sees another one', () => {
  const dealt = new Set<number>();
  for (let seed = 0; seed < 60; seed++) {
    const scene = deal({ seed });
    const keys = noviceNumbers.map(novice => scene.own(novice).key);
    assert.equal(new Set(keys).size, 6);
    for (const key of keys) dealt.add(key);
    assert.equal(scene.view().ownNovice, null);
  }
  assert.deepEqual([...dealt].sort(), [1, 2, 3, 4, 5, 6, 7, 8]);
});

test('C-2.5 each novice and each guard figure gets one blessing of a deck with two of each kind; off: none', () => {
  const seen = new Set<BlessingKind>();
  for (let seed = 0; seed < 30; seed++) {
    const scene = deal({ seed });
    const own = noviceNumbers.map(novice => scene.own(novice).blessing);
    const guards = scene.view('guards').ownGuards!.blessings;
    assert.deepEqual(
      guards.map(each => each.guard),
      ['abbess', 'prioress'],
    );
    const kinds = [...own, ...guards.map(each => each.kind)];
    assert.equal(kinds.length, 8);
    for (const kind of ['adjust', 'reroll', 'extraStep', 'falseNoise'] as const)
      assert.equal(kinds.filter(each => each === kind).length, 2);
    for (const kind of own) seen.add(kind!);
    for (const novice of scene.view().novices) assert.deepEqual(novice.blessing, { state: 'held', kind: null });
    for (const guard of scene.view().guards) assert.deepEqual(guard.blessing, { state: 'held', kind: null });
  }
  assert.equal(seen.size, 4);

  const apart = deal({ guardPlayers: 2 });
  for (const guard of ['abbess', 'prioress'] as const)
    assert.deepEqual(
      apart.view(guard).ownGuards!.blessings.map(each => each.guard),
      [guard],
    );

  const without = deal({ settings: { blessings: 'off' } });
  assert.equal(without.own(1).blessing, null);
  assert.deepEqual(without.novice(1).blessing, { state: 'none', kind: null });
  assert.deepEqual(without.guard('abbess').blessing, { state: 'none', kind: null });
});

test('C-2.6 both guards start on 26 without a facing and see nobody before a first step; round 1, nobody captured', () => {
  const start = deal({});
  for (const guard of start.view().guards) {
    assert.equal(guard.space, 26);
    assert.equal(guard.facing, null);
  }
  assert.equal(start.view().round, 1);
  assert.equal(start.view().captures, 0);

  for (const range of ['unlimited', 'room'] as const) {
    const scene = table({
      novices: { 1: { space: 39 } },
      guards: { abbess: { space: 40, cameFrom: null } },
      settings: { 'sight.range': range },
    });
    scene.plans({ 1: move([38, 39], 'sneak') });
    assert.deepEqual(scene.seenOn(1), []);
    assert.equal(scene.novice(1).figure, null);
  }
});

test("C-2.7 paths.firstChoice: no card lies before a guard's first turn; setup: both are chosen before round 1", () => {
  const later = deal({ novices: [1] });
  assert.equal(later.view().stage, 'plan');
  assert.deepEqual(
    later.view().guards.map(each => each.path),
    [null, null],
  );
  later.novicePhase().order('prioress');
  assert.equal(later.ask('choosePath').guard, 'prioress');

  const early = deal({ novices: [1], settings: { 'paths.firstChoice': 'setup' } });
  assert.equal(early.view().stage, 'setupPaths');
  assert.deepEqual(early.asksOf('novice1'), []);
  const [first] = early.asked('choosePath');
  early.take(first!.guard, 'red-26-122');
  const second = early.ask('choosePath');
  assert.notEqual(second.guard, first!.guard);
  early.refuses({ t: 'takePath', seat: 'guards', guard: second.guard, card: 'red-26-122' }, 'cardNotFree');
  early.take(second.guard, 'blue-26-84');
  assert.equal(early.view().stage, 'plan');
  assert.deepEqual(early.guard(first!.guard).path, { card: 'red-26-122', from: 26, towards: 122 });
  early.novicePhase().order('abbess');
  assert.equal(early.ask('guardMove').guard, 'abbess');
});

test('C-2.1 nobody can act for a seat that is not at the table', () => {
  const scene = deal({ novices: [1] });
  const answer = game.apply(scene.state, {
    t: 'plan',
    seat: 'novice2',
    ask: scene.ask('plan').id,
    moves: [[], []],
    mode: 'stand',
    tie: 'nearestHome',
    release: 'onTheRun',
    blessing: null,
  });
  assert.ok(isRefused(answer));
});
