import type { ActionBase, AskBase, EventBase, Game, ResultBase, Seat, Viewer } from '../../src/engine/contract.ts';
import type { AnyGame } from '../../src/engine/loaded-game.ts';

/**
 * The smallest game with a secret: two seats in turn add 1, 2 or 3 to a counter. Each seat has a lucky number that only
 * it knows, and scores when it makes the counter a multiple of it; after 100 moves the game is over.
 */
export const counterMoves = 100;
export const luckyNumbers = [3, 5] as const;

interface Add extends ActionBase {
  readonly t: 'add';
  readonly number: number;
}

type Added = EventBase & {
  readonly t: 'added';
  readonly seat: Seat;
  readonly number: number;
  readonly scored: boolean;
};

interface CounterState {
  readonly count: number;
  readonly moves: number;
  readonly hidden: { readonly lucky: readonly number[]; readonly scores: readonly number[] };
}

const seats = ['first', 'second'] as const;
const turnOf = ({ moves }: CounterState): number => moves % 2;
const askOf = (state: CounterState): AskBase => ({
  id: `add/${state.moves}`,
  kind: 'add',
  seat: seats[turnOf(state)]!,
});

const isOver = ({ moves }: CounterState): boolean => moves === counterMoves;

export const counterGame: Game<null, CounterState, Add, Added, unknown, AskBase, ResultBase> = {
  id: 'convent',
  version: 1,
  seats: () => seats,
  setup: () => ({ count: 0, moves: 0, hidden: { lucky: luckyNumbers, scores: [0, 0] } }),
  asks: (state, seat) => (!isOver(state) && seat === seats[turnOf(state)] ? [askOf(state)] : []),
  legal: (state, seat) =>
    isOver(state) || seat !== seats[turnOf(state)]
      ? []
      : [1, 2, 3].map(number => ({ t: 'add', seat, ask: askOf(state).id, number })),
  sampleLegal: (state, seat, random) => ({ t: 'add', seat, ask: askOf(state).id, number: 1 + random(3) }),
  apply(state, { seat, ask, number }) {
    const refuse = (code: string) => ({ refused: { code, rule: '' } });
    if (isOver(state)) return refuse('gameOver');
    const turn = turnOf(state);
    if (seat !== seats[turn]) return refuse('wrongSeat');
    if (ask !== askOf(state).id) return refuse('staleAsk');
    if (number !== 1 && number !== 2 && number !== 3) return refuse('notAnAction');
    const count = state.count + number;
    const { lucky, scores } = state.hidden;
    const own = lucky[turn]!;
    const scored = count % own === 0;
    return {
      state: {
        count,
        moves: state.moves + 1,
        hidden: { lucky, scores: scores.map((score, index) => score + Number(scored && index === turn)) },
      },
      events: [{ t: 'added', seat, number, scored }],
      barrier: true,
    };
  },
  view: ({ count, moves, hidden }, viewer: Viewer) => {
    const own = seats.findIndex(seat => seat === viewer);
    return { count, moves, lucky: hidden.lucky[own] ?? null, score: hidden.scores[own] ?? null };
  },
  openedView: state => state,
  // Whether it was a lucky number is the mover's own secret.
  witness: (_state, event, viewer) => (viewer === event.seat ? event : { ...event, scored: false }),
  result: state => (isOver(state) ? { seats: [], reason: 'over' } : null),
};

export const anyCounterGame = counterGame as unknown as AnyGame;
