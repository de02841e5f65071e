import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { canonicalJson, hashOf } from './canonical.ts';
import type { ResultBase } from './contract.ts';
import { gunzip, gzip } from './gzip.ts';
import type { Save } from './save.ts';

/**
 * Two kinds of file. A finished game is a readable log. An unfinished one holds secrets, so it is packed: nobody reads
 * them by opening the file, and its first line says what it is.
 */
export type SaveFileKind = 'log' | 'backup';

/** What a file holds, not yet checked to be a save. `checksum` guards against damage, not against forgery. */
export type UnpackedFile =
  | { readonly ok: true; readonly kind: SaveFileKind; readonly save: unknown }
  | { readonly ok: false; readonly failure: 'notASave' | 'damaged' };

const backupMark = utf8ToBytes('Vigil backup 1 - SECRET: holds what the players must not know\n');
const checksumBytes = 32;
export const logMark = 'vigil log 1';
export const maxFileBytes = 4 << 20;
const maxUnpackedBytes = 16 << 20;

/** The readable log of a finished game: JSON with a line for each entry, so that damage to one leaves the others legible. */
export function writeLog(save: Save, result: ResultBase): Uint8Array {
  const lines = [
    `{"file":${JSON.stringify(logMark)},`,
    `"checksum":${JSON.stringify(hashOf(save))},`,
    `"result":${JSON.stringify(result)},`,
    '"save":{',
    `"header":${JSON.stringify(save.header)},`,
    '"entries":[',
    ...save.entries.map((entry, index) => `${JSON.stringify(entry)}${index < save.entries.length - 1 ? ',' : ''}`),
    ']}}',
  ];
  return utf8ToBytes(`${lines.join('\n')}\n`);
}

/** The packed backup of a game that still has secrets. */
export async function writeBackup(save: unknown): Promise<Uint8Array> {
  const packed = await gzip(utf8ToBytes(canonicalJson(save)));
  const bytes = new Uint8Array(backupMark.length + checksumBytes + packed.length);
  bytes.set(backupMark);
  bytes.set(sha256(packed), backupMark.length);
  bytes.set(packed, backupMark.length + checksumBytes);
  return bytes;
}

const decoded = (bytes: Uint8Array): string => new TextDecoder('utf-8', { fatal: true }).decode(bytes);

const startsWith = (bytes: Uint8Array, start: Uint8Array): boolean =>
  bytes.length >= start.length && start.every((byte, index) => bytes[index] === byte);

async function unpackBackup(bytes: Uint8Array): Promise<UnpackedFile> {
  const packed = bytes.subarray(backupMark.length + checksumBytes);
  const checksum = bytes.subarray(backupMark.length, backupMark.length + checksumBytes);
  if (bytesToHex(sha256(packed)) !== bytesToHex(checksum)) return { ok: false, failure: 'damaged' };
  const save: unknown = JSON.parse(decoded(await gunzip(packed, maxUnpackedBytes)));
  return { ok: true, kind: 'backup', save };
}

function unpackLog(bytes: Uint8Array): UnpackedFile {
  const log: unknown = JSON.parse(decoded(bytes));
  if (typeof log !== 'object' || log === null || !('file' in log) || log.file !== logMark) {
    return { ok: false, failure: 'notASave' };
  }
  if (!('save' in log && 'checksum' in log) || hashOf(log.save) !== log.checksum) {
    return { ok: false, failure: 'damaged' };
  }
  return { ok: true, kind: 'log', save: log.save };
}

/** Reads either kind of file. Never throws: a foreign or damaged file is an answer. */
export async function unpackFile(bytes: Uint8Array): Promise<UnpackedFile> {
  if (bytes.length > maxFileBytes) return { ok: false, failure: 'notASave' };
  const isBackup = startsWith(bytes, backupMark);
  try {
    return isBackup ? await unpackBackup(bytes) : unpackLog(bytes);
  } catch {
    const looksLikeLog = bytes[0] === 0x7b;
    return { ok: false, failure: isBackup || looksLikeLog ? 'damaged' : 'notASave' };
  }
}
