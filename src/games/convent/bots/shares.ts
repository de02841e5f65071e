import type { Belief } from '../../../engine/bot.ts';

export const thousandths = (share: number): number => Math.round(1000 * share);

/** The spaces with a share, in thousandths, the greatest first; `shares` by number of space, index 0 unused. */
export const likeliest = (shares: ArrayLike<number>, most?: number): Belief['places'] =>
  Array.from(shares, (share, space) => [space, thousandths(share)] as const)
    .filter(([space, share]) => space > 0 && share > 0)
    .sort((one, other) => other[1] - one[1] || one[0] - other[0])
    .slice(0, most);

/** Places that a bot names of a belief. */
export const mostPlaces = 24;
