import type { Table } from '../../../engine/table.ts';
import type { ConventEvent } from '../rules/events.ts';
import type { GuardId } from '../rules/seats.ts';
import { entriesOf, type LogEntry } from './lines.ts';
import { isMovedHere } from './moved-here.ts';
import { needsRecap, recapSteps, type RecapStep } from './recap.ts';

/** What the table tells: the log as lines, and of the news a recap, picture by picture. */
export interface Telling {
  /** All lines of the log. */
  readonly entries: readonly LogEntry[];
  /** Pictures of what was not told yet; empty when nothing has to be told. */
  readonly recap: readonly RecapStep[];
}

export function tellingOf(
  log: readonly ConventEvent[],
  { toldCount, table }: { readonly toldCount: number; readonly table: Table },
): Telling {
  const entries = entriesOf(log);
  const hasNews = needsRecap(log.slice(toldCount), guard => isMovedHere(table, guard));
  return { entries, recap: hasNews ? recapSteps(entries.filter(entry => entry.at >= toldCount)) : [] };
}

/** The picture that is shown: the last one when the news have become fewer. */
export const pictureAt = ({ recap }: Telling, step: number): RecapStep | undefined =>
  recap[Math.min(step, recap.length - 1)];

/** The lines that may be read already: the log never runs ahead of the recap. */
export function toldEntries(telling: Telling, step: number): readonly LogEntry[] {
  const picture = pictureAt(telling, step);
  return picture ? telling.entries.filter(entry => entry.at <= picture.at) : telling.entries;
}

/** What a guard's own steps have shown in the movement that is running: the last two lines of it. */
export function movementNews({ entries }: Telling, log: readonly ConventEvent[]): readonly LogEntry[] {
  const began = log.map(event => event.t).lastIndexOf('movementBegan');
  if (began < 0) return [];
  const tells = ({ events, ruling }: LogEntry): boolean =>
    ruling !== null || events[0]!.t === 'captured' || events[0]!.t === 'guardFreed';
  return entries.filter(entry => entry.at > began && tells(entry)).slice(-2);
}

/** The clues that set a guard free in the movement that is running (C-10.1). */
export function cluesOf(
  log: readonly ConventEvent[],
  guard: GuardId | null,
): Extract<ConventEvent, { t: 'movementBegan' }>['clues'] {
  for (let index = log.length - 1; index >= 0; index--) {
    const event = log[index]!;
    if (event.t === 'movementBegan') return event.guard === guard ? event.clues : [];
  }
  return [];
}
