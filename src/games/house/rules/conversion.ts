import { explorerOf } from './figures.ts';
import { loseCard, toDiscards } from './hands.ts';
import type { Machine, Verb } from './machine.ts';
import { environment } from './machine.ts';
import type { ExplorerState } from './state.ts';

/** An explorer is on the traitor's side from now on: lasting harm ends, and nobody holds it (H-16.9). */
export function becomeTraitor(machine: Machine, explorer: ExplorerState): void {
  explorer.party = 'traitor';
  explorer.heldBy = null;
  for (const card of explorer.lasting.filter(lasting => isHarmful(machine, lasting))) {
    loseCard(machine, explorer, { card, to: 'discard' });
    toDiscards(machine, card);
  }
}

/** Lasting events that act by rules of their own harm; a kept result does not. */
const isHarmful = ({ content }: Machine, card: string): boolean => (content.cards.get(card)?.hooks ?? []).length > 0;

/**
 * Heroes change side at their place in the order, and read the other book (H-15.7, H-16.5). The dead do too, where their
 * players go on with something else.
 */
export const convertVerb: Verb<'convert'> = (machine, node, env) => {
  for (const id of machine.select(node.who, env).ids) {
    const explorer = explorerOf(machine.state, id);
    if (!explorer || explorer.party === 'traitor' || !machine.state.haunt) continue;
    machine.barrier = true;
    machine.emit({ t: 'converted', seat: id });
    machine.call('readBook', { seat: id }, environment({ me: id }));
    becomeTraitor(machine, explorer);
  }
};
