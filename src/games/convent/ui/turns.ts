import type { Turn } from '../../../app/play-desk.ts';
import type { TurnQuestion } from '../../../app/play-ui.ts';
import { noviceOfSeat } from '../rules/seats.ts';

/** Novices decide in secret, guards in public (C-3.2, C-3.4). While real dice are due, it is nobody's turn. */
export function nextTurn({ update, seats }: TurnQuestion): Turn | null {
  const seat = seats[0];
  if (seat === undefined || update.rolls.length > 0) return null;
  return { seat, isPrivate: noviceOfSeat(seat) !== null };
}
