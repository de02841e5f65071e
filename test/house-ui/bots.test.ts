import assert from 'node:assert/strict';
import test from 'node:test';
import { decisionOf } from '../../src/engine/bot.ts';
import { houseBotFor } from '../../src/games/house/bots/index.ts';
import { randomStream } from '../../src/engine/chance.ts';
import { diceOf } from '../../src/games/house/bots/fights.ts';
import { chanceOf, fightOdds } from '../../src/games/house/bots/odds.ts';
import { waysOf } from '../../src/games/house/bots/ways.ts';
import { World } from '../../src/games/house/bots/world.ts';
import { contentFor } from '../../src/games/house/content/index.ts';
import { nineTurnsOfSilk } from '../../src/games/house/haunts/04-nine-turns-of-silk.ts';
import { itDoubles } from '../../src/games/house/haunts/27-it-doubles.ts';
import type { Choice } from '../../src/games/house/rules/choices.ts';
import { house } from '../support/house-game.ts';
import { hauntScene } from '../support/house-haunt.ts';
import type { HauntPlace } from '../support/house-haunt.ts';
import type { Scene, Table } from '../support/house-scene.ts';
import { game, playedGame } from '../support/house-ui-games.ts';
import type { PlayedStep } from '../support/house-ui-games.ts';

const decide = (bot: string, { ask, view }: Pick<PlayedStep, 'ask' | 'view'>) =>
  decisionOf(houseBotFor({ bot }).think({ view, ask, legal: [], told: [], random: randomStream([1, 2, 3, 4], 'bot') }));

const gameCount = process.env['VIGIL_SOAK'] === '1' ? 400 : 40;

test('games among simple bots end, with a haunt in each', () => {
  const lengths: number[] = [];
  const haunts = new Set<number>();
  for (let seed = 1; seed <= gameCount; seed++) {
    const { steps, end } = playedGame({
      seed,
      players: 3 + (seed % 4),
      preset: seed % 3 === 0 ? 'official' : 'chinese',
    });
    lengths.push(steps.length);
    assert.notEqual(end.haunt, null, `seed ${seed}`);
    haunts.add(end.haunt!.number);
  }
  console.log(`${gameCount} games, ${haunts.size} haunts, longest ${Math.max(...lengths)} answers`);
});

test('before the haunt a bot of the top level explores when it can', () => {
  const { steps } = playedGame({ seed: 1, players: 4 });
  const kinds = steps
    .filter(({ ask, view }) => ask.kind === 'choose' && ask.key === 'turn.free' && !view.haunt)
    .filter(({ ask }) => ask.kind === 'choose' && ask.choices.some(({ c }) => c === 'explore'))
    .map(({ ask, view }) => {
      const { action } = decide('level3', { ask, view });
      return action.t === 'choose' ? action.choice.c : '';
    });
  const exploring = kinds.filter(kind => ['explore', 'act', 'use', 'pickUp'].includes(kind)).length;
  assert.ok(exploring > 0.7 * kinds.length, `${exploring} of ${kinds.length}`);
});

test('H-10.9 nothing follows a way up or down that costs nothing when no space is left', () => {
  const { steps } = playedGame({ seed: 1, players: 4 });
  const walks = ({ ask }: PlayedStep): readonly Extract<Choice, { c: 'step' }>[] =>
    ask.kind === 'choose' && ask.key === 'turn.free' ? ask.choices.filter(choice => choice.c === 'step') : [];
  const { view, ask } = steps.find(step => walks(step).length > 0)!;
  const world = new World(view);
  const figure = world.figure(ask.seat)!;
  const { to } = walks({ view, ask } as PlayedStep)[0]!;
  const climb: Choice = { c: 'step', to, way: 'climb', cost: 0 };
  const onwards: Choice = { c: 'step', to, way: 'door', cost: 1 };
  assert.deepEqual([...waysOf(world, figure, [climb]).keys()], [to]);
  assert.ok(waysOf(world, figure, [climb, onwards]).size > 1);
});

test('a hazard costs harm, but no space', () => {
  const { steps } = playedGame({ seed: 1, players: 4 });
  const late = steps.findLast(
    ({ ask, view: { haunt, turn } }) =>
      ask.kind === 'choose' && ask.key === 'turn.free' && !haunt && turn.spent === 0 && ask.choices.length > 2,
  )!;
  const choices = late.ask.kind === 'choose' ? late.ask.choices : [];
  const waysWith = (harm: number): ReadonlyMap<string, { readonly harm: number }> => {
    const world = new World(late.view);
    world.hazards = new Map(world.rooms.map(room => [room, harm]));
    return waysOf(world, world.figure(late.ask.seat)!, choices);
  };
  const [free, harmful] = [waysWith(0), waysWith(1)];
  assert.ok(free.size > 2);
  assert.deepEqual([...harmful.keys()].sort(), [...free.keys()].sort());
  assert.ok([...harmful.values()].every(({ harm }) => harm > 0));
});

test('a turn of a bot ends, whatever could still be done in it', () => {
  const { steps } = playedGame({ seed: 1, players: 4 });
  const inTurn = steps.find(({ ask }) => ask.kind === 'choose' && ask.key === 'turn.free' && ask.choices.length > 3)!;
  const choiceAt = (asks: number): string => {
    const { action } = decide('level3', { ...inTurn, view: { ...inTurn.view, turn: { ...inTurn.view.turn, asks } } });
    return action.t === 'choose' ? action.choice.c : '';
  };
  assert.notEqual(choiceAt(3), 'end');
  assert.equal(choiceAt(61), 'end');
});

test('a decision tells at most two terms and the best rejected option', () => {
  const { steps } = playedGame({ seed: 2, players: 3 });
  for (const { ask, view } of steps.filter(({ ask: { kind } }) => kind === 'choose')) {
    const { because } = decide('level3', { ask, view });
    assert.ok(because.length >= 1 && because.length <= 3);
    const instead = because.filter(({ reason }) => reason.startsWith('house.instead.'));
    assert.ok(instead.length <= 1 && because.every(({ numbers }) => numbers.every(Number.isInteger)));
    if (instead[0]) assert.ok(instead[0].numbers.at(-1)! >= 0, 'never better than what was chosen');
  }
});

const table: Table = { house, contentFor };

/** What a bot of the top level does in a scene, as a choice. */
const chosenIn = ({ state, ask }: Scene): unknown => {
  const { action } = decide('level3', { ask, view: table.house.view(state, ask.seat) });
  return action.t === 'choose' ? action.choice : null;
};

const grown: HauntPlace = {
  omen: 'crystal-ball',
  omenRoom: 'creaky-hallway',
  tiles: [
    ['junk-room', 'upper', 0, -1],
    ['creaky-hallway', 'upper', 0, -2],
  ],
};

test('a hero beside the growth studies it, and does not walk into it', () => {
  const scene = hauntScene(itDoubles, { ...grown, explorers: { explorer3: { room: 'junk-room' } } });
  assert.equal(scene.pending.seat, 'explorer3');
  assert.deepEqual(chosenIn(scene), { c: 'act', source: 'h27.study', key: 'h27.study', room: 'junk-room' });
  scene.choose({ c: 'act', key: 'h27.study' }).rolls('roll.task', 3);
  assert.notDeepEqual((chosenIn(scene) as { to?: string }).to, 'creaky-hallway');
});

test('the web is cut by whoever stands beside it', () => {
  const scene = hauntScene(nineTurnsOfSilk, { omen: 'bite' });
  assert.equal((chosenIn(scene) as { c: string }).c, 'attack');
});

test('chances of dice and fights are exact', () => {
  const near = (one: number, other: number): void => assert.ok(Math.abs(one - other) < 1e-12, `${one} ${other}`);
  near(chanceOf(2, 4), 1 / 9);
  near(chanceOf(8, 0), 1);
  const { win, lose, dealt, winBy } = fightOdds(1, 1);
  near(win, 1 / 3);
  near(lose, 1 / 3);
  near(dealt, 4 / 9);
  near(winBy(2), 1 / 9);
});

test('damage is split so that the lowest trait stays as high as it can', () => {
  const { steps } = playedGame({ seed: 1, players: 4 });
  const { view } = steps[0]!;
  const seat = view.seats[0]!;
  const explorer = view.explorers[seat]!;
  const weak = {
    ...explorer,
    tracks: { ...explorer.tracks, might: { index: 0, over: 0 }, speed: { index: 3, over: 0 } },
  };
  const thought = houseBotFor({ bot: 'simple' }).think({
    told: [],
    view: { ...view, explorers: { ...view.explorers, [seat]: weak } },
    ask: {
      kind: 'choose',
      id: '1.1',
      seat,
      key: 'hurt.split',
      values: {},
      choices: [
        { c: 'split', steps: { might: 1 } },
        { c: 'split', steps: { speed: 1 } },
      ],
      card: null,
      room: null,
      refused: [],
      warned: [],
    },
    legal: [],
    random: () => 0,
  });
  const { action } = decisionOf(thought);
  assert.deepEqual(action.t === 'choose' && action.choice, { c: 'split', steps: { speed: 1 } });
});

test('weapons count in the dice of an attack', () => {
  const { steps } = playedGame({ seed: 1, players: 4 });
  const { view } = steps[0]!;
  const attacker = new World(view).figure(view.seats[0]!)!;
  const bare = diceOf(attacker, { trait: 'might', weapon: null });
  assert.equal(diceOf(attacker, { trait: 'might', weapon: 'spear' }), bare + 2);
});

test('an unknown bot plays as the simple one, and typed dice are answered too', () => {
  assert.equal(houseBotFor({ bot: 'of a later version' }), houseBotFor({ bot: 'simple' }));
  const { steps, end } = playedGame({ seed: 5, players: 3, dice: 'typed' });
  assert.ok(steps.some(({ ask }) => ask.kind === 'roll'));
  assert.notEqual(game.result(end), null);
});
