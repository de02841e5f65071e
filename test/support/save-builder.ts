import { randomStream } from '../../src/engine/chance.ts';
import type { ActionBase, Seat, Seed } from '../../src/engine/contract.ts';
import type { LoadedGame } from '../../src/engine/loaded-game.ts';
import type { SaveHeader } from '../../src/engine/save.ts';
import { saveFormat } from '../../src/engine/save.ts';
import { act, newSession } from '../../src/engine/session.ts';
import type { Session } from '../../src/engine/session.ts';
import type { Person, SeatMark, SeatShape, Table } from '../../src/engine/table.ts';

const shapes: readonly SeatShape[] = ['circle', 'square', 'triangle', 'diamond', 'hexagon', 'star'];

/** A table where one human holds every seat but those listed, which a bot holds. */
export function aTable(seats: readonly Seat[], botSeats: readonly Seat[] = []): Table {
  const persons: readonly Person[] = [
    { id: 'anna', name: 'Anna', kind: 'human', bot: null },
    { id: 'robot', name: 'Robot', kind: 'bot', bot: 'simple' },
  ];
  const marks = seats.map((seat, index): [Seat, SeatMark] => [
    seat,
    { colour: index, shape: shapes[index % shapes.length]!, letter: String(index + 1) },
  ]);
  return {
    persons: botSeats.length === 0 ? persons.slice(0, 1) : persons,
    holders: Object.fromEntries(seats.map(seat => [seat, botSeats.includes(seat) ? 'robot' : 'anna'])),
    marks: Object.fromEntries(marks),
  };
}

export interface HeaderChoices {
  readonly options: unknown;
  readonly seed?: Seed;
  readonly id?: string;
  readonly botSeats?: readonly Seat[];
}

/** The header of a new game of `loaded`, the same for the same choices. */
export function aHeader(loaded: LoadedGame, choices: HeaderChoices): SaveHeader {
  const { options, seed = [1, 2, 3, 4], id = 'game-1', botSeats = [] } = choices;
  return {
    format: saveFormat,
    id,
    game: loaded.rules.id,
    rulesVersion: loaded.rules.version,
    contentVersion: loaded.contentVersion,
    options,
    seed,
    table: aTable(loaded.rules.seats(options), botSeats),
    name: 'Friday',
    createdMs: 1_700_000_000_000,
  };
}

/** Plays an action that must be accepted. */
export function played(session: Session, action: ActionBase): Session {
  const answer = act(session, action);
  if (!answer.ok) throw new Error(`refused: ${answer.refused.code}`);
  return answer.session;
}

/** Plays up to `actions` random legal actions, or to the end. */
export function playedAtRandom(session: Session, actions: number, seed: Seed = [9, 9, 9, 9]): Session {
  const random = randomStream(seed, 'random game');
  const { game } = session;
  let current = session;
  for (let count = 0; count < actions && game.result(current.state) === null; count++) {
    const awaited = game.asks(current.state, 'table');
    const { seat } = awaited[random(awaited.length)]!;
    current = played(current, game.sampleLegal(current.state, seat, random));
  }
  return current;
}

/** A new session of `loaded` with random play behind it. */
export const aSession = (loaded: LoadedGame, choices: HeaderChoices, actions = 0): Session =>
  playedAtRandom(newSession(loaded.rules, aHeader(loaded, choices)), actions);
