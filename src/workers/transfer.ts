import { audited, unreadableHeader } from '../engine/audit.ts';
import type { FoundLog } from '../engine/audit.ts';
import { hashOf } from '../engine/canonical.ts';
import { foundLog } from '../engine/found-log.ts';
import type { LoadedGame } from '../engine/loaded-game.ts';
import { openSession } from '../engine/open-session.ts';
import { unpackFile, writeBackup, writeLog } from '../engine/save-file.ts';
import { readHeader } from '../engine/save-schema.ts';
import type { Save } from '../engine/save.ts';
import { saveOf } from '../engine/session.ts';
import type { Session } from '../engine/session.ts';
import { savedFrom } from '../store/read-save.ts';
import type { StoredGame } from '../store/read-save.ts';
import { fileNameOf } from './file-name.ts';
import type { AuditAnswer, ExportAnswer, Failed, OpenFailure } from './referee-port.ts';

export const failed = (kind: OpenFailure['kind']): Failed => ({ ok: false, failure: { kind } });

/** Null for a game that this version of the app does not play yet. Rejects when code or core cannot be loaded. */
export type LoadGame = (game: 'convent' | 'house') => Promise<LoadedGame | null>;

export type PlayedSave = { readonly ok: true; readonly loaded: LoadedGame; readonly session: Session } | Failed;

/** Loads a game, or says why it cannot be played here. */
export async function loadedGame(
  game: 'convent' | 'house',
  loadGame: LoadGame,
): Promise<{ readonly ok: true; readonly loaded: LoadedGame } | Failed> {
  try {
    const loaded = await loadGame(game);
    return loaded === null ? failed('fromTheFuture') : { ok: true, loaded };
  } catch {
    return failed('noCore');
  }
}

/** Loads a save's game and plays the save again. */
export async function playedSave(save: Save, loadGame: LoadGame): Promise<PlayedSave> {
  const found = await loadedGame(save.header.game, loadGame);
  if (!found.ok) return found;
  const opened = openSession(found.loaded, save);
  return opened.ok ? { ok: true, loaded: found.loaded, session: opened.session } : failed(opened.failure);
}

/** A game as a file. One that is over is a readable log; any other, even a damaged one, a packed backup. */
export async function exportedGame(stored: StoredGame, loadGame: LoadGame): Promise<ExportAnswer> {
  const played = stored.read.ok ? await playedSave(stored.read.save, loadGame) : null;
  const result = played?.ok ? played.loaded.rules.result(played.session.state) : null;
  if (!stored.read.ok || result === null) {
    return { ok: true, fileName: fileNameOf(stored.raw, true), bytes: await writeBackup(stored.raw), secret: true };
  }
  return {
    ok: true,
    fileName: fileNameOf(stored.raw, false),
    bytes: writeLog(stored.read.save, result),
    secret: false,
  };
}

/** A file as a save that this version can play. */
export async function importedSave(bytes: Uint8Array): Promise<{ readonly ok: true; readonly save: Save } | Failed> {
  const unpacked = await unpackFile(bytes);
  if (!unpacked.ok) return failed(unpacked.failure);
  const read = savedFrom(unpacked.save);
  return read.ok ? read : failed(read.failure);
}

/** Whether what is kept under the id of an imported save is this very save. */
export const isSameSave = (kept: StoredGame, save: Save): boolean =>
  kept.read.ok && hashOf(kept.read.save) === hashOf(save);

async function auditedLog(log: FoundLog, loadGame: LoadGame): Promise<AuditAnswer> {
  const header = readHeader(log.header);
  if (header === null) return { ok: true, report: unreadableHeader, name: '', table: null };
  const found = await loadedGame(header.game, loadGame);
  if (!found.ok) return found;
  return { ok: true, report: audited(found.loaded, log), name: header.name, table: header.table };
}

/** The audit of a file; a backup is none, since its game goes on. */
export async function auditedFile(bytes: Uint8Array, loadGame: LoadGame): Promise<AuditAnswer> {
  const log = foundLog(bytes);
  return log === null ? failed('notASave') : auditedLog(log, loadGame);
}

/** The audit of an open game; null while there is no result. */
export async function auditedGame(session: Session, loadGame: LoadGame): Promise<AuditAnswer | null> {
  return session.game.result(session.state) === null ? null : auditedLog(saveOf(session), loadGame);
}
