import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

function inKeyOrder(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** JSON with the keys of every object in one order, so that equal data is equal text wherever it was made. */
export const canonicalJson = (value: unknown): string => JSON.stringify(value, inKeyOrder);

/** SHA-256 of the canonical JSON, as 64 hexadecimal digits: two states are the same game when these agree. */
export const hashOf = (value: unknown): string => bytesToHex(sha256(utf8ToBytes(canonicalJson(value))));
