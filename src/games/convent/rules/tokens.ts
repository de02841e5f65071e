import { guardIds } from './seats.ts';
import type { NoiseToken, Token } from './terms.ts';

/** When the tokens of a round's novice phase, and of its guard phase, are laid: counted in half rounds. */
export const novicePhaseOf = (round: number): number => 2 * round;
export const guardPhaseOf = (round: number): number => 2 * round + 1;

/** What lay before the guard phase of this round began; it is removed when both guards have moved (C-3.3, C-8.9). */
export const isOutdated = (token: Token, round: number): boolean => token.laid < guardPhaseOf(round);

/** Laid at the same moment: their order must not tell a false noise from real ones (C-12.7). */
export const inPlainOrder = (tokens: readonly NoiseToken[]): readonly NoiseToken[] =>
  [...tokens].sort(
    (one, other) =>
      (one.novice ?? 0) - (other.novice ?? 0) ||
      guardIds.indexOf(one.guard) - guardIds.indexOf(other.guard) ||
      one.space - other.space,
  );
