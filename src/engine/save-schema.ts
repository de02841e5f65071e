import * as v from 'valibot';
import type { Entry, Save, SaveHeader } from './save.ts';

/** A game of 15 rounds with 8 seats has some 600 entries; whatever is far beyond was not made by us. */
const maxEntries = 5000;

/** Far above any options, action or result: the largest are a novice's plan and the settings of a game. */
const limits = { depth: 6, values: 400, characters: 200 };

/** Whether data is as small as a game's own, so that nobody who walks through it later runs out of stack or time. */
export function isSmall(value: unknown, depth = 0, count = { values: 0 }): boolean {
  count.values += 1;
  if (count.values > limits.values || depth > limits.depth) return false;
  if (typeof value === 'string') return value.length <= limits.characters;
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(
    ([key, inner]) => key.length <= limits.characters && isSmall(inner, depth + 1, count),
  );
}

const text = (length: number) => v.pipe(v.string(), v.maxLength(length));
const id = v.pipe(v.string(), v.minLength(1), v.maxLength(64));
const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(Number.MAX_SAFE_INTEGER));
const word = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(0xffff_ffff));
const seal = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));
const seatRecord = <Value extends v.GenericSchema>(value: Value) => v.pipe(v.record(id, value), v.maxEntries(32));

const person = v.strictObject({ id, name: text(80), kind: v.picklist(['human', 'bot']), bot: v.nullable(id) });
const mark = v.strictObject({
  colour: v.pipe(count, v.maxValue(255)),
  shape: v.picklist(['circle', 'square', 'triangle', 'diamond', 'hexagon', 'star']),
  letter: text(8),
});
const table = v.strictObject({
  persons: v.pipe(v.array(person), v.maxLength(32)),
  holders: seatRecord(id),
  marks: seatRecord(mark),
});

const header = v.strictObject({
  format: count,
  id,
  game: v.picklist(['convent', 'house']),
  rulesVersion: count,
  contentVersion: count,
  options: v.pipe(
    v.unknown(),
    v.check(options => isSmall(options)),
  ),
  seed: v.strictTuple([word, word, word, word]),
  table,
  name: text(200),
  createdMs: count,
  root: v.exactOptional(seal),
});

const entry = v.strictObject({
  n: count,
  seat: id,
  action: v.pipe(
    v.looseObject({ t: id, seat: id, ask: text(200) }),
    v.check(action => isSmall(action)),
  ),
  barrier: v.boolean(),
  salt: v.nullable(seal),
  hash: v.nullable(seal),
});

const save = v.strictObject({ header, entries: v.pipe(v.array(entry), v.maxLength(maxEntries)) });

/**
 * Foreign data as a save, or null: only shape and sizes are known afterwards. Options and actions are the game's to
 * judge, which opening does.
 */
export const readSave = (value: unknown): Save | null => parsed<Save>(save, value);

/** The same for a header alone. */
export const readHeader = (value: unknown): SaveHeader | null => parsed<SaveHeader>(header, value);

/** The same for one entry. */
export const readEntry = (value: unknown): Entry | null => parsed<Entry>(entry, value);

function parsed<Output>(schema: v.GenericSchema<unknown, Output>, value: unknown): Output | null {
  const result = v.safeParse(schema, value, { abortEarly: true });
  return result.success ? result.output : null;
}

/** The table of a new game, checked like that of a foreign save. */
export const isTable = (value: unknown): boolean => v.is(table, value);
