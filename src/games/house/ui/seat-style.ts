import type { Seat } from '../../../engine/contract.ts';
import type { SeatMark, SeatShape, Table } from '../../../engine/table.ts';
import { styleOfMark, type SeatStyle } from '../../../ui/seat-style.ts';

export type { SeatStyle };

const shapes: readonly SeatShape[] = ['circle', 'square', 'triangle', 'diamond', 'hexagon', 'star'];

/** The mark of a seat at this table, or the one it has before anybody chose. */
export function markOf(table: Table, seat: Seat): SeatMark {
  const number = Number(/\d+$/.exec(seat)?.[0] ?? 1);
  return table.marks[seat] ?? { colour: number - 1, shape: shapes[(number - 1) % 6]!, letter: String(number) };
}

export const styleOfSeat = (table: Table, seat: Seat): SeatStyle => styleOfMark(markOf(table, seat));

/** Monsters are of one colour; the first letter of the name and its number tell them apart. */
export function monsterStyle(name: string): SeatStyle {
  const number = /\s(\d+)$/.exec(name)?.[1] ?? '';
  return { colour: 'var(--house-monster)', shape: 'star', letter: `${[...name][0] ?? '?'}${number}` };
}
