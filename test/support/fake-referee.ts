import { createCore } from '../../src/core/load.ts';
import { coreUrl } from '../../src/core/url.ts';
import type { ActionBase, Seat, Seed } from '../../src/engine/contract.ts';
import { loadConvent } from '../../src/games/convent/index.ts';
import { conventBotOrAdviser } from '../../src/games/convent/bots/index.ts';
import { openBoard } from '../../src/games/convent/board/board.ts';
import { seatsOf, type ConventOptions } from '../../src/games/convent/rules/options.ts';
import type { NoviceNumber } from '../../src/games/convent/rules/seats.ts';
import { presets, type ConventSettings } from '../../src/games/convent/rules/settings.ts';
import type { Table } from '../../src/engine/table.ts';
import type { AnyBot } from '../../src/games/registry.ts';
import type { RefereePort } from '../../src/workers/referee-port.ts';
import { Referee } from '../../src/workers/referee.ts';
import type { StartAnswer } from '../../src/workers/start-referee.ts';
import { Thinking } from '../../src/workers/thinking.ts';
import { MemoryStore } from './memory-store.ts';
import { saltsFrom } from './salts.ts';

export interface GameWish {
  readonly novices?: readonly NoviceNumber[];
  readonly guardPlayers?: 1 | 2;
  /** Seats of each person, in the order they sit; all other seats are bots'. */
  readonly people: readonly (readonly string[])[];
  readonly settings?: Partial<ConventSettings>;
  readonly dice?: 'drawn' | 'typed';
  readonly seed?: number;
}

const shapes = ['circle', 'square', 'triangle', 'diamond', 'hexagon', 'star'] as const;
const names = ['Anna', 'Ben', 'Clara', 'David', 'Eva', 'Felix', 'Gina', 'Hugo'] as const;

function optionsOf({ novices = [1, 2, 3], guardPlayers = 1, settings = {}, dice = 'drawn' }: GameWish): ConventOptions {
  return { preset: 'first2010', settings: { ...presets.first2010, ...settings }, novices, guardPlayers, dice };
}

function tableOf(wish: GameWish): Table {
  const seats = seatsOf(optionsOf(wish));
  const held = wish.people.flat();
  const bots = seats.filter(seat => !held.includes(seat));
  return {
    persons: [
      ...wish.people.map((_, index) => ({ id: `p${index}`, name: names[index]!, kind: 'human' as const, bot: null })),
      ...bots.map(seat => ({ id: `bot-${seat}`, name: `Bot ${seat}`, kind: 'bot' as const, bot: 'simple' })),
    ],
    holders: Object.fromEntries(
      seats.map(seat => {
        const person = wish.people.findIndex(theirs => theirs.includes(seat));
        return [seat, person < 0 ? `bot-${seat}` : `p${person}`];
      }),
    ),
    marks: Object.fromEntries(
      seats.map((seat, index) => [seat, { colour: index, shape: shapes[index % 6]!, letter: String(index + 1) }]),
    ),
  };
}

let dealtCount = 0;

/** What the page asked of the referee, in order, so that a test can say what it must not have asked. */
export interface Asked {
  readonly call: 'act' | 'enterSeat' | 'leaveSeat' | 'undo' | 'close';
  readonly seat: Seat | null;
  readonly action: ActionBase | null;
}

export interface FakeReferee {
  readonly id: string;
  readonly start: () => Promise<StartAnswer>;
  readonly asked: readonly Asked[];
  readonly port: RefereePort;
}

/** The referee with the real rules, without workers and without a journal, and one game dealt at it. */
export async function fakeReferee(wish: GameWish): Promise<FakeReferee> {
  const { seed = 1 } = wish;
  const [core, botCore] = await Promise.all([createCore(coreUrl), createCore(coreUrl)]);
  const loaded = loadConvent(core);
  const botBoard = openBoard(botCore);
  const referee = new Referee({
    loadGame: async () => loaded,
    store: new MemoryStore(),
    bots: new Thinking({
      botsOf: async () => (bot, seat) => conventBotOrAdviser(botBoard, { bot, seat }) as AnyBot,
      nowMs: () => 0,
      pause: async () => undefined,
    }),
    lockGame: async () => () => undefined,
    newId: () => `game${(dealtCount += 1)}`,
    newSeed: (): Seed => [seed, 2, 3, 4],
    newSalt: saltsFrom(seed),
    nowMs: () => 0,
  });
  const made = await referee.create({
    game: 'convent',
    options: optionsOf(wish),
    table: tableOf(wish),
    name: 'Friday',
  });
  if (!made.ok) throw new Error(made.failure.kind);
  const asked: Asked[] = [];
  const note = (call: Asked['call'], seat: Seat | null, action: ActionBase | null = null): void => {
    asked.push({ call, seat, action });
  };
  const port: RefereePort = {
    games: () => referee.games(),
    rename: (id, name) => referee.rename(id, name),
    remove: id => referee.remove(id),
    create: game => referee.create(game),
    open: (id, onUpdate) => referee.open(id, onUpdate),
    act(action) {
      note('act', action.seat, action);
      return referee.act(action);
    },
    enterSeat(seat) {
      note('enterSeat', seat);
      return referee.enterSeat(seat);
    },
    leaveSeat(seat) {
      note('leaveSeat', seat);
      return referee.leaveSeat(seat);
    },
    undo(seat) {
      note('undo', seat);
      return referee.undo(seat);
    },
    setPace: () => referee.setPace(0),
    replay: () => referee.replay(),
    thoughts: entries => referee.thoughts(entries),
    advise: viewer => referee.advise(viewer),
    audit: () => referee.audit(),
    auditFile: bytes => referee.auditFile(bytes),
    exportGame: id => referee.exportGame(id),
    importGame: bytes => referee.importGame(bytes),
    close() {
      note('close', null);
      return referee.close();
    },
  };
  return { id: made.id, port, asked, start: async () => ({ ok: true, referee: port, stop: () => undefined }) };
}
