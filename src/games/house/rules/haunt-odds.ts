import { rollOdds, type Odds } from './roll-odds.ts';

/** Dice of the haunt roll (H-13.1). */
export const hauntDice = 6;

/** Exact chance that the haunt begins with so many omens drawn: ways out of 729 (H-13.2, H-13.7). */
export const hauntOdds = (omens: number): Odds => rollOdds(hauntDice, total => total < omens);
