import type { Core } from '../../src/core/calls.ts';
import { Lookout } from '../../src/core/lookout.ts';
import type { Contest, Variant } from './contest.ts';
import { variant } from './contest.ts';
import { guardCount, noviceCount, plan, someMoves, standingAfter } from './convent-scene.ts';
import { digestOf } from './digest.ts';
import { bidirectionalWays, brandesSearch, neighbourLists, ngraphWays } from './peers/graphs.ts';
import type { WayFinder } from './peers/graphs.ts';
import { mapSearch } from './peers/plain-search.ts';
import { typedPaths, typedSearch } from './peers/typed-paths.ts';

const moves = someMoves(72).slice(0, 84);
const pairCount = guardCount * noviceCount;
const neighbours = neighbourLists(plan);

/** Where two guards listen and six novices make noise. */
interface Pieces {
  readonly ears: number[];
  readonly sources: number[];
}

function piecesBefore(): Pieces {
  const { guards, novices } = standingAfter(moves);
  return { ears: guards.map(({ to }) => to), sources: novices };
}

const maskOf = (ear: number, firstSteps: readonly number[]): number => {
  let mask = 0;
  for (const step of firstSteps) mask |= 1 << neighbours[ear]!.indexOf(step);
  return mask;
};

/**
 * Fills a row of answers after a move, by ear and source: steps in the low byte, and above it a bit for each neighbour
 * of the ear that begins a shortest way.
 */
type Hear = (pieces: Pieces, heard: Int32Array, first: number) => void;

function answers(id: string, name: string, hear: Hear): Variant<never> {
  const pieces = piecesBefore();
  const heard = new Int32Array(moves.length * pairCount);
  const run = (): Int32Array => {
    for (let i = 0; i < moves.length; i++) {
      const move = moves[i]!;
      if (move.piece === 'guard') pieces.ears[move.slot] = move.stance.to;
      else pieces.sources[move.slot] = move.point;
      hear(pieces, heard, i * pairCount);
    }
    return heard;
  };
  return variant({ id, name, run, checksum: digestOf });
}

const eachPair =
  (way: (ear: number, source: number) => number): Hear =>
  ({ ears, sources }, heard, first) => {
    let at = first;
    for (let e = 0; e < guardCount; e++) for (let s = 0; s < noviceCount; s++) heard[at++] = way(ears[e]!, sources[s]!);
  };

const byWays = (find: WayFinder): Hear =>
  eachPair((ear, source) => {
    const { steps, firstSteps } = find(ear, source);
    return steps | (maskOf(ear, firstSteps) << 8);
  });

/** Moves as one shape of object. */
const numberedMoves = () =>
  moves.map(move => ({
    isGuard: move.piece === 'guard',
    slot: move.slot,
    where: move.piece === 'guard' ? move.stance.to : move.point,
  }));

/** The twelve pairs out of the core's rows of eight; written out, because a loop would take longer than the question. */
function copyPairs(found: Uint16Array, heard: Int32Array, first: number): void {
  heard[first] = found[0]!;
  heard[first + 1] = found[1]!;
  heard[first + 2] = found[2]!;
  heard[first + 3] = found[3]!;
  heard[first + 4] = found[4]!;
  heard[first + 5] = found[5]!;
  heard[first + 6] = found[8]!;
  heard[first + 7] = found[9]!;
  heard[first + 8] = found[10]!;
  heard[first + 9] = found[11]!;
  heard[first + 10] = found[12]!;
  heard[first + 11] = found[13]!;
}

function coreTables(core: Core): Variant<never> {
  const lookout = new Lookout(core);
  const { ears, sources } = piecesBefore();
  ears.forEach((point, slot) => lookout.listen(slot, point));
  sources.forEach((point, slot) => lookout.stand(slot, point));
  const heard = new Int32Array(moves.length * pairCount);
  const numbered = numberedMoves();
  const run = (): Int32Array => {
    for (let i = 0; i < numbered.length; i++) {
      const { isGuard, slot, where } = numbered[i]!;
      if (isGuard) lookout.listen(slot, where);
      else lookout.stand(slot, where);
      copyPairs(lookout.heard(), heard, i * pairCount);
    }
    return heard;
  };
  return variant({ id: 'core', name: 'core, tables', run, checksum: digestOf });
}

/** One search from each novice round no obstacles, as when locks are closed to somebody. */
const coreSearch = (core: Core): Hear =>
  bySource(source => {
    const steps = core.search({ start: source });
    return point => steps[point]!;
  });

/** With a loop of its own, both guards at once: through `eachPair` a call would take as long as the look-up. */
function typedTables(): Variant<never> {
  const { distances, firstSteps } = typedPaths(plan);
  const { ears, sources } = piecesBefore();
  const heard = new Int32Array(moves.length * pairCount);
  const numbered = numberedMoves();
  const run = (): Int32Array => {
    for (let i = 0; i < numbered.length; i++) {
      const { isGuard, slot, where } = numbered[i]!;
      if (isGuard) ears[slot] = where;
      else sources[slot] = where;
      const first = ears[0]! * 256;
      const second = ears[1]! * 256;
      for (let s = 0; s < noviceCount; s++) {
        const source = sources[s]!;
        const at = i * pairCount + s;
        heard[at] = distances[first + source]! | (firstSteps[first + source]! << 8);
        heard[at + noviceCount] = distances[second + source]! | (firstSteps[second + source]! << 8);
      }
    }
    return heard;
  };
  return variant({ id: 'typedTables', name: 'JS twin of the tables', run, checksum: digestOf });
}

/** One search from each source; whose neighbours are a step nearer is then read off. */
const bySource =
  (search: (source: number) => (point: number) => number): Hear =>
  ({ ears, sources }, heard, first) => {
    for (let s = 0; s < noviceCount; s++) {
      const stepsTo = search(sources[s]!);
      for (let e = 0; e < guardCount; e++) {
        const ear = ears[e]!;
        const steps = stepsTo(ear);
        const near = neighbours[ear]!;
        let mask = 0;
        for (let slot = 0; slot < near.length; slot++) if (stepsTo(near[slot]!) < steps) mask |= 1 << slot;
        heard[first + e * noviceCount + s] = steps | (mask << 8);
      }
    }
  };

/** From the novice: the predecessors of an ear are its first steps, and going back to the novice counts the way. */
function brandesFromNovices(): Hear {
  const search = brandesSearch(plan);
  return ({ ears, sources }, heard, first) => {
    for (let s = 0; s < noviceCount; s++) {
      const source = sources[s]!;
      const predecessors = search(source);
      for (let e = 0; e < guardCount; e++) {
        const ear = ears[e]!;
        let steps = 0;
        for (let at = ear; at !== source; at = predecessors[at]![0]!) steps++;
        heard[first + e * noviceCount + s] = steps | (maskOf(ear, predecessors[ear]!) << 8);
      }
    }
  };
}

/** From the guard, which needs fewer searches: then all ways are followed back from the novice, level by level. */
function brandesFromGuards(): Hear {
  const search = brandesSearch(plan);
  const marks = new Int32Array(plan.points.length);
  let mark = 0;
  return ({ ears, sources }, heard, first) => {
    for (let e = 0; e < guardCount; e++) {
      const ear = ears[e]!;
      const predecessors = search(ear);
      for (let s = 0; s < noviceCount; s++) {
        let steps = 0;
        let level = [sources[s]!];
        let firstSteps: number[] = [];
        while (level[0] !== ear) {
          firstSteps = level;
          level = [];
          mark++;
          for (const at of firstSteps)
            for (const before of predecessors[at]!) {
              if (marks[before] === mark) continue;
              marks[before] = mark;
              level.push(before);
            }
          steps++;
        }
        heard[first + e * noviceCount + s] = steps | (maskOf(ear, firstSteps) << 8);
      }
    }
  };
}

export function noise(core: Core): Contest {
  core.loadGeometry(plan);
  const search = mapSearch(neighbours);
  const typed = typedSearch(plan);
  return {
    id: 'noise',
    title: 'Noise: steps and all first steps for 12 pairs',
    unit: 'question',
    units: moves.length,
    variants: [
      coreTables(core),
      typedTables(),
      answers('coreSearch', 'core, a live search from each novice', coreSearch(core)),
      answers('typedSearch', 'JS twin of the live search', bySource(typed)),
      answers(
        'map',
        'plain JS, a `Map` and a queue',
        bySource(source => {
          const steps = search(source);
          return point => steps.get(point)!;
        }),
      ),
      answers('brandes', 'graphology indexed Brandes, from each novice', brandesFromNovices()),
      answers('brandesGuards', 'graphology indexed Brandes, from each guard', brandesFromGuards()),
      answers('bidirectional', 'graphology `bidirectional`, from each neighbour', byWays(bidirectionalWays(plan))),
      answers('nba', 'ngraph.path `nba`, from each neighbour', byWays(ngraphWays(plan, 'nba'))),
      answers('aStar', 'ngraph.path `aStar`, from each neighbour', byWays(ngraphWays(plan, 'aStar'))),
    ],
    notes: [
      'Brandes from each novice is how the library answers this: its predecessors are the first steps. From each guard is the fastest use of it that we found; there the ways must be followed back by hand.',
    ],
  };
}
