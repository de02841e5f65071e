import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { decisionOf } from '../../src/engine/bot.ts';
import type { Decision } from '../../src/engine/bot.ts';
import { randomStream } from '../../src/engine/chance.ts';
import type { Seat } from '../../src/engine/contract.ts';
import { conventBotFor, conventBotOrAdviser } from '../../src/games/convent/bots/index.ts';
import { seatsOf } from '../../src/games/convent/rules/options.ts';
import { noviceOfSeat, noviceSeat } from '../../src/games/convent/rules/seats.ts';
import { sees } from '../../src/games/convent/rules/sight.ts';
import { botTurns, conventOptions, positionOf } from '../support/convent-bot-game.ts';
import type { BotTurn } from '../support/convent-bot-game.ts';
import { board, game } from '../support/convent-game.ts';
import { twinOf, withOtherChance } from '../support/convent-twin.ts';

const wanted = process.env['VIGIL_SOAK'] === '1' ? 1000 : 60;

const advice = (turn: BotTurn): Decision =>
  decisionOf(conventBotOrAdviser(board, { bot: 'adviser', seat: turn.seat }).think(positionOf(turn)) as never);

const bot = (turn: BotTurn) =>
  decisionOf(conventBotFor(board, { bot: 'level2', seat: turn.seat }).think(positionOf(turn)));

/** Every third turn of games of bots. */
function* turns(): Generator<BotTurn> {
  let met = 0;
  for (let seed = 1; ; seed++) {
    const options = conventOptions(1 + (seed % 6), { guardPlayers: seed % 3 === 0 ? 2 : 1 });
    for (const turn of botTurns(options, seed, each => bot(each).action)) if ((met += 1) % 3 === 0) yield turn;
  }
}

function* first(count: number): Generator<BotTurn> {
  const all = turns();
  for (let index = 0; index < count; index++) yield all.next().value as BotTurn;
}

/** The same moment as another seat sees it; what it was told is public to all, so the guards' memory will do. */
const seenFrom = (turn: BotTurn, seat: Seat): BotTurn => ({ ...turn, seat, view: game.view(turn.state, seat) });

describe('the adviser', () => {
  it(`tells the same in worlds that differ in what a seat cannot know, ${wanted} times`, () => {
    let changed = 0;
    for (const turn of first(wanted)) {
      const random = randomStream([turn.state.round, 9, 9, 9], 'twin');
      const others = seatsOf(turn.state.options).filter(other => other !== turn.seat);
      const twin = withOtherChance(others.reduce((state, other) => twinOf(state, other, random), turn.state));
      changed += Number(JSON.stringify(twin.hidden.novices) !== JSON.stringify(turn.state.hidden.novices));
      const other = { ...turn, state: twin, view: game.view(twin, turn.seat), ask: game.asks(twin, turn.seat)[0]! };
      assert.deepEqual(advice(other), advice(turn));
    }
    assert.ok(changed > wanted / 2, `only ${changed} twins were others`);
  });

  it('tells a novice of herself what it tells the guards of her, and of nobody else', () => {
    let compared = 0;
    for (const turn of first(wanted)) {
      if (noviceOfSeat(turn.seat) !== null) continue;
      for (const belief of advice(turn).beliefs) {
        const { beliefs } = advice(seenFrom(turn, belief.about));
        assert.deepEqual(beliefs, [belief]);
        compared += 1;
      }
    }
    assert.ok(compared > 10);
  });

  it('gives every hidden novice on the run a whole to share among spaces, and nobody else', () => {
    for (const turn of first(wanted)) {
      const told = new Map(advice(turn).beliefs.map(({ about, places }) => [about, new Map(places)]));
      for (const { novice, status, figure } of turn.view.novices) {
        const isAsked = noviceOfSeat(turn.seat) === null || noviceOfSeat(turn.seat) === novice;
        const shares = told.get(noviceSeat(novice));
        assert.equal(shares !== undefined, isAsked && status === 'onTheRun' && figure === null);
        const sum = [...(shares?.values() ?? [])].reduce((total, share) => total + share, 0);
        if (shares) assert.ok(Math.abs(sum - 1000) < 80, `${sum} thousandths`);
      }
    }
  });

  it('C-6: names the spaces that a guard sees as she stands, and tells risks to novices only', () => {
    for (const turn of first(wanted)) {
      const own = noviceOfSeat(turn.seat);
      const { because } = advice(turn);
      assert.equal(because.length > 0, own !== null);
      if (own === null) continue;
      const { settings } = turn.view.options;
      const seen = because.find(({ reason }) => reason === 'risk.seen')!.numbers;
      const expected = Array.from({ length: 155 }, (_, index) => index + 1).filter(space =>
        turn.view.guards.some(guard =>
          sees(board, settings, { guard, target: { novice: ((space % 6) + 1) as 1, space } }),
        ),
      );
      assert.deepEqual(seen, expected);
      const met = because.find(({ reason }) => reason === 'risk.met')!.numbers;
      const shares = met.filter((_, index) => index % 2 === 1);
      assert.ok(shares.length > 0 && shares.every(share => share > 0 && share <= 1000));
    }
  });
});
