import { explorerOf, monsterOf } from '../figures.ts';
import type { HouseState } from '../state.ts';
import type { CardId } from '../terms.ts';

/** Items and omens of an explorer or a monster. */
export const cardsInHand = (state: HouseState, figure: string): readonly CardId[] =>
  (explorerOf(state, figure) ?? monsterOf(state, figure))?.cards ?? [];

/** Whether a figure has a card in hand or in front. */
export const holds = (state: HouseState, figure: string, card: string): boolean =>
  [explorerOf(state, figure)?.cards, explorerOf(state, figure)?.lasting, monsterOf(state, figure)?.cards].some(hand =>
    hand?.includes(card),
  );
