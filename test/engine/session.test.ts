import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { hashOf } from '../../src/engine/canonical.ts';
import type { ActionBase, Seat } from '../../src/engine/contract.ts';
import { openSession } from '../../src/engine/open-session.ts';
import { replayFrames } from '../../src/engine/replay.ts';
import { act, saveOf, stateAfter, undo, undoableSeat, witnessedBy } from '../../src/engine/session.ts';
import type { Session } from '../../src/engine/session.ts';
import { aHeader, aSession, played, playedAtRandom } from '../support/save-builder.ts';
import { toyGame, toyLoaded } from '../support/toy-game.ts';
import type { ToyAction, ToyState, ToyView } from '../support/toy-game.ts';

const options = { rounds: 20, dice: 'drawn' };
const aGame = (actions = 0, seed = 1): Session => aSession(toyLoaded, { options, seed: [seed, 2, 3, 4] }, actions);

function toyAction(session: Session, seat: Seat, t: ToyAction['t'], number: number): ToyAction {
  return { t, seat, ask: session.game.asks(session.state, seat)[0]?.id ?? 'none', number };
}
const moved = (session: Session, seat: Seat, t: ToyAction['t'], number: number): Session =>
  played(session, toyAction(session, seat, t, number));
const inNotes = (): Session => moved(moved(aGame(), 'a', 'pick', 1), 'b', 'pick', 2);

function frozen<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(frozen);
  }
  return value;
}

function reopened(session: Session): Session {
  const opened = openSession(toyLoaded, JSON.parse(JSON.stringify(saveOf(session))));
  if (!opened.ok) throw new Error(opened.failure);
  return opened.session;
}

describe('acting', () => {
  it('logs accepted actions and refuses the others with a code, changing nothing', () => {
    const session = frozen(inNotes());
    assert.deepEqual(
      session.steps.map(({ entry }) => [entry.n, entry.seat, entry.action.t, entry.barrier]),
      [
        [0, 'a', 'pick', false],
        [1, 'b', 'pick', true],
      ],
    );
    const before = hashOf(saveOf(session));
    const stale: ActionBase = { t: 'pick', seat: 'a', ask: 'pick/1/0' };
    const answer = act(session, stale);
    assert.equal(answer.ok ? null : answer.refused.code, 'staleAsk');
    assert.equal(hashOf(saveOf(session)), before);
  });

  it('never changes a session it was given', () => {
    let session = frozen(aGame());
    for (let turn = 0; turn < 60; turn++) session = frozen(playedAtRandom(session, 1, [turn, 0, 0, 0]));
    assert.equal(session.steps.length, 60);
  });
});

describe('witnessing', () => {
  it('tells each viewer its own part of every event', () => {
    const session = inNotes();
    const picks = (viewer: string) => witnessedBy(session, viewer).map(event => ('number' in event ? event.number : 0));
    const rolled = (session.steps[1]!.events[1] as { number?: number }).number;
    assert.deepEqual(picks('a'), [1, null, rolled]);
    assert.deepEqual(picks('b'), [null, 2, rolled]);
    assert.deepEqual(picks('table'), [null, null, rolled]);
  });
});

describe('undo', () => {
  it('belongs to the seat that acted last', () => {
    const session = moved(aGame(), 'a', 'pick', 3);
    assert.equal(undoableSeat(session), 'a');
    assert.equal(undo(session, 'b').ok, false);
    const answer = undo(session, 'a');
    assert.ok(answer.ok);
    assert.equal(hashOf(answer.session.state), hashOf(aGame().state));
    assert.equal(answer.session.steps.length, 0);
  });

  it('goes back step by step to the last barrier and no further', () => {
    const barrier = inNotes();
    let session = [1, 2, 1].reduce((game, number) => moved(game, 'a', 'note', number), barrier);
    for (let count = 0; count < 3; count++) {
      const answer = undo(session, 'a');
      assert.ok(answer.ok);
      session = answer.session;
    }
    assert.equal(hashOf(session.state), hashOf(barrier.state));
    assert.equal(undoableSeat(session), null);
    for (const seat of ['a', 'b', 'nobody']) {
      assert.deepEqual(undo(session, seat), { ok: false, refused: { code: 'nothingToUndo', rule: '' } });
    }
  });

  it('answers the same in games that differ only in a secret', () => {
    const twins = [1, 2].map(pick => moved(aGame(), 'b', 'pick', pick));
    const answers = twins.map(session => {
      const own = undo(session, 'b');
      return [undoableSeat(session), undo(session, 'a'), own.ok ? hashOf(own.session.state) : null];
    });
    assert.deepEqual(answers[0], answers[1]);
  });

  it('goes back over a snapshot and forth again', () => {
    let session = inNotes();
    while (session.steps.length < 51) session = moved(session, 'a', 'note', 1 + (session.steps.length % 2));
    const states = [...Array(52).keys()].map(count => hashOf(stateAfter(session, count)));
    assert.equal(new Set(states).size, 52);
    while (session.steps.length > 20) {
      const answer = undo(session, 'a');
      assert.ok(answer.ok);
      session = answer.session;
      assert.equal(hashOf(session.state), states[session.steps.length]);
    }
    assert.equal(session.snapshots.length, 1);
    while (session.steps.length < 51) session = moved(session, 'a', 'note', 1 + (session.steps.length % 2));
    assert.equal(hashOf(session.state), states[51]);
  });
});

describe('opening a save', () => {
  it('comes back to the same state, events and snapshots, at every length', () => {
    for (let seed = 0; seed < 12; seed++) {
      const session = aGame(seed * 11, seed);
      const again = reopened(session);
      assert.equal(hashOf(again.state), hashOf(session.state));
      assert.deepEqual(again.steps, session.steps);
      assert.deepEqual(again.snapshots, session.snapshots);
    }
  });

  it('keeps salts and hashes that an entry brings along', () => {
    const save = saveOf(aGame(3));
    const entries = save.entries.map(entry => ({ ...entry, salt: 'aa', hash: 'bb' }));
    const opened = openSession(toyLoaded, { ...save, entries });
    assert.deepEqual(opened.ok ? saveOf(opened.session).entries : null, entries);
  });

  it('tells a save from the future and one of older rules or content from a damaged one', () => {
    const header = aHeader(toyLoaded, { options });
    const failure = (changes: object) => {
      const opened = openSession(toyLoaded, { header: { ...header, ...changes }, entries: [] });
      return opened.ok ? 'ok' : opened.failure;
    };
    assert.equal(failure({}), 'ok');
    assert.equal(failure({ format: header.format + 1 }), 'fromTheFuture');
    assert.equal(failure({ rulesVersion: toyGame.version + 1 }), 'fromTheFuture');
    assert.equal(failure({ contentVersion: toyLoaded.contentVersion + 1 }), 'fromTheFuture');
    assert.equal(failure({ rulesVersion: toyGame.version - 1 }), 'otherVersion');
    assert.equal(failure({ contentVersion: toyLoaded.contentVersion - 1 }), 'otherVersion');
    assert.equal(failure({ game: 'house' }), 'damaged');
    assert.equal(failure({ options: { rounds: 'many' } }), 'damaged');
    assert.equal(failure({ table: { ...header.table, holders: { a: 'anna' } } }), 'damaged');
  });

  it('names the first entry that does not fit', () => {
    const save = saveOf(aGame(30));
    const changed = (at: number, changes: object) =>
      openSession(toyLoaded, {
        ...save,
        entries: save.entries.map((entry, index) => (index === at ? { ...entry, ...changes } : entry)),
      });
    const damaged = (entry: number) => ({ ok: false, failure: 'damaged', entry });
    assert.deepEqual(changed(7, { n: 8 }), damaged(7));
    assert.deepEqual(changed(9, { seat: save.entries[9]!.seat === 'a' ? 'b' : 'a' }), damaged(9));
    assert.deepEqual(changed(4, { barrier: !save.entries[4]!.barrier }), damaged(4));
    assert.deepEqual(changed(12, { action: { ...save.entries[12]!.action, ask: 'another' } }), damaged(12));
    const holed = { ...save, entries: save.entries.filter((_entry, index) => index !== 5) };
    assert.deepEqual(openSession(toyLoaded, holed), damaged(5));
  });

  it('takes a surprise of the rules for damage', () => {
    const rules = {
      ...toyLoaded.rules,
      apply: () => {
        throw new TypeError('what is this?');
      },
    };
    const opened = openSession({ ...toyLoaded, rules }, saveOf(aGame(2)));
    assert.deepEqual(opened, { ok: false, failure: 'damaged', entry: 0 });
  });
});

describe('replay', () => {
  const short = { rounds: 2, dice: 'drawn' };

  it('opens nothing while there is no result', () => {
    const session = aSession(toyLoaded, { options: short }, 3);
    assert.equal(toyGame.result(session.state as ToyState), null);
    assert.deepEqual(replayFrames(session), []);
  });

  it('shows every state of a finished game from the deal on, opened', () => {
    const session = aSession(toyLoaded, { options: short }, 500);
    const frames = replayFrames(session);
    assert.equal(frames.length, session.steps.length + 1);
    const views = frames.map(({ view }) => view as ToyView);
    assert.ok(views.every(view => view.lucky.a !== undefined && view.lucky.b !== undefined));
    assert.deepEqual(
      frames.map(({ view }) => view),
      frames.map(({ n }) => toyGame.openedView(stateAfter(session, n) as ToyState)),
    );
    assert.deepEqual(
      frames.flatMap(({ events }) => events),
      session.steps.flatMap(({ events }) => events),
    );
  });
});
