import type { Seat } from './contract.ts';

/** Seat marks are colour, shape and letter together, so that nobody depends on colour alone. */
export type SeatShape = 'circle' | 'square' | 'triangle' | 'diamond' | 'hexagon' | 'star';

/** Somebody at the table; one person may hold several seats (C-2.2). */
export interface Person {
  readonly id: string;
  readonly name: string;
  readonly kind: 'human' | 'bot';
  /** Which bot plays when `kind` is `bot`; null for a human. */
  readonly bot: string | null;
}

/** How a seat is marked on the screen: index into the palette, shape, one letter or digit. */
export interface SeatMark {
  readonly colour: number;
  readonly shape: SeatShape;
  readonly letter: string;
}

/** Who holds which seat, and how each seat is marked. */
export interface Table {
  readonly persons: readonly Person[];
  readonly holders: Readonly<Record<Seat, string>>;
  readonly marks: Readonly<Record<Seat, SeatMark>>;
}

/** The person who holds a seat; undefined when the table does not know the seat. */
export function holderOf(table: Table, seat: Seat): Person | undefined {
  const id = table.holders[seat];
  return table.persons.find(person => person.id === id);
}

/** Number of human persons who hold at least one seat: with one, nothing need be hidden from anybody else (no gates). */
export function humansAt(table: Table): number {
  const holders = new Set(Object.values(table.holders));
  return table.persons.filter(person => person.kind === 'human' && holders.has(person.id)).length;
}
