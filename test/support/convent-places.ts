/** Where each key lies (C-18.6), and a neighbouring space from which it is one step. */
export const keyPlaces: readonly { readonly number: number; readonly space: number; readonly before: number }[] = [
  { number: 1, space: 10, before: 9 },
  { number: 2, space: 36, before: 50 },
  { number: 3, space: 82, before: 57 },
  { number: 4, space: 107, before: 106 },
  { number: 5, space: 130, before: 129 },
  { number: 6, space: 149, before: 135 },
  { number: 7, space: 67, before: 68 },
  { number: 8, space: 72, before: 71 },
];

/** So many steps to and fro between 20 and 21. */
export const paces = (steps: number, from = 20): readonly number[] =>
  Array.from({ length: steps }, (_, index) => (index % 2 === 0 ? 41 - from : from));
