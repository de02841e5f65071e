import { gainCard, toDiscards } from './hands.ts';
import { isForbidden, runAfter } from './hooks.ts';
import type { Machine, Procedure, Verb } from './machine.ts';
import { environment } from './machine.ts';
import { shuffle } from './tile-stack.ts';
import { isOwnTurn } from './turn.ts';
import type { CardId, Deck } from './terms.ts';

export const drawVerb: Verb<'draw'> = (machine, node, env) => {
  const count = node.count === undefined ? 1 : machine.value(node.count, env);
  for (const seat of [...machine.select(node.who ?? 'me', env).ids].reverse())
    machine.call('drawCards', { seat, deck: node.deck, count }, environment({ me: seat }));
};

/** Draws one card after the other, each played out before the next. Arguments: seat, deck, count. */
export const drawCards: Procedure = (machine, args, env) => {
  const count = args['count'] as number;
  if (count > 1) machine.call('drawCards', { ...args, count: count - 1 }, env);
  if (count > 0) machine.call('drawCard', { seat: args['seat']!, deck: args['deck']! }, env);
};

/** The top card; an empty deck is made of its discards (H-10.5). */
function takeTop(machine: Machine, deck: Deck): CardId | undefined {
  const { hidden, discards } = machine.state;
  if (hidden.decks[deck].length === 0 && discards[deck].length > 0) {
    hidden.decks[deck] = shuffle(machine, `deck/${deck}`, discards[deck]);
    discards[deck] = [];
    machine.emit({ t: 'deckShuffled', deck });
  }
  machine.barrier = true;
  return hidden.decks[deck].shift();
}

/** Any card drawn in the own turn stops movement, even when nothing is left to draw (H-3.7, H-10.5). Arguments: seat, deck. */
export const drawCard: Procedure = (machine, args) => {
  const seat = args['seat'] as string;
  const deck = args['deck'] as Deck;
  if (!machine.state.explorers[seat]?.alive || isForbidden(machine, 'draw', seat)) return;
  const card = takeTop(machine, deck);
  machine.emit({ t: 'cardDrawn', seat, deck, card: card ?? null });
  if (isOwnTurn(machine, seat) && !machine.state.turn.stopped) {
    machine.state.turn.stopped = true;
    machine.emit({ t: 'stopped', seat });
  }
  if (card !== undefined) playDrawn(machine, { seat, deck, card });
};

/** Omens and items come to hand, events are obeyed and discarded unless they stay in front (H-10.1, H-10.2). */
function playDrawn(
  machine: Machine,
  drawn: { readonly seat: string; readonly deck: Deck; readonly card: CardId },
): void {
  const { seat, deck, card } = drawn;
  const explorer = machine.state.explorers[seat]!;
  const entry = machine.content.cards.get(card);
  const env = environment({ me: seat, card, bound: { drawer: seat } });
  if (deck === 'omen') countOmen(machine, seat, card);
  if (deck === 'event' && !entry?.lasting) machine.call('eventDone', { card }, env);
  if (entry?.drawn) machine.call('obeyCard', { seat, card }, env);
  if (deck !== 'event' || entry?.lasting) gainCard(machine, explorer, { card, from: 'deck' });
  runAfter(machine, 'draw', { figure: seat, env: { bound: { source: card } } });
}

/** Every omen drawn counts, whoever holds it later; those of this turn call for the haunt roll (H-13.1, H-13.3). */
function countOmen(machine: Machine, seat: string, card: CardId): void {
  const { state } = machine;
  const omen = { card, room: state.explorers[seat]!.room };
  state.omensDrawn += 1;
  state.lastOmen = omen;
  if (isOwnTurn(machine, seat)) state.turn.omens.push(omen);
}

/** Arguments: card. */
export const eventDone: Procedure = (machine, args) => toDiscards(machine, args['card'] as CardId);
