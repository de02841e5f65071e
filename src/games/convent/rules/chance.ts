import { die } from '../../../engine/chance.ts';
import type { GuardId, NoviceNumber } from './seats.ts';
import type { ConventState } from './state.ts';

/** Which die: whose, and whether it is the one rolled again. Keyed by round, so that nothing else can shift it. */
export type RollOf =
  | { readonly kind: 'noise'; readonly novice: NoviceNumber; readonly again: boolean }
  | { readonly kind: 'listening'; readonly guard: GuardId; readonly again: boolean };

/** The die of a drawn roll, 1 to 6. */
export function drawnDie({ hidden, round }: ConventState, roll: RollOf): number {
  const who = roll.kind === 'noise' ? `novice${roll.novice}` : roll.guard;
  return die(hidden.seed, `${roll.kind}/${round}/${who}`, roll.again ? 1 : 0);
}
