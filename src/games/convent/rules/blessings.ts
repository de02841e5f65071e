import type { ConventEvent } from './events.ts';
import { moveOn } from './progress.ts';
import type { Progress } from './progress.ts';
import type { GuardId, NoviceNumber } from './seats.ts';
import { hiddenGuardOf, hiddenOf, withGuard, withHidden, withNovice } from './state.ts';
import type { ConventState } from './state.ts';
import type { BlessingKind } from './terms.ts';

/** The eight cards, two of each kind (C-12.1). */
export const blessingCards: readonly BlessingKind[] = [
  'adjust',
  'adjust',
  'reroll',
  'reroll',
  'extraStep',
  'extraStep',
  'falseNoise',
  'falseNoise',
];

/** A novice uses her card and shows it at once (C-12.6). */
export function spendNoviceBlessing(progress: Progress, novice: NoviceNumber): Progress {
  const { blessing } = hiddenOf(progress.state, novice);
  return blessing === null ? progress : showSpent(hide(progress, novice, false), novice, blessing);
}

/** She uses her false noise and leaves it face down: to the table it stays unspent (C-12.7). */
export const spendFaceDown = (progress: Progress, novice: NoviceNumber): Progress => hide(progress, novice, true);

/** The false noises of earlier rounds are shown in the noise stage at the latest (C-12.7). */
export function showOldFalseNoises(progress: Progress): Progress {
  return progress.state.hidden.novices
    .filter(one => one.falseNoiseUnshown)
    .reduce((shown, { novice }) => showSpent(hide(shown, novice, false), novice, 'falseNoise'), progress);
}

/** A guard uses her card and shows it at once (C-12.6). */
export function spendGuardBlessing(progress: Progress, guard: GuardId): Progress {
  const { state } = progress;
  const kind = hiddenGuardOf(state, guard).blessing;
  if (kind === null) return progress;
  const shown = withGuard(state, guard, { blessing: { state: 'spent', kind } });
  const guards = state.hidden.guards.map(one => (one.guard === guard ? { ...one, blessing: null } : one));
  const next: ConventState = { ...shown, hidden: { ...shown.hidden, guards } };
  return moveOn(progress, next, { t: 'blessingShown', holder: guard, kind });
}

const hide = (progress: Progress, novice: NoviceNumber, falseNoiseUnshown: boolean): Progress =>
  moveOn(progress, withHidden(progress.state, novice, { blessing: null, falseNoiseUnshown }));

function showSpent(progress: Progress, novice: NoviceNumber, kind: BlessingKind): Progress {
  const event: ConventEvent = { t: 'blessingShown', holder: novice, kind };
  return moveOn(progress, withNovice(progress.state, novice, { blessing: { state: 'spent', kind } }), event);
}
