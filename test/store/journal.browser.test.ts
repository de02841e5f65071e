import { expect } from '@open-wc/testing';
import { saveOf, undo } from '../../src/engine/session.ts';
import { openStore } from '../../src/store/store.ts';
import { played, playedAtRandom } from '../support/save-builder.ts';
import { aStoreWith, aToyGame, method, otherTab, readAnew, record, replacing } from './store-support.ts';

/** The transactions of `work`, in order, as they were asked for. */
async function transactionsOf(work: () => Promise<unknown>) {
  const asked: { mode: string; durability: string; transaction: IDBTransaction }[] = [];
  const begin = IDBDatabase.prototype.transaction;
  function watched(this: IDBDatabase, ...parts: Parameters<typeof begin>): IDBTransaction {
    const transaction = begin.apply(this, parts);
    asked.push({ mode: transaction.mode, durability: transaction.durability, transaction });
    return transaction;
  }
  await replacing(IDBDatabase.prototype, { transaction: method(watched) }, work);
  return asked;
}

describe('the journal', () => {
  it('takes one strict transaction for each action', async () => {
    let session = aToyGame('game', 4);
    const { name, recorder } = await aStoreWith(session);
    for (let action = 0; action < 3; action++) {
      session = playedAtRandom(session, 1);
      const asked = await transactionsOf(() => record(recorder, session));
      expect(asked.map(({ mode, durability }) => [mode, durability])).to.deep.equal([['readwrite', 'strict']]);
    }
    expect(await readAnew(name, 'game')).to.deep.equal(saveOf(session));
  });

  it('answers only when the transaction is done', async () => {
    const kept = aToyGame('game', 4);
    const { name, recorder } = await aStoreWith(kept);
    const put = IDBObjectStore.prototype.put;
    let held = true;
    function slow(this: IDBObjectStore, ...parts: Parameters<typeof put>): IDBRequest<IDBValidKey> {
      const request = put.apply(this, parts);
      const keepOpen = (): void => {
        if (held) this.count().addEventListener('success', keepOpen);
      };
      request.addEventListener('success', keepOpen);
      return request;
    }
    let answered = false;
    const session = playedAtRandom(kept, 1);
    await replacing(IDBObjectStore.prototype, { put: method(slow) }, async () => {
      const answer = record(recorder, session).then(saving => {
        answered = true;
        return saving;
      });
      // A reading transaction on the same store can only begin after the held one: until then nothing may be answered.
      const later = await otherTab(name, 1);
      for (let turn = 0; turn < 30; turn++) await new Promise(resolve => setTimeout(resolve));
      expect(answered).to.equal(false);
      held = false;
      expect(await answer).to.deep.equal({ kind: 'saved' });
      later.close();
    });
    expect(await readAnew(name, 'game')).to.deep.equal(saveOf(session));
  });

  it('is not fooled by requests that succeed in a transaction that fails', async () => {
    let session = aToyGame('game', 4);
    const { name, recorder } = await aStoreWith(session);
    const before = await readAnew(name, 'game');
    const put = IDBObjectStore.prototype.put;
    function undone(this: IDBObjectStore, ...parts: Parameters<typeof put>): IDBRequest<IDBValidKey> {
      const request = put.apply(this, parts);
      if (this.name === 'summaries') request.addEventListener('success', () => this.transaction.abort());
      return request;
    }
    session = playedAtRandom(session, 1);
    await replacing(IDBObjectStore.prototype, { put: method(undone) }, async () => {
      expect(await record(recorder, session)).to.deep.equal({ kind: 'memory', why: 'failed' });
    });
    expect(await readAnew(name, 'game')).to.deep.equal(before);
    session = playedAtRandom(session, 1);
    expect(await record(recorder, session)).to.deep.equal({ kind: 'saved' });
    expect(await readAnew(name, 'game')).to.deep.equal(saveOf(session));
  });

  it('tells that there is no room, keeps what was there, and writes the rest when there is room again', async () => {
    let session = aToyGame('game', 4);
    const { name, recorder } = await aStoreWith(session);
    const before = await readAnew(name, 'game');
    const put = IDBObjectStore.prototype.put;
    // The last of several requests meets the limit: those before it must not stay behind alone.
    function full(this: IDBObjectStore, ...parts: Parameters<typeof put>): IDBRequest<IDBValidKey> {
      if (this.name === 'summaries') throw new DOMException('no room', 'QuotaExceededError');
      return put.apply(this, parts);
    }
    await replacing(IDBObjectStore.prototype, { put: method(full) }, async () => {
      for (let action = 0; action < 3; action++) {
        session = playedAtRandom(session, 1);
        expect(await record(recorder, session)).to.deep.equal({ kind: 'memory', why: 'full' });
      }
    });
    expect(await readAnew(name, 'game')).to.deep.equal(before);
    expect(await record(recorder, session)).to.deep.equal({ kind: 'saved' });
    expect(await readAnew(name, 'game')).to.deep.equal(saveOf(session));
  });

  it('takes back what was undone', async () => {
    let session = aToyGame('game', 0);
    const { name, recorder } = await aStoreWith(session);
    const [one, , three] = session.game.legal(session.state, 'a');
    session = played(session, one!);
    await record(recorder, session);
    const back = undo(session, 'a');
    if (!back.ok) throw new Error('not undone');
    expect(await record(recorder, back.session)).to.deep.equal({ kind: 'saved' });
    expect(await readAnew(name, 'game')).to.deep.equal(saveOf(back.session));
    const other = played(back.session, three!);
    await record(recorder, other);
    expect(await readAnew(name, 'game')).to.deep.equal(saveOf(other));
  });

  it('writes the whole game again when the site data was cleared under it', async () => {
    const before = aToyGame('game', 6);
    const { name, recorder } = await aStoreWith(before);
    await new Promise(resolve => {
      indexedDB.deleteDatabase(name).addEventListener('success', resolve);
    });
    const session = playedAtRandom(before, 1);
    expect(await record(recorder, session)).to.deep.equal({ kind: 'saved' });
    expect(await readAnew(name, 'game')).to.deep.equal(saveOf(session));
  });

  it('goes on with a game that was read from it', async () => {
    const session = aToyGame('game', 6);
    const { name, store } = await aStoreWith(session);
    await store.close();
    const again = openStore({ name });
    const stored = await again.read('game');
    if (!stored?.read.ok) throw new Error('not read');
    const longer = playedAtRandom(session, 2);
    const asked = await transactionsOf(() => record(again.recorder(saveOf(session)), longer));
    expect(asked.length).to.equal(1);
    expect(await readAnew(name, 'game')).to.deep.equal(saveOf(longer));
  });
});
