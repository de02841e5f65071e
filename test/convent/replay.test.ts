import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hashOf } from '../../src/engine/canonical.ts';
import { randomStream } from '../../src/engine/chance.ts';
import { isRefused } from '../../src/engine/contract.ts';
import type { Seed } from '../../src/engine/contract.ts';
import type { AnyGame, LoadedGame } from '../../src/engine/loaded-game.ts';
import { openSession } from '../../src/engine/open-session.ts';
import { replayFrames } from '../../src/engine/replay.ts';
import type { Entry, Save } from '../../src/engine/save.ts';
import { act, newSession, saveOf, stateAfter, undo, undoableSeat } from '../../src/engine/session.ts';
import type { Session } from '../../src/engine/session.ts';
import { boardVersion } from '../../src/games/convent/board/board.ts';
import type { ConventOptions } from '../../src/games/convent/rules/options.ts';
import { readOptions } from '../../src/games/convent/rules/read-options.ts';
import { game } from '../support/convent-game.ts';
import { pick, randomOptions } from '../support/convent-random.ts';
import { aHeader, played } from '../support/save-builder.ts';

const isSoak = process.env['VIGIL_SOAK'] === '1';
const games = isSoak ? 1000 : 24;

const rules = game as unknown as AnyGame;
const loaded: LoadedGame = { rules, contentVersion: boardVersion, readOptions, roundOf: () => 0 };

function randomGame(number: number): Session {
  const random = randomStream([number, 1, 1, 1], 'replay');
  const novices = 1 + (number % 6);
  const options: ConventOptions = randomOptions(
    { novices, guardPlayers: number % 4 < 2 ? 1 : 2, game: number },
    random,
  );
  const seed: Seed = [number, 11, 12, 13];
  let session = newSession(rules, aHeader(loaded, { options, seed }));
  while (rules.result(session.state) === null) {
    const seat = pick(
      rules.asks(session.state, 'table').map(ask => ask.seat),
      random,
    );
    session = played(session, rules.sampleLegal(session.state, seat, random));
    session = takenBackAndRepeated(session);
  }
  return session;
}

/** Undoing an action and doing it again is as if nothing had been: no die falls anew. */
function takenBackAndRepeated(session: Session): Session {
  const seat = undoableSeat(session);
  if (seat === null) return session;
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

/** The same log, but each group of plans that wait for one another in the opposite order. */
function plansTurned(entries: readonly Entry[]): readonly Entry[] {
  const turned: Entry[] = [];
  let waiting: Entry[] = [];
  for (const entry of [...entries, null]) {
    if (entry?.action.t === 'plan' && (waiting[0] === undefined || waiting[0].action.ask === entry.action.ask)) {
      waiting = [entry, ...waiting];
      continue;
    }
    turned.push(...waiting);
    waiting = [];
    if (entry?.action.t === 'plan') waiting = [entry];
    else if (entry !== null) turned.push(entry);
  }
  return turned.map((entry, n) => ({ ...entry, n }));
}

function replayed(session: Session, entries: readonly Entry[]): unknown {
  return entries.reduce(
    (state, { action }) => {
      const answer = rules.apply(state, action);
      assert.ok(!isRefused(answer));
      return answer.state;
    },
    rules.setup(session.header.options, session.header.seed),
  );
}

test(`replay: the log of each of ${games} random games leads to the same state again, and so does every part of it`, () => {
  for (let number = 0; number < games; number++) {
    const session = randomGame(number);
    const hash = hashOf(session.state);
    const again = reopened(saveOf(session));
    assert.equal(hashOf(again.state), hash, `game ${number}`);
    assert.equal(hashOf(again.steps), hashOf(session.steps), 'what everybody witnessed is the same too');
    for (const count of [0, 1, 24, 25, 26, Math.floor(session.steps.length / 2)]) {
      const part = { ...saveOf(session), entries: saveOf(session).entries.slice(0, count) };
      if (count <= session.steps.length) assert.equal(hashOf(reopened(part).state), hashOf(stateAfter(session, count)));
    }
    const frames = replayFrames(session);
    assert.equal(frames.length, session.steps.length + 1);
    assert.equal(hashOf(frames.at(-1)!.view), hashOf(rules.view(session.state, 'open')));
  }
});

test('replay: the order in which plans were confirmed changes nothing', () => {
  for (let number = 0; number < (isSoak ? 200 : 8); number++) {
    const session = randomGame(number);
    const entries = saveOf(session).entries;
    assert.equal(hashOf(replayed(session, plansTurned(entries))), hashOf(session.state), `game ${number}`);
  }
});

test('replay: another seed deals and rolls another game', () => {
  const { header } = randomGame(5);
  const dealt = [1, 2, 3].map(word => hashOf(rules.setup(header.options, [word, 0, 0, 0])));
  assert.equal(new Set(dealt).size, 3);
});
