import { expect } from '@open-wc/testing';
import { hashOf } from '../../src/engine/canonical.ts';
import { openSession } from '../../src/engine/open-session.ts';
import { saveOf } from '../../src/engine/session.ts';
import { lockGame } from '../../src/store/game-lock.ts';
import { migrateSave } from '../../src/store/migrations.ts';
import { savedFrom } from '../../src/store/read-save.ts';
import { openStore } from '../../src/store/store.ts';
import { playedAtRandom } from '../support/save-builder.ts';
import { toyLoaded } from '../support/toy-game.ts';
import formatOne from './fixtures/save-format-1.json' with { type: 'json' };
import { aStoreWith, aToyGame, freshName, otherTab, readAnew, record } from './store-support.ts';

type Row = Record<string, unknown>;

/** Changes a stored row behind the store's back, as a fault of the disk would. */
async function changeRow(name: string, key: { store: string; key: IDBValidKey }, change: (row: Row) => Row) {
  const database = await otherTab(name, 1);
  const transaction = database.transaction(key.store, 'readwrite');
  const rows = transaction.objectStore(key.store);
  const found = rows.get(key.key);
  found.addEventListener('success', () => rows.put(change(found.result as Row)));
  await new Promise(resolve => transaction.addEventListener('complete', resolve));
  database.close();
}

describe('the games of the journal', () => {
  it('stand side by side and are listed by when they were played', async () => {
    const store = openStore({ name: freshName() });
    const sessions = ['one', 'two', 'three'].map((id, index) => aToyGame(id, 3 + index));
    for (const [index, session] of sessions.entries()) await record(store.recorder(null), session, [20, 30, 10][index]);
    expect((await store.games()).map(({ id, playedMs }) => [id, playedMs])).to.deep.equal([
      ['two', 30],
      ['one', 20],
      ['three', 10],
    ]);
    for (const session of sessions) {
      const stored = await store.read(session.header.id);
      expect(stored?.raw).to.deep.equal(saveOf(session));
    }
  });

  it('are listed without anything that is secret', async () => {
    const { store } = await aStoreWith(aToyGame('game', 3));
    const [summary] = await store.games();
    expect(Object.keys(summary!).sort()).to.deep.equal(
      ['createdMs', 'game', 'id', 'name', 'persons', 'playedMs', 'round', 'state'].sort(),
    );
  });

  it('are renamed, and go on under the new name', async () => {
    const session = aToyGame('game', 5);
    const { name, store } = await aStoreWith(session);
    expect(await store.rename('game', 'Sunday')).to.equal('done');
    expect(await store.rename('nobody', 'Sunday')).to.equal('notFound');
    expect((await store.games())[0]?.name).to.equal('Sunday');
    const { header, entries } = saveOf(session);
    expect(await readAnew(name, 'game')).to.deep.equal({ header: { ...header, name: 'Sunday' }, entries });
  });

  it('are deleted one at a time, entries and all', async () => {
    const name = freshName();
    const store = openStore({ name });
    for (const id of ['a', 'ab', 'b']) await record(store.recorder(null), aToyGame(id, 4));
    expect(await store.remove('a')).to.equal('done');
    expect((await store.games()).map(({ id }) => id).sort()).to.deep.equal(['ab', 'b']);
    expect(await readAnew(name, 'a')).to.equal(null);
    expect(await readAnew(name, 'ab')).to.deep.equal(saveOf(aToyGame('ab', 4)));
    const database = await otherTab(name, 1);
    const count = database.transaction('entries').objectStore('entries').count();
    await new Promise(resolve => count.addEventListener('success', resolve));
    expect(count.result).to.equal(8);
    database.close();
  });

  it('are neither renamed nor deleted while a tab has them open', async () => {
    const id = crypto.randomUUID();
    const { store } = await aStoreWith(aToyGame(id, 3));
    const release = await lockGame(id);
    expect(await lockGame(id)).to.equal(null);
    expect(await store.rename(id, 'Sunday')).to.equal('openElsewhere');
    expect(await store.remove(id)).to.equal('openElsewhere');
    release?.();
    expect(await store.rename(id, 'Sunday')).to.equal('done');
  });
});

describe('a damaged game', () => {
  const damages: readonly [string, { store: string; key: IDBValidKey }, (row: Row) => Row][] = [
    [
      'an entry',
      { store: 'entries', key: ['game', 2] },
      row => ({ ...row, entry: { ...(row['entry'] as Row), seat: 'b' } }),
    ],
    ['a lost entry', { store: 'entries', key: ['game', 2] }, row => ({ ...row, n: 40 })],
    [
      'the options',
      { store: 'headers', key: 'game' },
      row => ({ ...row, header: { ...(row['header'] as Row), seed: [1, 1, 1, 1] } }),
    ],
  ];
  for (const [what, key, change] of damages) {
    it(`is told from a good one: ${what}; and nothing of it is deleted`, async () => {
      const { name, store } = await aStoreWith(aToyGame('game', 6));
      await changeRow(name, key, change);
      if (what === 'a lost entry') {
        const database = await otherTab(name, 1);
        const transaction = database.transaction('entries', 'readwrite');
        transaction.objectStore('entries').delete(['game', 2]);
        await new Promise(resolve => transaction.addEventListener('complete', resolve));
        database.close();
      }
      const stored = await store.read('game');
      expect(stored?.read).to.deep.equal({ ok: false, failure: 'damaged' });
      expect(stored).to.have.nested.property('raw.entries.length', 6);
      expect((await store.games()).length).to.equal(1);
    });
  }
});

describe('saves of other versions', () => {
  it('keep opening: the first format, kept from its day', () => {
    const read = savedFrom(formatOne);
    if (!read.ok) throw new Error(read.failure);
    const opened = openSession(toyLoaded, read.save);
    if (!opened.ok) throw new Error(opened.failure);
    const kept = '8eb10103d84122665a3111fcdbb139aec1c273429e3dcd04aa8c973d3ba9c19c';
    expect(hashOf(opened.session.state)).to.equal(kept);
    expect(playedAtRandom(opened.session, 0).steps.length).to.equal(formatOne.entries.length);
  });

  it('are brought up step by step, or refused', () => {
    const step = (format: number) => (save: Row) => ({
      ...save,
      header: { ...(save['header'] as Row), format },
      steps: [...((save['steps'] as number[]) ?? []), format],
    });
    const choices = { migrations: [step(2), step(3)], target: 3 };
    const from = (format: unknown) => migrateSave({ header: { format } }, choices);
    expect(from(1)).to.deep.equal({ ok: true, save: { header: { format: 3 }, steps: [2, 3] } });
    expect(from(2)).to.deep.equal({ ok: true, save: { header: { format: 3 }, steps: [3] } });
    expect(from(3)).to.deep.equal({ ok: true, save: { header: { format: 3 } } });
    expect(from(4)).to.deep.equal({ ok: false, failure: 'fromTheFuture' });
    for (const format of [0, -1, 1.5, '1', null, undefined]) {
      expect(from(format)).to.deep.equal({ ok: false, failure: 'damaged' });
    }
    const broken = { migrations: [() => undefined as never, step(3)], target: 3 };
    expect(migrateSave({ header: { format: 1 } }, broken)).to.deep.equal({ ok: false, failure: 'damaged' });
    expect(migrateSave('save')).to.deep.equal({ ok: false, failure: 'damaged' });
  });
});
