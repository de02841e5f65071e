import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { decisionOf } from '../../src/engine/bot.ts';
import { randomStream } from '../../src/engine/chance.ts';
import type { Seat } from '../../src/engine/contract.ts';
import { anyBotFor } from '../../src/games/convent/bots/baselines.ts';
import type { ConventBot } from '../../src/games/convent/bots/index.ts';
import type { PlanAction } from '../../src/games/convent/rules/actions.ts';
import { noviceOfSeat } from '../../src/games/convent/rules/seats.ts';
import {
  anySettings,
  botPlayers,
  botTurns,
  conventOptions,
  endOfBotGame,
  positionOf,
} from '../support/convent-bot-game.ts';
import type { Answer, BotTurn } from '../support/convent-bot-game.ts';
import { board, game } from '../support/convent-game.ts';

const bots = ['random', 'runner', 'level1', 'level2', 'level3'];

const players = (novices: string, guards = 'followNoise'): Answer => botPlayers({ guards, novices });

/** Turns of novices in a few games. */
function* noviceTurns(novices: string, games: number): Generator<BotTurn> {
  for (let seed = 1; seed <= games; seed++) {
    for (const turn of botTurns(conventOptions(4), seed, players(novices))) {
      if (noviceOfSeat(turn.seat) !== null) yield turn;
    }
  }
}

const decide = (bot: string, turn: BotTurn) =>
  decisionOf(anyBotFor(board, { bot, seat: turn.seat }).think(positionOf(turn)));

describe('novice bots', () => {
  it('answer every ask of every variant by the rules', () => {
    const random = randomStream([7, 7, 7, 7], 'settings');
    for (let seed = 0; seed < 25; seed++) {
      const settings = anySettings(random);
      const options = conventOptions(1 + (seed % 6), { settings, guardPlayers: seed % 2 === 0 ? 1 : 2 });
      endOfBotGame(options, seed, players(bots[seed % bots.length]!));
    }
  });

  it('decide the same without what they remember', () => {
    for (const bot of bots) {
      const known = new Map<Seat, ConventBot>();
      for (const turn of noviceTurns(bot, 1)) {
        const staying = known.get(turn.seat) ?? anyBotFor(board, { bot, seat: turn.seat });
        known.set(turn.seat, staying);
        assert.deepEqual(decisionOf(staying.think(positionOf(turn))), decide(bot, turn), bot);
      }
    }
  });

  it('play as level1 under an id that this version does not know', () => {
    for (const turn of noviceTurns('level1', 1)) {
      assert.deepEqual(decide('simple', turn), decide('level1', turn));
    }
  });

  it('say why: what they head for, what may be noticed, and at the top what the guards can know', () => {
    let spoken = 0;
    for (const turn of noviceTurns('level3', 2)) {
      const { because, beliefs } = decide('level3', turn);
      if (turn.ask.kind !== 'plan' || turn.ask.caught) continue;
      const reasons = because.map(({ reason }) => reason);
      assert.match(reasons[0]!, /^novice\.to(Key|Wish|Cell)$/);
      for (const reason of ['heardChance', 'caughtChance', 'guessed']) assert.ok(reasons.includes(`novice.${reason}`));
      assert.ok(because.every(({ numbers }) => numbers.every(Number.isInteger)));
      assert.deepEqual(
        beliefs.map(({ about }) => about),
        [turn.seat],
      );
      const sum = beliefs[0]!.places.reduce((total, [, thousandths]) => total + thousandths, 0);
      assert.ok(sum > 100 && sum <= 1010, `the places named have ${sum} thousandths`);
      spoken += 1;
    }
    assert.ok(spoken > 20);
  });

  it('go home as soon as a move leads there with the wish', () => {
    let homes = 0;
    for (const turn of noviceTurns('level3', 6)) {
      const { ask, view } = turn;
      if (ask.kind !== 'plan' || ask.caught || view.ownNovice?.hasWish !== true) continue;
      const cell = noviceOfSeat(turn.seat)!;
      if (view.guards.some(({ space }) => space === cell) || ask.from === cell) continue;
      const steps = board.search({ start: cell, maxSteps: 5, locksOpen: true, blockedSpaces: ask.blockedSpaces });
      if (steps[ask.from]! > 5) continue;
      homes += 1;
      assert.equal((decide('level3', turn).action as PlanAction).moves.at(-1)!.at(-1), cell);
    }
    assert.ok(homes > 2, `${homes} could go home`);
  });

  it('get better from the runner to level 3, and all beat nobody by acting at random', () => {
    const guardWins = (novices: string): number =>
      Array.from({ length: 24 }, (_, seed) => endOfBotGame(conventOptions(4), 100 + seed, players(novices))).filter(
        state => game.result(state)!.side === 'guards',
      ).length;
    const [random, runner, level3] = [guardWins('random'), guardWins('runner'), guardWins('level3')];
    assert.ok(random >= 22 && runner > level3 + 4, `guards win ${random}, ${runner}, ${level3} of 24`);
  });
});
