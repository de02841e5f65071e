import type { HouseEvent } from './events.ts';
import { tileOf } from './house-map.ts';
import { runAfter } from './hooks.ts';
import { holds } from './lantern/selectors.ts';
import type { Machine, Procedure } from './machine.ts';
import { environment } from './machine.ts';
import type { ExplorerState } from './state.ts';
import { shuffle } from './tile-stack.ts';
import type { CardId, RoomId, Side } from './terms.ts';

type GainedFrom = Extract<HouseEvent, { t: 'cardGained' }>['from'];
type LostTo = Extract<HouseEvent, { t: 'cardLost' }>['to'];

/** Key of an item pile: the room, with the side of a barrier where there is one (H-7.4, H-11.3). */
export const pileKey = (room: RoomId, barrierSide: Side | null): string =>
  barrierSide ? `${room}/${barrierSide}` : room;

/**
 * Takes a card into hand; its gain works whatever the cause (H-10.3). An event comes to lie in front and is no gain: what a haunt does with
 * cards that somebody gains leaves it there (H-10.2).
 */
export function gainCard(
  machine: Machine,
  explorer: ExplorerState,
  gain: { readonly card: CardId; readonly from: GainedFrom },
): void {
  const entry = machine.content.cards.get(gain.card);
  const isEvent = entry?.kind === 'event';
  (isEvent ? explorer.lasting : explorer.cards).push(gain.card);
  machine.emit({ t: 'cardGained', seat: explorer.seat, card: gain.card, from: gain.from });
  const env = environment({ me: explorer.seat, card: gain.card });
  if (!isEvent) runAfter(machine, 'gain', { figure: explorer.seat, env: { bound: { source: gain.card } } });
  machine.run(entry?.gained, env);
}

/** Takes a card out of hand; what it gave goes (H-10.3). The caller puts it where it belongs. */
export function loseCard(
  machine: Machine,
  explorer: ExplorerState,
  loss: { readonly card: CardId; readonly to: LostTo },
): void {
  explorer.cards = explorer.cards.filter(card => card !== loss.card);
  explorer.lasting = explorer.lasting.filter(card => card !== loss.card);
  machine.emit({ t: 'cardLost', seat: explorer.seat, card: loss.card, to: loss.to });
  const env = environment({ me: explorer.seat, card: loss.card });
  runAfter(machine, 'lose', { figure: explorer.seat, env: { bound: { source: loss.card } } });
  machine.run(machine.content.cards.get(loss.card)?.lost, env);
}

/** Puts a card on its deck's discards. */
export function toDiscards(machine: Machine, card: CardId): void {
  const deck = machine.content.cards.get(card)?.deck;
  if (deck) machine.state.discards[deck].push(card);
}

/** Shuffles a card into its deck. */
export function shuffleIn(machine: Machine, card: CardId): void {
  const deck = machine.content.cards.get(card)?.deck;
  if (!deck) return;
  const { decks } = machine.state.hidden;
  decks[deck] = shuffle(machine, `deck/${deck}`, [...decks[deck], card]);
  machine.emit({ t: 'deckShuffled', deck });
}

export const isTouched = (machine: Machine, card: CardId): boolean => machine.state.turn.touched.includes(card);

/** Marks a card as used this turn (H-11.1), and discards it when its use says so. Arguments: seat, card. */
export const spendCard: Procedure = (machine, args) => {
  const card = args['card'] as CardId;
  const explorer = machine.state.explorers[args['seat'] as string];
  const use = machine.content.cards.get(card)?.use;
  if (!explorer || !holds(machine.state, explorer.seat, card)) return;
  if (use?.limit !== 'none') machine.state.turn.touched.push(card);
  if (!use?.discards) return;
  loseCard(machine, explorer, { card, to: 'discard' });
  toDiscards(machine, card);
};

/** Lays cards on the pile of a room. */
export function layOnPile(
  machine: Machine,
  place: { readonly room: RoomId; readonly barrierSide: Side | null },
  cards: readonly CardId[],
): void {
  if (cards.length === 0) return;
  const key = pileKey(place.room, tileOf(machine.state, place.room) ? place.barrierSide : null);
  machine.state.piles[key] = [...(machine.state.piles[key] ?? []), ...cards];
}

interface PilePlace {
  readonly room: RoomId;
  readonly barrierSide: Side | null;
}

/** Cards that lie at a place: in a barrier room on that side, or in reach of both (H-7.4). */
export const cardsAt = (machine: Machine, place: PilePlace): readonly CardId[] =>
  pileKeysAt(place).flatMap(key => machine.state.piles[key] ?? []);

const pileKeysAt = (place: PilePlace): readonly string[] =>
  place.barrierSide === null ? [place.room] : [pileKey(place.room, place.barrierSide), place.room];

/** Takes one card from the pile where an explorer stands. */
export function takeFromPile(machine: Machine, place: PilePlace, card: CardId): void {
  for (const key of pileKeysAt(place)) {
    const left = (machine.state.piles[key] ?? []).filter(other => other !== card);
    if (left.length > 0) machine.state.piles[key] = left;
    else delete machine.state.piles[key];
  }
}

/** Whether a card of somebody's hand may change hands in this way (H-10.9, H-11.1). */
export function mayMove(machine: Machine, card: CardId, how: 'give' | 'drop' | 'steal'): boolean {
  return machine.content.cards.get(card)?.[how] === true && !isTouched(machine, card);
}

/** Moves a card from one explorer to another: gift or theft (H-11.2, H-12.10). */
export function passCard(
  machine: Machine,
  from: ExplorerState,
  pass: { readonly to: ExplorerState; readonly card: CardId; readonly how: 'gift' | 'theft' },
): void {
  if (pass.how === 'theft')
    machine.run(machine.content.cards.get(pass.card)?.stolen, environment({ me: from.seat, card: pass.card }));
  loseCard(machine, from, { card: pass.card, to: pass.how });
  gainCard(machine, pass.to, { card: pass.card, from: pass.how });
  machine.state.turn.touched.push(pass.card);
}
