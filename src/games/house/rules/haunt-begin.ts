import { endGame } from './lantern/haunt-verbs.ts';
import type { Procedure } from './machine.ts';

/** The exploring half ends here: without a haunt nobody wins. Arguments: revealer, omen, room. */
export const beginHaunt: Procedure = machine => endGame(machine, { seats: [], side: 'nobody', reason: 'won' });
