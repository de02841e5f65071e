import type { Seat } from '../../../engine/contract.ts';

/** A novice is numbered like her cell, the space she starts on (C-2.3). */
export type NoviceNumber = 1 | 2 | 3 | 4 | 5 | 6;
export type GuardId = 'abbess' | 'prioress';

/** One guard player holds `guards`, two hold `abbess` and `prioress` (C-2.1). */
export type ConventSeat = `novice${NoviceNumber}` | 'guards' | GuardId;

export const noviceNumbers: readonly NoviceNumber[] = [1, 2, 3, 4, 5, 6];
export const guardIds: readonly GuardId[] = ['abbess', 'prioress'];

export const noviceSeat = (novice: NoviceNumber): ConventSeat => `novice${novice}`;

/** The novice of a seat, or null for a guard's seat. */
export function noviceOfSeat(seat: Seat): NoviceNumber | null {
  const number = seat.startsWith('novice') ? Number(seat.slice(6)) : 0;
  return noviceNumbers.find(novice => novice === number) ?? null;
}

/** The guards a seat moves: both for the single guard player, one for each of two, none for a novice (C-14.1). */
export function guardsOfSeat(seat: Seat): readonly GuardId[] {
  if (seat === 'guards') return guardIds;
  return guardIds.filter(guard => guard === seat);
}
