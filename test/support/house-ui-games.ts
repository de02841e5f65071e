import { readFileSync } from 'node:fs';
import { decisionOf } from '../../src/engine/bot.ts';
import { loadCore } from '../../src/core/load.ts';
import { randomStream } from '../../src/engine/chance.ts';
import { isRefused } from '../../src/engine/contract.ts';
import type { Language } from '../../src/app/languages.ts';
import type { Table } from '../../src/engine/table.ts';
import { houseBotFor } from '../../src/games/house/bots/index.ts';
import { openHouse } from '../../src/games/house/index.ts';
import type { HouseAction } from '../../src/games/house/rules/actions.ts';
import type { HouseAsk } from '../../src/games/house/rules/asks.ts';
import type { HouseEvent } from '../../src/games/house/rules/events.ts';
import type { HouseState } from '../../src/games/house/rules/state.ts';
import type { HouseView } from '../../src/games/house/rules/view.ts';
import { narratorOf, type Narrator } from '../../src/games/house/ui/narrator.ts';
import { optionsFor, type OptionsWish } from './house-options.ts';

const core = await loadCore(readFileSync(new URL('../../build/core.wasm', import.meta.url)));

/** The house's rules on the real core. */
export const { game, floors } = openHouse(core);

/** One question of a game, what was answered, and what came of it. */
export interface PlayedStep {
  readonly view: HouseView;
  readonly ask: HouseAsk;
  readonly action: HouseAction;
  readonly events: readonly HouseEvent[];
}

export interface PlayedGame {
  readonly steps: readonly PlayedStep[];
  readonly log: readonly HouseEvent[];
  readonly end: HouseState;
}

/** Who answers in a played game: the simple bot, or any legal answer. */
export type Player = 'simple' | 'random';

/** More answers than any game has taken; a game that needs more does not end. */
export const mostSteps = 3000;

/** A game from the deal to its end. Throws when an answer is refused, or when it does not end. */
export function playedGame(wish: OptionsWish & { readonly seed: number; readonly player?: Player }): PlayedGame {
  const { seed, player = 'simple', ...options } = wish;
  const random = randomStream([seed, 9, 9, 9], 'player');
  let state = game.setup(optionsFor({ dice: 'drawn', ...options }), [seed, 2, 3, 4]);
  const steps: PlayedStep[] = [];
  while (game.result(state) === null) {
    const seat = game.asks(state, 'table')[0]!.seat;
    const ask = game.asks(state, seat)[0]!;
    const view = game.view(state, seat);
    const legal = game.legal(state, seat);
    const action =
      player === 'simple'
        ? decisionOf(houseBotFor({ bot: 'simple' }).think({ view, ask, legal, told: [], random })).action
        : game.sampleLegal(state, seat, random);
    const answer = game.apply(state, action);
    if (isRefused(answer)) throw new Error(`refused: ${answer.refused.code} ${JSON.stringify(action)}`);
    steps.push({ view, ask, action, events: answer.events });
    if (steps.length > mostSteps) throw new Error(`game ${seed} does not end`);
    state = answer.state;
  }
  return { steps, log: steps.flatMap(({ events }) => events), end: state };
}

/** Every seat a bot's, but for those of Anna. */
export function tableFor(seats: readonly string[], anna: readonly string[] = []): Table {
  return {
    persons: [
      { id: 'anna', name: 'Anna', kind: 'human', bot: null },
      { id: 'bot', name: 'Robot', kind: 'bot', bot: 'simple' },
    ],
    holders: Object.fromEntries(seats.map(seat => [seat, anna.includes(seat) ? 'anna' : 'bot'])),
    marks: {},
  };
}

export const textOf = (name: string, language: Language): Readonly<Record<string, string>> =>
  JSON.parse(
    readFileSync(new URL(`../../src/games/house/text/${name}.${language}.json`, import.meta.url), 'utf8'),
  ) as Record<string, string>;

/** The narrator of a view in a language, with all texts it would have on the screen. */
export function narratorFor(
  view: Pick<HouseView, 'explorers' | 'monsters' | 'haunt' | 'seats'>,
  language: Language,
): Narrator {
  const haunt = view.haunt ? [textOf(`haunts/${String(view.haunt.number).padStart(2, '0')}`, language)] : [];
  const texts = [...['names', 'cards'].map(name => textOf(name, language)), ...haunt];
  const own = ['events', 'play'].map(name => textOf(name, language));
  return narratorOf({ texts: [...texts, ...own], language, table: tableFor(view.seats, ['explorer1']), view });
}

export const languages: readonly Language[] = ['en', 'zh-Hant', 'zh-Hans'];
