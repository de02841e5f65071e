import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ConventSettings } from '../../src/games/convent/rules/settings.ts';
import { distance, firstSteps } from '../support/convent-oracle.ts';
import { table } from '../support/convent-table.ts';
import type { GuardPlace, TablePlace } from '../support/convent-table.ts';
import { move } from '../support/convent-scene.ts';
import type { Scene } from '../support/convent-scene.ts';

/** Novice 3 runs from 65 to 66; the Abbess stands on 40 with her back to her, four steps away by two ways. */
const runTo66 = { 3: move([66], 'run') };
const at65 = { 3: { space: 65 } };
const eastwards: GuardPlace = { space: 40, cameFrom: 39 };
const ties = (settings: Partial<ConventSettings> = {}, guards: TablePlace['guards'] = { abbess: eastwards }): Scene =>
  table({ novices: at65, guards, settings });

test('C-8.1 each novice on the run rolls once, in the order of numbers, and the roll holds against both guards', () => {
  const scene = table({
    novices: { 3: { space: 65 }, 1: {}, 4: { space: 27, status: 'caught', captured: 1 } },
    guards: { abbess: eastwards, prioress: { space: 44, cameFrom: 45 } },
  });
  scene.novicePhase({ 3: move([66], 'run'), 4: move([18, 4], 'walk') }, { 1: 2, 3: 5 });
  assert.deepEqual(
    scene.happened('noiseRolled').map(({ novice, die, reach }) => [novice, die, reach]),
    [
      [1, 2, -1],
      [3, 5, 5],
    ],
  );
  assert.deepEqual(scene.noise('abbess'), [39, 41]);
  assert.deepEqual(scene.noise('prioress'), [45]);
});

test('C-8.1 a typed die has six sides', () => {
  const scene = ties().plans(runTo66);
  for (const die of [0, 7, 1.5]) scene.refuses({ t: 'roll', seat: 'novice3', die }, die === 1.5 ? null : 'noSuchDie');
  scene.rolls({ 3: 6 });
});

test('C-8.1 noise.visible = silent: a novice who is shown at the end of her move does not roll', () => {
  for (const [visible, rolled] of [
    ['rolls', [1, 2]],
    ['silent', [2]],
  ] as const) {
    const scene = table({
      novices: { 1: {}, 2: {} },
      guards: { abbess: { space: 19, cameFrom: 18 } },
      settings: { 'noise.visible': visible },
    });
    scene.novicePhase({ 1: move([21], 'run'), 2: move([20, 2], 'run') }, { 1: 1, 2: 2 });
    assert.deepEqual(
      scene.happened('noiseRolled').map(each => each.novice),
      rolled,
    );
  }
});

test('C-8.2 she is heard when her reach is positive and at least the distance; doors and locks do not dampen', () => {
  for (const [die, heard] of [
    [3, false],
    [4, true],
    [5, true],
  ] as const)
    assert.equal(ties().novicePhase(runTo66, { 3: die }).noise().length > 0, heard, `die ${die}`);
  const silent = table({
    novices: { 1: { space: 25, hasKey: true } },
    guards: { abbess: { space: 26, cameFrom: 19 } },
  });
  assert.deepEqual(silent.fork().novicePhase({}, { 1: 3 }).tokens, []);
  assert.deepEqual(silent.novicePhase({}, { 1: 4 }).noise(), [25]);
  const lock = table({ novices: { 1: { space: 110, hasKey: true } }, guards: { abbess: { space: 84, cameFrom: 83 } } });
  assert.deepEqual(lock.novicePhase({}, { 1: 5 }).noise('abbess'), [109]);
  assert.deepEqual(
    table({ novices: { 1: { space: 110 } }, guards: { abbess: { space: 84, cameFrom: 83 } } }).novicePhase({}, { 1: 4 })
      .tokens,
    [],
  );
});

test('C-8.3 the token lies on the first step from the guard towards the novice, for that guard only', () => {
  for (const [guard, novice] of [
    [41, 66],
    [84, 110],
    [122, 121],
    [133, 110],
    [26, 3],
    [51, 61],
    [98, 120],
  ] as const) {
    const scene = table({ novices: { 6: { space: novice } }, guards: { abbess: { space: guard, cameFrom: null } } });
    scene.novicePhase({}, { 6: 6 });
    const reaches = distance(guard, novice) <= 3;
    assert.deepEqual(scene.noise('abbess'), reaches ? firstSteps(guard, novice) : [], `${guard} hears ${novice}`);
    for (const token of scene.tokens) assert.deepEqual([token.kind, token.novice], ['noise', 6]);
  }
  const scene = ties().novicePhase(runTo66, { 3: 4 });
  assert.deepEqual(scene.noise('prioress'), []);
  scene.order('prioress');
  assert.equal(scene.ask('guardMove').freedom, 'onDuty');
});

test('C-8.4 noise.tie: all lays a token on each first step, pickOne on the one that the preference names', () => {
  assert.deepEqual(ties().novicePhase(runTo66, { 3: 4 }).noise('abbess'), [39, 41]);
  assert.ok(distance(39, 3) === distance(41, 3));
  const picked = (
    tie: 'nearestHome' | 'farthestHome' | 'lowestNumber' | 'highestNumber',
    novice: 1 | 3 | 5,
  ): readonly number[] => {
    const scene = table({
      novices: { [novice]: { space: 65 } },
      guards: { abbess: eastwards },
      settings: { 'noise.tie': 'pickOne' },
    });
    return scene.novicePhase({ [novice]: move([66], 'run', { tie }) }, { [novice]: 4 }).noise('abbess');
  };
  assert.deepEqual(picked('lowestNumber', 3), [39]);
  assert.deepEqual(picked('highestNumber', 3), [41]);
  assert.ok(distance(39, 5) < distance(41, 5));
  assert.deepEqual(picked('nearestHome', 5), [39]);
  assert.deepEqual(picked('farthestHome', 5), [41]);
});

test('C-8.4 pickOne and pickSome, asked: one space a guard, or one and more', () => {
  const asked = (tie: 'pickOne' | 'pickSome'): Scene =>
    ties({ 'noise.tie': tie }).novicePhase({ 3: move([66], 'run', { tie: 'ask' }) }, { 3: 4 });
  const one = asked('pickOne');
  const ask = one.ask('layTokens');
  assert.deepEqual(ask.choices, [{ guard: 'abbess', spaces: [39, 41] }]);
  assert.equal(ask.several, false);
  assert.deepEqual(one.tokens, []);
  const lay = (spaces: readonly number[]) =>
    ({ t: 'layTokens', seat: 'novice3', picks: [{ guard: 'abbess', spaces }] }) as const;
  one.refuses(lay([39, 41]), 'wrongTokens', 'C-8.4');
  one.refuses(lay([26]), 'wrongTokens', 'C-8.4');
  one.refuses(lay([]), 'wrongTokens', 'C-8.4');
  one.refuses({ t: 'layTokens', seat: 'novice3', picks: [] }, 'wrongTokens', 'C-8.4');
  one.lay(3, [{ guard: 'abbess', spaces: [41] }]);
  assert.deepEqual(one.noise('abbess'), [41]);
  assert.equal(one.view().stage, 'orderGuards');

  const some = asked('pickSome');
  assert.equal(some.ask('layTokens').several, true);
  some.refuses(lay([]), 'wrongTokens', 'C-8.4');
  assert.deepEqual(
    some
      .fork()
      .lay(3, [{ guard: 'abbess', spaces: [39, 41] }])
      .noise('abbess'),
    [39, 41],
  );
  assert.deepEqual(
    some
      .fork()
      .lay(3, [{ guard: 'abbess', spaces: [39] }])
      .noise('abbess'),
    [39],
  );
});

test('C-8.4 a preference is offered only where ties are picked, the same to every novice', () => {
  const scene = ties().refusesPlan(3, move([66], 'run', { tie: 'ask' }), 'tieNotOffered');
  assert.equal(scene.rule, 'C-8.4');
  const offered = ties({ 'noise.tie': 'pickOne' }).ask('plan').ties;
  assert.deepEqual([...offered].sort(), ['ask', 'farthestHome', 'highestNumber', 'lowestNumber', 'nearestHome']);
});

test("C-8.5 tokens stack, and at distance 0 the token lies on the guard's own space", () => {
  const stacked = table({ novices: { 3: { space: 65 }, 5: { space: 63 } }, guards: { abbess: eastwards } });
  stacked.novicePhase({ 3: move([66], 'run'), 5: move([66], 'run') }, { 3: 4, 5: 4 });
  assert.deepEqual(stacked.noise('abbess'), [39, 39, 41, 41]);
  const zero = table({ novices: { 1: {} }, guards: { abbess: { space: 1, cameFrom: 21 } } });
  assert.deepEqual(zero.novicePhase({}, { 1: 4 }).noise('abbess'), [1]);
});

test('C-8.6 noise.ranGuard: a guard who ran is deaf in the next novice phase, or only does not listen', () => {
  for (const [ranGuard, heard] of [
    ['deaf', []],
    ['noListen', [39, 41]],
  ] as const) {
    const scene = ties({ 'noise.ranGuard': ranGuard }, { abbess: { ...eastwards, ran: true } });
    assert.equal(scene.guard('abbess').deaf, ranGuard === 'deaf');
    assert.deepEqual(scene.novicePhase(runTo66, { 3: 4 }).noise('abbess'), heard);
  }
  for (const ranGuard of ['deaf', 'noListen'] as const) {
    const scene = table({ novices: { 1: {} }, stage: 'guards', settings: { 'noise.ranGuard': ranGuard } });
    scene.order('abbess').patrols('abbess', 5, 'run').patrols('prioress', 3);
    assert.equal(scene.ask('roll').seat, 'guards');
    scene.listens(3);
    assert.deepEqual(
      scene.happened('listeningRolled').map(each => each.guard),
      ['prioress'],
      'who ran does not listen',
    );
    assert.equal(scene.view().stage, 'plan');
    assert.equal(scene.guard('abbess').deaf, ranGuard === 'deaf');
  }
});

test("C-8.6 deafness ends with the guard's next movement", () => {
  const scene = ties({}, { abbess: { ...eastwards, ran: true, card: 'red-26-147' } }).novicePhase();
  scene.order('abbess').patrols('abbess', 3).patrols('prioress', 3).listens(1).listens(1);
  assert.equal(scene.guard('abbess').deaf, false);
});

test('C-8.7 caught novices do not roll and are not heard; one who turns on the run is heard in the same round', () => {
  for (const [release, heard] of [
    ['stayCaught', []],
    ['onTheRun', [19]],
  ] as const) {
    const scene = table({
      novices: { 1: { space: 70, status: 'caught', captured: 1 }, 2: { space: 155 } },
      guards: { abbess: { space: 15, cameFrom: 30, clue: true } },
    });
    scene.novicePhase({ 1: move([44, 43, 23], 'walk', { release }) });
    assert.deepEqual(
      scene.happened('noiseRolled').map(event => event.novice),
      [2],
    );
    scene.order('abbess').moves('abbess', [16, 17, 18], 'walk').patrols('prioress', 3).listens(6);
    assert.deepEqual(scene.noise('abbess'), heard);
  }
  const besides = table({
    novices: { 1: { space: 46, status: 'caught', captured: 1 } },
    guards: { abbess: { space: 41, cameFrom: 46 } },
  });
  besides.plans({ 1: move([45, 42, 43], 'walk') });
  assert.deepEqual(besides.asked('roll'), []);
});

/** The Abbess walks 27, 39, 40 and listens; the others stand about, each with the card she showed. */
function listening(novices: TablePlace['novices'], die: number, settings: Partial<ConventSettings> = {}): Scene {
  const scene = table({
    novices,
    guards: { abbess: { space: 18, cameFrom: 19, clue: true }, prioress: { space: 133, cameFrom: 132, clue: true } },
    stage: 'guards',
    settings,
  });
  scene.order('abbess').moves('abbess', [27, 39, 40], 'walk');
  scene.go('prioress', 151, 152, 153, 154, 155).stop('prioress', 'run');
  return scene.listens(die);
}

test('C-8.8 a guard who walked listens: die plus the modifier of the card each novice showed, or the die alone', () => {
  const reach = (
    card: 'stand' | 'sneak' | 'walk' | 'run',
    die: number,
    settings: Partial<ConventSettings> = {},
  ): boolean => listening({ 6: { space: 45, card }, 5: {} }, die, settings).noise('abbess').length > 0;
  assert.equal(distance(40, 45), 3);
  assert.deepEqual(
    [5, 6].map(die => reach('stand', die)),
    [false, true],
  );
  assert.deepEqual(
    [4, 5].map(die => reach('sneak', die)),
    [false, true],
  );
  assert.deepEqual(
    [3, 4].map(die => reach('walk', die)),
    [false, true],
  );
  assert.deepEqual(
    [2, 3].map(die => reach('run', die)),
    [false, true],
  );
  assert.deepEqual(
    [1, 2].map(die => reach('run', die, { 'noise.run': '+1' })),
    [false, true],
  );
  for (const card of ['stand', 'sneak', 'walk', 'run'] as const)
    assert.deepEqual(
      [2, 3].map(die => reach(card, die, { 'noise.listenModifier': 'none' })),
      [false, true],
      card,
    );
});

test('C-8.9 tokens of a novice phase live until the removal of its round, those of the listening until the next one', () => {
  const scene = table({
    novices: { 6: { space: 45 }, 5: {} },
    guards: { abbess: { space: 40, cameFrom: 39, card: 'red-26-147' }, prioress: { space: 133, cameFrom: 132 } },
  });
  scene.novicePhase({ 6: move([], 'stand') }, { 6: 6 });
  assert.deepEqual(scene.noise(), [41]);
  scene.order('abbess').moves('abbess', [26, 40, 41], 'walk');
  assert.deepEqual(scene.noise(), [41], 'while the other guard still moves');
  scene.patrols('prioress', 3);
  assert.deepEqual(scene.noise(), [], 'removed before anybody listens');
  scene.listens(6).listens(1);
  assert.deepEqual(scene.noise(), [46], 'heard by listening');
  scene.novicePhase();
  assert.deepEqual(scene.noise(), [46], 'through the next novice phase');
  scene.order('abbess').moves('abbess', [40, 39, 38], 'walk').patrols('prioress', 3);
  assert.deepEqual(scene.noise(), [], 'removed with that round');
});
