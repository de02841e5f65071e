import * as v from 'valibot';
import type { Save } from './save.ts';

/** A game of 15 rounds with 8 seats has some 600 entries; whatever is far beyond was not made by us. */
const maxEntries = 5000;

const text = (length: number) => v.pipe(v.string(), v.maxLength(length));
const id = v.pipe(v.string(), v.minLength(1), v.maxLength(64));
const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(Number.MAX_SAFE_INTEGER));
const word = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(0xffff_ffff));
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
  options: v.unknown(),
  seed: v.strictTuple([word, word, word, word]),
  table,
  name: text(200),
  createdMs: count,
});

const entry = v.strictObject({
  n: count,
  seat: id,
  action: v.looseObject({ t: id, seat: id, ask: text(200) }),
  barrier: v.boolean(),
  salt: v.nullable(text(128)),
  hash: v.nullable(text(128)),
});

const save = v.strictObject({ header, entries: v.pipe(v.array(entry), v.maxLength(maxEntries)) });

/**
 * Foreign data as a save, or null: only shape and sizes are known afterwards. Options and actions are the game's to
 * judge, which opening does.
 */
export function readSave(value: unknown): Save | null {
  const parsed = v.safeParse(save, value, { abortEarly: true });
  return parsed.success ? parsed.output : null;
}

/** The table of a new game, checked like that of a foreign save. */
export const isTable = (value: unknown): boolean => v.is(table, value);
