import { waysOfDice } from '../../../engine/dice-ways.ts';

/** Dice of the haunt roll (H-13.1). */
export const hauntDice = 6;

/** Exact chance that the haunt begins with so many omens drawn: ways out of 729 (H-13.2, H-13.7). */
export function hauntOdds(omens: number): { readonly ways: number; readonly of: number } {
  const ways = waysOfDice(hauntDice);
  const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);
  return { ways: sum(ways.slice(0, Math.max(0, omens))), of: sum(ways) };
}
