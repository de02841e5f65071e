import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { decisionOf } from '../../src/engine/bot.ts';
import { randomStream } from '../../src/engine/chance.ts';
import { isRefused } from '../../src/engine/contract.ts';
import type { RandomIndex, Seat } from '../../src/engine/contract.ts';
import { conventBotFor } from '../../src/games/convent/bots/index.ts';
import type { ConventAction } from '../../src/games/convent/rules/actions.ts';
import type { ConventOptions } from '../../src/games/convent/rules/options.ts';
import { noviceNumbers } from '../../src/games/convent/rules/seats.ts';
import { presets, settingNames, settingValues } from '../../src/games/convent/rules/settings.ts';
import type { ConventSettings } from '../../src/games/convent/rules/settings.ts';
import type { ConventState } from '../../src/games/convent/rules/state.ts';
import { board, game } from '../support/convent-game.ts';

type Decide = (state: ConventState, seat: Seat, random: RandomIndex) => ConventAction;

const simple: Decide = (state, seat, random) =>
  decisionOf(
    conventBotFor(board, { bot: 'simple', seat }).think({
      told: [],
      view: game.view(state, seat),
      ask: game.asks(state, seat)[0]!,
      legal: game.legal(state, seat),
      random,
    }),
  ).action;
const anyLegal: Decide = (state, seat, random) => game.sampleLegal(state, seat, random);

/** Plays to the end; every decision must be accepted. */
function play(options: ConventOptions, seed: number, players: { readonly novices: Decide; readonly guards: Decide }) {
  const random = randomStream([seed, 0, 0, 0], 'bots');
  let state = game.setup(options, [seed, 1, 2, 3]);
  for (;;) {
    const result = game.result(state);
    if (result !== null) return result;
    const { seat } = game.asks(state, 'table')[0]!;
    const action = (seat.startsWith('novice') ? players.novices : players.guards)(state, seat, random);
    const answer = game.apply(state, action);
    if (isRefused(answer)) assert.fail(`${JSON.stringify(action)} was refused: ${answer.refused.code}`);
    state = answer.state;
  }
}

const optionsWith = (settings: ConventSettings, novices: number, guardPlayers: 1 | 2): ConventOptions => ({
  preset: 'first2010',
  settings,
  novices: noviceNumbers.slice(0, novices),
  guardPlayers,
  dice: 'drawn',
});

function anySettings(random: RandomIndex): ConventSettings {
  const values = settingNames.map(name => [name, settingValues[name][random(settingValues[name].length)]]);
  return Object.fromEntries(values) as ConventSettings;
}

describe('the simple bots', () => {
  it('answer every ask of every variant by the rules', () => {
    const random = randomStream([7, 7, 7, 7], 'settings');
    for (let seed = 0; seed < 24; seed++) {
      const options = optionsWith(anySettings(random), 1 + (seed % 6), seed % 2 === 0 ? 1 : 2);
      play(options, seed, { novices: simple, guards: simple });
    }
  });

  it('hold out against each other and beat those who act at random', () => {
    const wins = (players: { readonly novices: Decide; readonly guards: Decide }) => {
      const results = Array.from({ length: 20 }, (_, seed) =>
        play(optionsWith(presets.first2010, 2, 1), seed, players),
      );
      return results.filter(({ side }) => side === 'novices').length;
    };
    const even = wins({ novices: simple, guards: simple });
    assert.ok(even >= 3 && even <= 17, `novices win ${even} of 20`);
    assert.equal(wins({ novices: anyLegal, guards: simple }), 0);
    assert.ok(wins({ novices: simple, guards: anyLegal }) > even);
  });
});
