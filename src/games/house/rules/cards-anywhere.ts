import { loseCard, shuffleIn, toDiscards } from './hands.ts';
import { holds } from './lantern/selectors.ts';
import type { Machine, Verb } from './machine.ts';
import type { CardId } from './terms.ts';

/** Takes a card from wherever it is: a hand, a pile, its deck or discards, set aside. */
export function takeCardAway(machine: Machine, card: CardId, to: 'pile' | 'gift' | 'removed' | 'deck'): void {
  const { state } = machine;
  const others = (cards: readonly CardId[]): CardId[] => cards.filter(other => other !== card);
  const holder = state.seats.find(seat => holds(state, seat, card));
  if (holder !== undefined) loseCard(machine, state.explorers[holder]!, { card, to });
  for (const monster of state.monsters) monster.cards = others(monster.cards);
  for (const [key, pile] of Object.entries(state.piles)) {
    const left = others(pile);
    if (left.length > 0) state.piles[key] = left;
    else delete state.piles[key];
  }
  const deck = machine.content.cards.get(card)?.deck;
  if (deck) {
    state.discards[deck] = others(state.discards[deck]);
    state.hidden.decks[deck] = others(state.hidden.decks[deck]);
  }
  state.removed = others(state.removed);
  state.companions = state.companions.filter(waiting => waiting.card !== card);
}

/** Out of a hand onto the discards or into the deck; `aside` from wherever the card is, and it does not return (H-10.5). */
export const discardVerb: Verb<'discard'> = (machine, node, env) => {
  const cards = node.card === 'this' ? [env.card ?? ''] : machine.select(node.card, env).ids;
  for (const card of cards) {
    if (node.into === 'aside') {
      takeCardAway(machine, card, 'removed');
      machine.state.removed.push(card);
      continue;
    }
    const holder = machine.state.seats.find(seat => holds(machine.state, seat, card));
    const explorer = holder === undefined ? undefined : machine.state.explorers[holder];
    if (!explorer) continue;
    const isReturned = node.into === 'deck';
    loseCard(machine, explorer, { card, to: isReturned ? 'deck' : 'discard' });
    if (isReturned) shuffleIn(machine, card);
    else toDiscards(machine, card);
  }
};
