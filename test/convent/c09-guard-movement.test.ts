import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pathCards } from '../../src/games/convent/board/path-cards.ts';
import { deal, table } from '../support/convent-table.ts';
import type { GuardPlace, TablePlace } from '../support/convent-table.ts';
import { move } from '../support/convent-scene.ts';
import type { Scene } from '../support/convent-scene.ts';

/** The guards are about to move, the Abbess first. */
const abbess = (place: GuardPlace, more: Partial<TablePlace> = {}): Scene =>
  table({ novices: { 1: {}, 2: {} }, guards: { abbess: place }, stage: 'guards', ...more }).order('abbess');

const onRed: GuardPlace = { space: 25, cameFrom: 26, card: 'red-26-122', from: 26 };
const endingAt = (end: number): readonly string[] =>
  pathCards.filter(card => card.spaces[0] === end || card.spaces.at(-1) === end).map(card => card.id);
const sorted = (names: readonly string[]): readonly string[] => [...names].sort();

test('C-9.1 a guard walks 3-4 or runs 5-6 steps, never fewer than 3, and shows her card after the last', () => {
  const scene = abbess(onRed);
  const way = [24, 42, 45, 69, 70, 71];
  const stops = [[], [], [], ['walk'], ['walk'], ['run'], ['run']] as const;
  const reasons = {
    walk: ['tooFewSteps', 'tooFewSteps', 'tooFewSteps', null, null, 'onlyRunLeft', 'onlyRunLeft'],
    run: ['tooFewSteps', 'tooFewSteps', 'tooFewSteps', 'onlyWalkLeft', 'onlyWalkLeft', null, null],
  } as const;
  for (let steps = 0; steps <= 6; steps++) {
    assert.deepEqual(scene.ask('guardMove').stops, stops[steps]);
    assert.equal(scene.ask('guardMove').steps, steps);
    assert.equal(scene.guard('abbess').card, null);
    for (const mode of ['walk', 'run'] as const) {
      const reason = reasons[mode][steps];
      if (reason) scene.refuses(scene.stopIntent('abbess', mode), reason, 'C-9.1');
      else {
        const ended = scene.fork().stop('abbess', mode);
        assert.deepEqual(
          ended.happened('movementShown').map(each => [each.mode, each.steps]),
          [[mode, steps]],
        );
        assert.equal(ended.guard('abbess').card, mode);
      }
    }
    if (steps < 6) scene.go('abbess', way[steps]!);
  }
  assert.deepEqual(scene.open, []);
  scene.refuses(scene.stepIntent('abbess', 96), 'noStepsLeft', 'C-9.1');
});

test('C-9.1 guards.max = 5: at most five steps', () => {
  const scene = abbess(onRed, { settings: { 'guards.max': '5' } }).go('abbess', 24, 42, 45, 69, 70);
  scene.refuses(scene.stepIntent('abbess', 71), 'noStepsLeft', 'C-9.1');
  assert.deepEqual(scene.open, []);
  assert.deepEqual(scene.ask('guardMove').stops, ['run']);
});

test('C-9.2 guards pass and share spaces with each other and with novices they cannot catch', () => {
  const scene = abbess(onRed, {
    novices: { 1: { space: 24, status: 'caught', captured: 1 }, 2: {}, 3: {} },
    guards: { abbess: onRed, prioress: { space: 42, cameFrom: 43 } },
  });
  scene.go('abbess', 24, 42);
  assert.equal(scene.guard('abbess').space, scene.guard('prioress').space);
  scene.go('abbess', 45);
  assert.equal(scene.view().captures, 1);
});

test('C-9.3 a card is walked from the end where it was taken to the other, without turning back', () => {
  const there = abbess(onRed);
  for (const next of [24, 42, 45]) {
    assert.deepEqual(there.open, [next]);
    there.go('abbess', next);
  }
  const back = abbess({ ...onRed, cameFrom: 24, from: 122 });
  assert.deepEqual(back.open, [26]);
  assert.deepEqual(back.guard('abbess').path, { card: 'red-26-122', from: 122, towards: 26 });
});

test('C-9.4 a guard on duty has no other step', () => {
  const scene = abbess({ ...onRed, space: 42, cameFrom: 24 });
  assert.deepEqual(scene.open, [45]);
  for (const to of [43, 24]) scene.refuses(scene.stepIntent('abbess', to), 'onDuty', 'C-9.4');
  scene.refuses(scene.stepIntent('abbess', 44), null);
});

const to122: GuardPlace = { space: 143, cameFrom: 144, card: 'red-122-147', from: 147 };

test('C-9.5 at the far end the card is discarded and a new one taken at once; she goes on with her steps', () => {
  const scene = abbess({ ...to122, space: 142, cameFrom: 143 }).go('abbess', 123, 122);
  assert.deepEqual(
    scene.happened('pathFinished').map(each => each.card),
    ['red-122-147'],
  );
  assert.deepEqual(scene.view().paths.finished, ['red-122-147']);
  assert.deepEqual(scene.asked('guardMove'), [], 'the card comes first');
  scene.refuses(scene.stepIntent('abbess', 97), null);
  scene.take('abbess', 'green-101-122');
  assert.deepEqual(scene.guard('abbess').path, { card: 'green-101-122', from: 122, towards: 101 });
  assert.equal(scene.guard('abbess').steps, 2);
  scene.go('abbess', 123, 124).stop('abbess', 'walk');
});

test('C-9.5 she takes a new card also if she stops at the end', () => {
  const scene = abbess(to122).go('abbess', 142, 123, 122);
  assert.deepEqual(scene.asked('guardMove'), []);
  scene.take('abbess', 'blue-84-122').stop('abbess', 'walk');
  assert.deepEqual(scene.guard('abbess').path, { card: 'blue-84-122', from: 122, towards: 84 });
});

test('C-9.5 a free guard finishes nothing; on duty at the far end later she does', () => {
  const scene = abbess({ ...to122, clue: true }).go('abbess', 142, 123, 122);
  assert.deepEqual(scene.happened('pathFinished'), []);
  assert.equal(scene.guard('abbess').path!.card, 'red-122-147');
  scene.stop('abbess', 'walk').patrols('prioress', 3).listens(1).listens(1).novicePhase();
  assert.deepEqual(scene.happened('pathFinished'), []);
  scene.order('abbess');
  assert.deepEqual(
    scene.happened('pathFinished').map(each => each.card),
    ['red-122-147'],
  );
  assert.equal(scene.ask('choosePath').guard, 'abbess');
  const passed = abbess({ ...to122, clue: true })
    .go('abbess', 142, 123, 122, 97)
    .stop('abbess', 'walk');
  assert.equal(passed.guard('abbess').path!.card, 'red-122-147');
});

test('C-9.5 a free guard whom a capture puts on duty on the far end finishes her card there', () => {
  const scene = abbess(
    { ...to122, space: 123, cameFrom: 142, clue: true },
    { novices: { 1: { space: 122 }, 2: {}, 3: {} } },
  );
  scene.go('abbess', 122);
  assert.equal(scene.novice(1).status, 'caught');
  assert.deepEqual(
    scene.happened('pathFinished').map(each => each.card),
    ['red-122-147'],
  );
  assert.equal(scene.ask('choosePath').guard, 'abbess');
});

test('C-9.6 she takes any unused card with an end on her space, from one supply for both guards', () => {
  const scene = abbess({ ...to122, space: 123, cameFrom: 142 }, { finished: ['green-101-122'] }).go('abbess', 122);
  const ask = scene.ask('choosePath');
  const cards = endingAt(122).filter(card => !['red-122-147', 'green-101-122', 'yellow-26-122'].includes(card));
  assert.deepEqual(sorted(ask.cards), sorted(cards));
  const take = (card: string) => ({ t: 'takePath', seat: 'guards', guard: 'abbess', card }) as const;
  scene.refuses(take('yellow-26-122'), 'cardNotFree', 'C-9.6');
  scene.refuses(take('green-101-122'), 'cardNotFree', 'C-9.6');
  scene.refuses(take('red-122-147'), 'cardNotFree', 'C-9.6');
  scene.refuses(take('blue-26-84'), 'cardNotHere', 'C-9.6');
  scene.take('abbess', 'red-26-122');
  assert.equal(scene.view().paths.unused.includes('red-26-122'), false);
  assert.deepEqual(scene.guard('abbess').path, { card: 'red-26-122', from: 122, towards: 26 });
});

test('C-9.6 the first choice is at the start of her own first turn, from the eight cards of 26, also if she is free', () => {
  const scene = deal({ novices: [3, 4], settings: { blessings: 'off' } });
  scene.novicePhase({}, { 3: 6 });
  assert.deepEqual(scene.noise('abbess'), [19]);
  scene.order('abbess');
  const first = scene.ask('choosePath');
  assert.equal(first.guard, 'abbess');
  assert.equal(endingAt(26).length, 8);
  assert.deepEqual(sorted(first.cards), sorted(endingAt(26)));
  assert.equal(first.mayTurnBack, false);
  scene.refuses({ t: 'turnBack', seat: 'guards', guard: 'abbess' }, 'noTurnBack', 'C-9.7');
  scene.take('abbess', 'red-26-147');
  assert.equal(scene.ask('guardMove').freedom, 'free');
  assert.equal(scene.guard('prioress').path, null);
  scene.moves('abbess', [40, 41, 46], 'walk');
  assert.deepEqual(sorted(scene.ask('choosePath').cards), sorted(endingAt(26).filter(card => card !== 'red-26-147')));
});

test('C-9.7 a U-turn card walks the finished card back; each of the two is used once', () => {
  const scene = abbess({ ...to122, space: 142, cameFrom: 143 }).go('abbess', 123, 122);
  assert.equal(scene.ask('choosePath').mayTurnBack, true);
  scene.turnBack('abbess');
  assert.deepEqual(scene.guard('abbess').path, { card: 'red-122-147', from: 122, towards: 147 });
  assert.equal(scene.view().paths.uTurnsLeft, 1);
  assert.deepEqual(scene.view().paths.finished, []);
  assert.equal(scene.view().paths.unused.includes('red-122-147'), false);
  assert.deepEqual(
    scene.happened('pathTaken').map(each => each.turnedBack),
    [true],
  );
  assert.deepEqual(scene.open, [123]);

  const spent = abbess({ ...to122, space: 123, cameFrom: 142 }, { uTurnsLeft: 0 }).go('abbess', 122);
  assert.equal(spent.ask('choosePath').mayTurnBack, false);
  spent.refuses({ t: 'turnBack', seat: 'guards', guard: 'abbess' }, 'noTurnBack', 'C-9.7');
});

const others101 = ['green-26-101', 'green-101-122', 'pink-84-101', 'yellow-26-101'];
const at100: GuardPlace = { space: 100, cameFrom: 93, card: 'pink-101-147', from: 147 };

test('C-9.8 with neither an unused card here nor a U-turn all finished paths return, the one just walked included', () => {
  const finished = [...others101, 'red-122-147'];
  const scene = abbess(at100, { finished, uTurnsLeft: 0 }).go('abbess', 101);
  assert.deepEqual(sorted(scene.happened('pathsReturned')[0]!.cards), sorted([...finished, 'pink-101-147']));
  assert.deepEqual(sorted(scene.ask('choosePath').cards), sorted([...others101, 'pink-101-147']));
  assert.equal(scene.view().paths.uTurnsLeft, 0);
  assert.deepEqual(scene.view().paths.finished, []);
  scene.take('abbess', 'pink-101-147');
  assert.deepEqual(scene.guard('abbess').path, { card: 'pink-101-147', from: 101, towards: 147 });
  assert.ok(scene.view().paths.unused.includes('red-122-147'));
});

test('C-9.8 if only a U-turn is left she must take it; with a card left finished paths stay out', () => {
  const scene = abbess(at100, { finished: others101, uTurnsLeft: 1 }).go('abbess', 101);
  assert.deepEqual(scene.ask('choosePath').cards, []);
  assert.equal(scene.ask('choosePath').mayTurnBack, true);
  scene.refuses({ t: 'takePath', seat: 'guards', guard: 'abbess', card: 'green-26-101' }, 'cardNotFree', 'C-9.6');
  scene.turnBack('abbess');
  assert.deepEqual(scene.open, [100]);
  const oneLeft = abbess(at100, { finished: others101.slice(1), uTurnsLeft: 0 }).go('abbess', 101);
  assert.deepEqual(oneLeft.ask('choosePath').cards, ['green-26-101']);
  assert.deepEqual(oneLeft.happened('pathsReturned'), []);
});

test('C-9.6 the choice of a first card also opens a game of one novice with two guard players', () => {
  const scene = deal({ novices: [1], guardPlayers: 2, settings: { 'round1.moves': 'one' } });
  scene.novicePhase({ 1: move([21], 'sneak') }).order('prioress');
  assert.equal(scene.ask('choosePath').seat, 'prioress');
});
