import { waysOfDice } from '../../../engine/dice-ways.ts';

/** No roll uses more dice (H-9.2). */
export const mostDice = 8;

/** A chance as a whole number of equally likely throws. */
export interface Odds {
  readonly ways: number;
  readonly of: number;
}

/** Chance that so many dice show a total that is meant (H-9.1). */
export function rollOdds(dice: number, isMeant: (total: number) => boolean): Odds {
  const ways = waysOfDice(dice);
  return { ways: ways.reduce((sum, count, total) => sum + (isMeant(total) ? count : 0), 0), of: 3 ** dice };
}

/** Chance that the first throw shows so much more than the other as is meant: both roll, the higher wins (H-12.3). */
export function marginOdds(attack: number, defence: number, isMeant: (margin: number) => boolean): Odds {
  const others = waysOfDice(attack);
  const ways = waysOfDice(defence).flatMap((count, total) =>
    others.map((more, other) => (isMeant(other - total) ? count * more : 0)),
  );
  return { ways: ways.reduce((sum, count) => sum + count, 0), of: 3 ** (attack + defence) };
}
