import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ConventSettings } from '../../src/games/convent/rules/settings.ts';
import type { Mode } from '../../src/games/convent/rules/terms.ts';
import { paces } from '../support/convent-places.ts';
import { table } from '../support/convent-table.ts';
import type { NovicePlace } from '../support/convent-table.ts';
import { move } from '../support/convent-scene.ts';
import type { Scene } from '../support/convent-scene.ts';

/** Novice 1 on an empty stretch of the dormitory passage, out of everybody's sight. */
const onPassage = (settings: Partial<ConventSettings> = {}, place: NovicePlace = {}, round = 2): Scene =>
  table({ novices: { 1: { space: 20, ...place } }, settings, round });

/** Numbers of steps in 0..most that a mode allows for a single move. */
const allowed = (scene: Scene, mode: Mode, most = 12): readonly number[] =>
  Array.from({ length: most + 1 }, (_, steps) => steps).filter(steps => scene.allowsPlan(1, move(paces(steps), mode)));

test('C-4.1 a plan is a walk on edges from her space, and her log holds its last space', () => {
  const scene = onPassage();
  scene.refusesPlan(1, move([22], 'sneak'), 'noEdge');
  scene.refusesPlan(1, move([21, 20, 18], 'walk'), 'noEdge');
  scene.refusesPlan(1, move([156], 'sneak'), 'noEdge');
  scene.novicePhase({ 1: move([21, 22, 21], 'walk') });
  assert.equal(scene.own(1).space, 21);
  const line = scene.own(1).log.at(-1)!;
  assert.deepEqual([line.round, line.from, line.moves, line.mode], [2, 20, [[21, 22, 21]], 'walk']);
});

test('C-4.2 stand 0, sneak 1-2, walk 3-4, run 1-5 steps, and what does not fit is refused', () => {
  const scene = onPassage();
  assert.deepEqual(allowed(scene, 'stand'), [0]);
  assert.deepEqual(allowed(scene, 'sneak'), [1, 2]);
  assert.deepEqual(allowed(scene, 'walk'), [3, 4]);
  assert.deepEqual(allowed(scene, 'run'), [1, 2, 3, 4, 5]);
  scene.refusesPlan(1, move(paces(2), 'walk'), 'modeDoesNotFit');
  scene.refusesPlan(1, move(paces(6), 'run'), 'modeDoesNotFit');
  assert.deepEqual(
    scene.ask('plan').modes.map(({ mode, least, most }) => [mode, least, most]),
    [
      ['stand', 0, 0],
      ['sneak', 1, 2],
      ['walk', 3, 4],
      ['run', 1, 5],
    ],
  );
});

test('C-4.2 the modifiers are -3, -2, -1 and 0, or +1 for a run with noise.run = +1', () => {
  for (const [run, modifier] of [
    ['0', 0],
    ['+1', 1],
  ] as const) {
    for (const [mode, steps, expected] of [
      ['stand', 0, -3],
      ['sneak', 2, -2],
      ['walk', 3, -1],
      ['run', 5, modifier],
    ] as const) {
      const scene = onPassage({ 'noise.run': run }).novicePhase({ 1: move(paces(steps), mode) }, { 1: 5 });
      const [rolled] = scene.happened('noiseRolled');
      assert.deepEqual([rolled!.die, rolled!.modifier, rolled!.reach], [5, expected, 5 + expected]);
      assert.equal(scene.happened('cardShown')[0]!.mode, mode);
    }
  }
});

test('C-4.3 any mode may be repeated, a short run is a bluff, and run.exact asks for exactly five steps', () => {
  const scene = onPassage();
  for (let round = 2; round < 4; round++) {
    scene.novicePhase({ 1: move(paces(1, scene.own(1).space), 'run') });
    scene.order('abbess').patrols('abbess', 3).patrols('prioress', 3).listens(1).listens(1);
  }
  assert.deepEqual(
    scene.own(1).log.map(line => line.mode),
    ['run', 'run'],
  );
  assert.deepEqual(allowed(onPassage({ 'run.exact': 'yes' }), 'run'), [5]);
});

test('C-4.4 a space with a guard can be neither entered nor passed, but left; with no step left she stands', () => {
  const scene = table({ novices: { 1: { space: 20 } }, guards: { abbess: { space: 21, cameFrom: 22 } } });
  scene.refusesPlan(1, move([21], 'sneak'), 'guardInTheWay');
  scene.refusesPlan(1, move([21, 22], 'sneak'), 'guardInTheWay');
  assert.ok(scene.ask('plan').blockedSpaces.includes(21));

  const sharing = table({ novices: { 1: {} }, guards: { abbess: { space: 1, cameFrom: 21 } } });
  assert.ok(sharing.allowsPlan(1, move([21, 20], 'sneak')));
  sharing.refusesPlan(1, move([21, 1], 'sneak'), 'guardInTheWay');

  const shut = table({ novices: { 1: {} }, guards: { abbess: { space: 21, cameFrom: 22 } } });
  shut.refusesPlan(1, move([21], 'sneak'), 'guardInTheWay');
  assert.ok(shut.allowsPlan(1, move([], 'stand')));
});

test('C-4.5 a locked edge is open only to a novice who held her key before the move; other doors are open to all', () => {
  const library = (place: NovicePlace): Scene => table({ novices: { 1: { space: 101, key: 3, ...place } } });
  library({}).refusesPlan(1, move([118], 'sneak'), 'locked');
  assert.ok(library({ hasKey: true }).allowsPlan(1, move([118], 'sneak')));
  assert.ok(library({}).allowsPlan(1, move([92, 91, 102], 'walk')));

  const passing = table({ novices: { 1: { space: 71, key: 8 } } });
  passing.refusesPlan(1, move([72], 'walk'), 'modeDoesNotFit');
  const onKey = table({ novices: { 1: { space: 72, key: 8 } } });
  onKey.refusesPlan(1, move([71, 96, 97, 122, 121], 'run'), 'locked');
  const withKey = table({ novices: { 1: { space: 72, key: 8, hasKey: true } } });
  assert.ok(withKey.allowsPlan(1, move([71, 96, 97, 122, 121], 'run')));
});

test("C-4.5 the guards' side holding keys opens nothing for a novice: every lock is shut in both directions", () => {
  const locks = [
    [19, 26],
    [25, 26],
    [26, 40],
    [84, 109],
    [109, 110],
    [101, 118],
    [119, 126],
    [121, 122],
    [147, 148],
    [154, 155],
  ];
  for (const [a, b] of locks) {
    for (const [from, to] of [
      [a!, b!],
      [b!, a!],
    ] as const) {
      table({ novices: { 1: { space: from } } }).refusesPlan(1, move([to], 'sneak'), 'locked');
      assert.ok(table({ novices: { 1: { space: from, hasKey: true } } }).allowsPlan(1, move([to], 'sneak')));
    }
  }
});

test('C-4.6 novices share spaces and enter any cell', () => {
  const scene = table({ novices: { 1: { space: 20 }, 2: {}, 3: { space: 19 } } });
  scene.novicePhase({ 1: move([2], 'sneak'), 3: move([20, 2], 'sneak') });
  assert.deepEqual(
    [1, 2, 3].map(novice => scene.own(novice as 1 | 2 | 3).space),
    [2, 2, 2],
  );
});

test('C-4.7 a caught novice does not move freely', () => {
  const scene = table({ novices: { 1: { space: 40, status: 'caught', captured: 1 } } });
  scene.refusesPlan(1, move([39], 'sneak'), 'mustGoHome');
  scene.refusesPlan(1, move([], 'stand'), 'mustGoHome');
});

const firstRound = (settings: Partial<ConventSettings> = {}, place: NovicePlace = {}): Scene =>
  onPassage(settings, place, 1);

test('C-4.8 in round 1 she makes two full moves that fit one card, with two ends and one roll', () => {
  const scene = firstRound();
  assert.equal(scene.ask('plan').moveCount, 2);
  const fits = (first: number, second: number, mode: Mode): boolean =>
    scene.allowsPlan(1, move([paces(first), paces(second, first % 2 === 0 ? 20 : 21)], mode));
  const pairs: readonly (readonly [Mode, number, number])[] = [
    ['stand', 0, 0],
    ['sneak', 1, 2],
    ['walk', 3, 4],
    ['run', 1, 5],
  ];
  for (const [mode, least, most] of pairs) {
    for (let first = 0; first <= 6; first++)
      for (let second = 0; second <= 6; second++) {
        const inside = [first, second].every(steps => steps >= least && steps <= most);
        assert.equal(fits(first, second, mode), inside, `${mode} ${first} and ${second}`);
      }
  }
  scene.refusesPlan(1, move([paces(4)], 'walk'), 'wrongMoveCount');
  scene.refusesPlan(1, move([[21], [20], [21]], 'sneak'), null);
  scene.novicePhase({ 1: move([paces(3), paces(4, 21)], 'walk') }, { 1: 4 });
  assert.deepEqual(scene.own(1).log.at(-1)!.moves, [
    [21, 20, 21],
    [20, 21, 20, 21],
  ]);
  assert.deepEqual(
    scene.happened('noiseRolled').map(each => each.modifier),
    [-1],
  );
  assert.deepEqual(
    scene.happened('cardShown').map(each => each.mode),
    ['walk'],
  );
  onPassage().refusesPlan(1, move([[21], [20]], 'sneak'), 'wrongMoveCount');
});

test('C-4.8 the first end of round 1 counts fully: a key taken there opens doors in the second move', () => {
  const route = [[72], [71, 96, 97, 122, 121]];
  const scene = firstRound({}, { space: 71, key: 8 });
  scene.novicePhase({ 1: move(route, 'run') });
  assert.equal(scene.own(1).space, 121);
  assert.equal(scene.own(1).hasKey, true);
  firstRound({}, { space: 71, key: 7 }).refusesPlan(1, move(route, 'run'), 'locked');
  firstRound({}, { space: 71, key: 8 }).refusesPlan(
    1,
    move(
      [
        [72, 71],
        [96, 97, 122, 121],
      ],
      'run',
    ),
    'locked',
  );
  const wish = firstRound({}, { space: 110, key: 7, hasKey: true });
  wish.novicePhase({ 1: move([[109], [110]], 'sneak') });
  assert.equal(wish.own(1).hasWish, true);
});

test('C-4.9 round1.moves = combined: one move with the summed range; one: round 1 is like the others', () => {
  const combined = firstRound({ 'round1.moves': 'combined' });
  assert.equal(combined.ask('plan').moveCount, 1);
  assert.deepEqual(allowed(combined, 'stand'), [0]);
  assert.deepEqual(allowed(combined, 'sneak'), [2, 3, 4]);
  assert.deepEqual(allowed(combined, 'walk'), [6, 7, 8]);
  assert.deepEqual(allowed(combined, 'run'), [2, 3, 4, 5, 6, 7, 8, 9, 10]);
  assert.deepEqual(allowed(firstRound({ 'round1.moves': 'combined', 'run.exact': 'yes' }), 'run'), [10]);
  assert.deepEqual(allowed(onPassage({ 'round1.moves': 'combined' }), 'walk'), [3, 4]);

  const one = firstRound({ 'round1.moves': 'one' });
  assert.equal(one.ask('plan').moveCount, 1);
  assert.deepEqual(allowed(one, 'walk'), [3, 4]);
  assert.deepEqual(allowed(one, 'run'), [1, 2, 3, 4, 5]);
});

test('C-4.9 round1.noise = none: nobody rolls in the novice phase of round 1, guards listen all the same', () => {
  for (const [noise, rolls] of [
    ['once', 1],
    ['none', 0],
  ] as const) {
    const scene = firstRound({ 'round1.noise': noise });
    scene.novicePhase({ 1: move([[21], [20]], 'sneak') });
    assert.equal(scene.happened('noiseRolled').length, rolls);
    scene.order('abbess').patrols('abbess', 3).patrols('prioress', 3).listens(2).listens(3);
    assert.equal(scene.happened('listeningRolled').length, 2);
    scene.novicePhase();
    assert.equal(scene.happened('noiseRolled').length, rolls + 1);
  }
});
