import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { describe, it } from 'node:test';
import { hashAfter, isSealText, linked, rootOf, seedCommitment } from '../../src/engine/hash-chain.ts';
import { wordsOf } from '../../src/engine/round-words.ts';
import type { Entry } from '../../src/engine/save.ts';
import { sealedHeader } from '../../src/engine/seal.ts';
import { aHeader } from '../support/save-builder.ts';
import { saltsFrom } from '../support/salts.ts';
import { toyLoaded } from '../support/toy-game.ts';

const before = '11'.repeat(32);
const salt = '22'.repeat(32);
const entry: Entry = {
  n: 7,
  seat: 'a',
  action: { t: 'pick', seat: 'a', ask: 'pick/1/7' },
  barrier: false,
  salt,
  hash: null,
};
const events = [{ t: 'picked', number: 2 }];
const header = aHeader(toyLoaded, { options: { rounds: 3, dice: 'drawn' } });

const differingBits = (a: string, b: string): number =>
  [...(BigInt(`0x${a}`) ^ BigInt(`0x${b}`)).toString(2)].filter(bit => bit === '1').length;

describe('the hash of an entry', () => {
  it('has a layout that never changes: games of every version are audited by it', () => {
    assert.equal(hashAfter(before, entry, events), 'be982ae34e10bdb7d51a365a7da10feec3f60a31463fa20f165fc1ca06726485');
    assert.equal(rootOf(header), '85b23b5ce9b94a8aba193e89b51861e4bc5e718b09b4fee0395ecc980b2ad173');
    assert.equal(seedCommitment([1, 2, 3, 4]), 'a000bc754a1bc74ef4d509953fd5b3e692a245220d84623194c8cbbfd5746042');
    assert.deepEqual(wordsOf(before), [53, 74, 153, 134]);
  });

  it('is what anybody comes to who follows the layout with another library', () => {
    const sha = (...parts: readonly (string | Buffer)[]): Buffer => {
      const hash = createHash('sha256');
      for (const part of parts) hash.update(part);
      return hash.digest();
    };
    const hex = (text: string): Buffer => Buffer.from(text, 'hex');
    const action = sha('vigil data 1\n', '{"ask":"pick/1/7","seat":"a","t":"pick"}');
    const told = sha('vigil data 1\n', '[{"number":2,"t":"picked"}]');
    const choice = sha('vigil choice 1\n', hex(salt), action, told);
    const head = hex(['00000007', '00000000', '00000001'].join(''));
    const expected = sha('vigil entry 1\n', hex(before), head, 'a', choice);
    assert.equal(hashAfter(before, entry, events), expected.toString('hex'));
  });

  it('changes with everything that stands in it', () => {
    const others: readonly string[] = [
      hashAfter(salt, entry, events),
      hashAfter(before, { ...entry, n: 8 }, events),
      hashAfter(before, { ...entry, seat: 'b' }, events),
      hashAfter(before, { ...entry, barrier: true }, events),
      hashAfter(before, { ...entry, salt: before }, events),
      hashAfter(before, { ...entry, action: { ...entry.action, ask: 'pick/1/8' } }, events),
      hashAfter(before, entry, [{ t: 'picked', number: 3 } as never]),
      hashAfter(before, entry, []),
    ];
    assert.equal(new Set([hashAfter(before, entry, events), ...others]).size, others.length + 1);
  });

  it('is the same however the keys of an action are ordered', () => {
    const action = Object.fromEntries(Object.entries(entry.action).reverse()) as unknown as Entry['action'];
    assert.equal(hashAfter(before, { ...entry, action }, events), hashAfter(before, entry, events));
  });

  it('cannot be split in two ways: a longer seat is not a shorter one and what follows it', () => {
    const link = { n: 1, barrier: false, commitment: new Uint8Array(32).fill(97) };
    const shorter = { ...link, seat: 'a', commitment: new Uint8Array(33).fill(97) };
    assert.notEqual(linked(before, { ...link, seat: 'aa' }), linked(before, shorter));
  });

  it('looks like chance to whoever has no salt, even with the choice in hand', () => {
    const newSalt = saltsFrom(1);
    const hashes = Array.from({ length: 60 }, () => hashAfter(before, { ...entry, salt: newSalt() }, events));
    const distances = hashes.slice(1).map((hash, index) => differingBits(hash, hashes[index]!));
    const mean = distances.reduce((sum, bits) => sum + bits, 0) / distances.length;
    assert.ok(mean > 118 && mean < 138, String(mean));
    assert.ok(!hashes.includes(hashAfter(before, { ...entry, salt: null }, events)));
  });
});

describe('the root of a chain', () => {
  it('binds options, seats, people, seed and versions, but not what belongs to a copy', () => {
    const changed = [
      { options: { rounds: 4, dice: 'drawn' } },
      { seed: [1, 2, 3, 5] as const },
      { table: { ...header.table, holders: { ...header.table.holders, a: 'ben' } } },
      { rulesVersion: 4 },
      { contentVersion: 3 },
      { createdMs: 1 },
      { game: 'house' as const },
    ].map(changes => rootOf({ ...header, ...changes }));
    assert.equal(new Set([rootOf(header), ...changed]).size, changed.length + 1);
    assert.equal(rootOf({ ...sealedHeader(header), id: 'copy', name: 'Monday' }), rootOf(header));
  });

  it('shows nothing of the seed', () => {
    const commitment = seedCommitment([1, 2, 3, 4]);
    assert.equal(isSealText(commitment), true);
    assert.ok(differingBits(commitment, seedCommitment([1, 2, 3, 5])) > 80);
  });
});

describe('a salt or hash in a file', () => {
  it('has one way to be written', () => {
    assert.equal(isSealText('ab'.repeat(32)), true);
    for (const text of ['AB'.repeat(32), 'ab'.repeat(31), ` ${'ab'.repeat(32)}`, `${'ab'.repeat(32)}\n`, null])
      assert.equal(isSealText(text), false, String(text));
  });
});
