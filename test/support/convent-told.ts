import { readFileSync } from 'node:fs';
import { isRefused } from '../../src/engine/contract.ts';
import type { RandomIndex, Seed } from '../../src/engine/contract.ts';
import { randomStream } from '../../src/engine/chance.ts';
import type { Table } from '../../src/engine/table.ts';
import type { ConventEvent } from '../../src/games/convent/rules/events.ts';
import type { ConventOptions } from '../../src/games/convent/rules/options.ts';
import { seatsOf } from '../../src/games/convent/rules/options.ts';
import type { ConventState } from '../../src/games/convent/rules/state.ts';
import { narratorOf, type Narrator, type PlayTexts, type RoomTexts } from '../../src/games/convent/ui/narrator.ts';
import type { Language } from '../../src/app/languages.ts';
import { game } from './convent-game.ts';

const shapes = ['circle', 'square', 'triangle', 'diamond', 'hexagon', 'star'] as const;
const names = ['Anna', 'Ben', 'Clara', 'David', 'Eva', 'Felix', 'Gina', 'Hugo'] as const;

/** A table with one person for each seat; seats named in `bots` are played by bots. */
export function tableOf(options: ConventOptions, { bots = [] }: { readonly bots?: readonly string[] } = {}): Table {
  const seats = seatsOf(options);
  return {
    persons: seats.map((seat, index) => ({
      id: `p${index}`,
      name: names[index]!,
      kind: bots.includes(seat) ? 'bot' : 'human',
      bot: bots.includes(seat) ? 'simple' : null,
    })),
    holders: Object.fromEntries(seats.map((seat, index) => [seat, `p${index}`])),
    marks: Object.fromEntries(
      seats.map((seat, index) => [seat, { colour: index, shape: shapes[index % 6]!, letter: String(index + 1) }]),
    ),
  };
}

function textOf<Texts>(name: string, language: Language): Texts {
  const address = new URL(`../../src/games/convent/text/${name}.${language}.json`, import.meta.url);
  return JSON.parse(readFileSync(address, 'utf8')) as Texts;
}

export function narratorIn(language: Language, table: Table): Narrator {
  return narratorOf({
    play: textOf<PlayTexts>('play', language),
    rooms: textOf<RoomTexts>('rooms', language),
    language,
    table,
  });
}

/** One accepted action of a random game: the table's events of it and the state after it. */
export interface ToldAction {
  readonly events: readonly ConventEvent[];
  readonly state: ConventState;
}

/** A game of random legal actions to its end, as the table learns of it. */
export function* randomGame(options: ConventOptions, seed: Seed): Generator<ToldAction> {
  const random: RandomIndex = randomStream(seed, 'test');
  let state = game.setup(options, seed);
  for (let actions = 0; game.result(state) === null && actions < 5000; actions++) {
    const asked = seatsOf(options).filter(seat => game.asks(state, seat).length > 0);
    const answer = game.apply(state, game.sampleLegal(state, asked[random(asked.length)]!, random));
    if (isRefused(answer)) throw new Error(answer.refused.code);
    state = answer.state;
    yield { state, events: answer.events.flatMap(event => game.witness(answer.state, event, 'table') ?? []) };
  }
}
