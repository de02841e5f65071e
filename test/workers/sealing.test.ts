import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { writeLog } from '../../src/engine/save-file.ts';
import type { Save } from '../../src/engine/save.ts';
import { saveOf } from '../../src/engine/session.ts';
import type { Referee } from '../../src/workers/referee.ts';
import type { TableUpdate } from '../../src/workers/referee-port.ts';
import { MemoryStore } from '../support/memory-store.ts';
import { aSession } from '../support/save-builder.ts';
import { toyGame, toyLoaded, type ToyState } from '../support/toy-game.ts';
import { aReferee, opened, plays, reopened } from './referee-support.ts';

const textOf = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);

async function playsRound(referee: Referee, picks: readonly [number, number] = [1, 2]): Promise<void> {
  await plays(referee, 'a', 'pick', picks[0]);
  await plays(referee, 'b', 'pick', picks[1]);
  await plays(referee, 'a', 'pass', 0);
}

async function playedOut(store = new MemoryStore()) {
  const made = aReferee({ store });
  const game = await opened(made.referee);
  for (let round = 0; round < 3; round++) await playsRound(made.referee);
  return { ...made, ...game, store };
}

async function logOf(referee: Referee, id: string): Promise<Uint8Array> {
  const file = await referee.exportGame(id);
  assert.ok(file.ok && !file.secret);
  return file.bytes;
}

describe('a game that is played', () => {
  it('is sealed from its deal on, each entry with a salt of its own, in the journal too', async () => {
    const { store, id, answer } = await playedOut();
    const save = JSON.parse(store.kept.get(id)!.text) as Save;
    const seals = save.entries.flatMap(({ salt, hash }) => [salt, hash]);
    for (const seal of [save.header.root, ...seals]) assert.match(String(seal), /^[0-9a-f]{64}$/);
    assert.equal(new Set(seals).size, seals.length);
    assert.equal(answer.update.words?.round, 0);
  });

  it('shows other words when a round is over, and no others before and after a reload', async () => {
    const { referee, store } = aReferee();
    const { id, answer, updates } = await opened(referee);
    for (let round = 0; round < 2; round++) await playsRound(referee);
    const shown = [answer.update, ...updates].map(({ words }) => words!);
    assert.deepEqual(
      shown.map(({ round }) => round),
      [0, 0, 0, 1, 1, 1, 2],
    );
    assert.equal(new Set(shown.map(({ words }) => words.join())).size, 3);
    const again = await reopened(aReferee({ store }).referee, id);
    assert.deepEqual(again.answer.update.words, shown.at(-1));
  });

  it('goes back on the chain with an undo', async () => {
    const { referee } = aReferee();
    await opened(referee);
    await plays(referee, 'a', 'pick', 1);
    assert.ok((await referee.undo('a')).ok);
    for (let round = 0; round < 3; round++) await playsRound(referee);
    const audit = await referee.audit();
    assert.ok(audit?.ok);
    assert.deepEqual([audit.report.finding, audit.report.verified], [null, 9]);
  });

  it('tells nobody by its words what is hidden, before a round is over', async () => {
    const worlds = await Promise.all(
      [1, 3].map(async pick => {
        const { referee } = aReferee();
        const { updates } = await opened(referee);
        await plays(referee, 'a', 'pick', pick);
        return updates;
      }),
    );
    assert.deepEqual(worlds[0], worlds[1]);
  });

  it('has other words with other salts, though the same was played', async () => {
    const wordsWith = async (salts: number): Promise<TableUpdate['words']> => {
      const { referee } = aReferee({ salts });
      const { updates } = await opened(referee);
      await playsRound(referee);
      return updates.at(-1)!.words;
    };
    assert.deepEqual(await wordsWith(1), await wordsWith(1));
    assert.notDeepEqual(await wordsWith(1), await wordsWith(2));
  });
});

describe('a game from before games were sealed', () => {
  it('goes on, is sealed from there, and its audit says from where', async () => {
    const store = new MemoryStore();
    const session = aSession(toyLoaded, { options: { rounds: 3, dice: 'drawn' } }, 1);
    await store.recorder().record(saveOf(session), { id: session.header.id } as never);
    const { referee } = aReferee({ store });
    const { answer, updates } = await reopened(referee, session.header.id);
    assert.equal(answer.update.words, null);
    const [first] = session.steps;
    await plays(referee, first!.entry.seat === 'a' ? 'b' : 'a', 'pick', 2);
    await plays(referee, 'a', 'pass', 0);
    for (let round = 1; round < 3; round++) await playsRound(referee);
    assert.equal(updates.at(-1)!.words?.round, 3);
    const audit = await referee.audit();
    assert.ok(audit?.ok);
    const { finding, sealedFrom, rounds } = audit.report;
    assert.deepEqual([finding, sealedFrom, rounds.map(({ round }) => round)], [null, 1, [1, 2, 3]]);
  });
});

describe('the audit', () => {
  it('is refused while a game goes on', async () => {
    const { referee } = aReferee();
    await opened(referee);
    await playsRound(referee);
    assert.equal(await referee.audit(), null);
  });

  it('verifies a finished game, its file, and a copy of it that came back under another id', async () => {
    const { referee, id, updates } = await playedOut();
    const bytes = await logOf(referee, id);
    const [own, file] = [await referee.audit(), await referee.auditFile(bytes)];
    assert.ok(own?.ok && file.ok);
    assert.equal(own.report.finding, null);
    assert.deepEqual(own.report.rounds.at(-1), updates.at(-1)!.words);
    assert.deepEqual(file, own);
    assert.equal(own.table?.persons[0]?.name, 'Anna');
    // On another device another game has this id already.
    const elsewhere = aReferee();
    await opened(elsewhere.referee);
    const copy = await elsewhere.referee.importGame(bytes);
    assert.ok(copy.ok);
    assert.notEqual(copy.id, id);
    await reopened(elsewhere.referee, copy.id);
    assert.deepEqual(await elsewhere.referee.audit(), own);
  });

  it('looks at a file that could not be imported, and names what does not fit', async () => {
    const { referee, id } = await playedOut();
    const text = textOf(await logOf(referee, id));
    const forged = new TextEncoder().encode(text.replace('"t":"pick","seat":"b","ask"', '"t":"pick","seat":"a","ask"'));
    const answer = await referee.auditFile(forged);
    assert.ok(answer.ok);
    assert.deepEqual(answer.report.finding, { fault: 'order', entry: 1, round: 1, seat: 'b' });
    assert.equal((await referee.importGame(forged)).ok, false);
  });

  it('tells a file that is no log of a finished game', async () => {
    const { referee } = aReferee();
    const { id } = await opened(referee);
    const backup = await referee.exportGame(id);
    assert.ok(backup.ok);
    for (const bytes of [backup.bytes, new Uint8Array(), new TextEncoder().encode('{"file":"another"}')]) {
      const answer = await referee.auditFile(bytes);
      assert.equal(answer.ok ? null : answer.failure.kind, 'notASave');
    }
  });

  it('says so when nothing of a log was ever sealed', async () => {
    const session = aSession(toyLoaded, { options: { rounds: 3, dice: 'drawn' } }, 500);
    const log = writeLog(saveOf(session), toyGame.result(session.state as ToyState)!);
    const answer = await aReferee().referee.auditFile(log);
    assert.ok(answer.ok);
    const { finding, sealedFrom, rounds } = answer.report;
    assert.deepEqual([finding, sealedFrom, rounds], [null, null, []]);
  });
});
