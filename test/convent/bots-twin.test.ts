import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { decisionOf } from '../../src/engine/bot.ts';
import { randomStream } from '../../src/engine/chance.ts';
import type { Seat } from '../../src/engine/contract.ts';
import { anyBotFor } from '../../src/games/convent/bots/baselines.ts';
import { seatsOf } from '../../src/games/convent/rules/options.ts';
import { noviceOfSeat } from '../../src/games/convent/rules/seats.ts';
import type { ConventState } from '../../src/games/convent/rules/state.ts';
import { botTurns, conventOptions, positionOf } from '../support/convent-bot-game.ts';
import type { BotTurn } from '../support/convent-bot-game.ts';
import { board, game } from '../support/convent-game.ts';
import { twinOf, withOtherChance } from '../support/convent-twin.ts';

const wanted = process.env['VIGIL_SOAK'] === '1' ? 1000 : 60;
const sides = { novices: ['runner', 'level1', 'level2', 'level3'], guards: ['patrol', 'level1', 'level2', 'level3'] };

const decide = (bot: string, turn: BotTurn) =>
  decisionOf(anyBotFor(board, { bot, seat: turn.seat }).think(positionOf(turn)));

/** The same game to this seat: everybody else's secrets are others, and so are all dice to come. */
function twinFor(state: ConventState, seat: Seat, turn: number): ConventState {
  const random = randomStream([turn, 5, 5, 5], 'twin');
  const others = seatsOf(state.options).filter(other => other !== seat);
  return withOtherChance(others.reduce((twin, other) => twinOf(twin, other, random), state));
}

/** Every so many turns of games in which level3 plays on both sides. */
function* sampledTurns(isWanted: (turn: BotTurn) => boolean): Generator<BotTurn> {
  for (let seed = 1, met = 0; ; seed++) {
    const options = conventOptions(1 + (seed % 6), { guardPlayers: seed % 3 === 0 ? 2 : 1 });
    for (const turn of botTurns(options, seed, each => decide('level3', each).action)) {
      if (isWanted(turn) && (met += 1) % 5 === 0) yield turn;
    }
  }
}

function sameInTwins(side: keyof typeof sides): void {
  const bots = sides[side];
  let positions = 0;
  let changed = 0;
  for (const turn of sampledTurns(({ seat }) => (noviceOfSeat(seat) === null) === (side === 'guards'))) {
    const { seat, state } = turn;
    const bot = bots[positions % bots.length]!;
    const twin = twinFor(state, seat, positions);
    changed += Number(JSON.stringify(twin.hidden.novices) !== JSON.stringify(state.hidden.novices));
    const position = {
      ...turn,
      state: twin,
      view: game.view(twin, seat),
      ask: game.asks(twin, seat)[0]!,
      legal: game.legal(twin, seat),
    };
    assert.deepEqual(decide(bot, position), decide(bot, turn), `${bot} as ${seat}, position ${positions}`);
    positions += 1;
    if (positions === wanted) break;
  }
  assert.ok(changed > wanted / 2, `only ${changed} twins were others`);
}

describe('what a seat cannot know', () => {
  it(`changes no decision and no explanation of a novice in ${wanted} positions`, () => sameInTwins('novices'));
  it(`changes no decision and no explanation of a guard in ${wanted} positions`, () => sameInTwins('guards'));
});
