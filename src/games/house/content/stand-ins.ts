/** Numbers of the haunts Vigil has written; together they show every family of H-20.3 but the second edition's. */
export const writtenHaunts: readonly number[] = [4, 5, 10, 12, 14, 16, 17, 18, 19, 20, 27, 35, 37, 40];

/**
 * Where an unwritten number leads: a written haunt that has its main family, as main family where one is free (H-14.9).
 * Shared out so that no written haunt stands in for too many.
 */
const unwritten: Readonly<Record<number, number>> = {
  1: 18,
  2: 18,
  3: 5,
  6: 16,
  7: 17,
  8: 18,
  9: 27,
  11: 4,
  13: 40,
  15: 5,
  21: 12,
  22: 27,
  23: 18,
  24: 20,
  25: 40,
  26: 10,
  28: 5,
  29: 18,
  30: 5,
  31: 19,
  32: 16,
  33: 40,
  34: 10,
  36: 35,
  38: 4,
  39: 40,
  41: 40,
  42: 14,
  43: 27,
  44: 20,
  45: 18,
  46: 4,
  47: 18,
  48: 5,
  49: 37,
  50: 16,
};

/** Every number from 1 to 50 with the written haunt that is played for it. */
export const standIns: Readonly<Record<number, number>> = {
  ...unwritten,
  ...Object.fromEntries(writtenHaunts.map(number => [number, number])),
};
