import type { ConventBoard } from '../board/board.ts';
import { spendGuardBlessing } from './blessings.ts';
import { cluesOf } from './freedom.ts';
import { usesExtraStep } from './guard-steps.ts';
import { finishPath, isFinishing } from './paths.ts';
import { moveOn } from './progress.ts';
import type { Progress } from './progress.ts';
import type { GuardId } from './seats.ts';
import { guardOf, withGuard } from './state.ts';
import type { GuardMode } from './terms.ts';

/** A guard's movement begins: clues decide whether she is free, and she may have a path card to choose (C-9.6, C-10.2). */
export function beginMovement(
  board: ConventBoard,
  progress: Progress,
  { guard, order }: { readonly guard: GuardId; readonly order: readonly GuardId[] },
): Progress {
  const { state } = progress;
  const clues = cluesOf(board, state, guard);
  const free = clues.length > 0;
  const choosing = guardOf(state, guard).path === null;
  const next = withGuard(
    { ...state, stage: { name: 'guardMove', order, guard, choosing, finished: null, pivot: null } },
    guard,
    { freedom: free ? 'free' : 'onDuty' },
  );
  const begun = moveOn(progress, next, { t: 'movementBegan', guard, free, clues });
  return isFinishing(next, guard) ? finishPath(begun, guard) : begun;
}

/** The guard stops and shows her movement card (C-9.1). */
export function stopGuard(
  progress: Progress,
  { guard, mode }: { readonly guard: GuardId; readonly mode: GuardMode },
): Progress {
  const { steps } = guardOf(progress.state, guard);
  const extraStep = usesExtraStep(progress.state, { steps, mode });
  const spent = extraStep ? spendGuardBlessing(progress, guard) : progress;
  const shown = withGuard(spent.state, guard, { card: mode, hasMoved: true });
  return moveOn(spent, shown, { t: 'movementShown', guard, mode, steps, extraStep });
}
