import type { Choice } from './choices.ts';
import { monsterOf } from './figures.ts';
import { cardsAt, layOnPile, takeFromPile } from './hands.ts';
import type { Machine, Procedure } from './machine.ts';
import { kindOf } from './monsters.ts';
import { carry, thingsOf, thingsWithin } from './things.ts';
import type { MonsterState } from './state.ts';
import type { CardId, FigureId, TokenId } from './terms.ts';

const isUntouched = (machine: Machine, id: string): boolean => !machine.state.turn.touched.includes(id);

/** What a monster that carries can pick up and put down where it stands, each once in a turn (H-17.4, H-17.8). */
export function monsterCarryChoices(machine: Machine, monster: MonsterState): readonly Choice[] {
  if (!kindOf(machine, monster).carries) return [];
  return [
    ...cardsAt(machine, monster)
      .filter(card => isUntouched(machine, card))
      .map(card => ({ c: 'pickUp', card }) as const),
    ...monster.cards.filter(card => isUntouched(machine, card)).map(card => ({ c: 'drop', card }) as const),
    ...thingsWithin(machine, monster.id).map(({ id }) => ({ c: 'take', thing: id }) as const),
    ...thingsOf(machine, monster.id)
      .filter(({ id }) => isUntouched(machine, id))
      .map(({ id }) => ({ c: 'lay', thing: id }) as const),
  ];
}

/** Arguments: monster, card. */
export const monsterPickUp: Procedure = (machine, args) => {
  const monster = monsterOf(machine.state, args['monster'] as FigureId);
  const card = args['card'] as CardId;
  if (!monster) return;
  takeFromPile(machine, monster, card);
  machine.state.turn.touched.push(card);
  monster.cards.push(card);
  machine.emit({ t: 'monsterCarries', monster: monster.id, card, isHeld: true });
};

/** Arguments: monster, card. */
export const monsterDrop: Procedure = (machine, args) => {
  const monster = monsterOf(machine.state, args['monster'] as FigureId);
  const card = args['card'] as CardId;
  if (!monster) return;
  monster.cards = monster.cards.filter(other => other !== card);
  machine.state.turn.touched.push(card);
  layOnPile(machine, monster, [card]);
  machine.emit({ t: 'monsterCarries', monster: monster.id, card, isHeld: false });
};

/** Arguments: monster, thing. */
export const monsterTakesThing: Procedure = (machine, args) => {
  const thing = machine.state.tokens.find(({ id }) => id === (args['thing'] as TokenId));
  if (!thing) return;
  machine.state.turn.touched.push(thing.id);
  carry(machine, thing, args['monster'] as FigureId);
};
