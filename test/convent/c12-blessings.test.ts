import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { NoviceBlessingUse } from '../../src/games/convent/rules/actions.ts';
import type { BlessingKind } from '../../src/games/convent/rules/terms.ts';
import { paces } from '../support/convent-places.ts';
import { table } from '../support/convent-table.ts';
import type { TablePlace } from '../support/convent-table.ts';
import { move } from '../support/convent-scene.ts';
import type { Scene } from '../support/convent-scene.ts';

const novice = (blessing: BlessingKind, more: Partial<TablePlace> = {}): Scene =>
  table({ novices: { 1: { space: 20, blessing }, 2: {} }, ...more });
const always = (change: -1 | 0 | 1): NoviceBlessingUse => ({
  kind: 'adjust',
  changes: [change, change, change, change, change, change],
});
const onFace = (...faces: readonly number[]): NoviceBlessingUse => ({
  kind: 'reroll',
  when: [1, 2, 3, 4, 5, 6].map(face => faces.includes(face)),
});
const endRound = (scene: Scene): Scene =>
  scene.order('abbess').patrols('abbess', 3).patrols('prioress', 3).listens(1).listens(1);

/** The Abbess on duty near 26 with a blessing, about to move; novice 6 stands three steps from 40. */
const guard = (blessing: BlessingKind, more: Partial<TablePlace> = {}): Scene =>
  table({
    novices: { 6: { space: 45, card: 'run' }, 5: {} },
    guards: { abbess: { space: 18, cameFrom: 19, clue: true, blessing } },
    stage: 'guards',
    ...more,
  }).order('abbess');
const listening = (blessing: BlessingKind, die: number): Scene =>
  guard(blessing).moves('abbess', [27, 39, 40], 'walk').patrols('prioress', 3).listens(die);

test('C-12.1 a blessing is used once, only by its holder, and not while caught', () => {
  const scene = novice('adjust');
  scene.refusesPlan(2, move([], 'stand', { blessing: always(1) }), 'blessingNotHeld');
  scene.refusesPlan(1, move([], 'stand', { blessing: onFace(1) }), 'blessingNotHeld');
  scene.novicePhase({ 1: move([], 'stand', { blessing: always(1) }) });
  assert.deepEqual(scene.novice(1).blessing, { state: 'spent', kind: 'adjust' });
  endRound(scene);
  assert.equal(scene.ask('plan', 'novice1').blessing, null);
  scene.refusesPlan(1, move([], 'stand', { blessing: always(1) }), 'blessingNotHeld');
  const caught = table({ novices: { 1: { space: 21, status: 'caught', captured: 1, blessing: 'extraStep' }, 2: {} } });
  caught.refusesPlan(1, move([1], 'walk', { blessing: { kind: 'extraStep' } }), 'blessingNotHeld');
  const other = table({
    novices: { 6: {}, 5: {} },
    guards: { abbess: { blessing: 'adjust' } },
    stage: 'guards',
  });
  other.order('prioress').patrols('prioress', 3).patrols('abbess', 3).listens(3);
  assert.deepEqual(other.asked('useBlessing'), [], 'the Prioress holds none');
  other.listens(3);
  assert.equal(other.ask('useBlessing').guard, 'abbess');
});

test("C-12.2 adjust: a novice's die counts one more or one less, from 0 to 7", () => {
  for (const [die, change, counts] of [
    [6, 1, 7],
    [1, -1, 0],
    [3, 1, 4],
    [3, -1, 2],
  ] as const) {
    const scene = novice('adjust').novicePhase({ 1: move([21], 'run', { blessing: always(change) }) }, { 1: die });
    const rolled = scene.happened('noiseRolled').find(each => each.novice === 1 && each.blessing === 'adjust');
    assert.equal(rolled!.reach, counts);
    assert.deepEqual(
      scene.happened('blessingShown').map(each => [each.holder, each.kind]),
      [[1, 'adjust']],
    );
  }
  const orders = novice('adjust').novicePhase(
    { 1: move([21], 'run', { blessing: { kind: 'adjust', changes: [0, 0, 0, 0, 0, -1] } }) },
    { 1: 5 },
  );
  assert.equal(orders.happened('noiseRolled').find(each => each.novice === 1)!.reach, 5);
  assert.deepEqual(orders.novice(1).blessing, { state: 'held', kind: null });
  assert.equal(orders.own(1).blessing, 'adjust');
  novice('adjust').refusesPlan(1, move([], 'stand', { blessing: { kind: 'adjust', changes: [1] } }), 'blessingMisused');
});

test("C-12.2 adjust: the same for a guard's listening roll", () => {
  for (const [die, change, heard] of [
    [2, 1, [41]],
    [3, -1, []],
  ] as const) {
    const scene = listening('adjust', die).blesses('abbess', { kind: 'adjust', change });
    assert.deepEqual(scene.noise('abbess'), heard);
    assert.deepEqual(scene.guard('abbess').blessing, { state: 'spent', kind: 'adjust' });
  }
  const kept = listening('adjust', 3).blesses('abbess', null);
  assert.deepEqual(kept.noise('abbess'), [41]);
  assert.deepEqual(kept.guard('abbess').blessing, { state: 'held', kind: null });
  listening('adjust', 3).refuses(
    { t: 'useBlessing', seat: 'guards', guard: 'abbess', use: { kind: 'reroll' } },
    'blessingNotHeld',
  );
});

test('C-12.3 reroll: the second result stands', () => {
  const scene = novice('reroll').novicePhase({ 1: move([21], 'run', { blessing: onFace(5, 6) }) }, { 1: [6, 2] });
  const rolls = scene.happened('noiseRolled').filter(each => each.novice === 1);
  assert.deepEqual([rolls.at(-1)!.die, rolls.at(-1)!.reach], [2, 2]);
  assert.deepEqual(scene.novice(1).blessing, { state: 'spent', kind: 'reroll' });
  const kept = novice('reroll').novicePhase({ 1: move([21], 'run', { blessing: onFace(5, 6) }) }, { 1: [4, 1] });
  assert.equal(
    kept
      .happened('noiseRolled')
      .filter(each => each.novice === 1)
      .at(-1)!.reach,
    4,
  );
  assert.deepEqual(kept.novice(1).blessing, { state: 'held', kind: null });
  const heard = listening('reroll', 1).blesses('abbess', { kind: 'reroll' }).listens(3);
  assert.deepEqual(heard.noise('abbess'), [41]);
  const worse = listening('reroll', 6).blesses('abbess', { kind: 'reroll' }).listens(2);
  assert.deepEqual(worse.noise('abbess'), []);
  assert.deepEqual(worse.guard('abbess').blessing, { state: 'spent', kind: 'reroll' });
});

test('C-12.4 extraStep: one step above the limit of the mode, modifier unchanged', () => {
  const use: NoviceBlessingUse = { kind: 'extraStep' };
  const scene = novice('extraStep');
  const fits = (mode: 'stand' | 'sneak' | 'walk' | 'run', blessing?: NoviceBlessingUse): readonly number[] =>
    [0, 1, 2, 3, 4, 5, 6, 7].filter(steps =>
      scene.allowsPlan(1, move(paces(steps), mode, blessing ? { blessing } : {})),
    );
  for (const [mode, most] of [
    ['sneak', 3],
    ['walk', 5],
    ['run', 6],
  ] as const) {
    assert.equal(Math.max(...fits(mode, use)), most);
    assert.equal(Math.max(...fits(mode)), most - 1);
  }
  const ranges = scene.ask('plan', 'novice1').modes.map(each => [each.mode, each.withExtraStep]);
  assert.deepEqual(ranges.slice(1), [
    ['sneak', 3],
    ['walk', 5],
    ['run', 6],
  ]);
  scene.novicePhase({ 1: move(paces(5), 'walk', { blessing: use }) }, { 1: 4 });
  assert.equal(scene.happened('noiseRolled').find(each => each.novice === 1)!.reach, 3);
  assert.deepEqual(
    scene.happened('cardShown').map(each => [each.novice, each.extraStep]),
    [
      [1, true],
      [2, false],
    ],
  );
  assert.deepEqual(scene.novice(1).blessing, { state: 'spent', kind: 'extraStep' });
});

test('C-12.4 extraStep in round 1 lengthens one of the two moves', () => {
  const scene = novice('extraStep', { round: 1 });
  const blessing: NoviceBlessingUse = { kind: 'extraStep' };
  const two = (first: number, second: number) =>
    move([paces(first), paces(second).map(space => (first % 2 === 0 ? space : 41 - space))], 'sneak', { blessing });
  assert.ok(scene.allowsPlan(1, two(3, 2)));
  assert.ok(scene.allowsPlan(1, two(2, 3)));
  scene.refusesPlan(1, two(3, 3), 'modeDoesNotFit');
});

test('C-12.4 extraStep of a guard: a walk of 5 is still a walk, a run goes up to 7', () => {
  const walk = guard('extraStep').go('abbess', 19, 18, 17, 16, 15);
  assert.deepEqual([...walk.ask('guardMove').stops].sort(), ['run', 'walk']);
  const walked = walk.fork().stop('abbess', 'walk');
  assert.deepEqual(
    walked.happened('movementShown').map(each => [each.mode, each.steps, each.extraStep]),
    [['walk', 5, true]],
  );
  assert.deepEqual(walked.guard('abbess').blessing, { state: 'spent', kind: 'extraStep' });
  const ran = walk.fork().stop('abbess', 'run');
  assert.deepEqual(ran.guard('abbess').blessing, { state: 'held', kind: null }, 'five steps are an ordinary run');
  const long = walk.go('abbess', 14, 13);
  assert.deepEqual(long.open, []);
  assert.deepEqual(long.ask('guardMove').stops, ['run']);
  long.refuses(long.stepIntent('abbess', 12), 'noStepsLeft');
  long.stop('abbess', 'run');
  assert.deepEqual(long.guard('abbess').blessing, { state: 'spent', kind: 'extraStep' });
  const without = guard('adjust').go('abbess', 19, 18, 17, 16, 15);
  without.refuses(without.stopIntent('abbess', 'walk'), 'onlyRunLeft', 'C-9.1');
});

const falseNoise = (space: number, keepFaceDown = false, who: 'abbess' | 'prioress' = 'abbess'): NoviceBlessingUse => ({
  kind: 'falseNoise',
  guard: who,
  space,
  keepFaceDown,
});
const near = { abbess: { space: 40, cameFrom: 39 } };

test('C-12.5 falseNoise: one more token next to a guard who is not deaf, which counts as real', () => {
  const scene = novice('falseNoise', { guards: near }).novicePhase({
    1: move([], 'stand', { blessing: falseNoise(41) }),
  });
  assert.deepEqual(scene.noise('abbess'), [41]);
  assert.deepEqual(
    scene.tokens.map(each => each.novice),
    [1],
  );
  scene.order('abbess');
  assert.equal(scene.ask('guardMove').freedom, 'free');
  const misuses = novice('falseNoise', { guards: near });
  for (const space of [46, 40, 98])
    misuses.refusesPlan(1, move([], 'stand', { blessing: falseNoise(space) }), 'blessingMisused');
  const deaf = novice('falseNoise', { guards: { abbess: { ...near.abbess, ran: true } } });
  deaf.refusesPlan(1, move([], 'stand', { blessing: falseNoise(41) }), 'blessingMisused');
  assert.ok(deaf.allowsPlan(1, move([], 'stand', { blessing: falseNoise(97, false, 'prioress') })));
});

test('C-12.5 falseNoise of a guard who walked: a token next to herself after her listening roll', () => {
  const scene = listening('falseNoise', 1);
  assert.deepEqual(
    [...scene.ask('useBlessing').spaces].sort((a, b) => a - b),
    [26, 39, 41],
  );
  scene.refuses(
    { t: 'useBlessing', seat: 'guards', guard: 'abbess', use: { kind: 'falseNoise', space: 46 } },
    'blessingMisused',
  );
  scene.blesses('abbess', { kind: 'falseNoise', space: 26 });
  assert.deepEqual(scene.noise('abbess'), [26]);
  scene.listens(1).novicePhase().order('abbess');
  assert.equal(scene.ask('guardMove').freedom, 'free');
  const both = listening('falseNoise', 3).blesses('abbess', { kind: 'falseNoise', space: 26 });
  assert.deepEqual(both.noise('abbess'), [26, 41], 'besides the real one');
});

test('C-12.6 adjust and reroll come before the tokens, and used cards are discarded at once', () => {
  const scene = table({ novices: { 1: { space: 65, blessing: 'adjust' } }, guards: near });
  scene.novicePhase({ 1: move([66], 'run', { blessing: always(1) }) }, { 1: 3 });
  assert.deepEqual(scene.noise('abbess'), [39, 41]);
  const kinds = scene.events.map(event => event.t);
  assert.ok(kinds.indexOf('blessingShown') < kinds.indexOf('noiseHeard'));
  assert.equal(scene.own(1).blessing, null);
});

test('C-12.7 a face-down false noise stays unspent to the table until the noise stage of the next round', () => {
  const scene = novice('falseNoise', { guards: near }).novicePhase({
    1: move([], 'stand', { blessing: falseNoise(41, true) }),
  });
  assert.deepEqual(scene.noise('abbess'), [41]);
  assert.deepEqual(scene.novice(1).blessing, { state: 'held', kind: null });
  assert.equal(scene.own(1).blessing, null, 'she cannot use it again');
  assert.deepEqual(scene.happened('blessingShown'), []);
  const open = novice('falseNoise', { guards: near }).novicePhase({
    1: move([], 'stand', { blessing: falseNoise(41) }),
  });
  assert.deepEqual(open.novice(1).blessing, { state: 'spent', kind: 'falseNoise' });
  endRound(scene);
  assert.deepEqual(scene.novice(1).blessing, { state: 'held', kind: null });
  scene.novicePhase();
  assert.deepEqual(scene.novice(1).blessing, { state: 'spent', kind: 'falseNoise' });
  assert.deepEqual(
    scene.happened('blessingShown').map(each => [each.holder, each.kind]),
    [[1, 'falseNoise']],
  );
});

test('C-12.7 to the table a hidden false noise looks like a real one', () => {
  const heardAt41 = (space: number, blessing: BlessingKind, use: { readonly blessing?: NoviceBlessingUse }): Scene =>
    table({ novices: { 1: { space, blessing }, 2: {} }, guards: near }).novicePhase(
      { 1: move([], 'stand', use) },
      { 1: 6 },
    );
  const real = heardAt41(45, 'adjust', {});
  const pretended = heardAt41(44, 'falseNoise', { blessing: falseNoise(41, true) });
  assert.deepEqual(real.noise('abbess'), [41]);
  for (const viewer of ['table', 'guards', 'novice2'] as const) {
    assert.equal(JSON.stringify(pretended.witnessed(viewer)), JSON.stringify(real.witnessed(viewer)));
    assert.equal(JSON.stringify(pretended.view(viewer)), JSON.stringify(real.view(viewer)));
  }
});

test('C-12.8 extraStep with run.exact, guards.max = 5 and round1.moves = combined', () => {
  const use: NoviceBlessingUse = { kind: 'extraStep' };
  const exact = novice('extraStep', { settings: { 'run.exact': 'yes' } });
  const fits = (scene: Scene, blessing: boolean): readonly number[] =>
    Array.from({ length: 13 }, (_, steps) => steps).filter(steps =>
      scene.allowsPlan(1, move(paces(steps), 'run', blessing ? { blessing: use } : {})),
    );
  assert.deepEqual(fits(exact, false), [5]);
  assert.deepEqual(
    fits(exact, true).filter(steps => steps !== 5),
    [6],
  );
  const combined = novice('extraStep', { round: 1, settings: { 'round1.moves': 'combined' } });
  assert.equal(Math.max(...fits(combined, true)), 11);
  assert.equal(Math.max(...fits(combined, false)), 10);
  const five = guard('extraStep', { settings: { 'guards.max': '5' } }).go('abbess', 19, 18, 17, 16, 15, 14);
  five.refuses(five.stepIntent('abbess', 13), 'noStepsLeft');
  five.stop('abbess', 'run');
  assert.deepEqual(five.guard('abbess').blessing, { state: 'spent', kind: 'extraStep' });
});
