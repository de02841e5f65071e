import type { SeatMark, SeatShape } from '../engine/table.ts';

/** How a seat is drawn on a board: a CSS colour, a shape and a letter, so that nobody depends on colour alone. */
export interface SeatStyle {
  readonly colour: string;
  readonly shape: SeatShape;
  readonly letter: string;
}

export const styleOfMark = ({ colour, shape, letter }: SeatMark): SeatStyle => ({
  colour: `var(--seat-${colour})`,
  shape,
  letter,
});
