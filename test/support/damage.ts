import type { RandomIndex } from '../../src/engine/contract.ts';

/** Bytes as they may come back from a bad memory card: some flipped, or pieces missing, doubled, moved or emptied. */
export function damaged(bytes: Uint8Array, random: RandomIndex): Uint8Array {
  const at = random(bytes.length);
  const end = at + random(Math.min(64, bytes.length - at) + 1);
  const joined = (...parts: readonly Uint8Array[]): Uint8Array => Uint8Array.from(parts.flatMap(part => [...part]));
  const flips = (count: number): Uint8Array => {
    const copy = bytes.slice();
    for (let i = 0; i < count; i++) copy[random(copy.length)]! ^= 1 << random(8);
    return copy;
  };
  const ways: readonly (() => Uint8Array)[] = [
    () => flips(1),
    () => flips(2 + random(30)),
    () => bytes.slice(0, at),
    () => bytes.slice(at),
    () => joined(bytes.slice(0, at), bytes.slice(end)),
    () => joined(bytes.slice(0, end), bytes.slice(at)),
    () => bytes.slice().fill(random(256), at, end),
    () => joined(bytes, bytes.slice(at, end)),
  ];
  return ways[random(ways.length)]!();
}

/** What nobody who plays by the rules would put into a file. */
const oddities: readonly unknown[] = [
  null,
  true,
  -1,
  0,
  1,
  7,
  2 ** 31,
  2 ** 53,
  0.5,
  1e308,
  '',
  '__proto__',
  'constructor',
  'x'.repeat(300),
  [],
  {},
  [[]],
  { length: 3 },
];

/** A copy of JSON data with one value in it, anywhere, gone or replaced by another from the same data or an oddity. */
export function forged(data: unknown, random: RandomIndex): unknown {
  const copy = structuredClone(data);
  const places: (readonly [object, string])[] = [];
  const collect = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [key, child] of Object.entries(value)) {
      places.push([value, key]);
      collect(child);
    }
  };
  collect(copy);
  const [parent, key] = places[random(places.length)]!;
  const [other, otherKey] = places[random(places.length)]!;
  const values = parent as Record<string, unknown>;
  const chosen = random(4);
  if (chosen === 0 && Array.isArray(parent)) parent.splice(Number(key), 1);
  else if (chosen === 0) delete values[key];
  else if (chosen === 1) values[key] = structuredClone((other as Record<string, unknown>)[otherKey]);
  else values[key] = structuredClone(oddities[random(oddities.length)]);
  return copy;
}
