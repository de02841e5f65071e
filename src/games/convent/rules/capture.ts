import type { ConventEvent } from './events.ts';
import { cellOf } from './places.ts';
import { moveOn, told } from './progress.ts';
import type { Progress } from './progress.ts';
import type { GuardId, NoviceNumber } from './seats.ts';
import { guardOf, noviceOf, withGuard, withHidden, withNovice } from './state.ts';
import type { ConventState, HiddenNovice } from './state.ts';

/** Whom a guard who enters this space catches: novices on the run, but none safe in her own cell (C-11.1, C-11.3). */
export function caughtOn(state: ConventState, space: number): readonly NoviceNumber[] {
  const isSafe = ({ novice }: HiddenNovice): boolean =>
    state.options.settings['cell.safe'] === 'yes' && cellOf(novice) === space;
  return state.hidden.novices
    .filter(one => one.space === space && !isSafe(one) && noviceOf(state, one.novice).status === 'onTheRun')
    .map(({ novice }) => novice);
}

/** Catches these novices one after another; then the guard is on duty (C-10.7, C-11.2, C-11.4). */
export function captureAll(
  progress: Progress,
  { guard, novices }: { readonly guard: GuardId; readonly novices: readonly NoviceNumber[] },
): Progress {
  if (novices.length === 0) return progress;
  const caught = novices.reduce((before, novice) => capture(before, { guard, novice }), progress);
  if (guardOf(caught.state, guard).freedom === 'onDuty') return caught;
  return moveOn(caught, withGuard(caught.state, guard, { freedom: 'onDuty' }), { t: 'guardOnDuty', guard });
}

function capture(
  progress: Progress,
  { guard, novice }: { readonly guard: GuardId; readonly novice: NoviceNumber },
): Progress {
  const { space, catches } = guardOf(progress.state, guard);
  const captures = progress.state.captures + 1;
  const captured = noviceOf(progress.state, novice).captured + 1;
  const turned = withNovice(progress.state, novice, { status: 'caught', figure: space, captured });
  const robbed = withHidden(turned, novice, { hasWish: false });
  const counted = withGuard({ ...robbed, captures }, guard, { catches: catches + 1 });
  const event: ConventEvent = { t: 'captured', guard, novice, space, captures };
  return told({ ...progress, state: counted }, event);
}
