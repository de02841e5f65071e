import type { Belief } from '../../../../engine/bot.ts';
import type { Thought } from '../../../../workers/referee-port.ts';
import type { NoviceNumber } from '../../rules/seats.ts';
import { noviceOfSeat } from '../../rules/seats.ts';
import { beliefsAbout } from '../advice.ts';
import { type Film, halfAt } from './film.ts';

/** Numbers of the entries of a log that were made in the half round of a moment, up to that moment. `starts`: event with which each entry begins. */
export function entriesUpTo(
  film: Film,
  { starts, position }: { readonly starts: readonly number[]; readonly position: number },
) {
  const { halves, entries } = film;
  const index = halfAt(film, position);
  if (index <= 0) return [];
  const began = (entries[halves[index - 1]!.last]?.at ?? -1) + 1;
  const now = entries[position]!.at;
  // A plan tells nothing until all have planned: it begins where the event after it does.
  return starts.flatMap((start, n) => (start >= began && start <= now ? [n] : []));
}

/** The thoughts of guards, and of the novice who is followed or of all. */
export const thoughtsAbout = (thoughts: readonly Thought[], followed: NoviceNumber | null): readonly Thought[] =>
  thoughts.filter(({ seat }) => {
    const novice = noviceOfSeat(seat);
    return novice === null || followed === null || novice === followed;
  });

/** What each of them believed last. */
export function lastBeliefs(thoughts: readonly Thought[], followed: NoviceNumber | null): readonly Belief[] {
  const bySeat = new Map(
    thoughts.flatMap(({ seat, decision }) =>
      decision && decision.beliefs.length > 0 ? [[seat, decision.beliefs] as const] : [],
    ),
  );
  return beliefsAbout([...bySeat.values()].flat(), followed);
}
