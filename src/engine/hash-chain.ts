import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { canonicalJson } from './canonical.ts';
import type { EventBase, Seed } from './contract.ts';
import type { Entry, SaveHeader } from './save.ts';

/** Makes the salt of one entry: 32 bytes that nobody can guess, as 64 hexadecimal digits. */
export type NewSalt = () => string;

const digits = /^[0-9a-f]{64}$/;
const unsalted = '0'.repeat(64);

/** Whether a salt or hash is written as we write it: another way to write the same bytes is another log. */
export const isSealText = (text: string | null): text is string => text !== null && digits.test(text);

const digest = (domain: string, ...parts: readonly Uint8Array[]): Uint8Array =>
  sha256(concatBytes(utf8ToBytes(`vigil ${domain} 1\n`), ...parts));

function numbers(...words: readonly number[]): Uint8Array {
  const bytes = new Uint8Array(words.length * 4);
  const view = new DataView(bytes.buffer);
  words.forEach((word, index) => view.setUint32(index * 4, word));
  return bytes;
}

const digestOf = (data: unknown): Uint8Array => digest('data', utf8ToBytes(canonicalJson(data)));

/** What may be shown of a seed before the game is over: 128 random bits cannot be found from their hash. */
export const seedCommitment = (seed: Seed): string => bytesToHex(digest('seed', numbers(...seed)));

/**
 * The root of a game's chain: what it was dealt from and who sits where. A game may be renamed, a copy of it gets an id
 * of its own, and another format tells the same game, so these three are no part of it.
 */
export function rootOf(header: SaveHeader): string {
  const { game, rulesVersion, contentVersion, options, table, createdMs } = header;
  const dealtFrom = digestOf({ game, rulesVersion, contentVersion, options, table, createdMs });
  return bytesToHex(digest('root', dealtFrom, hexToBytes(seedCommitment(header.seed))));
}

/**
 * What stands in the chain for a choice and all that came of it. The salt hides it: there are few choices, so without
 * one everybody could try them all. What came of it is in here too, so that rules which would tell it otherwise are found.
 */
function commitment(entry: Entry, events: readonly EventBase[], salt: string): Uint8Array {
  return digest('choice', hexToBytes(salt), digestOf(entry.action), digestOf(events));
}

/** The public part of an entry: with it and the hash before, anybody can follow the chain and learn nothing. */
export interface Link {
  readonly n: number;
  readonly seat: string;
  readonly barrier: boolean;
  readonly commitment: Uint8Array;
}

/** The hash after a link: fixed layout, numbers as 32 bits, most significant byte first. */
export function linked(before: string, link: Link): string {
  const seat = utf8ToBytes(link.seat);
  const head = numbers(link.n, link.barrier ? 1 : 0, seat.length);
  return bytesToHex(digest('entry', hexToBytes(before), head, seat, link.commitment));
}

/** The hash after an entry; one that was never sealed is linked without a salt. */
export function hashAfter(before: string, entry: Entry, events: readonly EventBase[]): string {
  const { n, seat, barrier } = entry;
  return linked(before, { n, seat, barrier, commitment: commitment(entry, events, entry.salt ?? unsalted) });
}
