import assert from 'node:assert/strict';
import test from 'node:test';
import { decisionOf } from '../../src/engine/bot.ts';
import { houseBotFor, simpleBot } from '../../src/games/house/bots/index.ts';
import { diceOf } from '../../src/games/house/bots/fights.ts';
import { World } from '../../src/games/house/bots/world.ts';
import { game, playedGame } from '../support/house-ui-games.ts';

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

test('before the haunt a bot that can explore explores', () => {
  for (const seed of [1, 2, 3]) {
    const { steps } = playedGame({ seed, players: 4 });
    const turns = steps.filter(({ ask, view }) => ask.kind === 'choose' && ask.key === 'turn.free' && !view.haunt);
    for (const { ask, action, view } of turns) {
      if (ask.kind !== 'choose' || action.t !== 'choose') continue;
      const mayExplore = ask.choices.some(({ c }) => c === 'explore');
      const isBetter = ['explore', 'act', 'use', 'pickUp', 'take'].includes(action.choice.c);
      const isGaining = ['chapel', 'gymnasium', 'larder', 'library'].includes(view.explorers[ask.seat]!.room);
      if (mayExplore) assert.ok(isBetter || isGaining, JSON.stringify(action.choice));
    }
  }
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
  const thought = simpleBot.think({
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
  assert.equal(houseBotFor({ bot: 'of a later version' }), simpleBot);
  const { steps, end } = playedGame({ seed: 5, players: 3, dice: 'typed' });
  assert.ok(steps.some(({ ask }) => ask.kind === 'roll'));
  assert.notEqual(game.result(end), null);
});
