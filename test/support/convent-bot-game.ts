import { decisionOf } from '../../src/engine/bot.ts';
import { randomStream } from '../../src/engine/chance.ts';
import { isRefused } from '../../src/engine/contract.ts';
import type { RandomIndex, Seat } from '../../src/engine/contract.ts';
import { anyBotFor } from '../../src/games/convent/bots/baselines.ts';
import type { ConventBot } from '../../src/games/convent/bots/index.ts';
import type { ConventAction } from '../../src/games/convent/rules/actions.ts';
import type { ConventAsk } from '../../src/games/convent/rules/asks.ts';
import type { ConventEvent } from '../../src/games/convent/rules/events.ts';
import type { ConventOptions } from '../../src/games/convent/rules/options.ts';
import { seatsOf } from '../../src/games/convent/rules/options.ts';
import { noviceNumbers, noviceOfSeat } from '../../src/games/convent/rules/seats.ts';
import { presets, settingNames, settingValues } from '../../src/games/convent/rules/settings.ts';
import type { ConventSettings } from '../../src/games/convent/rules/settings.ts';
import type { ConventState } from '../../src/games/convent/rules/state.ts';
import type { ConventView } from '../../src/games/convent/rules/view.ts';
import { board, game } from './convent-game.ts';

/** A pause of a game of bots, with all that the asked seat knows. */
export interface BotTurn {
  readonly seat: Seat;
  readonly state: ConventState;
  readonly view: ConventView;
  readonly ask: ConventAsk;
  readonly legal: readonly ConventAction[];
  readonly told: readonly ConventEvent[];
  /** The same stream whenever it is called: randomness of this turn. */
  readonly random: () => RandomIndex;
}

export type Answer = (turn: BotTurn) => ConventAction;

export const conventOptions = (
  novices: number,
  { settings = presets.first2010, guardPlayers = 1 }: { settings?: ConventSettings; guardPlayers?: 1 | 2 } = {},
): ConventOptions => ({
  preset: 'first2010',
  settings,
  novices: noviceNumbers.slice(0, novices),
  guardPlayers,
  dice: 'drawn',
});

/** Every setting by chance. */
export function anySettings(random: RandomIndex): ConventSettings {
  const values = settingNames.map(name => [name, settingValues[name][random(settingValues[name].length)]]);
  return Object.fromEntries(values) as ConventSettings;
}

/** Plays a game to its end and gives every turn before it is answered; every answer must be accepted. */
export function* botTurns(options: ConventOptions, seed: number, answer: Answer): Generator<BotTurn, ConventState> {
  const told = new Map<Seat, ConventEvent[]>(seatsOf(options).map(seat => [seat, []]));
  let state = game.setup(options, [seed, 1, 2, 3]);
  for (let number = 0; game.result(state) === null; number++) {
    const { seat } = game.asks(state, 'table')[0]!;
    const turn: BotTurn = {
      seat,
      state,
      view: game.view(state, seat),
      ask: game.asks(state, seat)[0]!,
      legal: game.legal(state, seat),
      told: told.get(seat)!,
      random: () => randomStream([seed, number, 0, 0], 'bots'),
    };
    yield turn;
    const action = answer(turn);
    const applied = game.apply(state, action);
    if (isRefused(applied)) throw new Error(`${JSON.stringify(action)} was refused: ${applied.refused.code}`);
    state = applied.state;
    for (const [viewer, events] of told) {
      events.push(...applied.events.flatMap(event => game.witness(applied.state, event, viewer) ?? []));
    }
  }
  return state;
}

/** The decision of a bot at a turn. */
export const positionOf = ({ view, ask, legal, told, random }: BotTurn): Parameters<ConventBot['think']>[0] => ({
  view,
  ask,
  legal,
  told,
  random: random(),
});

/** Bots that stay for a game, each for its seat. */
export function botPlayers({ guards, novices }: { readonly guards: string; readonly novices: string }): Answer {
  const known = new Map<Seat, ConventBot>();
  return turn => {
    const { seat } = turn;
    const bot = known.get(seat) ?? anyBotFor(board, { bot: noviceOfSeat(seat) === null ? guards : novices, seat });
    known.set(seat, bot);
    return decisionOf(bot.think(positionOf(turn))).action;
  };
}

/** How a game of bots ends. */
export function endOfBotGame(options: ConventOptions, seed: number, answer: Answer): ConventState {
  const turns = botTurns(options, seed, answer);
  for (;;) {
    const { done, value } = turns.next();
    if (done) return value;
  }
}
