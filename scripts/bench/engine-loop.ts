import { randomStream } from '../../src/engine/chance.ts';
import type { SaveHeader } from '../../src/engine/save.ts';
import { act, newSession } from '../../src/engine/session.ts';
import type { Contest } from './contest.ts';
import { variant } from './contest.ts';
import { anyCounterGame, counterMoves } from './counter-game.ts';
import { digestOf } from './digest.ts';
import { playOnBoardgameIo } from './peers/boardgame-io.ts';

const random = randomStream([1, 2, 3, 4], 'counter');
const numbers = Array.from({ length: counterMoves }, () => 1 + random(3));

const header: SaveHeader = {
  format: 1,
  id: 'counter',
  game: 'convent',
  rulesVersion: 1,
  contentVersion: 1,
  options: null,
  seed: [1, 2, 3, 4],
  table: { persons: [], holders: {}, marks: {} },
  name: '',
  createdMs: 0,
};

interface CounterEnd {
  readonly count: number;
  readonly moves: number;
  readonly hidden: { readonly scores: readonly number[] };
}

function playOnSession(): readonly number[] {
  let session = newSession(anyCounterGame, header);
  numbers.forEach((number, index) => {
    const seat = session.seats[index % 2]!;
    const answer = act(session, { t: 'add', seat, ask: `add/${index}`, number } as never);
    if (!answer.ok) throw new Error(`refused: ${answer.refused.code}`);
    session = answer.session;
  });
  const { count, moves, hidden } = session.state as CounterEnd;
  return [count, ...hidden.scores, moves];
}

export function engineLoop(): Contest {
  return {
    id: 'engine',
    title: 'One trivial game of 100 moves by two seats with a secret each',
    unit: 'move',
    units: counterMoves,
    variants: [
      variant({
        id: 'session',
        name: 'session: rules, log, and what each viewer witnessed',
        run: playOnSession,
        checksum: digestOf,
      }),
      variant({
        id: 'boardgameIo',
        name: 'boardgame.io: its reducer, without undo',
        run: () => playOnBoardgameIo(numbers),
        checksum: digestOf,
      }),
    ],
    notes: [],
  };
}
