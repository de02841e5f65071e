import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { aTable } from '../support/save-builder.ts';
import type { ToyView } from '../support/toy-game.ts';
import { actionOf, aNewGame, aReferee, opened, plays, reopened } from './referee-support.ts';

describe('a new game', () => {
  it('is journaled at once and opens for the public table alone', async () => {
    const { referee, store, locked } = aReferee();
    const { id, answer } = await opened(referee);
    assert.deepEqual(
      (await referee.games()).map(game => [game.id, game.name, game.persons, game.round, game.state]),
      [[id, 'Friday', ['Anna'], 1, 'unfinished']],
    );
    assert.equal(store.kept.has(id), true);
    assert.equal(locked.has(id), true);
    assert.deepEqual([answer.name, answer.options], ['Friday', { rounds: 3, dice: 'drawn' }]);
    const { update } = answer;
    assert.equal((update.view as ToyView).viewer, 'table');
    assert.deepEqual(
      update.asks.map(({ kind, seat }) => [kind, seat]),
      [
        ['awaited', 'a'],
        ['awaited', 'b'],
      ],
    );
    assert.deepEqual(
      [update.revision, update.events, update.replaces, update.saving],
      [0, [], true, { kind: 'saved' }],
    );
  });

  it('is refused with options or a table that cannot be played', async () => {
    const { referee } = aReferee();
    const damaged = { ok: false, failure: { kind: 'damaged' } };
    assert.deepEqual(await referee.create({ ...aNewGame(), options: { rounds: 'many' } }), damaged);
    assert.deepEqual(await referee.create({ ...aNewGame(), table: aTable(['a']) }), damaged);
    assert.deepEqual(await referee.create({ ...aNewGame(), table: null as never }), damaged);
    assert.deepEqual(await referee.games(), []);
  });

  it('tells a missing core from a game that this version does not know', async () => {
    const broken = aReferee({ loadGame: async () => Promise.reject(new Error('no core')) });
    assert.deepEqual(await broken.referee.create(aNewGame()), { ok: false, failure: { kind: 'noCore' } });
    const unknown = aReferee({ loadGame: async () => null });
    assert.deepEqual(await unknown.referee.create(aNewGame()), { ok: false, failure: { kind: 'fromTheFuture' } });
  });
});

describe('acting', () => {
  it('is journaled before anything is told', async () => {
    const { referee, store } = aReferee();
    const { id, updates } = await opened(referee);
    let finish = (): void => undefined;
    store.writing = new Promise(resolve => {
      finish = resolve;
    });
    let answered = false;
    const acting = referee.act(await actionOf(referee, 'a', 'pick', 1)).then(answer => {
      answered = true;
      return answer;
    });
    for (let turn = 0; turn < 20; turn++) await new Promise(resolve => setTimeout(resolve));
    assert.deepEqual([answered, updates.length], [false, 0]);
    // What is not in the journal is not to be seen by looking through a seat either.
    assert.deepEqual(((await referee.enterSeat('a')).view as ToyView).picks, { a: null });
    finish();
    assert.deepEqual(await acting, { ok: true, revision: 1 });
    assert.equal(updates.length, 1);
    assert.equal(store.entriesOf(id).length, 1);
  });

  it('tells the table its own part of the events, and what is new only', async () => {
    const { referee } = aReferee();
    const { updates } = await opened(referee);
    await plays(referee, 'a', 'pick', 1);
    await plays(referee, 'b', 'pick', 2);
    assert.deepEqual(
      updates.map(({ revision, events, replaces }) => [revision, events.map(({ t }) => t), replaces]),
      [
        [1, ['picked'], false],
        [2, ['picked', 'rolled'], false],
      ],
    );
    assert.deepEqual(updates[0]!.events, [{ t: 'picked', seat: 'a', number: null }]);
  });

  it('is refused without a trace when it does not fit', async () => {
    const { referee, store } = aReferee();
    const { id, updates } = await opened(referee);
    const answer = await referee.act({ ...(await actionOf(referee, 'a', 'pick', 1)), ask: 'another' });
    assert.deepEqual(answer, { ok: false, refused: { code: 'staleAsk', rule: 'T-1' } });
    assert.deepEqual([updates.length, store.entriesOf(id).length], [0, 0]);
  });

  it('is refused for a seat nobody looks through, but for resigning', async () => {
    const { referee } = aReferee();
    await opened(referee);
    const action = await actionOf(referee, 'a', 'pick', 1);
    await referee.leaveSeat('a');
    assert.deepEqual(await referee.act(action), { ok: false, refused: { code: 'wrongSeat', rule: '' } });
    assert.equal((await referee.act({ t: 'resign', seat: 'a', ask: 'resign' })).ok, true);
  });

  it('keeps its order when several come at once', async () => {
    const { referee } = aReferee();
    const { updates } = await opened(referee);
    const actions = [await actionOf(referee, 'a', 'pick', 1), await actionOf(referee, 'b', 'pick', 2)];
    const answers = await Promise.all(actions.map(action => referee.act(action)));
    assert.deepEqual(answers, [
      { ok: true, revision: 1 },
      { ok: true, revision: 2 },
    ]);
    assert.deepEqual(
      updates.map(({ revision }) => revision),
      [1, 2],
    );
  });
});

describe('looking through a seat', () => {
  it('shows what is its own, and never opens a seat of a bot', async () => {
    const { referee } = aReferee();
    await opened(referee, aNewGame(['b'], { dice: 'typed' }));
    await plays(referee, 'a', 'pick', 3);
    const { view, events } = await referee.enterSeat('a');
    assert.equal((view as ToyView).picks.b, undefined);
    assert.notEqual((view as ToyView).lucky.a, undefined);
    assert.deepEqual(events[0], { t: 'picked', seat: 'a', number: 3 });
    await assert.rejects(referee.enterSeat('b'));
    await assert.rejects(referee.enterSeat('nobody'));
    await assert.rejects(referee.enterSeat('open'));
  });

  it('puts rolls on the table, where anybody may answer them', async () => {
    const { referee } = aReferee();
    const { until } = await opened(referee, aNewGame(['b'], { dice: 'typed' }));
    await plays(referee, 'a', 'pick', 3);
    const update = await until(({ rolls }) => rolls.length > 0);
    const [roll] = update.rolls;
    assert.deepEqual([roll!.kind, roll!.seat], ['roll', 'b']);
    const answer = await referee.act({ t: 'roll', seat: 'b', ask: roll!.id, number: 4 } as never);
    assert.equal(answer.ok, true);
  });
});

describe('undo', () => {
  it('belongs to the person who acted last and replaces the log', async () => {
    const { referee, store } = aReferee();
    const { id, updates } = await opened(referee);
    await plays(referee, 'a', 'pick', 1);
    assert.deepEqual(updates.at(-1)!.undoable, ['a']);
    assert.equal((await referee.undo('b')).ok, false);
    assert.deepEqual(await referee.undo('a'), { ok: true, revision: 0 });
    assert.deepEqual([updates.at(-1)!.replaces, updates.at(-1)!.events, updates.at(-1)!.undoable], [true, [], []]);
    assert.equal(store.entriesOf(id).length, 0);
  });

  it('is not offered for what a bot did', async () => {
    const { referee } = aReferee();
    const { until } = await opened(referee, aNewGame(['a']));
    const update = await until(({ revision }) => revision === 1);
    assert.deepEqual(update.undoable, []);
  });
});

describe('a game over several sittings', () => {
  it('goes on at the same state, after closing and in another worker', async () => {
    const { referee, store, locked } = aReferee();
    const first = await opened(referee);
    await plays(referee, 'a', 'pick', 1);
    await plays(referee, 'b', 'pick', 2);
    await referee.close();
    assert.equal(locked.has(first.id), false);
    await assert.rejects(referee.act({ t: 'resign', seat: 'a', ask: 'resign' }));
    const again = await reopened(aReferee({ store }).referee, first.id);
    assert.deepEqual(again.answer.update.view, first.updates.at(-1)!.view);
    assert.deepEqual(
      again.answer.update.events,
      first.updates.flatMap(({ events }) => events),
    );
    assert.equal(again.answer.update.revision, 2);
  });

  it('is open in one tab at a time', async () => {
    const { referee, store } = aReferee();
    const { id } = await opened(referee);
    const other = aReferee({ store, openElsewhere: [id] }).referee;
    assert.deepEqual(await other.open(id, () => undefined), { ok: false, failure: { kind: 'openElsewhere' } });
    assert.equal(await referee.rename(id, 'Sunday'), 'openElsewhere');
    assert.equal(await referee.remove(id), 'openElsewhere');
  });

  it('stands beside other unfinished games; opening one closes the other', async () => {
    const { referee, locked } = aReferee();
    const first = await opened(referee);
    await plays(referee, 'a', 'pick', 1);
    const second = await opened(referee);
    assert.deepEqual([...locked], [second.id]);
    await plays(referee, 'a', 'pick', 2);
    await plays(referee, 'b', 'pick', 2);
    assert.equal((await reopened(referee, first.id)).answer.update.revision, 1);
    assert.equal((await reopened(referee, second.id)).answer.update.revision, 2);
    assert.equal((await referee.games()).length, 2);
  });

  it('is renamed and removed while it is closed', async () => {
    const { referee } = aReferee();
    const { id } = await opened(referee);
    await referee.close();
    assert.equal(await referee.rename(id, 'Sunday'), 'done');
    assert.equal((await reopened(referee, id)).answer.name, 'Sunday');
    await referee.close();
    assert.equal(await referee.remove(id), 'done');
    assert.deepEqual(await referee.open(id, () => undefined), { ok: false, failure: { kind: 'notFound' } });
  });

  it('is looked back on only when it is over', async () => {
    const { referee } = aReferee();
    await opened(referee);
    await plays(referee, 'a', 'pick', 1);
    assert.deepEqual(await referee.replay(), []);
    await referee.act({ t: 'resign', seat: 'a', ask: 'resign' });
    const frames = await referee.replay();
    assert.deepEqual(
      frames.map(({ n }) => n),
      [0, 1, 2],
    );
    assert.equal((frames[1]!.view as ToyView).picks.a, 1);
  });
});

describe('secrets', () => {
  it('change no message to the page but to the seat that holds them', async () => {
    const heard = async (pick: number) => {
      const { referee } = aReferee();
      const { answer, updates } = await opened(referee);
      await plays(referee, 'b', 'pick', pick);
      await referee.leaveSeat('b');
      const refused = [await referee.undo('a'), await referee.act({ t: 'pick', seat: 'b', ask: 'another' })];
      const sight = await referee.enterSeat('a');
      const undone = await referee.undo('b');
      const file = await referee.replay();
      return { told: [answer, updates, refused, sight, undone, file], own: await referee.enterSeat('b') };
    };
    const [one, two] = [await heard(1), await heard(2)];
    assert.deepEqual(one.told, two.told);
    assert.deepEqual(one.own, two.own);
  });
});
