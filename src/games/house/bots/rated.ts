import type { Reason } from '../../../engine/bot.ts';
import type { Choice } from '../rules/choices.ts';

/** A choice with what it is worth over ending the turn, and what made it so: its kind with numbers, then the next term. */
export interface Rated {
  readonly choice: Choice;
  readonly value: number;
  readonly terms: readonly Reason[];
}

export const reason = (name: string, ...numbers: readonly number[]): Reason => ({
  reason: `house.${name}`,
  numbers: numbers.map(Math.round),
});

/** The most worth first. */
export const inOrder = <One extends { readonly value: number }>(rated: readonly One[]): readonly One[] =>
  [...rated].sort((one, other) => other.value - one.value);
