import type { ActionBase, RandomIndex } from '../../src/engine/contract.ts';
import { pick } from './convent-random.ts';

type Data = unknown;
type Fields = Readonly<Record<string, Data>>;

const isFields = (data: Data): data is Fields => typeof data === 'object' && data !== null;

/** Everything that is no action at all. */
export const noActions: readonly Data[] = [
  undefined,
  null,
  true,
  7,
  'plan',
  [],
  {},
  { t: 'plan' },
  { t: 'fly', seat: 'novice1', ask: '1.plan' },
  { t: 'toString', seat: 'novice1', ask: '1.plan' },
  { t: 'plan', seat: 'novice1', ask: '1.plan', moves: 'there and back' },
  { t: ['step'], seat: { t: 'guards' }, ask: 1 },
];

const words: readonly Data[] = [
  '',
  'novice1',
  'abbess',
  'prioress',
  'guards',
  'walk',
  'run',
  'stand',
  'ask',
  'resign',
  'red-26-122',
  'explorer1',
  'choose',
  'step',
  'end',
  'foyer',
];
const odd: readonly Data[] = [null, undefined, {}, [], true, NaN, 0.5, Infinity, '3'];

/** A value that stands where `value` stood: a near one, one of the same type, or one of no type that belongs there. */
function otherValue(value: Data, random: RandomIndex): Data {
  if (random(3) === 0) return pick(odd, random);
  if (typeof value === 'number') return pick([value + 1, value - 1, -value, 0, 255, 1 + random(155)], random);
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'string') return pick(words, random);
  if (Array.isArray(value)) return pick([value.slice(1), [...value, ...value], [...value].reverse(), [value]], random);
  return value === null
    ? pick([{ kind: 'extraStep' }, { kind: 'reroll' }, { kind: 'falseNoise', space: 26 }], random)
    : {};
}

/** A copy in which one field, somewhere inside, is another value. */
function withOneChange(data: Data, random: RandomIndex): Data {
  const keys = isFields(data) ? Object.keys(data) : [];
  if (!isFields(data) || keys.length === 0) return otherValue(data, random);
  const key = pick(keys, random);
  const inner = data[key];
  const changed = isFields(inner) && random(3) > 0 ? withOneChange(inner, random) : otherValue(inner, random);
  if (Array.isArray(data)) return data.map((item: Data, index) => (String(index) === key ? changed : item));
  return { ...data, [key]: changed };
}

/** An action like this one, but of another seat, for another pause, or with one field changed; it may still be legal. */
export function variantOf(
  action: ActionBase,
  {
    seats,
    staleAsk,
    random,
  }: { readonly seats: readonly string[]; readonly staleAsk: string; readonly random: RandomIndex },
): Data {
  switch (random(4)) {
    case 0:
      return { ...action, seat: pick(seats, random) };
    case 1:
      return { ...action, ask: staleAsk };
    default:
      return withOneChange(action, random);
  }
}
