import type { CardId, Trait } from '../rules/terms.ts';

/** Cards to attack with: the trait and the dice they add (H-12.8). */
export const weapons: Readonly<Record<CardId, readonly [Trait, number]>> = {
  spear: ['might', 2],
  axe: ['might', 1],
  'blood-dagger': ['might', 3],
  revolver: ['speed', 1],
  ring: ['sanity', 0],
};

/** Dice that tokens add for every explorer in their room; a blessing only for heroes. */
export const tokenDice = { smoke: -2, drip: -1, blessing: 1 } as const;
