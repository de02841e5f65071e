import assert from 'node:assert/strict';
import { test } from 'node:test';
import { decisionOf } from '../../src/engine/bot.ts';
import { randomStream } from '../../src/engine/chance.ts';
import { isRefused } from '../../src/engine/contract.ts';
import type { RandomIndex, Seat } from '../../src/engine/contract.ts';
import { openConvent } from '../../src/games/convent/index.ts';
import { beliefsOn } from '../../src/games/convent/bots/belief/beliefs.ts';
import type { NoviceBelief } from '../../src/games/convent/bots/belief/beliefs.ts';
import { Calibration, surprisalBits } from '../../src/games/convent/bots/belief/measures.ts';
import { conventBotFor } from '../../src/games/convent/bots/index.ts';
import type { ConventEvent } from '../../src/games/convent/rules/events.ts';
import type { ConventOptions } from '../../src/games/convent/rules/options.ts';
import type { ConventState } from '../../src/games/convent/rules/state.ts';
import { newCore } from '../core/scenes.ts';
import { board, game } from '../support/convent-game.ts';
import { randomOptions } from '../support/convent-random.ts';

const isSoak = process.env['VIGIL_SOAK'] === '1';
const games = isSoak ? 1000 : 6;
const guardStages = ['orderGuards', 'guardMove', 'listen'];

interface Moment {
  readonly state: ConventState;
  readonly told: readonly ConventEvent[];
  /** What the seat that acts next was told. */
  readonly seat: Seat;
  readonly toldToSeat: readonly ConventEvent[];
}

type Player = (moment: Moment, random: RandomIndex) => ReturnType<typeof game.sampleLegal>;

const anyLegal: Player = ({ state, seat }, random) => game.sampleLegal(state, seat, random);

function bots(bot: string): Player {
  const known = new Map<Seat, ReturnType<typeof conventBotFor>>();
  return ({ state, seat, toldToSeat }, random) => {
    const ask = game.asks(state, seat)[0]!;
    if (ask.kind === 'roll') return game.sampleLegal(state, seat, random);
    const one = known.get(seat) ?? conventBotFor(board, { bot, seat });
    known.set(seat, one);
    const position = { view: game.view(state, seat), ask, legal: game.legal(state, seat), told: toldToSeat, random };
    return decisionOf(one.think(position)).action;
  };
}

/** Every pause of a game, with what the table and the next seat were told. */
function* moments(options: ConventOptions, number: number, player: Player): Generator<Moment> {
  const random = randomStream([number, 3, 1, 4], 'belief');
  let state = game.setup(options, [number, 1, 5, 9]);
  const told = new Map<Seat, ConventEvent[]>([...game.seats(options), 'table'].map(seat => [seat, []]));
  while (game.result(state) === null) {
    const awaited = game.asks(state, 'table').map(ask => ask.seat);
    const seat = awaited[random(awaited.length)]!;
    const moment: Moment = { state, seat, told: told.get('table')!, toldToSeat: told.get(seat)! };
    yield moment;
    const answer = game.apply(state, player(moment, random));
    if (isRefused(answer)) assert.fail(answer.refused.code);
    state = answer.state;
    for (const [viewer, events] of told)
      events.push(...answer.events.flatMap(event => game.witness(answer.state, event, viewer) ?? []));
  }
}

/** The true space, stage and wish of every novice are possible, and nothing ever contradicted what was told. */
function assertTruthKept(state: ConventState, beliefs: readonly NoviceBelief[], where: string): void {
  for (const { novice, spaces, homeward, stages, wishes, lost } of beliefs) {
    const { space, key, hasKey, hasWish } = state.hidden.novices.find(one => one.novice === novice)!;
    const facts = `${where}: novice ${novice} on ${space}, key ${key} ${hasKey}, wish ${hasWish}`;
    assert.ok(spaces[space]! > 0 && wishes[key]! > 0 && stages[Number(hasKey) + Number(hasWish)]! > 0, facts);
    assert.ok(!hasWish || homeward[space]! > 0, facts);
    assert.equal(lost, false, facts);
    assert.ok(Math.abs(spaces.reduce((sum, share) => sum + share, 0) - 1) < 1e-9, facts);
  }
}

test(`in ${2 * games} games, at random and of bots, with all settings, the truth is never dropped`, () => {
  const beliefs = beliefsOn(board);
  for (const player of [anyLegal, null]) {
    for (let number = 0; number < games; number++) {
      const random = randomStream([number, 2, 7, 1], 'options');
      const options = randomOptions(
        { novices: 1 + (number % 6), guardPlayers: number % 4 < 2 ? 1 : 2, game: number },
        random,
      );
      const playing = player ?? bots(number % 2 === 0 ? 'level3' : 'level1');
      let count = 0;
      for (const { state, seat, toldToSeat } of moments(options, number, playing)) {
        if (!isSoak && count++ % 3 > 0) continue;
        const view = game.view(state, seat);
        assertTruthKept(state, beliefs.at({ view, told: toldToSeat }), `game ${number}, round ${state.round}`);
      }
    }
  }
});

test('every seat works out the same, from the beginning or event by event, and the debug core too', async () => {
  const fresh = [openConvent(await newCore()).board, openConvent(await newCore('debug')).board];
  for (let number = 0; number < (isSoak ? 60 : 2); number++) {
    const random = randomStream([number, 8, 2, 8], 'options');
    const options = randomOptions({ novices: 2 + (number % 5), guardPlayers: 2, game: number }, random);
    let count = 0;
    for (const { state, told, toldToSeat, seat } of moments(options, number, anyLegal)) {
      const known = beliefsOn(board).at({ view: game.view(state, 'table'), told });
      if (count++ % 25 > 0) continue;
      const copied = toldToSeat.map(event => structuredClone(event));
      const other = openConvent(await newCore()).board;
      assert.deepEqual(beliefsOn(other).at({ view: game.view(state, seat), told: copied }), known);
      for (const each of fresh) {
        assert.deepEqual(beliefsOn(each).at({ view: game.view(state, seat), told: copied }), known);
      }
    }
  }
});

test('a forecast keeps the space where the novice will be, and what is believed stays', () => {
  let compared = 0;
  for (let number = 0; number < (isSoak ? 60 : 3); number++) {
    const options = randomOptions({ novices: 3, guardPlayers: 1, game: 0 }, randomStream([number, 1, 1, 1], 'options'));
    let forecasts: ReadonlyMap<string, Float64Array> | null = null;
    const novice = options.novices[0]!;
    for (const { state, told } of moments(options, number, bots('level2'))) {
      const position = { view: game.view(state, 'table'), told };
      const one = state.novices[0]!;
      if (state.stage.name === 'plan' && one.status === 'onTheRun' && one.figure === null) {
        const before = beliefsOn(board).of(position, novice);
        forecasts = beliefsOn(board).forecast(position, novice);
        assert.deepEqual(beliefsOn(board).of(position, novice), before);
      } else if (state.stage.name === 'orderGuards' && forecasts !== null) {
        const moved = told.findLast(event => event.t === 'noviceMoved' && event.novice === novice);
        const shown = told.findLast(event => event.t === 'cardShown' && event.novice === novice);
        const isUnseen = moved?.t === 'noviceMoved' && moved.sightings.length + moved.vanished.length === 0;
        if (isUnseen && shown?.t === 'cardShown' && !shown.extraStep) {
          assert.ok(forecasts.get(one.card!)![state.hidden.novices[0]!.space]! > 0);
          compared += 1;
        }
        forecasts = null;
      }
    }
  }
  assert.ok(compared > 5, `${compared} forecasts`);
});

test('when a die was mistyped the filter falls back to all that could be reached, and says so', () => {
  const options = randomOptions({ novices: 2, guardPlayers: 1, game: 0 }, randomStream([1, 1, 1, 1], 'options'));
  let fellBack = 0;
  for (const { state, told } of moments(options, 4, anyLegal)) {
    const wrong = told.map(event => (event.t === 'noiseRolled' ? { ...event, reach: 30 } : event));
    for (const { novice, spaces, lost } of beliefsOn(board).at({ view: game.view(state, 'table'), told: wrong })) {
      const sum = spaces.reduce((total, share) => total + share, 0);
      assert.ok(Math.abs(sum - 1) < 1e-9);
      if (!lost || !guardStages.includes(state.stage.name)) continue;
      fellBack += 1;
      const { figure } = state.novices.find(one => one.novice === novice)!;
      if (figure !== null) assert.ok(spaces[figure]! > 0);
    }
    if (fellBack > 20) break;
  }
  assert.ok(fellBack > 0);
});

test('after a noise stage the filter is far less surprised than a guess, and its shares mean what they say', () => {
  const calibration = new Calibration();
  let bits = 0;
  let samples = 0;
  for (let number = 0; number < (isSoak ? 200 : 8); number++) {
    const options = randomOptions({ novices: 4, guardPlayers: 1, game: 0 }, randomStream([number, 4, 4, 4], 'options'));
    for (const { state, told } of moments(options, number, bots('level2'))) {
      if (state.stage.name !== 'orderGuards') continue;
      for (const { novice, spaces } of beliefsOn(board).at({ view: game.view(state, 'table'), told })) {
        const { status, figure } = state.novices.find(one => one.novice === novice)!;
        if (status !== 'onTheRun' || figure !== null) continue;
        const { space } = state.hidden.novices.find(one => one.novice === novice)!;
        bits += surprisalBits(spaces[space]!);
        samples += 1;
        calibration.add(spaces, space);
      }
    }
  }
  assert.ok(bits / samples < 3.9, `${bits / samples} bits over ${samples} samples`);
  const sum = (of: (band: (typeof calibration.bands)[number]) => number): number =>
    calibration.bands.reduce((total, band) => total + band.places * of(band), 0);
  const off = sum(({ expected, right }) => Math.abs(expected - right)) / sum(({ expected }) => expected);
  assert.ok(off < 0.4, `shares are off by ${off} of what they say`);
});
