import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { hashOf } from '../../src/engine/canonical.ts';
import { gunzip, gzip } from '../../src/engine/gzip.ts';
import { openSession } from '../../src/engine/open-session.ts';
import { unpackFile, writeBackup, writeLog } from '../../src/engine/save-file.ts';
import { readSave } from '../../src/engine/save-schema.ts';
import type { Save } from '../../src/engine/save.ts';
import { saveOf } from '../../src/engine/session.ts';
import { aSession } from '../support/save-builder.ts';
import { toyGame, toyLoaded } from '../support/toy-game.ts';
import type { ToyState } from '../support/toy-game.ts';

const options = { rounds: 3, dice: 'drawn' };
const unfinished = aSession(toyLoaded, { options }, 9);
const finished = aSession(toyLoaded, { options }, 500);
const result = toyGame.result(finished.state as ToyState)!;
const asText = (bytes: Uint8Array): string => new TextDecoder('latin1').decode(bytes);

/** The hash of the state that a file opens to, or the reason why it does not. */
async function openedFrom(bytes: Uint8Array): Promise<string> {
  const unpacked = await unpackFile(bytes);
  if (!unpacked.ok) return unpacked.failure;
  const save = readSave(unpacked.save);
  if (save === null) return 'damaged';
  const opened = openSession(toyLoaded, save);
  return opened.ok ? `${hashOf(saveOf(opened.session))} ${hashOf(opened.session.state)}` : opened.failure;
}
const truth = (session: typeof finished): string => `${hashOf(saveOf(session))} ${hashOf(session.state)}`;

async function opensOf(bytes: Uint8Array, damage: (copy: Uint8Array, at: number) => Uint8Array): Promise<Set<string>> {
  const opens = new Set<string>();
  for (let at = 0; at < bytes.length; at++) opens.add(await openedFrom(damage(bytes.slice(), at)));
  return opens;
}

function flipped(copy: Uint8Array, at: number): Uint8Array {
  copy[at]! ^= 1 << (at % 8);
  return copy;
}

describe('the readable log of a finished game', () => {
  const log = writeLog(saveOf(finished), result);

  it('is JSON for people and opens to the same game', async () => {
    const read = JSON.parse(asText(log)) as { save: Save };
    assert.deepEqual(read.save, JSON.parse(JSON.stringify(saveOf(finished))));
    assert.ok(asText(log).includes('\n'));
    assert.equal(await openedFrom(log), truth(finished));
  });

  it('opens to this game or to none when any byte is damaged or the end is missing', async () => {
    const allowed = new Set([truth(finished), 'damaged', 'notASave']);
    for (const found of await opensOf(log, flipped)) assert.ok(allowed.has(found), found);
    const cut = await opensOf(log, (copy, at) => copy.subarray(0, at));
    for (const found of cut) assert.ok(allowed.has(found), found);
  });
});

describe('the packed backup of an unfinished game', () => {
  it('says that it is secret, hides what it holds, and opens to the same game', async () => {
    const bytes = await writeBackup(saveOf(unfinished));
    assert.match(asText(bytes).split('\n')[0]!, /SECRET/);
    assert.ok(!asText(bytes).includes('pick') && !asText(bytes).includes('seed'));
    assert.equal(await openedFrom(bytes), truth(unfinished));
  });

  it('opens to no game when any byte is damaged or the end is missing', async () => {
    const bytes = await writeBackup(saveOf(unfinished));
    const wrong = [...(await opensOf(bytes, flipped)), ...(await opensOf(bytes, (copy, at) => copy.subarray(0, at)))];
    assert.deepEqual([...new Set(wrong)].sort(), ['damaged', 'notASave']);
  });

  it('does not unpack more than a save can hold', async () => {
    const bomb = await gzip(new Uint8Array(3_000_000));
    assert.ok(bomb.length < 10_000);
    await assert.rejects(gunzip(bomb, 1_000_000), RangeError);
    assert.equal((await gunzip(bomb, 3_000_000)).length, 3_000_000);
  });
});

describe('a foreign file', () => {
  const encode = (value: unknown) =>
    new TextEncoder().encode(typeof value === 'string' ? value : JSON.stringify(value));

  it('is no save', async () => {
    const foreign = ['', 'hello', '[]', 'null', '42', { file: 'another log' }, '\u0000\u0001'].map(encode);
    for (const bytes of foreign) assert.equal(await openedFrom(bytes), 'notASave', asText(bytes));
    assert.equal(await openedFrom(new Uint8Array(5 << 20)), 'notASave');
  });

  it('is refused when its shape or a size is not that of a save', () => {
    const save = saveOf(unfinished);
    const { header, entries } = save;
    const withHeader = (changes: object) => ({ ...save, header: { ...header, ...changes } });
    const withEntry = (changes: object) => ({ ...save, entries: [{ ...entries[0]!, ...changes }] });
    const long = 'x'.repeat(10_000);
    const wrong: readonly unknown[] = [
      null,
      [],
      {},
      { header },
      { ...save, more: 1 },
      withHeader({ seed: [1, 2, 3] }),
      withHeader({ seed: [1, 2, 3, -1] }),
      withHeader({ seed: [1, 2, 3, 0.5] }),
      withHeader({ game: 'chess' }),
      withHeader({ id: '' }),
      withHeader({ name: long }),
      withHeader({ createdMs: 'today' }),
      withHeader({ table: { ...header.table, persons: 'Anna' } }),
      withHeader({ table: { ...header.table, persons: Array(40).fill(header.table.persons[0]) } }),
      withHeader({ table: { ...header.table, marks: { a: { colour: 1, shape: 'blob', letter: 'A' } } } }),
      withEntry({ n: -1 }),
      withEntry({ seat: long }),
      withEntry({ action: 'pick' }),
      withEntry({ action: { t: 'pick', seat: 'a' } }),
      withEntry({ barrier: 'no' }),
      { ...save, entries: Array(5001).fill(entries[0]) },
    ];
    assert.deepEqual(readSave(JSON.parse(JSON.stringify(save))), JSON.parse(JSON.stringify(save)));
    wrong.forEach((value, index) => assert.equal(readSave(value), null, `case ${index}`));
  });

  it('cannot reach the prototype of our objects', () => {
    const text = JSON.stringify(saveOf(unfinished)).replace('"t":', '"__proto__":{"polluted":1},"t":');
    readSave(JSON.parse(text));
    assert.equal(({} as { polluted?: number }).polluted, undefined);
  });
});
