import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { decisionOf } from '../../src/engine/bot.ts';
import { randomStream } from '../../src/engine/chance.ts';
import type { Seat } from '../../src/engine/contract.ts';
import { anyBotFor } from '../../src/games/convent/bots/baselines.ts';
import type { ConventBot } from '../../src/games/convent/bots/index.ts';
import { noviceOfSeat } from '../../src/games/convent/rules/seats.ts';
import type { ConventOptions } from '../../src/games/convent/rules/options.ts';
import {
  anySettings,
  botPlayers,
  botTurns,
  conventOptions,
  endOfBotGame,
  positionOf,
} from '../support/convent-bot-game.ts';
import type { Answer, BotTurn } from '../support/convent-bot-game.ts';
import { board } from '../support/convent-game.ts';

const bots = ['random', 'patrol', 'followNoise', 'level1', 'level2', 'level3'];
const isSoak = process.env['VIGIL_SOAK'] === '1';

const players = (guards: string, novices = 'runner'): Answer => botPlayers({ guards, novices });

function* guardTurns(guards: string, options: ConventOptions): Generator<BotTurn> {
  for (const turn of botTurns(options, 3, players(guards))) if (noviceOfSeat(turn.seat) === null) yield turn;
}

const decide = (bot: string, turn: BotTurn) =>
  decisionOf(anyBotFor(board, { bot, seat: turn.seat }).think(positionOf(turn)));

describe('guard bots', () => {
  it('answer every ask of every variant by the rules, each guard alone or both together', () => {
    const random = randomStream([9, 7, 9, 7], 'settings');
    for (let seed = 0; seed < (isSoak ? 600 : 18); seed++) {
      const settings = anySettings(random);
      const options = conventOptions(1 + (seed % 6), { settings, guardPlayers: seed % 4 < 2 ? 1 : 2 });
      endOfBotGame(options, seed, players(bots[seed % bots.length]!, seed % 5 === 0 ? 'random' : 'runner'));
    }
  });

  it('decide the same without what they remember', () => {
    for (const bot of ['level1', 'level2', 'level3']) {
      const known = new Map<Seat, ConventBot>();
      for (const turn of guardTurns(bot, conventOptions(3, { guardPlayers: 2 }))) {
        const staying = known.get(turn.seat) ?? anyBotFor(board, { bot, seat: turn.seat });
        known.set(turn.seat, staying);
        assert.deepEqual(decisionOf(staying.think(positionOf(turn))), decide(bot, turn), bot);
      }
    }
  });

  it('play as level1 under an id that this version does not know', () => {
    for (const turn of guardTurns('level1', conventOptions(2)))
      assert.deepEqual(decide('simple', turn), decide('level1', turn));
  });

  it('catch whom they see in reach when their movement begins', () => {
    let seen = 0;
    let caught = 0;
    let chase: { readonly id: string; readonly captures: number } | null = null;
    for (let seed = 1; seed <= 6; seed++) {
      for (const { view, ask } of botTurns(conventOptions(5), seed, players('level3'))) {
        if (chase !== null && !ask.id.startsWith(chase.id)) {
          caught += Number(view.captures > chase.captures);
          chase = null;
        }
        if (ask.kind !== 'guardMove' || ask.steps > 0 || ask.freedom !== 'free' || chase !== null) continue;
        const { space } = view.guards.find(({ guard }) => guard === ask.guard)!;
        const inReach = view.novices.filter(
          ({ status, figure, novice }) =>
            status === 'onTheRun' && figure !== null && figure !== novice && board.distance(space, figure) <= 4,
        );
        if (inReach.length === 0) continue;
        seen += 1;
        chase = { id: `${view.round}.${ask.guard}`, captures: view.captures };
      }
      chase = null;
    }
    assert.ok(seen >= 5 && caught >= 0.7 * seen, `${caught} of ${seen}`);
  });

  it('say in numbers what moved them, and where they take everybody on the run to be', () => {
    const known = new Set<string>();
    for (const turn of guardTurns('level3', conventOptions(4))) {
      const { because, beliefs } = decide('level3', turn);
      for (const { reason, numbers } of because) {
        known.add(reason);
        assert.ok(
          numbers.every(number => Number.isInteger(number)),
          reason,
        );
      }
      const onTheRun = turn.view.novices.filter(({ status }) => status === 'onTheRun');
      if (turn.ask.kind === 'orderGuards') assert.equal(beliefs.length, onTheRun.length);
      for (const { places } of beliefs) {
        const sum = places.reduce((total, [, thousandths]) => total + thousandths, 0);
        assert.ok(places.length > 0 && places.length <= 24 && sum <= 1012, `${sum}`);
      }
    }
    for (const reason of ['guard.mostLikely', 'guard.goes', 'guard.catch', 'guard.heard'])
      assert.ok(known.has(reason), reason);
  });

  it('catch the more the more they know', () => {
    const captures = (bot: string): number =>
      Array.from({ length: 8 }, (_, seed) => endOfBotGame(conventOptions(4), seed, players(bot)).captures).reduce(
        (sum, each) => sum + each,
        0,
      );
    const [patrol, followNoise, level3] = [captures('patrol'), captures('followNoise'), captures('level3')];
    assert.ok(patrol < followNoise && followNoise < level3, `${patrol}, ${followNoise}, ${level3}`);
  });
});
