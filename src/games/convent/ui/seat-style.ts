import type { SeatMark, Table } from '../../../engine/table.ts';
import type { GuardId, NoviceNumber } from '../rules/seats.ts';
import { noviceSeat } from '../rules/seats.ts';
import { styleOfMark, type SeatStyle } from '../../../ui/seat-style.ts';

export { styleOfMark };

const novicePlain = (novice: NoviceNumber): SeatMark => ({
  colour: novice - 1,
  shape: 'circle',
  letter: String(novice),
});

export const noviceMark = (table: Table, novice: NoviceNumber): SeatMark =>
  table.marks[noviceSeat(novice)] ?? novicePlain(novice);

/** One player with both guards has one mark, but the two figures must be told apart on the board. */
export function guardMark(table: Table, guard: GuardId, letter: string): SeatMark {
  const own = table.marks[guard];
  if (own) return own;
  return guard === 'abbess' ? { colour: 6, shape: 'square', letter } : { colour: 7, shape: 'diamond', letter };
}

/** A token that no novice caused. */
export const nobodyStyle: SeatStyle = { colour: 'var(--seat-8)', shape: 'circle', letter: '?' };
