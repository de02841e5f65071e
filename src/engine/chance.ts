import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import type { RandomIndex, Seed } from './contract.ts';

const words = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

function digest(seed: Seed, purpose: string, counter: number, block: number): DataView {
  const text = utf8ToBytes(purpose);
  const message = new Uint8Array(24 + text.length);
  const view = words(message);
  seed.forEach((word, index) => view.setUint32(index * 4, word >>> 0));
  view.setUint32(16, counter >>> 0);
  view.setUint32(20, block >>> 0);
  message.set(text, 24);
  return words(sha256(message));
}

/**
 * One draw in 0..count-1, keyed by what it is for: the same purpose and counter always meet the same value, so no order
 * of clicks, undo or reload can shift or re-roll it. Rejection sampling, so every value is equally likely.
 */
export function draw(
  seed: Seed,
  key: { readonly purpose: string; readonly counter: number; readonly count: number },
): number {
  const limit = Math.floor(0x1_0000_0000 / key.count) * key.count;
  for (let block = 0; ; block++) {
    const bytes = digest(seed, key.purpose, key.counter, block);
    for (let offset = 0; offset < 32; offset += 4) {
      const word = bytes.getUint32(offset);
      if (word < limit) return word % key.count;
    }
  }
}

/** A die of six sides, 1..6. */
export const die = (seed: Seed, purpose: string, counter: number): number =>
  draw(seed, { purpose, counter, count: 6 }) + 1;

/** A shuffled copy; the seed and purpose decide the order alone (Fisher and Yates). */
export function shuffled<Item>(seed: Seed, purpose: string, items: readonly Item[]): readonly Item[] {
  const order = [...items];
  for (let last = order.length - 1; last > 0; last--) {
    const other = draw(seed, { purpose, counter: last, count: last + 1 });
    [order[last], order[other]] = [order[other]!, order[last]!];
  }
  return order;
}

/** A stream of indexes from a seed, for bots and random games; never for the draws of a game. */
export function randomStream(seed: Seed, purpose: string): RandomIndex {
  let counter = 0;
  return count => draw(seed, { purpose, counter: counter++, count });
}
