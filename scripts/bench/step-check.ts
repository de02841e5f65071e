import type { Core, Stance } from '../../src/core/calls.ts';
import { Lookout } from '../../src/core/lookout.ts';
import type { Contest, Variant } from './contest.ts';
import { variant } from './contest.ts';
import { arrivals, guardCount, noviceCount, plan, rulerRadius, someMoves, standingAfter } from './convent-scene.ts';
import { digestOf } from './digest.ts';
import { flattenLine, flattenPlan } from './peers/flatten-sight.ts';
import { isBefore, plainLine, plainWalls } from './peers/plain-sight.ts';
import { typedBlocker, typedIsBefore, typedPlan } from './peers/typed-sight.ts';

const moves = someMoves(71);

/** One mask for each move: bit 8 * guard + novice when she sees that one afterwards. */
const answers = (id: string, name: string, run: () => Int32Array): Variant<never> =>
  variant({ id, name, run, checksum: digestOf });

/** Asks a pair at a time. */
function pairwise(sees: (guard: Stance, target: number) => boolean): () => Int32Array {
  const { guards, novices } = standingAfter(moves);
  const found = new Int32Array(moves.length);
  return () => {
    for (let i = 0; i < moves.length; i++) {
      const move = moves[i]!;
      if (move.piece === 'guard') guards[move.slot] = move.stance;
      else novices[move.slot] = move.point;
      let mask = 0;
      for (let g = 0; g < guardCount; g++)
        for (let n = 0; n < noviceCount; n++) if (sees(guards[g]!, novices[n]!)) mask |= 1 << (8 * g + n);
      found[i] = mask;
    }
    return found;
  };
}

function coreTables(core: Core): Variant<never> {
  const found = new Int32Array(moves.length);
  const lookout = new Lookout(core);
  const { guards, novices } = standingAfter(moves);
  guards.forEach((stance, slot) => lookout.look(slot, core.view(stance)));
  novices.forEach((point, slot) => lookout.stand(slot, point));
  const numbered = moves.map(move => ({
    isGuard: move.piece === 'guard',
    slot: move.slot,
    where: move.piece === 'guard' ? core.view(move.stance) : move.point,
  }));
  return answers('core', 'core, tables', () => {
    for (let i = 0; i < numbered.length; i++) {
      const { isGuard, slot, where } = numbered[i]!;
      if (isGuard) lookout.look(slot, where);
      else lookout.stand(slot, where);
      found[i] = lookout.seen(true);
    }
    return found;
  });
}

/** The core's own seen sets, looked up in JavaScript; both guards at once, as the core does it. */
function typedTables(core: Core): Variant<never> {
  const sets = arrivals.map(stance => core.seenSet({ ...stance, ranged: true }));
  const setOf = (stance: Stance): Uint32Array => sets[arrivals.indexOf(stance)]!;
  const { guards, novices } = standingAfter(moves);
  const seen = guards.map(setOf);
  const numbered = moves.map(move => ({
    isGuard: move.piece === 'guard',
    slot: move.slot,
    point: move.piece === 'guard' ? 0 : move.point,
    set: move.piece === 'guard' ? setOf(move.stance) : sets[0]!,
  }));
  const found = new Int32Array(moves.length);
  return answers('typedTables', 'JS twin of the tables', () => {
    for (let i = 0; i < numbered.length; i++) {
      const { isGuard, slot, point, set } = numbered[i]!;
      if (isGuard) seen[slot] = set;
      else novices[slot] = point;
      const first = seen[0]!;
      const second = seen[1]!;
      let mask = 0;
      for (let n = noviceCount - 1; n >= 0; n--) {
        const target = novices[n]!;
        const word = target >> 5;
        mask = (mask << 1) | ((first[word]! >>> target) & 1) | (((second[word]! >>> target) & 1) << 8);
      }
      found[i] = mask;
    }
    return found;
  });
}

export function stepCheck(core: Core): Contest {
  core.loadGeometry(plan);
  const { points, rangeSquared } = plan;
  const walls = plainWalls(plan);
  const typed = typedPlan(plan);
  const flatten = flattenPlan(plan);
  const before = ({ from, to }: Stance, target: number): boolean =>
    isBefore(points[to]!, points[from]!, { target: points[target]!, range: rulerRadius });
  return {
    id: 'stepCheck',
    title: 'Who is seen: 2 guards, 6 novices, one step',
    unit: 'check',
    units: moves.length,
    variants: [
      coreTables(core),
      typedTables(core),
      answers(
        'coreLive',
        'core, live geometry',
        pairwise(
          ({ from, to }, target) =>
            typedIsBefore(typed, { eye: to, from, to }, { target, rangeSquared }) &&
            core.sightLine(points[to]!, points[target]!),
        ),
      ),
      answers(
        'typedLive',
        'JS twin of the live geometry',
        pairwise(
          ({ from, to }, target) =>
            typedIsBefore(typed, { eye: to, from, to }, { target, rangeSquared }) &&
            typedBlocker(typed, to, target) < 0,
        ),
      ),
      answers(
        'plain',
        'plain JS, floats',
        pairwise(
          ({ from, to }, target) => before({ from, to }, target) && plainLine(walls, points[to]!, points[target]!),
        ),
      ),
      answers(
        'flatten',
        '@flatten-js/core',
        pairwise(({ from, to }, target) => before({ from, to }, target) && flattenLine(flatten, to, target)),
      ),
    ],
    notes: ['The call from JavaScript is counted in. Everybody is within the ruler of everybody else.'],
  };
}
