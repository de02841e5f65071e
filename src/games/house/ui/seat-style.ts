import type { Seat } from '../../../engine/contract.ts';
import type { SeatMark, SeatShape, Table } from '../../../engine/table.ts';

export interface SeatStyle {
  readonly colour: string;
  readonly shape: SeatShape;
  readonly letter: string;
}

const shapes: readonly SeatShape[] = ['circle', 'square', 'triangle', 'diamond', 'hexagon', 'star'];

/** The mark of a seat at this table, or the one it has before anybody chose. */
export function markOf(table: Table, seat: Seat): SeatMark {
  const number = Number(/\d+$/.exec(seat)?.[0] ?? 1);
  return table.marks[seat] ?? { colour: number - 1, shape: shapes[(number - 1) % 6]!, letter: String(number) };
}

export function styleOfSeat(table: Table, seat: Seat): SeatStyle {
  const { colour, shape, letter } = markOf(table, seat);
  return { colour: `var(--seat-${colour})`, shape, letter };
}

/** Monsters are of one colour; the first letter of the name and its number tell them apart. */
export function monsterStyle(name: string): SeatStyle {
  const number = /\s(\d+)$/.exec(name)?.[1] ?? '';
  return { colour: 'var(--house-monster)', shape: 'star', letter: `${[...name][0] ?? '?'}${number}` };
}
