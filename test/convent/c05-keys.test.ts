import assert from 'node:assert/strict';
import { test } from 'node:test';
import { keyPlaces } from '../support/convent-places.ts';
import { table } from '../support/convent-table.ts';
import { move } from '../support/convent-scene.ts';

test('C-5.1 a key is taken where a move ends, standing included, not in passing, and is kept through a capture', () => {
  for (const { number, space, before } of keyPlaces) {
    const ends = table({ novices: { 1: { space: before, key: number } } }).novicePhase({ 1: move([space], 'sneak') });
    assert.equal(ends.own(1).hasKey, true, `key ${number}`);
    assert.equal(ends.own(1).log.at(-1)!.tookKey, true);
    const passes = table({ novices: { 1: { space: before, key: number } } }).novicePhase({
      1: move([space, before], 'sneak'),
    });
    assert.equal(passes.own(1).hasKey, false);
    assert.equal(passes.own(1).log.at(-1)!.tookKey, false);
  }
  const stands = table({ novices: { 1: { space: 10 } } }).novicePhase();
  assert.equal(stands.own(1).hasKey, true);

  const caught = table({
    novices: { 1: { space: 40, hasKey: true }, 2: {} },
    guards: { abbess: { space: 39, cameFrom: 38, clue: true } },
    stage: 'guards',
  });
  caught.order('abbess').go('abbess', 40);
  assert.equal(caught.novice(1).status, 'caught');
  assert.equal(caught.own(1).hasKey, true);
});

test('C-5.2 her key opens every lock of every colour', () => {
  for (const key of [1, 3, 5, 7]) {
    for (const [from, to] of [
      [19, 26],
      [84, 109],
      [101, 118],
      [122, 121],
      [147, 148],
    ] as const) {
      const scene = table({ novices: { 1: { space: from, key, hasKey: true } } });
      assert.ok(scene.allowsPlan(1, move([to], 'sneak')), `key ${key} at ${from}-${to}`);
    }
  }
});

test('C-5.3 holding the key she takes her wish where a move ends', () => {
  const at = (hasKey: boolean) => table({ novices: { 1: { space: 132, key: 8, hasKey } } });
  const taken = at(true).novicePhase({ 1: move([110], 'sneak') });
  assert.equal(taken.own(1).hasWish, true);
  assert.equal(taken.own(1).log.at(-1)!.tookWish, true);
  assert.equal(
    at(true)
      .novicePhase({ 1: move([110, 132], 'sneak') })
      .own(1).hasWish,
    false,
  );
  const without = at(false).novicePhase({ 1: move([110], 'sneak') });
  assert.equal(without.own(1).hasWish, false);
  assert.equal(without.own(1).log.at(-1)!.tookWish, false);
});

test('C-5.4 a capture takes the wish away, which must be visited again', () => {
  const scene = table({
    novices: { 1: { space: 111, key: 8, hasKey: true, hasWish: true }, 2: {}, 3: {} },
    guards: { abbess: { space: 112, cameFrom: 113, clue: true } },
    stage: 'guards',
  });
  scene.order('abbess').go('abbess', 111);
  assert.equal(scene.own(1).hasWish, false);
  assert.equal(scene.own(1).hasKey, true);
  const again = table({ novices: { 1: { space: 110, key: 8, hasKey: true, captured: 1 } } }).novicePhase();
  assert.equal(again.own(1).hasWish, true);
});

test('C-5.5 a caught novice takes neither key nor wish', () => {
  const wish = table({ novices: { 6: { space: 133, key: 7, hasKey: true, status: 'caught', captured: 1 } } });
  wish.novicePhase({ 6: move([132, 110, 109], 'walk') });
  assert.equal(wish.own(6).space, 109);
  assert.equal(wish.own(6).hasWish, false);
  const key = table({
    novices: { 6: { space: 67, key: 7, status: 'caught', captured: 1 } },
    guards: { abbess: { space: 68, cameFrom: 73 } },
  });
  key.novicePhase();
  assert.equal(key.own(6).hasKey, false);
});

test('C-5.6 keys and wishes of others mean nothing, and the two wishes on 121 do not disturb each other', () => {
  const other = table({ novices: { 1: { space: 50, key: 1 } } }).novicePhase({ 1: move([36], 'sneak') });
  assert.equal(other.own(1).hasKey, false);
  const scene = table({
    novices: {
      1: { space: 122, key: 1, hasKey: true },
      2: { space: 122, key: 5, hasKey: true },
      3: { space: 122, key: 6, hasKey: true },
    },
  });
  const inside = move([121], 'sneak');
  scene.novicePhase({ 1: inside, 2: inside, 3: inside });
  assert.deepEqual(
    [1, 2, 3].map(novice => scene.own(novice as 1 | 2 | 3).hasWish),
    [false, true, true],
  );
});

test('C-5.7 no lock hinders a guard', () => {
  const scene = table({
    novices: { 1: {} },
    guards: { abbess: { space: 84, cameFrom: 83, clue: true } },
    stage: 'guards',
  });
  scene.order('abbess').go('abbess', 109, 110, 132);
  assert.equal(scene.guard('abbess').space, 132);
});
