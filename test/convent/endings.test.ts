import assert from 'node:assert/strict';
import { test } from 'node:test';
import { boardFacts } from '../../src/games/convent/board/facts.ts';
import type { NoviceNumber } from '../../src/games/convent/rules/seats.ts';
import type { Mode } from '../../src/games/convent/rules/terms.ts';
import { lockOf, neighbours, stepsFrom } from '../support/convent-oracle.ts';
import { deal } from '../support/convent-table.ts';
import type { Intent } from '../support/convent-played-game.ts';
import type { Scene } from '../support/convent-scene.ts';

interface Walk {
  readonly from: number;
  readonly locksOpen: boolean;
  readonly mostSteps: number;
}

/** The first steps of a shortest way around the guards; empty when there is none. */
function wayTo(goal: number, scene: Scene, { from, locksOpen, mostSteps }: Walk): readonly number[] {
  const blocked = scene
    .view()
    .guards.map(guard => guard.space)
    .filter(space => space !== goal);
  const left = stepsFrom(goal, { locksOpen, blocked });
  const way: number[] = [];
  for (let at = from; at !== goal && way.length < mostSteps; at = way.at(-1)!) {
    const isOpen = (to: number): boolean => locksOpen || lockOf(at, to) === null;
    const next = neighbours.get(at)!.find(to => isOpen(to) && left.has(to) && left.get(to)! < (left.get(at) ?? 99));
    if (next === undefined) return way;
    way.push(next);
  }
  return way;
}

const modeFor = (steps: number): Mode => (steps === 0 ? 'stand' : 'run');

/** She runs for her key, her wish and home, unless she is caught and walks home. */
function runs(scene: Scene, novice: NoviceNumber): void {
  const { space, key, hasKey, hasWish } = scene.own(novice);
  const { space: keySpace } = boardFacts.keys.find(each => each.number === key)!;
  const { space: wishSpace } = boardFacts.wishes.find(each => each.key === key)!;
  const goal = hasWish ? novice : hasKey ? wishSpace : keySpace;
  const way = wayTo(goal, scene, { from: space, locksOpen: hasKey, mostSteps: 5 });
  const { moveCount, caught } = scene.ask('plan', `novice${novice}`);
  assert.equal(caught, false);
  if (moveCount === 2)
    scene.plan(novice, way.length > 1 ? [way.slice(0, 1), way.slice(1)] : [[], []], modeFor(way.length));
  else scene.plan(novice, way, modeFor(way.length));
}

/** A guard phase in which both guards make the fewest steps along their cards, whatever they hear. */
function patrol(scene: Scene): void {
  scene.order('abbess');
  while (scene.view().stage === 'guardMove') {
    const [choice] = scene.asked('choosePath');
    if (choice) {
      if (choice.cards[0] === undefined) scene.turnBack(choice.guard);
      else scene.take(choice.guard, choice.cards[0]);
      continue;
    }
    const { guard, stops, to } = scene.ask('guardMove');
    if (stops.includes('walk')) scene.stop(guard, 'walk');
    else scene.step(guard, to[0]!);
  }
  while (scene.asked('roll').length > 0) scene.listens(1);
}

/** A whole game of one novice; null when she is caught on the way, which this plain player does not provide for. */
function playHome(seed: number): Scene | null {
  const scene = deal({ novices: [1], seed, settings: { blessings: 'off', 'end.captures': 'players' } });
  while (scene.result === null) {
    if (scene.novice(1).status === 'caught') return null;
    runs(scene, 1);
    scene.rolls();
    if (scene.result === null) patrol(scene);
  }
  return scene;
}

test('C-13.1 whole games from the deal: a novice runs for key and wish and comes home', () => {
  const games = Array.from({ length: 12 }, (_, seed) => playHome(seed)).filter(game => game !== null);
  const won = games.find(game => game.result!.reason === 'home');
  assert.ok(won, 'one of these games is won');
  assert.deepEqual(won.result!.seats, ['novice1']);
  const { log, hasWish, space } = won.view('open').open!.novices[0]!;
  assert.equal(hasWish, true);
  assert.equal(space, 1);
  const took = (what: 'tookKey' | 'tookWish'): number => log.findIndex(line => line[what]);
  assert.ok(took('tookKey') >= 0 && took('tookKey') < took('tookWish'));
});

test('C-13.4 a whole game from the deal in which the novice stays at home goes to the guards after 15 rounds', () => {
  const scene = deal({ novices: [1], settings: { blessings: 'off' } });
  let rounds = 0;
  for (; scene.result === null; rounds++) {
    scene.novicePhase();
    patrol(scene);
  }
  assert.equal(rounds, 15);
  assert.deepEqual([scene.result.reason, scene.result.seats], ['rounds', ['guards']]);
});

test('C-13.3 a whole game from the deal in which a novice waits on a path and is caught again and again', () => {
  const scene = deal({ novices: [1], settings: { blessings: 'off' } });
  for (let round = 0; scene.result === null && round < 15; round++) {
    const ask = scene.ask('plan');
    if (ask.caught || ask.blockedSpaces.includes(21)) scene.act(homeward(scene));
    else if (ask.moveCount === 2) scene.plan(1, [[21], [20]], 'sneak');
    else if (ask.from === 20) scene.plan(1, [], 'stand');
    else scene.plan(1, [21, 20].slice(ask.from === 21 ? 1 : 0), 'sneak');
    scene.rolls();
    if (scene.result === null) hunt(scene);
  }
  assert.equal(scene.result!.reason, 'captures');
  assert.equal(scene.view().captures, 2);
});

/** Home by the plain way along the passage. */
function homeward(scene: Scene): Intent {
  const route = wayTo(1, scene, { from: scene.own(1).space, locksOpen: false, mostSteps: 4 });
  const mode = scene.ask('plan').caught ? 'walk' : 'run';
  return scene.planIntent(1, { route, mode: route.length === 0 ? 'stand' : mode });
}

/** Both guards go for the novice as well as their cards allow. */
function hunt(scene: Scene): void {
  scene.order('abbess');
  const towards = stepsFrom(scene.own(1).space);
  while (scene.view().stage === 'guardMove') {
    const [choice] = scene.asked('choosePath');
    if (choice) {
      scene.take(
        choice.guard,
        choice.cards.find(card => card === 'yellow-26-122' || card === 'blue-26-84') ?? choice.cards[0]!,
      );
      continue;
    }
    const { guard, stops, to } = scene.ask('guardMove');
    const [nearest] = [...to].sort((a, b) => towards.get(a)! - towards.get(b)!);
    if (nearest === undefined || (stops.length > 0 && scene.ask('guardMove').freedom === 'onDuty'))
      scene.stop(guard, stops[0]!);
    else scene.step(guard, nearest);
  }
  while (scene.asked('roll').length > 0) scene.listens(1);
}
