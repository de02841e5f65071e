import { createCore } from '../../src/core/load.ts';
import { coreUrl } from '../../src/core/url.ts';
import type { Seed } from '../../src/engine/contract.ts';
import type { SeatShape, Table } from '../../src/engine/table.ts';
import { houseBotFor } from '../../src/games/house/bots/index.ts';
import { loadHouse } from '../../src/games/house/index.ts';
import type { HouseOptions } from '../../src/games/house/rules/options.ts';
import type { AnyBot } from '../../src/games/registry.ts';
import type { RefereePort } from '../../src/workers/referee-port.ts';
import { Referee } from '../../src/workers/referee.ts';
import type { StartAnswer } from '../../src/workers/start-referee.ts';
import { Thinking } from '../../src/workers/thinking.ts';
import { optionsFor, type OptionsWish } from './house-options.ts';
import { MemoryStore } from './memory-store.ts';
import { saltsFrom } from './salts.ts';

export interface HouseWish extends OptionsWish {
  /** Seats of each person, in the order they sit; all other seats are bots'. */
  readonly people: readonly (readonly string[])[];
  readonly seed?: number;
}

const shapes: readonly SeatShape[] = ['circle', 'square', 'triangle', 'diamond', 'hexagon', 'star'];
const names: readonly string[] = ['Anna', 'Ben', 'Clara', 'David', 'Eva', 'Felix'];

/** Who sits where, with marks as the set-up gives them. */
export function houseTable({ explorers }: Pick<HouseOptions, 'explorers'>, people: HouseWish['people']): Table {
  const holderOf = (seat: string): string => {
    const person = people.findIndex(theirs => theirs.includes(seat));
    return person < 0 ? `bot-${seat}` : `p${person}`;
  };
  return {
    persons: [
      ...people.map((_, index) => ({ id: `p${index}`, name: names[index]!, kind: 'human' as const, bot: null })),
      ...explorers
        .filter(({ seat }) => !people.flat().includes(seat))
        .map(({ seat }) => ({ id: `bot-${seat}`, name: `Bot ${seat.slice(8)}`, kind: 'bot' as const, bot: 'simple' })),
    ],
    holders: Object.fromEntries(explorers.map(({ seat }) => [seat, holderOf(seat)])),
    marks: Object.fromEntries(
      explorers.map(({ seat }, index) => [seat, { colour: index, shape: shapes[index]!, letter: names[index]![0]! }]),
    ),
  };
}

export interface HouseReferee {
  readonly id: string;
  readonly port: RefereePort;
  readonly start: () => Promise<StartAnswer>;
}

let dealtCount = 0;

/** The referee with the house's real rules, without workers and without a journal, and one game dealt at it. */
export async function houseReferee({ people, seed = 1, ...wish }: HouseWish): Promise<HouseReferee> {
  const core = await createCore(coreUrl);
  const referee = new Referee({
    loadGame: async () => loadHouse(core),
    store: new MemoryStore(),
    bots: new Thinking({
      botsOf: async () => bot => houseBotFor({ bot }) as AnyBot,
      nowMs: () => 0,
      pause: async () => undefined,
    }),
    lockGame: async () => () => undefined,
    newId: () => `house${(dealtCount += 1)}`,
    newSeed: (): Seed => [seed, 2, 3, 4],
    newSalt: saltsFrom(seed),
    nowMs: () => 0,
  });
  const options = optionsFor({ dice: 'drawn', ...wish });
  const made = await referee.create({ game: 'house', options, table: houseTable(options, people), name: 'Friday' });
  if (!made.ok) throw new Error(made.failure.kind);
  await referee.setPace(0);
  const port = referee as unknown as RefereePort;
  return { id: made.id, port, start: async () => ({ ok: true, referee: port, stop: () => undefined }) };
}
