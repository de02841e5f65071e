import type { ConventBoard, SightRange } from '../board/board.ts';
import { boardFacts } from '../board/facts.ts';
import type { Sighting } from './events.ts';
import { cellOf } from './places.ts';
import type { GuardId, NoviceNumber } from './seats.ts';
import type { ConventSettings } from './settings.ts';
import type { ConventState, GuardState, HiddenNovice } from './state.ts';
import type { Facing } from './terms.ts';

/** A guard as far as seeing goes: `space` is an end of `facing`, its start while she has only pivoted (C-6.9). */
export interface Looker {
  readonly space: number;
  readonly facing: Facing | null;
}

/** Someone to be seen: a novice of this number on this space. */
export interface Target {
  readonly novice: NoviceNumber;
  readonly space: number;
}

/** How the board looks by these settings; with `room` it is not asked (C-6.5, C-6.6). */
type Sight = Pick<ConventSettings, 'sight.range' | 'sight.space67' | 'cell.safe'>;

/** Whether a guard sees a novice: all of C-6.1 to C-6.7 together. Without a facing she sees nobody (C-2.6). */
export function sees(board: ConventBoard, sight: Sight, { guard, target }: { guard: Looker; target: Target }): boolean {
  const { space, facing } = guard;
  if (facing === null) return false;
  const isHere = target.space === space;
  if (target.space === cellOf(target.novice)) return isHere && sight['cell.safe'] === 'no';
  if (isHere) return true;
  if (sight['sight.range'] === 'room') return board.room(space) === board.room(target.space);
  if (isConcealed(sight, target.space)) return false;
  const stands = space === facing.from ? 'start' : 'end';
  return board.sees({ ...facing, stands }, target.space, sight['sight.range'] satisfies SightRange);
}

/** Concealed spaces give nobody away to a guard elsewhere (C-6.7). */
const isConcealed = (sight: Sight, space: number): boolean =>
  boardFacts.concealedSpaces.includes(space) && !(space === 67 && sight['sight.space67'] === 'table');

/** The guards who would see a novice on this space, as they stand and face. */
export function guardsSeeing(board: ConventBoard, state: ConventState, target: Target): readonly GuardId[] {
  const { settings } = state.options;
  return state.guards.filter(guard => sees(board, settings, { guard, target })).map(({ guard }) => guard);
}

/** The novices, caught ones too, whom a guard sees as she stands and faces, or would with another `guard` in her place. */
export function novicesSeenBy(board: ConventBoard, state: ConventState, guard: Looker): readonly HiddenNovice[] {
  const { settings } = state.options;
  return state.hidden.novices.filter(target => sees(board, settings, { guard, target }));
}

/** The sighting of a target by a guard as she stands and faces. */
export const sightingOf = (guard: GuardState, { novice, space }: Target): Sighting => ({
  guard: guard.guard,
  novice,
  guardSpace: guard.space,
  space,
  facing: guard.facing,
});
