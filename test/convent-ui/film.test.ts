import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import test from 'node:test';
import { openSession } from '../../src/engine/open-session.ts';
import type { ReplayFrame } from '../../src/engine/replay.ts';
import { replayFrames } from '../../src/engine/replay.ts';
import type { ConventEvent } from '../../src/games/convent/rules/events.ts';
import type { ConventView } from '../../src/games/convent/rules/view.ts';
import { filmOf, halfAt, stretchAt } from '../../src/games/convent/ui/replay/film.ts';
import { guardLines, noviceSummary } from '../../src/games/convent/ui/replay/summaries.ts';
import { guardWays, whereaboutsAfter } from '../../src/games/convent/ui/replay/whereabouts.ts';
import { loaded, samplePath, type ReplaySample } from '../support/replay-sample.ts';

const { save } = JSON.parse(readFileSync(samplePath, 'utf8')) as ReplaySample;
const opened = openSession(loaded, save);
assert.ok(opened.ok);
const frames = replayFrames(opened.session) as readonly (ReplayFrame & { readonly view: ConventView })[];
const eventsOf = (frame: ReplayFrame): readonly ConventEvent[] => frame.events as readonly ConventEvent[];
const log = frames.flatMap(eventsOf);
const film = filmOf(log);
const last = frames[frames.length - 1]!.view;
const { novices } = last.options;

test('the film is the deal and then a half round of novices and one of guards for every round', () => {
  const halves = film.halves.slice(1);
  assert.equal(film.halves[0]!.phase, 'deal');
  assert.deepEqual(
    halves.map(({ round, phase }) => `${round} ${phase}`),
    Array.from(
      { length: halves.length },
      (_, index) => `${1 + (index >> 1)} ${index % 2 === 0 ? 'novices' : 'guards'}`,
    ),
  );
  assert.equal(halves.at(-1)!.round, last.round);
});

test('half rounds lie side by side and hold every moment once', () => {
  const halves = film.halves.slice(1);
  assert.equal(halves[0]!.first, 0);
  assert.equal(halves.at(-1)!.last, film.entries.length - 1);
  halves.slice(1).forEach((half, index) => assert.equal(half.first, halves[index]!.last + 1));
  film.entries.forEach((_, position) => {
    const { first, last: end } = film.halves[halfAt(film, position)]!;
    assert.ok(first <= position && position <= end);
  });
  assert.equal(halfAt(film, -1), 0);
});

test('the first events of a half round are its own and none of another round', () => {
  for (const half of film.halves.slice(1)) {
    const { happened, halfBegan } = stretchAt(film, half.last);
    const own = happened.slice(halfBegan);
    const logged = own.filter(event => event.t === 'planLogged');
    assert.equal(logged.length, half.phase === 'novices' ? novices.length : 0);
    assert.ok(logged.every(event => event.line.round === half.round));
    if (half.phase === 'novices') assert.ok(own.every(event => event.t !== 'guardStepped'));
  }
});

test('everybody is shown where every frame of the referee has her, with what she has', () => {
  let count = 0;
  for (const frame of frames) {
    count += frame.events.length;
    const shown = whereaboutsAfter(log.slice(0, count), { novices, halfBegan: 0 });
    const wanted = frame.view.open!.novices.map(({ novice, space, hasKey, hasWish }) => ({
      novice,
      space,
      hasKey,
      hasWish,
    }));
    assert.deepEqual(
      shown.map(({ novice, space, hasKey, hasWish }) => ({ novice, space, hasKey, hasWish })),
      wanted,
    );
  }
  assert.equal(count, log.length);
});

test('ways begin and end where the pieces stood, and are gone in the next half round', () => {
  const [first, second] = film.halves.slice(1);
  const at = (position: number) => {
    const { happened, halfBegan } = stretchAt(film, position);
    return { ways: whereaboutsAfter(happened, { novices, halfBegan }), guards: guardWays(happened.slice(halfBegan)) };
  };
  const moved = at(first!.last);
  moved.ways.forEach(({ novice, way, space }) => assert.deepEqual([way[0], way.at(-1)], [novice, space]));
  moved.guards.forEach(({ way }) => assert.deepEqual(way, []));
  const walked = at(second!.last);
  walked.ways.forEach(({ way }) => assert.deepEqual(way, []));
  walked.guards.forEach(({ way }) => {
    assert.equal(way[0], 26);
    assert.ok(way.length >= 4, 'a guard makes three steps at least');
  });
});

test('summaries agree with the open logs and the result', () => {
  const open = last.open!.novices;
  for (const { novice, log: lines, hasKey } of open) {
    const summary = noviceSummary(log, novice);
    assert.equal(summary.keyRound, lines.find(({ tookKey }) => tookKey)?.round ?? null);
    assert.equal(summary.keyRound !== null, hasKey);
    assert.equal(summary.steps, lines.flatMap(({ moves }) => moves.flat()).length);
    assert.equal(summary.caughtRounds.length, last.novices.find(one => one.novice === novice)!.captured);
  }
  const caught = open.reduce((sum, { novice }) => sum + noviceSummary(log, novice).caughtRounds.length, 0);
  assert.equal(caught, last.captures);
});

test('a guard’s line tells where her movement ended', () => {
  const lines = guardLines(log);
  const final = last.guards.map(({ guard, space }) => [guard, space]);
  const told = last.guards.map(({ guard }) => [guard, lines.filter(line => line.guard === guard).at(-1)!.space]);
  assert.deepEqual(told, final);
  assert.ok(lines.every(({ steps }) => steps >= 3));
});

test('a game that was given up at once is a film of one moment', () => {
  const short = filmOf([{ t: 'gameEnded', result: { seats: [], side: 'nobody', reason: 'resigned', captures: [] } }]);
  assert.equal(short.entries.length, 1);
  assert.deepEqual(
    short.halves.map(({ phase }) => phase),
    ['deal', 'novices'],
  );
});
