import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pathCards } from '../../src/games/convent/board/path-cards.ts';
import { boardFacts } from '../../src/games/convent/board/facts.ts';
import type { ConventSettings } from '../../src/games/convent/rules/settings.ts';
import { neighbours } from '../support/convent-oracle.ts';
import { table } from '../support/convent-table.ts';
import type { NovicePlace } from '../support/convent-table.ts';
import { move } from '../support/convent-scene.ts';
import type { Scene } from '../support/convent-scene.ts';

test('C-17.14 both guards are free while they see the same novice; one vanished token frees both', () => {
  const scene = table({
    novices: { 1: { space: 66, shown: true } },
    guards: { abbess: { space: 46, cameFrom: 41 }, prioress: { space: 40, cameFrom: 41 } },
  });
  const seeing = scene.fork().novicePhase();
  assert.deepEqual(seeing.tokens, []);
  for (const guard of ['abbess', 'prioress'] as const)
    assert.equal(seeing.fork().order(guard).ask('guardMove').freedom, 'free');
  scene.novicePhase({ 1: move([47], 'sneak') });
  assert.equal(scene.tokens.length, 1);
  for (const guard of ['abbess', 'prioress'] as const)
    assert.equal(scene.fork().order(guard).ask('guardMove').freedom, 'free');
});

test('C-17.15 a novice with key and wish is caught on 40: the key stays, the wish must be visited again', () => {
  const scene = table({
    novices: { 1: { space: 40, key: 7, hasKey: true, hasWish: true }, 2: {} },
    guards: { abbess: { space: 41, cameFrom: 46, clue: true } },
    stage: 'guards',
  });
  scene.order('abbess').go('abbess', 40);
  assert.deepEqual([scene.own(1).hasKey, scene.own(1).hasWish], [true, false]);
  const back = (place: NovicePlace): Scene =>
    table({ novices: { 6: { space: 133, key: 7, hasKey: true, captured: 1, ...place } } }).novicePhase({
      6: move([132, 110, 109], 'walk'),
    });
  assert.equal(back({}).own(6).hasWish, true);
  assert.equal(back({ status: 'caught' }).own(6).hasWish, false);
});

test('C-17.16 a guard on duty reaches the far end with two steps left and walks them on a new card of this end', () => {
  const scene = table({
    novices: { 1: {} },
    guards: { abbess: { space: 142, cameFrom: 143, card: 'red-122-147', from: 147 } },
    stage: 'guards',
  });
  scene
    .order('abbess')
    .go('abbess', 123, 122)
    .take('abbess', 'green-101-122')
    .go('abbess', 123, 124)
    .stop('abbess', 'walk');
  assert.equal(scene.guard('abbess').space, 124);
  assert.deepEqual(scene.view().paths.finished, ['red-122-147']);
});

test('C-17.17 caught once and never: the second wins alone; both caught once: both win', () => {
  const home = (first: number, second: number): readonly string[] =>
    table({
      novices: {
        1: { space: 21, hasKey: true, hasWish: true, captured: first },
        2: { space: 20, hasKey: true, hasWish: true, captured: second },
      },
    }).novicePhase({ 1: move([1], 'sneak'), 2: move([2], 'sneak') }).result!.seats;
  assert.deepEqual(home(1, 0), ['novice2']);
  assert.deepEqual(home(1, 1), ['novice1', 'novice2']);
});

test('C-17.18 every path card is a walk on edges, and no two wishes share a key space', () => {
  for (const { spaces } of pathCards)
    for (let at = 1; at < spaces.length; at++) assert.ok(neighbours.get(spaces[at - 1]!)!.includes(spaces[at]!));
  const keySpaces = boardFacts.wishes.map(wish => boardFacts.keys.find(key => key.number === wish.key)!.space);
  assert.equal(new Set(keySpaces).size, boardFacts.wishes.length);
});

test('C-17.19 the guards wait until every choice of the novice phase is made', () => {
  const scene = table({
    novices: { 3: { space: 65 } },
    guards: { abbess: { space: 40, cameFrom: 39 } },
    settings: { 'noise.tie': 'pickOne' },
  });
  scene.novicePhase({ 3: move([66], 'run', { tie: 'ask' }) }, { 3: 4 });
  scene.refuses({ t: 'orderGuards', seat: 'guards', first: 'abbess' }, 'phaseNotOver', 'C-3.1');
  scene.lay(3, [{ guard: 'abbess', spaces: [39] }]).order('abbess');
});

test('C-17.20 novice 6 goes 16, 15, 14, 7 and then 8, 9, 10 in round 1', () => {
  const first = (settings: Partial<ConventSettings> = {}): Scene =>
    table({ novices: { 6: { key: 1 } }, round: 1, settings });
  const scene = first();
  scene.novicePhase(
    {
      6: move(
        [
          [16, 15, 14, 7],
          [8, 9, 10],
        ],
        'walk',
      ),
    },
    { 6: 3 },
  );
  assert.equal(scene.own(6).hasKey, true);
  assert.equal(scene.own(6).space, 10);
  assert.deepEqual(
    scene.happened('noiseRolled').map(each => [each.modifier, each.reach]),
    [[-1, 2]],
  );
  const uneven = [
    [16, 15],
    [14, 7, 8, 9],
  ];
  for (const mode of ['stand', 'sneak', 'walk'] as const) first().refusesPlan(6, move(uneven, mode), 'modeDoesNotFit');
  assert.ok(first().allowsPlan(6, move(uneven, 'run')));
  const seven = move([[16, 15, 14, 7, 8, 9, 10]], 'walk');
  assert.ok(first({ 'round1.moves': 'combined' }).allowsPlan(6, seven));
  first({ 'round1.moves': 'one' }).refusesPlan(6, seven, 'modeDoesNotFit');
});

test('C-17.21 novice 3 is caught on 41: home in one move with her key, in two without', () => {
  const at41 = (place: NovicePlace, settings: Partial<ConventSettings> = {}): Scene =>
    table({ novices: { 3: { space: 41, status: 'caught', captured: 1, ...place } }, settings });
  const home = move([40, 26, 19, 3], 'walk');
  assert.equal(at41({ hasKey: true }).novicePhase({ 3: home }).own(3).space, 3);
  assert.equal(at41({}, { 'caught.locks': 'ignore' }).novicePhase({ 3: home }).own(3).space, 3);
  at41({}).refusesPlan(3, home, 'mustGoHome');
  assert.ok(at41({}).allowsPlan(3, move([40, 39, 27], 'walk')));
  assert.ok(at41({}).allowsPlan(3, move([40, 39, 27, 18], 'walk')));
  const guarded = table({
    novices: { 3: { space: 41, hasKey: true, status: 'caught', captured: 1 } },
    guards: { abbess: { space: 26, cameFrom: 25 } },
  });
  guarded.refusesPlan(3, home, null);
});

test('C-17.22 a guard steps 73-68; a novice on the run is on 67', () => {
  const steps = (settings: Partial<ConventSettings> = {}): Scene =>
    table({
      novices: { 1: { space: 67, key: 1 }, 2: {} },
      guards: { abbess: { space: 73, cameFrom: 94, clue: true } },
      stage: 'guards',
      settings,
    })
      .order('abbess')
      .go('abbess', 68);
  const hidden = steps();
  assert.equal(hidden.novice(1).figure, null);
  assert.equal(steps({ 'sight.space67': 'table' }).novice(1).figure, 67);
  assert.equal(hidden.go('abbess', 67).novice(1).status, 'caught');
});

test('C-17.23 a guard steps 16-15; novices are on 83, 84 and 85', () => {
  const figures = (settings: Partial<ConventSettings> = {}): readonly (number | null)[] => {
    const scene = table({
      novices: { 1: { space: 83 }, 2: { space: 84 }, 3: { space: 85 } },
      guards: { abbess: { space: 16, cameFrom: 17, clue: true } },
      stage: 'guards',
      settings,
    });
    scene.order('abbess').go('abbess', 15);
    return [1, 2, 3].map(novice => scene.novice(novice as 1 | 2 | 3).figure);
  };
  assert.deepEqual(figures(), [83, null, null]);
  assert.deepEqual(figures({ 'sight.range': 'unlimited' }), [83, 84, 85]);
});

test('C-17.24 a guard stepped 18-19, the other is in the chapel; novice 1, shown on 21, goes to 1', () => {
  const scene = (settings: Partial<ConventSettings> = {}): Scene =>
    table({
      novices: { 1: { space: 21, shown: true }, 2: {} },
      guards: { abbess: { space: 19, cameFrom: 18 }, prioress: { space: 105, cameFrom: 88, card: 'red-26-147' } },
      settings,
    }).novicePhase({ 1: move([1], 'sneak') });
  const between = scene();
  assert.deepEqual(between.vanished, [{ at: 21, to: 1, guards: ['abbess'] }]);
  assert.deepEqual(scene({ 'vanish.place': 'lastSeen' }).vanished, [{ at: 21, to: null, guards: ['abbess'] }]);
  const freedom = (each: Scene, guard: 'abbess' | 'prioress'): string =>
    each.fork().order(guard).ask('guardMove').freedom;
  assert.deepEqual([freedom(between, 'abbess'), freedom(between, 'prioress')], ['free', 'onDuty']);
  const any = scene({ 'token.frees': 'any' });
  assert.deepEqual([freedom(any, 'abbess'), freedom(any, 'prioress')], ['free', 'free']);
  between.order('abbess').go('abbess', 20, 21, 1);
  assert.equal(between.view().captures, 0);
  assert.equal(between.novice(1).figure, null);
});

test('C-17.25 guard A on 40 walked last round, guard B on 41 ran; a novice on 66 has reach 4', () => {
  const hears = (settings: Partial<ConventSettings> = {}): Scene =>
    table({
      novices: { 3: { space: 65 } },
      guards: { abbess: { space: 40, cameFrom: 39 }, prioress: { space: 41, cameFrom: 40, ran: true } },
      settings,
    }).novicePhase({ 3: move([66], 'run') }, { 3: 4 });
  assert.deepEqual([hears().noise('abbess'), hears().noise('prioress')], [[39, 41], []]);
  const listens = hears({ 'noise.ranGuard': 'noListen' });
  assert.deepEqual([listens.noise('abbess'), listens.noise('prioress')], [[39, 41], [46]]);
});

test('C-17.26 a guard who walked rolls 4 beside four novices', () => {
  const heard = (settings: Partial<ConventSettings> = {}): readonly (number | null)[] => {
    const scene = table({
      novices: {
        1: { space: 46, card: 'stand' },
        2: { space: 45, card: 'walk' },
        3: { space: 44, card: 'run' },
        4: { space: 41, status: 'caught', captured: 1, card: 'walk' },
      },
      guards: { abbess: { space: 39, cameFrom: 27, clue: true } },
      stage: 'guards',
      settings,
    });
    scene.order('abbess').moves('abbess', [40, 26, 40], 'walk').patrols('prioress', 3).listens(4);
    return scene.tokens.map(token => token.novice);
  };
  assert.deepEqual(heard(), [2, 3]);
  assert.deepEqual(heard({ 'noise.listenModifier': 'none' }), [1, 2, 3]);
});

test('C-17.27 a guard walking the card 26-122 stands on 23 without a clue', () => {
  const scene = table({
    novices: { 1: {} },
    guards: { abbess: { space: 23, cameFrom: 22, card: 'red-26-122', from: 26 } },
    stage: 'guards',
  });
  scene.order('abbess');
  for (const next of [43, 42, 45, 69]) {
    assert.deepEqual(scene.open, [next]);
    scene.go('abbess', next);
  }
  scene.stop('abbess', 'walk');
});
