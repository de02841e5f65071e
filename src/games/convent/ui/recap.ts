import type { ConventEvent } from '../rules/events.ts';
import type { GuardId } from '../rules/seats.ts';
import type { LogEntry, Ruling } from './lines.ts';

/** One picture of the recap: what is told beside it, and up to which event the board is shown. */
export interface RecapStep {
  readonly entries: readonly LogEntry[];
  /** Index in the log of the last event told. */
  readonly at: number;
  readonly ruling: Ruling | null;
}

const guardOf = (event: ConventEvent): GuardId | null => ('guard' in event ? event.guard : null);

/** Events that introduce the next picture. */
const opens = (event: ConventEvent): boolean => event.t === 'guardsOrdered' || event.t === 'movementBegan';

/** Events that close a picture and need none of their own. */
const closes = (event: ConventEvent): boolean =>
  isAside(event) || event.t === 'blessingShown' || event.t === 'guardFreed';

/** Told beside something else or not at all. */
const isAside = (event: ConventEvent): boolean => event.t === 'roundBegan' || event.t === 'tokensRemoved';

const walks = (event: ConventEvent): boolean =>
  event.t === 'movementBegan' ||
  event.t === 'pathTaken' ||
  event.t === 'pathFinished' ||
  event.t === 'pathsReturned' ||
  event.t === 'guardStepped' ||
  event.t === 'movementShown';

const changesStatus = (event: ConventEvent): boolean => event.t === 'statusChanged' || event.t === 'stayedCaught';

/** A quiet stretch of one guard's movement is one picture; whatever shows, catches or sounds has its own. */
function belongsTo(step: RecapStep, entry: LogEntry): boolean {
  const last = step.entries[step.entries.length - 1]!.events[0]!;
  const next = entry.events[0]!;
  if (closes(next)) return true;
  if (opens(last)) return entry.ruling === null;
  const isOnlyShown = step.entries.every(({ events }) => events[0]!.t === 'movementShown' || isAside(events[0]!));
  if (isOnlyShown && next.t === 'listeningRolled') return true;
  if (closes(last)) return false;
  if (last.t === 'listeningRolled') return next.t === 'noiseHeard' || next.t === 'listeningRolled';
  if (changesStatus(last)) return changesStatus(next);
  if (step.ruling) return next.t === 'captured' && last.t === 'guardStepped';
  return (
    walks(last) && walks(next) && next.t !== 'movementBegan' && guardOf(last) === guardOf(next) && entry.ruling === null
  );
}

/** The pictures of a recap, in order. */
export function recapSteps(entries: readonly LogEntry[]): readonly RecapStep[] {
  const steps: RecapStep[] = [];
  for (const entry of entries) {
    const last = steps[steps.length - 1];
    if (last && belongsTo(last, entry)) {
      steps[steps.length - 1] = {
        entries: [...last.entries, entry],
        at: entry.at,
        ruling: last.ruling ?? entry.ruling,
      };
    } else if (!isAside(entry.events[0]!)) {
      steps.push({ entries: [entry], at: entry.at, ruling: entry.ruling });
    }
  }
  return steps;
}

const always: readonly ConventEvent['t'][] = [
  'noviceMoved',
  'cardShown',
  'noiseHeard',
  'statusChanged',
  'stayedCaught',
  'gameEnded',
];

/**
 * Whether news must be told before the next turn. A guard's own steps and real dice were watched as they were made by
 * whoever sits here, so they need no telling; a bot's do.
 */
export const needsRecap = (events: readonly ConventEvent[], isMovedHere: (guard: GuardId) => boolean): boolean =>
  events.some(event => {
    if (event.t === 'noiseRolled' || event.t === 'listeningRolled') return event.source === 'drawn';
    if (event.t === 'guardsOrdered') return !isMovedHere(event.first);
    if ('guard' in event) return !isMovedHere(event.guard);
    return always.includes(event.t);
  });
