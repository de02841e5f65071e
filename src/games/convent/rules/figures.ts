import type { ConventBoard } from '../board/board.ts';
import type { ConventEvent } from './events.ts';
import { moveOn } from './progress.ts';
import type { Progress } from './progress.ts';
import type { GuardId } from './seats.ts';
import { guardsSeeing, sees } from './sight.ts';
import type { Looker, Target } from './sight.ts';
import { hiddenOf, withNovice } from './state.ts';
import type { ConventState } from './state.ts';
import type { VanishedToken } from './terms.ts';
import { guardPhaseOf } from './tokens.ts';

/** Stands the figures of novices who are seen on their spaces (C-7.1). */
export const showSeen = (state: ConventState, seen: readonly Target[]): ConventState =>
  seen.reduce((shown, { novice, space }) => withNovice(shown, novice, { figure: space }), state);

/**
 * After a guard's turn or step: the figures of novices on the run whom nobody sees any more go home (C-7.2), with a token
 * for the guard by `vanish.byGuard` (C-7.5). A caught novice's figure stays (C-7.8). `before` is how the guard looked
 * before; the other guard did not move, so she has lost nobody.
 */
export function removeUnseen(
  board: ConventBoard,
  progress: Progress,
  { guard, before }: { readonly guard: GuardId; readonly before: Looker },
): Progress {
  const standing = progress.state.novices.filter(({ status, figure }) => status === 'onTheRun' && figure !== null);
  return standing.reduce((rest, { novice }) => {
    const { space } = hiddenOf(rest.state, novice);
    if (guardsSeeing(board, rest.state, { novice, space }).length > 0) return rest;
    const { settings } = rest.state.options;
    const leavesToken =
      settings['vanish.byGuard'] === 'token' && sees(board, settings, { guard: before, target: { novice, space } });
    const laid = guardPhaseOf(rest.state.round);
    const vanished: VanishedToken | null = leavesToken
      ? { kind: 'vanished', novice, guards: [guard], at: space, to: null, laid }
      : null;
    const tokens = vanished === null ? rest.state.tokens : [...rest.state.tokens, vanished];
    const event: ConventEvent = { t: 'figureRemoved', novice, vanished };
    return moveOn(rest, withNovice({ ...rest.state, tokens }, novice, { figure: null }), event);
  }, progress);
}
