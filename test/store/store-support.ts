import type { Save } from '../../src/engine/save.ts';
import { saveOf } from '../../src/engine/session.ts';
import type { Session } from '../../src/engine/session.ts';
import { summaryOf } from '../../src/engine/summary.ts';
import type { DatabaseOptions } from '../../src/store/db.ts';
import type { Recorder } from '../../src/store/recorder.ts';
import type { SavingState } from '../../src/store/saving-state.ts';
import { openStore } from '../../src/store/store.ts';
import type { Store } from '../../src/store/store.ts';
import { aSession } from '../support/save-builder.ts';
import { toyLoaded } from '../support/toy-game.ts';

let databases = 0;

/** A name no other test has used. */
export const freshName = (): string => `vigil-test-${(databases += 1)}-${crypto.randomUUID()}`;

export const aToyGame = (id: string, actions: number): Session =>
  aSession(toyLoaded, { options: { rounds: 30, dice: 'drawn' }, id }, actions);

export const record = (recorder: Recorder, session: Session, playedMs = 1): Promise<SavingState> =>
  recorder.record(saveOf(session), summaryOf(toyLoaded, session, playedMs));

/** A store of its own, with a game already kept in it. */
export async function aStoreWith(session: Session, options: DatabaseOptions = {}) {
  const name = options.name ?? freshName();
  const store = openStore({ ...options, name });
  const recorder = store.recorder(null);
  const saving = await record(recorder, session);
  return { name, store, recorder, saving };
}

/** What the journal holds of a game, read through a connection of its own. */
export async function readAnew(name: string, id: string): Promise<Save | string | null> {
  const store = openStore({ name });
  const stored = await store.read(id);
  await store.close();
  if (stored === null) return null;
  return stored.read.ok ? stored.read.save : stored.read.failure;
}

/** A connection as another tab has it; it gives way to nobody unless told to. */
export function otherTab(
  name: string,
  version: number,
  upgrade?: (database: IDBDatabase) => void,
): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name, version);
    request.addEventListener('upgradeneeded', () => upgrade?.(request.result));
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error));
  });
}

/** Puts something in place of a property for the length of `work`. */
export async function replacing<Owner extends object, Answer>(
  owner: Owner,
  changes: PropertyDescriptorMap,
  work: () => Promise<Answer>,
): Promise<Answer> {
  const before = Object.keys(changes).map(key => [key, Object.getOwnPropertyDescriptor(owner, key)] as const);
  Object.defineProperties(owner, changes);
  try {
    return await work();
  } finally {
    for (const [key, descriptor] of before) {
      if (descriptor === undefined) Reflect.deleteProperty(owner, key);
      else Object.defineProperty(owner, key, descriptor);
    }
  }
}

export const method = (value: unknown): PropertyDescriptor => ({ configurable: true, writable: true, value });

export type { Store };
