import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import test from 'node:test';
import { createCore } from '../../src/core/load.ts';
import { openBoard } from '../../src/games/convent/board/board.ts';
import { presets } from '../../src/games/convent/rules/settings.ts';
import { hearingFaces, hearingSpaces } from '../../src/games/convent/ui/hearing.ts';
import { aimOf, targetsOf } from '../../src/games/convent/ui/heading.ts';
import { GuardLight } from '../../src/games/convent/ui/light.ts';
import { patrolForecast } from '../../src/games/convent/ui/patrol-forecast.ts';
import { reachFrom, reachedSpaces, shortestWay } from '../../src/games/convent/ui/way.ts';

const core = await createCore(readFileSync(new URL('../../build/core.wasm', import.meta.url)));
const board = openBoard(core);
const light = new GuardLight(core, board);
const settings = presets.first2010;

const limits = { start: 6, maxSteps: 5, locksOpen: false, blockedSpaces: [26] };

test('C-8.1, C-8.2: the chance to be heard counts the faces whose sum reaches the guard', () => {
  assert.equal(hearingFaces(1, 0), 6);
  assert.equal(hearingFaces(4, -1), 2, 'a walk four steps away: 5 and 6');
  assert.equal(hearingFaces(0, -3), 3, 'a sum of 0 is silence even beside her');
  assert.equal(hearingFaces(4, -3), 0);
});

test('the spaces from which a movement can be heard are those within the loudest sum, by steps of way', () => {
  const heard = hearingSpaces(board, { space: 19, modifier: -2, spaceCount: 155 });
  assert.ok(heard.every(({ space, steps }) => steps === board.distance(space, 19) && steps >= 1 && steps <= 4));
  assert.ok(
    heard.some(({ space }) => space === 26),
    'a lock does not dampen',
  );
  const all = Array.from({ length: 155 }, (_, index) => index + 1);
  assert.equal(heard.length, all.filter(space => board.distance(space, 19) <= 4).length - 1);
});

test('a tapped space is reached by a shortest way that keeps out of the light where it can', () => {
  const reach = reachFrom(board, limits);
  for (const to of reachedSpaces(reach)) {
    const way = shortestWay(board, { reach, to })!;
    assert.equal(way.length, reach.steps[to]);
    assert.equal(way.at(-1), to);
    way.forEach((space, index) => assert.ok(board.isEdge(way[index - 1] ?? limits.start, space)));
  }
  assert.equal(shortestWay(board, { reach, to: 151 }), null);
  const start = { start: 63, maxSteps: 4, locksOpen: true, blockedSpaces: [] };
  const open = reachFrom(board, start);
  const two = reachedSpaces(open).filter(
    space => open.steps[space] === 2 && board.firstSteps(63, space).length > 1,
  )[0]!;
  for (const shunned of board.firstSteps(63, two)) {
    assert.notEqual(shortestWay(board, { reach: open, to: two, shunned: new Set([shunned]) })![0], shunned);
  }
});

test('a way never passes a closed lock', () => {
  const reach = reachFrom(board, { start: 19, maxSteps: 1, locksOpen: false, blockedSpaces: [] });
  assert.equal(shortestWay(board, { reach, to: 26 }), null);
  assert.deepEqual(shortestWay(board, { reach: reachFrom(board, { ...reach.limits, locksOpen: true }), to: 26 }), [26]);
});

test('C-9.4: the forecast walks the card and adds up what each turn and step would show', () => {
  const guard = { space: 26, facing: { from: 19, to: 26 }, path: { card: 'green-26-101', from: 26, towards: 101 } };
  const forecast = patrolForecast({ board, light, settings, novice: 3 }, guard)!;
  assert.deepEqual(forecast.ways, [[40, 41, 46, 68, 73, 94]]);
  const after = light.seenSpaces({ space: 46, facing: { from: 41, to: 46 } }, { settings, novice: 3 });
  assert.ok(after.length > 1 && after.every(space => forecast.seen.includes(space)));
  assert.ok(!forecast.seen.includes(101), 'the last step is beyond six');
});

test('C-10.6: off her card she goes back by every shortest way; without a card nobody can tell', () => {
  const path = { card: 'red-26-122', from: 26, towards: 122 };
  const forecast = patrolForecast(
    { board, light, settings, novice: 1 },
    { space: 23, facing: { from: 22, to: 23 }, path },
  )!;
  assert.ok(
    forecast.ways.some(way => way.slice(0, 4).join() === '43,42,45,69'),
    'C-17.27',
  );
  assert.equal(patrolForecast({ board, light, settings, novice: 1 }, { space: 23, facing: null, path: null }), null);
});

test('C-2.6, C-6.1, C-6.7: no light before the first step, none in her own cell, none on concealed spaces', () => {
  assert.deepEqual(light.seenSpaces({ space: 26, facing: null }, { settings, novice: 1 }), []);
  assert.equal(light.cone({ space: 26, facing: null }, settings), null);
  const inCell = { space: 3, facing: { from: 19, to: 3 } };
  assert.ok(!light.seenSpaces(inCell, { settings, novice: 3 }).includes(3));
  assert.ok(light.seenSpaces(inCell, { settings, novice: 2 }).includes(3));
  const beside67 = { space: 68, facing: { from: 73, to: 68 } };
  assert.ok(!light.seenSpaces(beside67, { settings, novice: 1 }).includes(67));
});

test('the light is a polygon that begins at the guard, and none where sight goes by rooms', () => {
  const cone = light.cone({ space: 15, facing: { from: 16, to: 15 } }, settings)!;
  assert.ok(cone.length >= 6 && cone.length % 2 === 0);
  assert.equal(light.cone({ space: 15, facing: { from: 16, to: 15 } }, presets.reprint), null);
});

test('what a novice needs next: key, wish, home, and straight home when caught', () => {
  const own = {
    novice: 3,
    space: 3,
    key: 5,
    hasKey: false,
    hasWish: false,
    blessing: null,
    log: [],
    planned: null,
  } as const;
  assert.equal(aimOf(own, { isCaught: false }), 'key');
  assert.equal(aimOf({ ...own, hasKey: true }, { isCaught: false }), 'wish');
  assert.equal(aimOf({ ...own, hasKey: true, hasWish: true }, { isCaught: false }), 'home');
  assert.equal(aimOf(own, { isCaught: true }), 'home');
  assert.deepEqual(
    targetsOf(own).map(({ kind, space }) => `${kind} ${space}`),
    ['key 130', 'wish 121', 'home 3'],
  );
  assert.deepEqual(
    targetsOf({ ...own, hasKey: true, hasWish: true }).map(({ kind }) => kind),
    ['home'],
  );
});
