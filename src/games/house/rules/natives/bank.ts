import { loseCard, toDiscards } from '../hands.ts';
import type { Procedure } from '../machine.ts';
import type { Native } from './native.ts';

/** Keeps a number for one later roll of the same explorer (H-9.7); the card stays in front until then. */
export const bankResult: Native = (machine, args, env) => {
  if (env.me !== null && env.card !== null)
    machine.state.hidden.banked[env.me] = { result: args['result'] ?? 0, card: env.card };
};

/** The number was used: its card goes. Arguments: seat. */
export const bankSpent: Procedure = (machine, args) => {
  const seat = args['seat'] as string;
  const banked = machine.state.hidden.banked[seat];
  const explorer = machine.state.explorers[seat];
  if (!banked || !explorer) return;
  delete machine.state.hidden.banked[seat];
  loseCard(machine, explorer, { card: banked.card, to: 'discard' });
  toDiscards(machine, banked.card);
};
