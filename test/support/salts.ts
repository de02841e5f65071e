import { randomStream } from '../../src/engine/chance.ts';
import type { NewSalt } from '../../src/engine/hash-chain.ts';

/** Salts that follow from a number, for tests alone. */
export function saltsFrom(number: number): NewSalt {
  const random = randomStream([number, 5, 5, 5], 'salts');
  return () => Array.from({ length: 64 }, () => random(16).toString(16)).join('');
}
