import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { loadCore } from '../../src/core/load.ts';
import { hashOf } from '../../src/engine/canonical.ts';
import { openSession } from '../../src/engine/open-session.ts';
import { replayFrames } from '../../src/engine/replay.ts';
import type { Save } from '../../src/engine/save.ts';
import { act, newSession, saveOf, stateAfter, undo, undoableSeat } from '../../src/engine/session.ts';
import type { Session } from '../../src/engine/session.ts';
import { loadHouse } from '../../src/games/house/index.ts';
import type { HouseState } from '../../src/games/house/rules/state.ts';
import { dealtGame, isSoak, someAction, turnCap } from '../support/house-games.ts';
import { aHeader, played } from '../support/save-builder.ts';

const games = isSoak ? 400 : 12;

const loaded = loadHouse(await loadCore(readFileSync(new URL('../../build/core.wasm', import.meta.url))));
const { rules } = loaded;

function randomGame(number: number): Session {
  const { state, random } = dealtGame(number);
  let session = newSession(rules, aHeader(loaded, { options: state.options, seed: state.hidden.seed }));
  assert.equal(hashOf(session.state), hashOf(state));
  while (rules.result(session.state) === null) {
    const current = session.state as HouseState;
    if (current.turn.number >= turnCap) break;
    session = takenBackAndRepeated(played(session, someAction(current, random)));
  }
  return session;
}

/** Undoing an action and doing it again is as if nothing had been: no die falls anew. */
function takenBackAndRepeated(session: Session): Session {
  const seat = undoableSeat(session);
  if (seat === null || session.steps.length % 5 !== 0) return session;
  const back = undo(session, seat);
  assert.ok(back.ok);
  const again = act(back.session, session.steps.at(-1)!.entry.action);
  assert.ok(again.ok);
  assert.equal(hashOf(again.session.state), hashOf(session.state));
  return again.session;
}

function reopened(save: Save): Session {
  const opened = openSession(loaded, JSON.parse(JSON.stringify(save)) as Save);
  assert.ok(opened.ok, opened.ok ? '' : `${opened.failure} at entry ${opened.entry}`);
  return opened.session;
}

test(`replay: the log of each of ${games} random games leads to the same state again, and so does every part of it`, () => {
  for (let number = 0; number < games; number++) {
    const session = randomGame(number);
    const again = reopened(saveOf(session));
    assert.equal(hashOf(again.state), hashOf(session.state), `game ${number}`);
    assert.equal(hashOf(again.steps), hashOf(session.steps), 'what everybody witnessed is the same too');
    for (const count of [0, 1, 26, Math.floor(session.steps.length / 2)]) {
      const part = { ...saveOf(session), entries: saveOf(session).entries.slice(0, count) };
      if (count <= session.steps.length) assert.equal(hashOf(reopened(part).state), hashOf(stateAfter(session, count)));
    }
    if (rules.result(session.state) === null) continue;
    const frames = replayFrames(session);
    assert.equal(frames.length, session.steps.length + 1);
    assert.equal(hashOf(frames.at(-1)!.view), hashOf(rules.view(session.state, 'open')));
  }
});

test('replay: another seed deals and rolls another game', () => {
  const { state } = dealtGame(5);
  const dealt = [1, 2, 3].map(word => hashOf(rules.setup(state.options, [word, 0, 0, 0])));
  assert.equal(new Set(dealt).size, 3);
});

test('replay: a log with an entry that the rules refuse is refused as a whole', () => {
  const save = saveOf(randomGame(2));
  const entries = save.entries.map((entry, n) =>
    n === 3 ? { ...entry, action: { ...entry.action, ask: 'another pause' } } : entry,
  );
  const opened = openSession(loaded, { ...save, entries });
  assert.ok(!opened.ok);
  assert.equal(opened.entry, 3);
});
