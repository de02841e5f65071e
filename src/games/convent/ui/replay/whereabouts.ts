import type { ConventEvent } from '../../rules/events.ts';
import { cellOf } from '../../rules/places.ts';
import type { GuardId, NoviceNumber } from '../../rules/seats.ts';
import { guardIds } from '../../rules/seats.ts';

/** Where a novice really is and what she has, at one moment of an opened game. */
export interface Whereabouts {
  readonly novice: NoviceNumber;
  readonly space: number;
  readonly hasKey: boolean;
  readonly hasWish: boolean;
  /** Her way of this half round, from where it began; empty while she has made none. */
  readonly way: readonly number[];
}

const dealt = (novice: NoviceNumber): Whereabouts => ({
  novice,
  space: cellOf(novice),
  hasKey: false,
  hasWish: false,
  way: [],
});

/** Plans are logged for all before anybody is caught, and a capture takes the wish alone (C-5.4). */
function after(before: Whereabouts, event: ConventEvent, isNow: boolean): Whereabouts {
  if (!('novice' in event) || event.novice !== before.novice) return before;
  if (event.t === 'captured') return { ...before, hasWish: false };
  if (event.t !== 'planLogged') return before;
  const { from, moves, tookKey, tookWish } = event.line;
  const way = [from, ...moves.flat()];
  return {
    ...before,
    space: way[way.length - 1]!,
    hasKey: before.hasKey || tookKey,
    hasWish: before.hasWish || tookWish,
    way: isNow ? way : [],
  };
}

/** `halfBegan`: index of the event with which the half round begins that is shown. */
export function whereaboutsAfter(
  happened: readonly ConventEvent[],
  { novices, halfBegan }: { readonly novices: readonly NoviceNumber[]; readonly halfBegan: number },
): readonly Whereabouts[] {
  return novices.map(novice =>
    happened.reduce((before, event, index) => after(before, event, index >= halfBegan), dealt(novice)),
  );
}

/** The steps of each guard since an event, from where she stood then. */
export function guardWays(
  events: readonly ConventEvent[],
): readonly { readonly guard: GuardId; readonly way: readonly number[] }[] {
  return guardIds.map(guard => {
    const steps = events.flatMap(event => (event.t === 'guardStepped' && event.guard === guard ? [event] : []));
    return { guard, way: steps.length === 0 ? [] : [steps[0]!.from, ...steps.map(({ to }) => to)] };
  });
}
