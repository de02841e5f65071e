import type { Choice } from './choices.ts';
import { livingExplorers } from './figures.ts';
import { cardsAt, gainCard, layOnPile, loseCard, mayMove, passCard, takeFromPile, toDiscards } from './hands.ts';
import { isForbidden } from './hooks.ts';
import type { Answer, Machine, Procedure } from './machine.ts';
import { environment } from './machine.ts';
import type { ExplorerState } from './state.ts';
import type { CardId } from './terms.ts';

/** Mark of a turn in which a card was handed over (H-11.2). */
const gave = 'gave';

/** Who stands in reach: same room, same side of a barrier (H-7.4, H-11.2). */
const inReach = (machine: Machine, explorer: ExplorerState): readonly ExplorerState[] =>
  livingExplorers(machine.state).filter(
    other =>
      other !== explorer && !other.away && other.room === explorer.room && other.barrierSide === explorer.barrierSide,
  );

/** Cards that can be handed over: one in a turn with `trade` = `one` (H-11.2). */
export function giveChoices(machine: Machine, explorer: ExplorerState): readonly Choice[] {
  const { turn, options } = machine.state;
  if (options.settings.trade === 'one' && turn.used.includes(gave)) return [];
  const cards = explorer.cards.filter(card => mayMove(machine, card, 'give'));
  const takers = inReach(machine, explorer).filter(({ seat }) => !isForbidden(machine, 'gain', seat));
  return takers.flatMap(({ seat }) =>
    cards
      .filter(card => !turn.used.includes(offered(card, seat)))
      .map(card => ({ c: 'give', card, to: seat }) as const),
  );
}

/** An offer that was turned down is not made again in the same turn. */
const offered = (card: CardId, seat: string): string => `offered/${card}/${seat}`;

/** Asks whoever shall have it (H-11.2). Arguments: seat, card, to. */
export const giveCard: Procedure = (machine, args, env) => {
  const card = args['card'] as CardId;
  const to = args['to'] as string;
  machine.state.turn.used.push(offered(card, to));
  machine.ask({
    seat: to,
    key: 'give.accept',
    values: { giver: args['seat'] as string },
    choices: [{ c: 'yes' }, { c: 'no' }],
    then: 'giftAnswered',
    args,
    env,
    card,
  });
};

export const giftAnswered: Answer = (machine, choice, args) => {
  if (choice.c !== 'yes') return;
  const { explorers, turn } = machine.state;
  turn.used.push(gave);
  passCard(machine, explorers[args['seat'] as string]!, {
    to: explorers[args['to'] as string]!,
    card: args['card'] as CardId,
    how: 'gift',
  });
};

/** Cards that can be put down, any number in a turn (H-11.3). */
export const dropChoices = (machine: Machine, explorer: ExplorerState): readonly Choice[] =>
  explorer.cards.filter(card => mayMove(machine, card, 'drop')).map(card => ({ c: 'drop', card }));

/** Onto the pile of the room, unless the card is spent by dropping (H-10.9, H-11.3). Arguments: seat, card. */
export const dropCard: Procedure = (machine, args) => {
  const explorer = machine.state.explorers[args['seat'] as string]!;
  const card = args['card'] as CardId;
  const dropped = machine.content.cards.get(card)?.dropped;
  machine.state.turn.touched.push(card);
  if (dropped) machine.run(dropped, environment({ me: explorer.seat, card }));
  loseCard(machine, explorer, { card, to: dropped ? 'discard' : 'pile' });
  if (dropped) toDiscards(machine, card);
  else layOnPile(machine, explorer, [card]);
};

/** Cards of the pile in reach that nothing has happened to in this turn (H-11.1, H-11.4). */
export const pickUpChoices = (machine: Machine, explorer: ExplorerState): readonly Choice[] =>
  isForbidden(machine, 'gain', explorer.seat)
    ? []
    : cardsAt(machine, explorer)
        .filter(card => !machine.state.turn.touched.includes(card))
        .map(card => ({ c: 'pickUp', card }));

/** Arguments: seat, card. */
export const pickUpCard: Procedure = (machine, args) => {
  const explorer = machine.state.explorers[args['seat'] as string]!;
  const card = args['card'] as CardId;
  takeFromPile(machine, explorer, card);
  machine.state.turn.touched.push(card);
  gainCard(machine, explorer, { card, from: 'pile' });
};
