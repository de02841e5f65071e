import { holderOf, type Table } from '../../../engine/table.ts';
import type { GuardId } from '../rules/seats.ts';

/** Whether a person at this table moves a guard, be it as one of two guard players or as the only one. */
export function isMovedHere(table: Table, guard: GuardId): boolean {
  const holder = holderOf(table, guard) ?? holderOf(table, 'guards');
  return holder?.kind === 'human';
}
