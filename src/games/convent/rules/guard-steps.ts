import type { GuardId } from './seats.ts';
import { guardOf, hiddenGuardOf } from './state.ts';
import type { ConventState } from './state.ts';
import type { GuardMode } from './terms.ts';

/** A guard never stops earlier (C-9.1). */
export const leastGuardSteps = 3;
const mostWalkSteps = 4;

/** The most steps of a run, without a blessing (C-9.1, C-15.2). */
const mostRunSteps = ({ options }: ConventState): number => Number(options.settings['guards.max']);

const holdsExtraStep = (state: ConventState, guard: GuardId): boolean =>
  hiddenGuardOf(state, guard).blessing === 'extraStep';

/** The most steps of a guard's movement, with the step that her blessing would give (C-12.4, C-12.8). */
export const mostGuardSteps = (state: ConventState, guard: GuardId): number =>
  mostRunSteps(state) + (holdsExtraStep(state, guard) ? 1 : 0);

/** The movement cards that fit the steps she has made; none before the third (C-9.1, C-12.4). */
export function fittingCards(state: ConventState, guard: GuardId): readonly GuardMode[] {
  const { steps } = guardOf(state, guard);
  if (steps < leastGuardSteps) return [];
  if (steps <= mostWalkSteps) return ['walk'];
  return steps === mostWalkSteps + 1 && holdsExtraStep(state, guard) ? ['walk', 'run'] : ['run'];
}

/** Whether a movement of these steps uses the blessing's step. */
export function usesExtraStep(
  state: ConventState,
  { steps, mode }: { readonly steps: number; readonly mode: GuardMode },
): boolean {
  return steps > (mode === 'walk' ? mostWalkSteps : mostRunSteps(state));
}
