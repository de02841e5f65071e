import { boardFacts } from '../board/facts.ts';
import type { ConventEvent, Sighting } from '../rules/events.ts';
import { guardIds } from '../rules/seats.ts';
import type { GuardId, NoviceNumber } from '../rules/seats.ts';
import type { SceneWhy } from './board/scene.ts';

/** A place in the log: which event, and what drawing gives its reason. */
export interface Ruling {
  /** Index of the event in the log. */
  readonly at: number;
  readonly why: SceneWhy;
  /** How the guard stood who saw, when the ruling is about sight. */
  readonly sighting: Sighting | null;
}

/**
 * Something that happened, to be told in one sentence. Most lines are one event; runs of a guard's steps that show
 * nobody are one line, and so are the cards, the quiet movements and the silent rolls of a phase.
 */
export interface LogEntry {
  readonly events: readonly ConventEvent[];
  /** Index in the log of the last event. */
  readonly at: number;
  readonly ruling: Ruling | null;
}

function sightRuling(sighting: Sighting | undefined, at: number): Ruling | null {
  if (!sighting) return null;
  return { at, sighting, why: { kind: 'sight', from: sighting.guardSpace, to: sighting.space } };
}

/** The drawn reason of an event, where it is a ruling. `guardSpaces` tells where the guards stand at that time. */
function rulingOf(
  event: ConventEvent,
  { at, guardSpaces }: { readonly at: number; readonly guardSpaces: GuardSpaces },
): Ruling | null {
  switch (event.t) {
    case 'noviceMoved':
      return sightRuling(event.sightings[0], at);
    case 'guardTurned':
    case 'guardStepped':
      return sightRuling(event.sightings[0], at);
    case 'noiseHeard': {
      const { guard, space } = event.token;
      const stands = guardSpaces[guard] ?? space;
      return {
        at,
        sighting: null,
        why: { kind: 'noise', spaces: event.way ?? (stands === space ? [space] : [stands, space]) },
      };
    }
    default:
      return null;
  }
}

type GuardSpaces = Readonly<Partial<Record<GuardId, number>>>;

const isQuietMove = (event: ConventEvent): boolean =>
  event.t === 'noviceMoved' && event.sightings.length === 0 && event.vanished.length === 0;

/** A sighting on one space by one guard is one line; a novice's move through light may be several. */
function splitMove(event: ConventEvent): readonly ConventEvent[] {
  if (event.t !== 'noviceMoved' || isQuietMove(event)) return [event];
  const seen = event.sightings.map(sighting => ({ ...event, sightings: [sighting], vanished: [] }));
  const gone = event.vanished.map(token => ({ ...event, sightings: [], vanished: [token] }));
  return [...seen, ...gone];
}

/** Whom each guard had in sight at her last check, so that only news are told. */
class InSight {
  readonly #seen = new Map<GuardId, ReadonlySet<NoviceNumber>>();

  /** Takes note of an event; a guard's check comes back with those sightings alone that she did not have before. */
  note(event: ConventEvent): ConventEvent {
    if (event.t === 'noviceMoved') {
      const last = event.sightings.filter(({ space }) => space === event.figure).map(({ guard }) => guard);
      for (const guard of guardIds) this.#put(guard, { novice: event.novice, isSeen: last.includes(guard) });
      return event;
    }
    if (event.t !== 'guardTurned' && event.t !== 'guardStepped') return event;
    const before = this.#seen.get(event.guard) ?? new Set();
    this.#seen.set(event.guard, new Set(event.sightings.map(({ novice }) => novice)));
    return { ...event, sightings: event.sightings.filter(({ novice }) => !before.has(novice)) };
  }

  #put(guard: GuardId, { novice, isSeen }: { readonly novice: NoviceNumber; readonly isSeen: boolean }): void {
    const others = [...(this.#seen.get(guard) ?? [])].filter(other => other !== novice);
    this.#seen.set(guard, new Set(isSeen ? [...others, novice] : others));
  }
}

/** Whether an event goes without saying: the step or the result beside it tells the same. */
function isSilent(event: ConventEvent): boolean {
  if (event.t === 'guardTurned') return event.sightings.length === 0;
  if (event.t === 'tokensRemoved') return event.tokens.length === 0;
  return event.t === 'guardOnDuty' || event.t === 'roundEnded';
}

function joins(last: LogEntry, event: ConventEvent): boolean {
  const before = last.events[last.events.length - 1]!;
  if (before.t !== event.t) return false;
  if (event.t === 'cardShown' || event.t === 'noiseRolled') return true;
  if (event.t === 'noviceMoved') return isQuietMove(before) && isQuietMove(event);
  if (event.t === 'guardStepped' && before.t === 'guardStepped') {
    return (
      before.guard === event.guard && before.to === event.from && before.sightings.length + event.sightings.length === 0
    );
  }
  if (event.t === 'noiseHeard' && before.t === 'noiseHeard') {
    return before.token.novice === event.token.novice && before.token.guard === event.token.guard;
  }
  return false;
}

/** The log as lines to be told, in order. */
export function entriesOf(log: readonly ConventEvent[]): readonly LogEntry[] {
  const entries: LogEntry[] = [];
  const guardSpaces: Partial<Record<GuardId, number>> = {
    abbess: boardFacts.guardStart,
    prioress: boardFacts.guardStart,
  };
  const inSight = new InSight();
  log.forEach((event, at) => {
    const whole = inSight.note(event);
    if (whole.t === 'guardStepped') guardSpaces[whole.guard] = whole.to;
    if (isSilent(whole)) return;
    for (const part of splitMove(whole)) {
      const last = entries[entries.length - 1];
      if (last && joins(last, part)) {
        entries[entries.length - 1] = { ...last, events: [...last.events, part], at };
      } else {
        entries.push({ events: [part], at, ruling: rulingOf(part, { at, guardSpaces }) });
      }
    }
  });
  return entries;
}
