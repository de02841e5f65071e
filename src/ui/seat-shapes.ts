import type { SeatShape } from '../engine/table.ts';

/** Outlines of the seat marks in a square of 24 units, for badges and for figures on a board. */
export const seatShapePaths: Readonly<Record<SeatShape, string>> = {
  circle: 'M12 1.5a10.5 10.5 0 1 1 0 21a10.5 10.5 0 1 1 0-21Z',
  square: 'M4.5 2.5h15a2 2 0 0 1 2 2v15a2 2 0 0 1-2 2h-15a2 2 0 0 1-2-2v-15a2 2 0 0 1 2-2Z',
  triangle: 'M12 .8L24 22.8H0Z',
  diamond: 'M12 0L24 12L12 24L0 12Z',
  hexagon: 'M12 .8L22 6.4V17.6L12 23.2L2 17.6V6.4Z',
  star: 'M12 .6L16.1 7.1L23.6 9L18.7 15L19.2 22.7L12 19.8L4.8 22.7L5.3 15L.4 9L7.9 7.1Z',
};

/** Height of the middle of the letter inside each outline, in the same units. */
export const seatLetterHeights: Readonly<Record<SeatShape, number>> = {
  circle: 12,
  square: 12,
  triangle: 15.6,
  diamond: 12,
  hexagon: 12,
  star: 13,
};

/** Number of seat colours: six novices, two guards, one to spare. `--seat-0` and so on in the style sheet. */
export const seatColourCount = 9;
