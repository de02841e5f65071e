import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ConventEvent } from '../../src/games/convent/rules/events.ts';
import { table } from '../support/convent-table.ts';
import { move } from '../support/convent-scene.ts';
import type { Scene } from '../support/convent-scene.ts';

const indexes = (events: readonly ConventEvent[], t: ConventEvent['t']): readonly number[] =>
  events.flatMap((event, index) => (event.t === t ? [index] : []));

/** Asserts that every event of a kind comes before every event of the next kind, and that each kind happened. */
function assertOrder(scene: Scene, kinds: readonly ConventEvent['t'][]): void {
  let last = -1;
  for (const kind of kinds) {
    const found = indexes(scene.events, kind);
    assert.ok(found.length > 0, `${kind} did not happen`);
    assert.ok(found[0]! > last, `${kind} came too early`);
    last = found.at(-1)!;
  }
}

test('C-3.1 each stage ends before the next begins: novices, guards, then the round marker moves on', () => {
  const scene = table({ novices: { 1: {}, 2: {} }, round: 3 });
  const guardsFirst = { t: 'orderGuards', seat: 'guards', first: 'abbess' } as const;
  scene.refuses(guardsFirst, 'phaseNotOver', 'C-3.1');
  scene.plan(1, [], 'stand');
  assert.equal(scene.view().stage, 'plan');
  scene.refuses(guardsFirst, 'phaseNotOver', 'C-3.1');
  scene.plan(2, [], 'stand');
  assert.equal(scene.view().stage, 'noise');
  scene.refuses(guardsFirst, 'phaseNotOver', 'C-3.1');
  scene.rolls();
  assert.equal(scene.view().stage, 'orderGuards');
  scene.act(guardsFirst);
  assert.equal(scene.view().stage, 'guardMove');
  scene.patrols('abbess', 3).patrols('prioress', 3);
  assert.equal(scene.view().stage, 'listen');
  assert.equal(scene.view().round, 3);
  scene.listens(1).listens(1);
  assert.equal(scene.view().stage, 'plan');
  assert.equal(scene.view().round, 4);
  assert.equal(scene.asked('plan').length, 2);
});

test('C-3.2 the results of a novice phase open together and in this order: sight, cards, noise, status, winner', () => {
  const scene = table({
    novices: {
      1: { space: 1 },
      4: { space: 27, status: 'caught', captured: 1 },
      5: { space: 17, hasKey: true, hasWish: true },
    },
    guards: { abbess: { space: 19, cameFrom: 18 } },
  });
  scene.plan(1, [21], 'run').plan(4, [18, 4], 'walk');
  assert.deepEqual(scene.witnessed('table'), []);
  assert.deepEqual(scene.witnessed('guards'), []);
  scene.plan(5, [5], 'sneak').rolls({ 1: 6, 5: 1 });
  assertOrder(scene, ['noviceMoved', 'cardShown', 'noiseRolled', 'noiseHeard', 'statusChanged', 'gameEnded']);
  for (const kind of ['noviceMoved', 'cardShown'] as const)
    assert.deepEqual(
      scene.happened(kind).map(event => event.novice),
      [1, 4, 5],
    );
  assert.deepEqual(
    scene.happened('noiseRolled').map(event => event.novice),
    [1, 5],
  );
});

test('C-3.2 the one private turn has the same shape for every novice', () => {
  const scene = table({
    novices: {
      1: { space: 20, blessing: 'adjust' },
      2: { space: 27, status: 'caught', captured: 1 },
      3: { space: 40, hasKey: true, hasWish: true },
    },
    settings: { 'noise.tie': 'pickOne' },
  });
  const [first, ...others] = scene.asked('plan');
  const { ties, releases } = first!;
  for (const ask of others) {
    assert.deepEqual(Object.keys(ask), Object.keys(first!));
    assert.deepEqual({ ties: ask.ties, releases: ask.releases }, { ties, releases });
  }
  assert.ok(ties.length > 1);
  assert.deepEqual([...releases].sort(), ['onTheRun', 'stayCaught']);
});

test('C-3.3 both guards move, old tokens go, then each guard who walked listens in the order of movement', () => {
  const scene = table({
    novices: { 1: {} },
    round: 5,
    stage: 'guards',
    tokens: [{ kind: 'noise', novice: 1, guard: 'abbess', space: 97 }],
  });
  scene.order('prioress').patrols('prioress', 4);
  assert.equal(scene.tokens.length, 1);
  scene.go('abbess', 97, 98, 97);
  assert.equal(scene.tokens.length, 1);
  scene.stop('abbess', 'walk');
  assert.equal(scene.tokens.length, 0);
  scene.listens(2).listens(3);
  assertOrder(scene, ['movementShown', 'tokensRemoved', 'listeningRolled', 'roundEnded']);
  assert.deepEqual(
    scene.happened('movementShown').map(each => each.guard),
    ['prioress', 'abbess'],
  );
  assert.deepEqual(
    scene.happened('listeningRolled').map(each => [each.guard, each.die]),
    [
      ['prioress', 2],
      ['abbess', 3],
    ],
  );
  assert.equal(scene.happened('tokensRemoved')[0]!.tokens.length, 1);

  scene.novicePhase().order('abbess');
  assert.equal(scene.ask('guardMove').guard, 'abbess', 'the order is chosen anew');
});

test("C-3.3 a guard cannot move in the other one's turn", () => {
  const scene = table({ novices: { 1: {} }, stage: 'guards' }).order('abbess');
  scene.refuses({ t: 'step', seat: 'guards', guard: 'prioress', to: 97 }, 'wrongGuard');
});

/** A novice who was seen on 22 and went back behind the corner. */
const seenOn22 = (route: readonly number[]): Scene =>
  table({ novices: { 1: { space: 23 } }, guards: { abbess: { space: 19, cameFrom: 18 } } }).novicePhase({
    1: move(route, 'run'),
  });

test('C-3.4 the table learns where she was seen and each vanished token, but no step numbers and no unseen stretch', () => {
  const short = seenOn22([22, 23]);
  const long = seenOn22([43, 23, 22, 23, 43]);
  assert.equal(short.own(1).space, 23);
  assert.equal(long.own(1).space, 43);
  assert.deepEqual(short.seenOn(1), [22]);
  assert.deepEqual(short.vanished, [{ at: 22, to: 23, guards: ['abbess'] }]);
  for (const viewer of ['table', 'guards'] as const) {
    assert.equal(JSON.stringify(short.witnessed(viewer)), JSON.stringify(long.witnessed(viewer)));
    assert.equal(JSON.stringify(short.view(viewer)), JSON.stringify(long.view(viewer)));
  }
  assert.notEqual(JSON.stringify(short.view('novice1')), JSON.stringify(long.view('novice1')));
});

test("C-3.4 what is public is in the table's view", () => {
  const scene = table({
    novices: { 1: { space: 21, status: 'caught', captured: 2, shown: true }, 2: {} },
    guards: { abbess: { space: 19, cameFrom: 18, card: 'red-26-147', from: 147 }, prioress: { ran: true } },
    tokens: [{ kind: 'noise', novice: 2, guard: 'prioress', space: 97 }],
    finished: ['red-26-122'],
    uTurnsLeft: 1,
    round: 7,
  });
  const view = scene.view('table');
  assert.equal(view.round, 7);
  assert.equal(view.captures, 2);
  assert.equal(scene.novice(1).status, 'caught');
  assert.equal(scene.novice(1).figure, 21);
  assert.equal(scene.novice(2).figure, null);
  assert.equal(scene.guard('abbess').space, 19);
  assert.deepEqual(scene.guard('abbess').facing, { from: 18, to: 19 });
  assert.deepEqual(scene.guard('abbess').path, { card: 'red-26-147', from: 147, towards: 26 });
  assert.equal(scene.guard('prioress').deaf, true);
  assert.deepEqual(view.paths.finished, ['red-26-122']);
  assert.equal(view.paths.uTurnsLeft, 1);
  assert.deepEqual(
    view.tokens.map(token => token.novice),
    [2],
  );
});

test('C-3.5 wishes, keys, logs and unspent blessings stay secret, also at a capture, until the game ends', () => {
  const captured = (held: { hasKey: boolean; hasWish: boolean; key: number }): Scene =>
    table({
      novices: { 1: { space: 20, shown: true, blessing: 'adjust', ...held }, 2: {}, 3: {} },
      guards: { abbess: { space: 19, cameFrom: 18 } },
      stage: 'guards',
    })
      .order('abbess')
      .go('abbess', 20);
  const poor = captured({ hasKey: false, hasWish: false, key: 1 });
  const rich = captured({ hasKey: true, hasWish: true, key: 5 });
  assert.equal(poor.novice(1).status, 'caught');
  for (const viewer of ['table', 'guards', 'novice2'] as const) {
    assert.equal(JSON.stringify(poor.view(viewer)), JSON.stringify(rich.view(viewer)));
    assert.equal(JSON.stringify(poor.witnessed(viewer)), JSON.stringify(rich.witnessed(viewer)));
    assert.equal(poor.view(viewer).open, null);
  }
  assert.equal(poor.view('novice2').ownNovice!.novice, 2);

  rich.act({ t: 'resign', seat: 'guards' });
  const open = rich.view('open').open!;
  assert.equal(open.novices.find(each => each.novice === 1)!.key, 5);
  assert.equal(open.blessings.length, 2);
});

test("C-3.6 a refused plan leaves nothing behind, and a guard's step is final even when it shows nobody", () => {
  const scene = table({ novices: { 1: { space: 20 }, 2: {} } });
  scene.refusesPlan(1, move([21, 22, 1], 'walk'), 'noEdge');
  assert.equal(scene.own(1).planned, null);
  scene.plan(1, [21], 'sneak');
  assert.deepEqual(scene.own(1).planned!.moves, [[21]]);
  assert.equal(scene.view('table').ownNovice, null);
  assert.deepEqual(scene.view('table').awaited, ['novice2']);

  const guards = table({ novices: { 1: {} }, stage: 'guards' }).order('abbess');
  guards.go('abbess', 97);
  assert.ok(guards.happened('guardStepped').every(event => event.sightings.length === 0));
  assert.equal(guards.barrier, true);
});
