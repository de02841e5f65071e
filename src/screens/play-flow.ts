import type { EventBase, Seat } from '../engine/contract.ts';
import { holderOf, type Table } from '../engine/table.ts';
import type { TableUpdate } from '../workers/referee-port.ts';

/** The public log after one more update. */
export function logAfter(log: readonly EventBase[], update: TableUpdate): readonly EventBase[] {
  return update.replaces ? update.events : [...log, ...update.events];
}

/** The awaited seats that people hold: those of `person` first, so that nobody hands the device over needlessly. */
export function humanSeats(
  update: TableUpdate,
  { table, person }: { readonly table: Table; readonly person: string | null },
): readonly Seat[] {
  const awaited = [...new Set(update.asks.map(ask => ask.seat))];
  const held = awaited.filter(seat => holderOf(table, seat)?.kind === 'human');
  const isTheirs = (seat: Seat): boolean => holderOf(table, seat)?.id === person;
  return [...held.filter(isTheirs), ...held.filter(seat => !isTheirs(seat))];
}
