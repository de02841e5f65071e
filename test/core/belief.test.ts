import assert from 'node:assert/strict';
import { test } from 'node:test';
import { BeliefCore } from '../../src/core/belief-calls.ts';
import type { Core } from '../../src/core/calls.ts';
import { CoreError } from '../../src/core/error.ts';
import {
  endsOf,
  oracleGoals,
  oracleMove,
  oracleShares,
  oracleStart,
  oracleWeigh,
  stepsFrom,
} from '../support/belief-oracle.ts';
import type { OracleGround, OracleMove, OracleState } from '../support/belief-oracle.ts';
import { searchGraph } from '../support/graph-oracle.ts';
import { board, chance, isSoak, newCore, pick, randomGraph, repeat } from './scenes.ts';
import type { Chance } from './scenes.ts';

const scenes = isSoak ? 200 : 12;
const ranges = [
  { least: 0, most: 0 },
  { least: 1, most: 1 },
  { least: 2, most: 3 },
  { least: 1, most: 4 },
];

function randomGround(from: Chance): OracleGround {
  const { points, edges } = randomGraph(from, 6 + from.below(14));
  const pointCount = points.length;
  const spots = (count: number): number[] => repeat(count, () => from.below(pointCount));
  const likings = repeat(3 * 4 * pointCount, () => (1 + from.below(100)) / 100);
  return {
    pointCount,
    edges,
    lockedEdges: edges.length === 0 ? [] : repeat(from.below(3), () => from.below(edges.length)),
    firstGoals: spots(8),
    secondGoals: spots(8),
    home: from.below(pointCount),
    tempers: [0.3, 0.6, 0.9].map(decay => ({ decay, prior: 1 / 3 })),
    liking: (temper, mode, point) => likings[(temper * 4 + mode) * pointCount + point]!,
  };
}

interface Believing {
  readonly core: Core;
  readonly beliefs: BeliefCore;
}

async function newBeliefs(build: 'release' | 'debug' = 'release'): Promise<Believing> {
  const core = await newCore(build);
  return { core, beliefs: new BeliefCore(core.exports) };
}

function load({ core, beliefs }: Believing, ground: OracleGround): void {
  const { edges, pointCount, firstGoals, secondGoals, home, tempers, lockedEdges, liking } = ground;
  core.loadGeometry(board({ points: repeat(pointCount, i => ({ x: (i % 8) * 64, y: (i >> 3) * 64 })), edges }));
  const goal = (point: number, locksOpen: boolean) => {
    const left = stepsFrom(point, ground, locksOpen);
    return { point, steps: Uint8Array.from({ length: pointCount }, (_, at) => left.get(at) ?? 255) };
  };
  beliefs.prepare({
    firstGoals: firstGoals.map(point => goal(point, false)),
    secondGoals: secondGoals.map(point => goal(point, true)),
    homes: repeat(6, () => goal(home, true)),
    tempers,
    lockedEdges,
  });
  beliefs.like((temper, mode, point) => (point < pointCount ? liking(temper, mode, point) : 0));
}

/** Shares that came of whole weights are a little off, and never 0 where anything is possible. */
function assertAlike(beliefs: BeliefCore, subjects: readonly (readonly OracleState[])[], where: string): void {
  const shares = oracleShares(subjects);
  beliefs.shares(subjects.length).forEach(({ points }, subject) => {
    for (const [point, share] of points.entries()) {
      const expected = shares[subject]!.get(point) ?? 0;
      assert.ok(Math.abs(share - expected) < 2e-4, `${where}: ${subject} on ${point} is ${share}, not ${expected}`);
      assert.equal(share > 0, expected > 0, `${where}: ${subject} on ${point}`);
    }
  });
}

/** What one listener hears of a subject, by the rules said once more. */
function hearing(ground: OracleGround, from: Chance, choice: 'all' | 'one' | 'some', truth: number) {
  const listener = from.below(ground.pointCount);
  const reach = from.below(6);
  const found = searchGraph(listener, ground.edges);
  const stepsTo = (point: number): readonly number[] =>
    point === listener ? [listener] : [...(found.get(point)?.firstSteps ?? [])];
  const isHeard = (point: number): boolean => reach > 0 && (found.get(point)?.steps ?? Infinity) <= reach;
  const heard = isHeard(truth) ? stepsTo(truth) : [];
  const pointed = choice === 'all' || heard.length === 0 ? heard : [pick(from, heard)];
  const likelihood = (point: number): number => {
    if (!isHeard(point)) return pointed.length === 0 ? 1 : 0;
    const steps = stepsTo(point);
    if (choice === 'all') return Number(steps.length === pointed.length && pointed.every(one => steps.includes(one)));
    if (pointed.length === 0 || !steps.includes(pointed[0]!)) return 0;
    return 1 / (choice === 'one' ? steps.length : 2 ** steps.length - 1);
  };
  return { heard: { listener, reach, pointed }, likelihood };
}

test('unseen moves, goals, noise and errands of their own agree with a count of every state and walk', async () => {
  for (const build of ['release', 'debug'] as const) {
    const believing = await newBeliefs(build);
    const { beliefs } = believing;
    const from = chance(51);
    for (let scene = 0; scene < scenes; scene++) {
      const ground = randomGround(from);
      load(believing, ground);
      const starts = repeat(1 + from.below(3), () => from.below(ground.pointCount));
      let subjects = starts.map(start => oracleStart(ground, start));
      starts.forEach((start, subject) => beliefs.begin(subject, start));
      for (let turn = 0; turn < 3; turn++) {
        const closed = repeat(from.below(3), () => from.below(ground.pointCount));
        const move: OracleMove = { closed, sight: [], ranges };
        beliefs.findEnds(ranges, closed);
        const mode = from.below(4);
        const chosen = from.below(4) > 0;
        subjects = subjects.map(states => oracleGoals(ground, oracleMove(ground, states, { move, mode, chosen })));
        starts.forEach((_, subject) => {
          beliefs.move(subject, mode, chosen);
          beliefs.reachGoals(subject);
        });
        if (subjects.some(states => states.length === 0)) break;
        assertAlike(beliefs, subjects, `scene ${scene}, turn ${turn}, move`);
        const choice = pick(from, ['all', 'one', 'some'] as const);
        subjects = subjects.map((states, subject) => {
          const { heard, likelihood } = hearing(ground, from, choice, pick(from, states).point);
          beliefs.hear(subject, [{ thousandths: 1000, hearings: [heard] }], choice);
          return oracleWeigh(states, likelihood);
        });
        assertAlike(beliefs, subjects, `scene ${scene}, turn ${turn}, noise`);
      }
    }
  }
});

/** What is told of a walk: the points in sight that it entered, where it got out of sight, and where it is seen at last. */
function traceOf(walk: readonly number[], sight: readonly number[], places: boolean) {
  const seen = walk.slice(1).filter(point => sight.includes(point));
  const lost = walk.flatMap((point, index) => {
    const next = walk[index + 1];
    if (next === undefined || !sight.includes(point) || sight.includes(next)) return [];
    return [[point, places ? next : null] as const];
  });
  const end = walk.at(-1)!;
  return { seen, lost, shownAt: sight.includes(end) ? end : null };
}

test('a traced move ends exactly where some walk with the same trace ends', async () => {
  for (const build of ['release', 'debug'] as const) {
    const believing = await newBeliefs(build);
    const { beliefs } = believing;
    const from = chance(52);
    let traced = 0;
    for (let scene = 0; scene < scenes * 4; scene++) {
      const ground = randomGround(from);
      load(believing, ground);
      const sight = repeat(1 + from.below(6), () => from.below(ground.pointCount));
      const closed = repeat(from.below(2), () => from.below(ground.pointCount));
      const start = from.below(ground.pointCount);
      const range = { least: from.below(3), most: 3 + from.below(2) };
      const walk = [start];
      for (let steps = range.least + from.below(range.most - range.least + 1); steps > 0; steps--) {
        const open = ground.edges.flatMap(([a, b], index) => {
          const next = a === walk.at(-1) ? b : b === walk.at(-1) ? a : -1;
          return next < 0 || closed.includes(next) || ground.lockedEdges.includes(index) ? [] : [next];
        });
        if (open.length > 0) walk.push(pick(from, open));
      }
      if (walk.length - 1 < range.least) continue;
      const places = from.below(2) === 0;
      const trace = traceOf(walk, sight, places);
      const isTold = from.below(4) > 0;
      const content = JSON.stringify;
      const same = (other: readonly number[]): boolean => {
        const found = traceOf(other, sight, places);
        return content(isTold ? found : { ...found, lost: [] }) === content(isTold ? trace : { ...trace, lost: [] });
      };
      const ends = endsOf(ground, { start, locksOpen: false, closed, range, fits: same });
      beliefs.begin(0, start);
      beliefs.trace(0, 3, { move: { ...trace, lost: isTold ? trace.lost : null, steps: range }, closed, sight });
      const believed = beliefs.shares(1)[0]!.points;
      assert.deepEqual(
        [...believed.keys()].filter(point => believed[point]! > 0),
        [...ends].sort((a, b) => a - b),
        JSON.stringify({ scene, walk, trace, sight, closed, range, ground }),
      );
      assert.ok(ends.has(walk.at(-1)!));
      if (trace.seen.length > 0) traced += 1;
    }
    assert.ok(traced > scenes, `${traced} walks were seen`);
  }
});

test('what is dropped, kept, undone and done', async () => {
  const believing = await newBeliefs('debug');
  const ground = {
    ...randomGround(chance(53)),
    firstGoals: repeat(8, () => 0),
    secondGoals: repeat(8, () => 1),
    home: 2,
  };
  load(believing, { ...ground, pointCount: 6, edges: repeat(5, i => [i, i + 1] as const), lockedEdges: [] });
  const { beliefs } = believing;
  const spots = () => {
    const [one] = beliefs.shares(1);
    return { stages: [...one!.stages].map(share => Math.round(share * 100)), points: one!.points };
  };
  beliefs.begin(0, 0);
  beliefs.reachGoals(0);
  assert.deepEqual(spots().stages, [0, 100, 0]);
  beliefs.lead(0, () => [1, 3]);
  assert.ok(Math.abs(spots().points[1]! - 0.5) < 1e-6);
  beliefs.reachGoals(0);
  assert.deepEqual(spots().stages, [0, 50, 50]);
  beliefs.dropDone(0, 3);
  assert.deepEqual(spots().stages, [0, 50, 50]);
  beliefs.undoLastStage(0);
  assert.deepEqual(spots().stages, [0, 100, 0]);
  beliefs.reachGoals(0);
  beliefs.dropDone(0, 1);
  assert.deepEqual(spots().stages, [0, 100, 0]);
  beliefs.drop(0, [1, 2, 3], 3);
  assert.equal(spots().points[3], 1);
  beliefs.keep(0, 4);
  assert.equal(beliefs.isAnywhere(0), false);
  beliefs.beginAmong(0, [4, 5]);
  assert.ok(beliefs.isAnywhere(0));
  assert.ok(Math.abs(spots().points[5]! - 0.5) < 1e-6);
  beliefs.keep(0, 4);
  assert.ok(beliefs.canStand(0, 4, true) && beliefs.canStand(0, 4, false) && !beliefs.canStand(0, 5, true));
});

test('a forecast shows where a move would lead and changes nothing', async () => {
  const believing = await newBeliefs();
  const { beliefs } = believing;
  const ground = randomGround(chance(54));
  load(believing, ground);
  beliefs.begin(0, 0);
  beliefs.begin(1, 1);
  beliefs.findEnds(ranges, []);
  const before = beliefs.shares(2);
  const forecast = beliefs.forecast(0, 3, true);
  assert.deepEqual(beliefs.shares(2), before);
  beliefs.move(0, 3, true);
  const [moved] = beliefs.shares(2);
  for (const [point, share] of forecast.entries()) assert.ok(Math.abs(share - moved!.points[point]!) < 1e-4);
});

test('wrong indexes and too much to follow are refused', async () => {
  const { beliefs } = await newBeliefs();
  const refuses = (code: string, call: () => void) =>
    assert.throws(call, error => error instanceof CoreError && error.code === code);
  refuses('badIndex', () => beliefs.begin(7, 0));
  refuses('badIndex', () => beliefs.begin(0, 160));
  refuses('badIndex', () => beliefs.drop(0, [-1]));
  refuses('badIndex', () => void beliefs.shares(7));
  refuses('tooMany', () =>
    beliefs.prepare({ firstGoals: [], secondGoals: [], homes: [], tempers: [], lockedEdges: [] }),
  );
  const seen = repeat(13, () => 0);
  const move = { seen, lost: null, shownAt: null, steps: { least: 0, most: 1 } };
  refuses('tooMany', () => beliefs.trace(0, 0, { move, closed: [], sight: [] }));
});
