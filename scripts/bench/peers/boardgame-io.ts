/** The counter game on boardgame.io: its reducer alone, as its local master runs it, without sockets or a store. */
import { createRequire } from 'node:module';
import type * as Internal from 'boardgame.io/dist/types/packages/internal.d.ts';
import { counterMoves, luckyNumbers } from '../counter-game.ts';

// The package has folders with a package.json instead of exports, which only `require` follows.
const { CreateGameReducer, InitializeGame } = createRequire(import.meta.url)(
  'boardgame.io/internal',
) as typeof Internal;

interface CounterState {
  count: number;
  secret: { lucky: readonly number[]; scores: number[] };
}

const game = {
  name: 'counter',
  setup: (): CounterState => ({ count: 0, secret: { lucky: luckyNumbers, scores: [0, 0] } }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    add(
      { G, playerID }: { readonly G: CounterState; readonly playerID: string },
      number: number,
    ): 'INVALID_MOVE' | void {
      if (number !== 1 && number !== 2 && number !== 3) return 'INVALID_MOVE';
      G.count += number;
      const own = G.secret.lucky[Number(playerID)]!;
      if (G.count % own === 0) G.secret.scores[Number(playerID)]! += 1;
    },
  },
  endIf: ({ ctx }: { readonly ctx: { readonly turn: number } }) => (ctx.turn > counterMoves ? true : undefined),
  // What it keeps for taking moves back would only cost it time.
  disableUndo: true,
};

const reducer = CreateGameReducer({ game: game as never });

/** Plays these numbers by turns; answers the counter and both scores. */
export function playOnBoardgameIo(numbers: readonly number[]): readonly number[] {
  let state = InitializeGame({ game: game as never, numPlayers: 2 });
  numbers.forEach((number, index) => {
    const payload = { type: 'add', args: [number], playerID: String(index % 2), credentials: null };
    state = reducer(state, { type: 'MAKE_MOVE', payload } as never) as typeof state;
  });
  const { count, secret } = state.G as CounterState;
  return [count, ...secret.scores, state._stateID];
}
