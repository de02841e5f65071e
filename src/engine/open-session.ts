import { isRefused } from './contract.ts';
import type { LoadedGame } from './loaded-game.ts';
import type { Entry, Save, SaveHeader } from './save.ts';
import { saveFormat } from './save.ts';
import { newSession, withEntry } from './session.ts';
import type { Session } from './session.ts';
import { holderOf } from './table.ts';

/** Why a save is not opened. `otherVersion`: older rules or content than this app still plays. */
export type SaveFailure = 'damaged' | 'fromTheFuture' | 'otherVersion';

export type OpenedSave =
  | { readonly ok: true; readonly session: Session }
  /** `entry`: the first that does not fit, null when the header is at fault. */
  | { readonly ok: false; readonly failure: SaveFailure; readonly entry: number | null };

const refused = (failure: SaveFailure, entry: number | null = null): OpenedSave => ({ ok: false, failure, entry });

/** Why a save of these versions cannot be played here; null when it can. */
export function versionFailure(loaded: LoadedGame, header: SaveHeader): SaveFailure | null {
  const { rules, contentVersion } = loaded;
  const pairs: readonly (readonly [number, number])[] = [
    [header.format, saveFormat],
    [header.rulesVersion, rules.version],
    [header.contentVersion, contentVersion],
  ];
  if (pairs.some(([theirs, ours]) => theirs > ours)) return 'fromTheFuture';
  return pairs.some(([theirs, ours]) => theirs < ours) ? 'otherVersion' : null;
}

function dealt(loaded: LoadedGame, save: Save): Session | null {
  const options = loaded.readOptions(save.header.options);
  if (options === null || save.header.game !== loaded.rules.id) return null;
  const session = newSession(loaded.rules, { ...save.header, options });
  return session.seats.every(seat => holderOf(save.header.table, seat) !== undefined) ? session : null;
}

function advanced(session: Session, entry: Entry): Session | null {
  if (entry.n !== session.steps.length || entry.seat !== entry.action.seat) return null;
  const answer = session.game.apply(session.state, entry.action);
  if (isRefused(answer) || answer.barrier !== entry.barrier) return null;
  return withEntry(session, entry, answer);
}

/**
 * Plays a save again from its deal. A save is foreign data: whatever does not fit is an answer, never an exception, so
 * the rules' own surprise at a value they never make counts as damage.
 */
export function openSession(loaded: LoadedGame, save: Save): OpenedSave {
  const failure = versionFailure(loaded, save.header);
  if (failure !== null) return refused(failure);
  let played = 0;
  try {
    let session = dealt(loaded, save);
    if (session === null) return refused('damaged');
    for (const entry of save.entries) {
      session = advanced(session, entry);
      if (session === null) return refused('damaged', played);
      played += 1;
    }
    return { ok: true, session };
  } catch {
    return refused('damaged', played);
  }
}
