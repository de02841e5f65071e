import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Save } from '../../src/engine/save.ts';
import type { OpenFailure } from '../../src/workers/referee-port.ts';
import { MemoryStore } from '../support/memory-store.ts';
import { aNewGame, aReferee, opened, plays, reopened } from './referee-support.ts';

const failure = (kind: OpenFailure['kind']) => ({ ok: false, failure: { kind } });

/** A game two actions old, kept in a store. */
async function aKeptGame() {
  const store = new MemoryStore();
  const { referee } = aReferee({ store });
  const { id, updates } = await opened(referee);
  await plays(referee, 'a', 'pick', 1);
  await plays(referee, 'b', 'pick', 2);
  await referee.close();
  return { store, id, referee, updates };
}

async function damaged(change: (save: Save) => object) {
  const { store, id } = await aKeptGame();
  const { text, summary } = store.kept.get(id)!;
  store.kept.set(id, { text: JSON.stringify(change(JSON.parse(text) as Save)), summary });
  return { store, id, before: store.kept.get(id)!.text };
}

describe('a store that fails', () => {
  it('lets a game begin and go on in memory, saying so, and catches up when it works again', async () => {
    const store = new MemoryStore();
    store.failing = 'absent';
    const { referee } = aReferee({ store });
    const { id, answer, updates } = await opened(referee);
    assert.deepEqual(answer.update.saving, { kind: 'memory', why: 'absent' });
    await plays(referee, 'a', 'pick', 1);
    assert.deepEqual(updates.at(-1)!.saving, { kind: 'memory', why: 'absent' });
    assert.deepEqual(
      (await referee.games()).map(game => game.id),
      [id],
    );
    store.failing = null;
    await plays(referee, 'b', 'pick', 2);
    assert.deepEqual(updates.at(-1)!.saving, { kind: 'saved' });
    assert.equal(store.entriesOf(id).length, 2);
  });

  it('does not take back what was saved before, and keeps the rest while the worker lives', async () => {
    const { store, id, referee } = await aKeptGame();
    const { updates } = await reopened(referee, id);
    store.failing = 'full';
    await plays(referee, 'a', 'note', 1);
    await plays(referee, 'a', 'note', 2);
    assert.deepEqual(updates.at(-1)!.saving, { kind: 'memory', why: 'full' });
    await referee.close();
    assert.equal(store.entriesOf(id).length, 2);
    const again = await reopened(referee, id);
    assert.deepEqual([again.answer.update.revision, again.answer.update.saving.kind], [4, 'memory']);
    await referee.close();
    store.failing = null;
    const saved = await reopened(referee, id);
    assert.deepEqual([saved.answer.update.revision, saved.answer.update.saving], [4, { kind: 'saved' }]);
    assert.equal(store.entriesOf(id).length, 4);
  });

  it('is told when an old game cannot be read', async () => {
    const { store, id, referee } = await aKeptGame();
    store.failing = 'failed';
    assert.deepEqual(await referee.open(id, () => undefined), failure('storeFailed'));
    assert.deepEqual(await referee.exportGame(id), failure('storeFailed'));
  });
});

describe('a save that does not fit', () => {
  const cases: readonly [string, OpenFailure['kind'], (save: Save) => object][] = [
    ['a damaged entry', 'damaged', save => ({ ...save, entries: [save.entries[1]] })],
    ['a damaged header', 'damaged', save => ({ ...save, header: { ...save.header, seed: 'x' } })],
    ['a newer format', 'fromTheFuture', save => ({ ...save, header: { ...save.header, format: 2 } })],
    ['newer rules', 'fromTheFuture', save => ({ ...save, header: { ...save.header, rulesVersion: 4 } })],
    ['older rules', 'otherVersion', save => ({ ...save, header: { ...save.header, rulesVersion: 2 } })],
  ];
  for (const [name, kind, change] of cases) {
    it(`is refused for ${name}, left as it is, and may be exported all the same`, async () => {
      const { store, id, before } = await damaged(change);
      const { referee, locked } = aReferee({ store });
      assert.deepEqual(await referee.open(id, () => undefined), failure(kind));
      assert.equal(store.kept.get(id)!.text, before);
      assert.equal(locked.size, 0);
      const file = await referee.exportGame(id);
      assert.ok(file.ok && file.secret);
    });
  }
});

describe('files', () => {
  it('bring an unfinished game to another device as a secret backup', async () => {
    const { id, referee, updates } = await aKeptGame();
    const file = await referee.exportGame(id);
    assert.ok(file.ok && file.secret);
    assert.equal(file.fileName, 'Friday.secret.vigil');
    const other = aReferee().referee;
    assert.deepEqual(await other.importGame(file.bytes), { ok: true, id });
    const { answer } = await reopened(other, id);
    assert.deepEqual(answer.update.view, updates.at(-1)!.view);
    assert.deepEqual(await other.importGame(file.bytes), { ok: true, id });
    assert.equal((await other.games()).length, 1);
  });

  it('are readable when the game is over', async () => {
    const { id, referee } = await aKeptGame();
    await reopened(referee, id);
    await referee.act({ t: 'resign', seat: 'a', ask: 'resign' });
    const file = await referee.exportGame(id);
    assert.ok(file.ok && !file.secret);
    assert.equal(file.fileName, 'Friday.vigil.json');
    assert.match(new TextDecoder().decode(file.bytes), /"resign"/);
    assert.deepEqual(await aReferee().referee.importGame(file.bytes), { ok: true, id });
  });

  it('never replace another stage of the same game', async () => {
    const { id, referee } = await aKeptGame();
    const file = await referee.exportGame(id);
    await reopened(referee, id);
    await plays(referee, 'a', 'note', 2);
    assert.ok(file.ok);
    const imported = await referee.importGame(file.bytes);
    assert.ok(imported.ok && imported.id !== id);
    assert.equal((await reopened(referee, id)).answer.update.revision, 3);
    assert.equal((await reopened(referee, imported.id)).answer.update.revision, 2);
  });

  it('are refused with a reason when they are foreign, damaged or unknown', async () => {
    const { id, referee } = await aKeptGame();
    const file = await referee.exportGame(id);
    assert.ok(file.ok);
    const torn = file.bytes.slice(0, -1);
    assert.deepEqual(await referee.importGame(torn), failure('damaged'));
    assert.deepEqual(await referee.importGame(new TextEncoder().encode('hello')), failure('notASave'));
    assert.deepEqual(await referee.exportGame('nobody'), failure('notFound'));
    assert.equal((await referee.games()).length, 1);
  });

  it('have a name that every file system takes', async () => {
    for (const [name, expected] of [
      ['../a:b*?', 'a b.secret.vigil'],
      ['星期五 <夜>', '星期五 夜.secret.vigil'],
      ['///', 'game.secret.vigil'],
    ] as const) {
      const { referee } = aReferee();
      const { id } = await opened(referee, { ...aNewGame(), name });
      const file = await referee.exportGame(id);
      assert.equal(file.ok && file.fileName, expected);
    }
  });
});
