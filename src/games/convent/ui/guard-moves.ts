import type { GuardMoveAsk } from '../rules/asks.ts';
import type { GuardMode } from '../rules/terms.ts';
import type { ConventView } from '../rules/view.ts';

/** A guard's possible steps and stops, parted into what everybody knows and what only her blessing allows. */
export interface OpenMoves {
  readonly to: readonly number[];
  readonly stops: readonly GuardMode[];
  /** The steps every guard may make (C-9.1). */
  readonly most: number;
  /** She holds an unspent blessing that nobody else may know: a place to look into it is always there. */
  readonly hasHand: boolean;
  /** An extra step could be used here, by somebody who holds one (C-12.4). */
  readonly mayUseExtraStep: boolean;
  readonly hiddenTo: readonly number[];
  readonly hiddenStops: readonly GuardMode[];
}

/** What any guard may show after this many steps without a blessing (C-9.1, C-12.8). */
function plainStops(steps: number, most: number): readonly GuardMode[] {
  if (steps < 3) return [];
  return steps <= 4 && most >= steps ? ['walk'] : steps >= 5 && steps <= most ? ['run'] : [];
}

/**
 * With others at the table, an extra step offered on the open screen would tell of the blessing before it is used
 * (C-3.5, C-12.4), so it is kept apart. Alone, everything is offered at once.
 */
export function openMoves(
  ask: GuardMoveAsk,
  { view, isWatched }: { readonly view: ConventView; readonly isWatched: boolean },
): OpenMoves {
  const plainMost = Number(view.options.settings['guards.max']);
  const most = Math.max(plainMost, ask.steps);
  const face = view.guards.find(({ guard }) => guard === ask.guard)?.blessing.state;
  const hasHand = isWatched && face === 'held';
  if (!hasHand) {
    return { to: ask.to, stops: ask.stops, most, hasHand, mayUseExtraStep: false, hiddenTo: [], hiddenStops: [] };
  }
  const plain = plainStops(ask.steps, plainMost);
  const mayStep = ask.steps < plainMost;
  return {
    to: mayStep ? ask.to : [],
    stops: ask.stops.filter(mode => plain.includes(mode)),
    most,
    hasHand,
    mayUseExtraStep: ask.steps === 5 || !mayStep,
    hiddenTo: mayStep ? [] : ask.to,
    hiddenStops: ask.stops.filter(mode => !plain.includes(mode)),
  };
}
