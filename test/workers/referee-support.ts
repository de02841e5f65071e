import type { ActionBase, AskBase, RandomIndex, Seat } from '../../src/engine/contract.ts';
import { randomStream } from '../../src/engine/chance.ts';
import { Referee } from '../../src/workers/referee.ts';
import type { RefereeParts } from '../../src/workers/referee.ts';
import type { NewGame, OpenedGame, TableUpdate } from '../../src/workers/referee-port.ts';
import type { BotPort, BotRequest } from '../../src/workers/worker-ports.ts';
import { MemoryStore } from '../support/memory-store.ts';
import { saltsFrom } from '../support/salts.ts';
import { aTable } from '../support/save-builder.ts';
import { toyLoaded } from '../support/toy-game.ts';
import type { ToyAction } from '../support/toy-game.ts';

export interface TestReferee {
  readonly referee: Referee;
  readonly store: MemoryStore;
  /** What the bots were asked, in order. */
  readonly asked: readonly BotRequest[];
  /** Numbers of requests whose answer nobody waits for any more. */
  readonly givenUp: readonly number[];
  /** Games that are locked by now. */
  readonly locked: ReadonlySet<string>;
}

/** Bots that answer with the first legal action. */
const firstLegal = (request: BotRequest): ActionBase => request.legal[0]!;

export interface RefereeChoices {
  readonly store?: MemoryStore;
  readonly decide?: (request: BotRequest) => ActionBase | Promise<ActionBase>;
  readonly loadGame?: RefereeParts['loadGame'];
  /** Games that another tab has open. */
  readonly openElsewhere?: readonly string[];
  readonly seed?: number;
  readonly salts?: number;
}

export function aReferee(choices: RefereeChoices = {}): TestReferee {
  const { store = new MemoryStore(), decide = firstLegal, openElsewhere = [], seed = 1, salts = seed } = choices;
  const asked: BotRequest[] = [];
  const givenUp: number[] = [];
  const bots: BotPort = {
    async decide(request) {
      asked.push(request);
      return { action: await decide(request), because: [], beliefs: [] };
    },
    async giveUp(numbers) {
      givenUp.push(...numbers);
    },
  };
  const locked = new Set<string>(openElsewhere);
  let ids = 0;
  let nowMs = 1_700_000_000_000;
  const referee = new Referee({
    loadGame: choices.loadGame ?? (async () => toyLoaded),
    store,
    bots,
    async lockGame(id) {
      if (locked.has(id)) return null;
      locked.add(id);
      return () => void locked.delete(id);
    },
    newId: () => `new-${(ids += 1)}`,
    newSeed: () => [seed, 2, 3, 4],
    newSalt: saltsFrom(salts),
    nowMs: () => (nowMs += 1000),
  });
  void referee.setPace(0);
  return { referee, store, asked, givenUp, locked };
}

export const aNewGame = (botSeats: readonly Seat[] = [], options: object = {}): NewGame => ({
  game: 'convent',
  options: { rounds: 3, dice: 'drawn', ...options },
  table: aTable(['a', 'b'], botSeats),
  name: 'Friday',
});

/** A game created and opened, with its updates as they come. */
export async function opened(referee: Referee, game: NewGame = aNewGame()) {
  const created = await referee.create(game);
  if (!created.ok) throw new Error(created.failure.kind);
  return reopened(referee, created.id);
}

export async function reopened(referee: Referee, id: string) {
  const updates: TableUpdate[] = [];
  const waiting: (() => void)[] = [];
  const answer = await referee.open(id, update => {
    updates.push(update);
    waiting.splice(0).forEach(wake => wake());
  });
  if (!answer.ok) throw new Error(answer.failure.kind);
  /** Resolves once an update is as wanted. */
  const until = async (wanted: (update: TableUpdate) => boolean): Promise<TableUpdate> => {
    for (let seen = 0; ; seen++) {
      while (seen >= updates.length) await new Promise<void>(resolve => waiting.push(resolve));
      if (wanted(updates[seen]!)) return updates[seen]!;
    }
  };
  const first: OpenedGame = answer;
  return { id, answer: first, updates, until };
}

/** The action of a seat's ask, after looking through the seat. */
export async function actionOf(referee: Referee, seat: Seat, t: ToyAction['t'], number: number): Promise<ToyAction> {
  const { asks } = await referee.enterSeat(seat);
  return { t, seat, ask: asks[0]?.id ?? 'none', number };
}

/** Plays a seat's action that must be accepted. */
export async function plays(referee: Referee, seat: Seat, t: ToyAction['t'], number: number): Promise<number> {
  const answer = await referee.act(await actionOf(referee, seat, t, number));
  if (!answer.ok) throw new Error(`refused: ${answer.refused.code}`);
  return answer.revision;
}

export const someRandom = (): RandomIndex => randomStream([1, 1, 1, 1], 'test');

export type { AskBase };
