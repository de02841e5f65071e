import { expect } from '@open-wc/testing';
import { saveOf } from '../../src/engine/session.ts';
import { upgradeSchema } from '../../src/store/schema.ts';
import type { VigilDatabase } from '../../src/store/schema.ts';
import { openStore } from '../../src/store/store.ts';
import { aStoreWith, aToyGame, freshName, method, otherTab, readAnew, record, replacing } from './store-support.ts';

const makeSchema = (database: IDBDatabase): void => upgradeSchema(database as unknown as VigilDatabase, 0);
const memory = (why: string) => ({ kind: 'memory', why });

/** The connections that `work` opened. */
async function connectionsOf(work: () => Promise<unknown>): Promise<readonly IDBDatabase[]> {
  const opened: IDBDatabase[] = [];
  const open = IDBFactory.prototype.open;
  function watched(this: IDBFactory, ...parts: Parameters<typeof open>): IDBOpenDBRequest {
    const request = open.apply(this, parts);
    request.addEventListener('success', () => opened.push(request.result));
    return request;
  }
  await replacing(IDBFactory.prototype, { open: method(watched) }, work);
  return opened;
}

describe('the connection', () => {
  it('is opened once, however many ask at the same time', async () => {
    const store = openStore({ name: freshName() });
    const opened = await connectionsOf(() => Promise.all(Array.from({ length: 20 }, () => store.games())));
    expect(opened.length).to.equal(1);
  });

  it('tells that another tab blocks it, goes on without, and saves everything once that tab is closed', async () => {
    const name = freshName();
    const other = await otherTab(name, 1, makeSchema);
    const told: boolean[] = [];
    const store = openStore({ name, version: 2, openLimitMs: 200, onBlocked: blocked => told.push(blocked) });
    const recorder = store.recorder(null);
    expect(await record(recorder, aToyGame('game', 3))).to.deep.equal(memory('blocked'));
    expect(told).to.deep.equal([true]);
    other.close();
    const session = aToyGame('game', 4);
    let saving = await record(recorder, session);
    for (let tries = 0; saving.kind !== 'saved' && tries < 50; tries++) saving = await record(recorder, session);
    expect(saving).to.deep.equal({ kind: 'saved' });
    expect(told).to.deep.equal([true, false]);
    expect((await store.read('game'))?.raw).to.deep.equal(saveOf(session));
  });

  it('gives way to a newer version at once, which afterwards may be read but not written to', async () => {
    const session = aToyGame('game', 5);
    const { name, store, recorder } = await aStoreWith(session);
    const newer = await otherTab(name, 9);
    expect(await record(recorder, aToyGame('game', 6))).to.deep.equal(memory('newer'));
    expect((await store.games()).map(({ id }) => id)).to.deep.equal(['game']);
    expect((await store.read('game'))?.raw).to.deep.equal(saveOf(session));
    expect(newer.version).to.equal(9);
    newer.close();
  });

  it('comes back when the browser took it away', async () => {
    for (const tellsOfIt of [true, false]) {
      const name = freshName();
      const store = openStore({ name });
      const [connection] = await connectionsOf(() => store.games());
      connection!.close();
      if (tellsOfIt) connection!.dispatchEvent(new Event('close'));
      const session = aToyGame('game', 7);
      expect(await record(store.recorder(null), session)).to.deep.equal({ kind: 'saved' });
      expect(await readAnew(name, 'game')).to.deep.equal(saveOf(session));
    }
  });

  it('does not wait for an opening that never ends, and uses it when it ends after all', async () => {
    const name = freshName();
    const oldest = await otherTab(name, 1, makeSchema);
    // Behind a blocked opening the next one hears nothing at all, not even that it is blocked.
    const waiting = otherTab(name, 2);
    const store = openStore({ name, version: 2, openLimitMs: 50 });
    const recorder = store.recorder(null);
    expect(await record(recorder, aToyGame('game', 2))).to.deep.equal(memory('absent'));
    oldest.close();
    await waiting;
    const session = aToyGame('game', 3);
    let saving = await record(recorder, session);
    for (let tries = 0; saving.kind !== 'saved' && tries < 200; tries++) saving = await record(recorder, session);
    expect(saving).to.deep.equal({ kind: 'saved' });
    expect((await store.read('game'))?.raw).to.deep.equal(saveOf(session));
  });

  it('is missed politely where there is no IndexedDB', async () => {
    const missing: readonly PropertyDescriptor[] = [
      { configurable: true, value: undefined },
      {
        configurable: true,
        get: () => {
          throw new DOMException('not here', 'SecurityError');
        },
      },
    ];
    for (const descriptor of missing) {
      await replacing(globalThis, { indexedDB: descriptor }, async () => {
        const store = openStore({ name: freshName() });
        expect(await record(store.recorder(null), aToyGame('game', 2))).to.deep.equal(memory('absent'));
        const failure = await store.games().catch((error: unknown) => error);
        expect(failure).to.have.property('why', 'absent');
      });
    }
  });
});
