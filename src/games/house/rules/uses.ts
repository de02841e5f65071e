import type { Choice } from './choices.ts';
import type { CardUse } from '../content/schema.ts';
import { isForbidden } from './hooks.ts';
import { isTouched } from './hands.ts';
import type { Machine, Procedure } from './machine.ts';
import { environment } from './machine.ts';
import type { ExplorerState } from './state.ts';
import type { CardId } from './terms.ts';

/** Whether the moment of a use has come: any time of the own turn, before moving, or in place of the attack (H-10.1, H-12.11). */
function isTime(machine: Machine, use: CardUse): boolean {
  const { turn, haunt } = machine.state;
  if (use.when === 'ownTurn') return true;
  if (use.when === 'beforeMove') return !turn.hasMoved;
  return use.when === 'insteadOfAttack' && haunt !== null && !turn.hasAttacked;
}

/** Cards an explorer can use in its turn now (H-10.1, H-10.7, H-11.1). */
export function useChoices(machine: Machine, explorer: ExplorerState): readonly Choice[] {
  if (isForbidden(machine, 'use', explorer.seat)) return [];
  return explorer.cards
    .filter(card => {
      const use = machine.content.cards.get(card)?.use;
      if (!use?.do || isTouched(machine, card) || !isTime(machine, use)) return false;
      return use.if === undefined || machine.value(use.if, environment({ me: explorer.seat, card })) !== 0;
    })
    .map(card => ({ c: 'use', card }));
}

/** A use that was chosen: the card is spent or touched, then its text runs. Arguments: seat, card. */
export const useCard: Procedure = (machine, args, env) => {
  const seat = args['seat'] as string;
  const card = args['card'] as CardId;
  const use = machine.content.cards.get(card)?.use;
  if (use?.when === 'insteadOfAttack') machine.state.turn.hasAttacked = true;
  machine.emit({ t: 'cardUsed', seat, card });
  machine.run(use?.do, environment({ me: seat, card }));
  machine.call('spendCard', { seat, card }, env);
};
