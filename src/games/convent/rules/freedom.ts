import type { ConventBoard } from '../board/board.ts';
import type { Clue } from './events.ts';
import type { GuardId } from './seats.ts';
import { novicesSeenBy } from './sight.ts';
import type { Looker } from './sight.ts';
import { guardOf, noviceOf } from './state.ts';
import type { ConventState, HiddenNovice } from './state.ts';
import type { Token } from './terms.ts';

/** What frees a guard at the start of her movement (C-10.1, C-10.2): novices on the run she sees, and tokens. */
export function cluesOf(board: ConventBoard, state: ConventState, guard: GuardId): readonly Clue[] {
  const seen = fugitivesSeenBy(board, state, guardOf(state, guard));
  const frees = (token: Token): boolean => state.options.settings['token.frees'] === 'any' || liesFor(token, guard);
  return [
    ...seen.map(({ novice }): Clue => ({ kind: 'sees', novice })),
    ...state.tokens.filter(frees).map(clueOfToken),
  ];
}

/** Caught novices are no clue (C-10.5). */
export function fugitivesSeenBy(board: ConventBoard, state: ConventState, guard: Looker): readonly HiddenNovice[] {
  return novicesSeenBy(board, state, guard).filter(({ novice }) => noviceOf(state, novice).status === 'onTheRun');
}

const liesFor = (token: Token, guard: GuardId): boolean =>
  token.kind === 'noise' ? token.guard === guard : token.guards.includes(guard);

const clueOfToken = (token: Token): Clue =>
  token.kind === 'noise'
    ? { kind: 'noise', space: token.space, novice: token.novice }
    : { kind: 'vanished', at: token.at, to: token.to, novice: token.novice };
