import type { CommonReason } from '../../../engine/contract.ts';

/** Why the house refuses an action; each is answered with the paragraph it breaks. */
export type HouseReason =
  | CommonReason
  | 'notOffered' // the paragraph of the question
  | 'noSuchTotal' // H-9.11
  | 'diceAreDrawn'; // H-9.11
