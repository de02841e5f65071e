import type { ConventEvent } from '../../rules/events.ts';
import { entriesOf, type LogEntry } from '../lines.ts';

export type Phase = 'deal' | 'novices' | 'guards';

/** The novices' or the guards' phase of a round (C-3.1), as a stretch of entries. */
export interface HalfRound {
  readonly round: number;
  readonly phase: Phase;
  /** Index of its first entry; of the deal -1. */
  readonly first: number;
  /** Index of its last entry; of the deal -1. */
  readonly last: number;
}

/** A game that is over, cut into what is shown one after the other. Position -1 is the deal, others are entries. */
export interface Film {
  readonly log: readonly ConventEvent[];
  readonly entries: readonly LogEntry[];
  readonly halves: readonly HalfRound[];
}

/** In an opened game the way itself tells more than that nobody saw it. */
const tellsNothing = ({ events }: LogEntry): boolean =>
  events.every(event => event.t === 'noviceMoved' && event.sightings.length + event.vanished.length === 0);

function begins(event: ConventEvent, before: HalfRound): Pick<HalfRound, 'round' | 'phase'> | null {
  if (before.phase === 'deal') return { round: 1, phase: 'novices' };
  if (event.t === 'guardsOrdered') return { round: before.round, phase: 'guards' };
  return event.t === 'roundBegan' ? { round: event.round, phase: 'novices' } : null;
}

export function filmOf(log: readonly ConventEvent[]): Film {
  const entries = entriesOf(log).filter(entry => !tellsNothing(entry));
  const halves: HalfRound[] = [{ round: 0, phase: 'deal', first: -1, last: -1 }];
  entries.forEach((entry, index) => {
    const before = halves[halves.length - 1]!;
    const next = begins(entry.events[0]!, before);
    if (next) halves.push({ ...next, first: index, last: index });
    else halves[halves.length - 1] = { ...before, last: index };
  });
  return { log, entries, halves };
}

/** Index of the half round in which a position lies. */
export const halfAt = ({ halves }: Film, position: number): number => halves.findIndex(({ last }) => position <= last);

/** Events of the log up to a position, and from where on they belong to its half round. */
export function stretchAt(
  { entries, halves, log }: Film,
  position: number,
): { readonly happened: readonly ConventEvent[]; readonly halfBegan: number } {
  const { first } = halves.find(({ last }) => position <= last)!;
  const at = entries[position]?.at ?? -1;
  return { happened: log.slice(0, at + 1), halfBegan: first <= 0 ? 0 : entries[first - 1]!.at + 1 };
}
