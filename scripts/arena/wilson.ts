/** A share with its 95% interval. */
export interface Share {
  readonly rate: number;
  readonly low: number;
  readonly high: number;
}

const z = 1.959964;

/** Wins out of games as a share with Wilson's interval (Wilson 1927), which also holds near 0 and 1 and for few games. */
export function wilson(wins: number, games: number): Share {
  if (games === 0) return { rate: 0, low: 0, high: 1 };
  const rate = wins / games;
  const middle = rate + z ** 2 / (2 * games);
  const half = z * Math.sqrt((rate * (1 - rate)) / games + z ** 2 / (4 * games ** 2));
  const scale = 1 + z ** 2 / games;
  return { rate, low: Math.max(0, (middle - half) / scale), high: Math.min(1, (middle + half) / scale) };
}

const whole = (share: number): string => (100 * share).toFixed(0);

/** `48% (45-51)`. */
export const shareText = (wins: number, games: number): string => {
  const { rate, low, high } = wilson(wins, games);
  return games === 0 ? '-' : `${whole(rate)}% (${whole(low)}-${whole(high)})`;
};
