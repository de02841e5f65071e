import { hashOf } from '../engine/canonical.ts';
import type { LoadedGame } from '../engine/loaded-game.ts';
import { openSession } from '../engine/open-session.ts';
import { unpackFile, writeBackup, writeLog } from '../engine/save-file.ts';
import type { Save } from '../engine/save.ts';
import type { Session } from '../engine/session.ts';
import { savedFrom } from '../store/read-save.ts';
import type { StoredGame } from '../store/read-save.ts';
import { fileNameOf } from './file-name.ts';
import type { ExportAnswer, Failed, OpenFailure } from './referee-port.ts';

export const failed = (kind: OpenFailure['kind']): Failed => ({ ok: false, failure: { kind } });

export type LoadGame = (game: 'convent' | 'house') => Promise<LoadedGame>;

export type PlayedSave = { readonly ok: true; readonly loaded: LoadedGame; readonly session: Session } | Failed;

/** Loads a save's game and plays the save again. */
export async function playedSave(save: Save, loadGame: LoadGame): Promise<PlayedSave> {
  const loaded = await loadGame(save.header.game).catch(() => null);
  if (loaded === null) return failed('noCore');
  const opened = openSession(loaded, save);
  return opened.ok ? { ok: true, loaded, session: opened.session } : failed(opened.failure);
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
