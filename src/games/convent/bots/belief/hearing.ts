import type { Hearing } from '../../../../core/belief-terms.ts';
import type { GuardId } from '../../rules/seats.ts';
import type { NoiseToken } from '../../rules/terms.ts';
import { pointOf } from './points.ts';

/** One account of a noise: what each listening guard heard of it. */
export interface Account {
  readonly thousandths: number;
  readonly hearings: readonly Hearing[];
}

export interface Noise {
  readonly reach: number;
  readonly listeners: readonly { readonly guard: GuardId; readonly space: number }[];
  /** The tokens of one novice in one moment. */
  readonly tokens: readonly NoiseToken[];
  /** Whether one of the tokens may be, or is, a false noise of hers (C-12.5, C-12.7). */
  readonly falseNoise: 'none' | 'possible' | 'shown';
}

/** How often a token of a novice with an unspent blessing is taken to be false. */
const falseThousandths = 60;

const accountOf = ({ reach, listeners }: Noise, tokens: readonly NoiseToken[], thousandths: number): Account => ({
  thousandths,
  hearings: listeners.map(({ guard, space }) => ({
    listener: pointOf(space),
    reach,
    pointed: tokens.filter(token => token.guard === guard).map(token => pointOf(token.space)),
  })),
});

/** What a noise can have been: real through and through, or with one false token among the real ones. */
export function accountsOf(noise: Noise): readonly Account[] {
  const { tokens, falseNoise } = noise;
  const real = falseNoise === 'shown' ? [] : [accountOf(noise, tokens, 1000)];
  if (falseNoise === 'none') return real;
  const weight = falseNoise === 'shown' ? 1000 : falseThousandths;
  return [
    ...real,
    ...tokens.map((_, index) =>
      accountOf(
        noise,
        tokens.filter((_token, other) => other !== index),
        Math.floor(weight / tokens.length),
      ),
    ),
  ];
}
