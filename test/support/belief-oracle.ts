import type { Edge } from '../../src/core/geometry.ts';
import { searchGraph } from './graph-oracle.ts';

/** A hidden subject's state in full, with how likely it is. */
export interface OracleState {
  readonly temper: number;
  readonly errand: number;
  readonly stage: number;
  readonly point: number;
  readonly weight: number;
}

export interface OracleGround {
  readonly pointCount: number;
  readonly edges: readonly Edge[];
  readonly lockedEdges: readonly number[];
  readonly firstGoals: readonly number[];
  readonly secondGoals: readonly number[];
  readonly home: number;
  readonly tempers: readonly { readonly decay: number; readonly prior: number }[];
  readonly liking: (temper: number, mode: number, point: number) => number;
}

export interface OracleMove {
  readonly closed: readonly number[];
  readonly sight: readonly number[];
  readonly ranges: readonly { readonly least: number; readonly most: number }[];
}

/** Steps from a point to all others, some edges left out; missing where there is no way. */
export function stepsFrom(start: number, ground: OracleGround, locksOpen: boolean): ReadonlyMap<number, number> {
  const blockedEdges = locksOpen ? [] : ground.lockedEdges;
  return new Map([...searchGraph(start, ground.edges, { blockedEdges })].map(([point, { steps }]) => [point, steps]));
}

/** All walks of a number of steps, one by one: the slow and plain way. */
export function walks(
  ground: OracleGround,
  {
    start,
    steps,
    locksOpen,
    closed,
  }: {
    readonly start: number;
    readonly steps: number;
    readonly locksOpen: boolean;
    readonly closed: readonly number[];
  },
): readonly (readonly number[])[] {
  let found: (readonly number[])[] = [[start]];
  for (let step = 0; step < steps; step++) {
    found = found.flatMap(walk =>
      ground.edges.flatMap(([a, b], index) => {
        const at = walk.at(-1)!;
        if ((a !== at && b !== at) || (!locksOpen && ground.lockedEdges.includes(index))) return [];
        const next = a === at ? b : a;
        return closed.includes(next) ? [] : [[...walk, next]];
      }),
    );
  }
  return found;
}

/** The distinct ends of walks whose steps are in a range, that keep what `fits` says. */
export function endsOf(
  ground: OracleGround,
  query: {
    readonly start: number;
    readonly locksOpen: boolean;
    readonly closed: readonly number[];
    readonly range: { readonly least: number; readonly most: number };
    readonly fits?: (walk: readonly number[]) => boolean;
  },
): ReadonlySet<number> {
  const { range, fits = () => true } = query;
  const ends = new Set<number>();
  for (let steps = range.least; steps <= range.most; steps++)
    for (const walk of walks(ground, { ...query, steps })) if (fits(walk)) ends.add(walk.at(-1)!);
  return ends;
}

const key = ({ temper, errand, stage, point }: OracleState): string => [temper, errand, stage, point].join();

function merged(states: readonly OracleState[]): readonly OracleState[] {
  const sums = new Map<string, OracleState>();
  for (const state of states) {
    const other = sums.get(key(state));
    sums.set(key(state), other === undefined ? state : { ...state, weight: state.weight + other.weight });
  }
  return [...sums.values()];
}

function normal(states: readonly OracleState[]): readonly OracleState[] {
  const sum = states.reduce((total, { weight }) => total + weight, 0);
  return sum === 0 ? [] : states.map(state => ({ ...state, weight: state.weight / sum }));
}

export const oracleStart = ({ tempers }: OracleGround, point: number): readonly OracleState[] =>
  tempers.flatMap(({ prior }, temper) =>
    Array.from({ length: 8 }, (_, errand) => ({ temper, errand, stage: 0, point, weight: prior / 8 })),
  );

/** One unseen move in a mode chosen among all, state by state and end by end. */
export function oracleMove(
  ground: OracleGround,
  states: readonly OracleState[],
  { move, mode, chosen }: { readonly move: OracleMove; readonly mode: number; readonly chosen: boolean },
): readonly OracleState[] {
  const moved = states.flatMap(state => {
    const locksOpen = state.stage > 0;
    const goal = [ground.firstGoals[state.errand]!, ground.secondGoals[state.errand]!, ground.home][state.stage]!;
    const left = stepsFrom(goal, ground, locksOpen);
    const appeal = (each: number, end: number): number =>
      ground.tempers[state.temper]!.decay ** Math.min(64, left.get(end) ?? 64) * ground.liking(state.temper, each, end);
    const closed = [...move.closed, ...move.sight];
    const endsIn = (each: number): readonly number[] => [
      ...endsOf(ground, { start: state.point, locksOpen, closed, range: move.ranges[each]! }),
    ];
    const choices = chosen ? [0, 1, 2, 3] : [mode];
    const whole = choices.reduce(
      (sum, each) => sum + endsIn(each).reduce((total, end) => total + appeal(each, end), 0),
      0,
    );
    return endsIn(mode).map(point => ({ ...state, point, weight: (state.weight * appeal(mode, point)) / whole }));
  });
  return normal(merged(moved));
}

/** Who ends where her stage leads to goes on to the next. */
export const oracleGoals = (ground: OracleGround, states: readonly OracleState[]): readonly OracleState[] =>
  merged(
    states.map(state => {
      const goal = [ground.firstGoals, ground.secondGoals][state.stage]?.[state.errand];
      return goal === state.point ? { ...state, stage: state.stage + 1 } : state;
    }),
  );

/** Every state weighed by how likely it makes what was observed. */
export const oracleWeigh = (
  states: readonly OracleState[],
  likelihood: (point: number) => number,
): readonly OracleState[] =>
  normal(
    states.map(state => ({ ...state, weight: state.weight * likelihood(state.point) })).filter(one => one.weight > 0),
  );

/** Shares by point of each subject when no two have the same errand, by going through all ways to deal errands. */
export function oracleShares(subjects: readonly (readonly OracleState[])[]): readonly ReadonlyMap<number, number>[] {
  const byErrand = subjects.map(states =>
    Array.from({ length: 8 }, (_, errand) =>
      states.filter(state => state.errand === errand).reduce((sum, { weight }) => sum + weight, 0),
    ),
  );
  const room = subjects.map(() => Array.from({ length: 8 }, () => 0));
  const deal = (dealt: readonly number[], weight: number): void => {
    const subject = dealt.length;
    if (subject === subjects.length) {
      dealt.forEach((errand, index) => (room[index]![errand]! += weight / byErrand[index]![errand]!));
      return;
    }
    for (let errand = 0; errand < 8; errand++) {
      const share = byErrand[subject]![errand]!;
      if (!dealt.includes(errand) && share > 0) deal([...dealt, errand], weight * share);
    }
  };
  deal([], 1);
  return subjects.map((states, subject) => {
    const shares = new Map<number, number>();
    const scaled = normal(states.map(state => ({ ...state, weight: state.weight * room[subject]![state.errand]! })));
    for (const { point, weight } of scaled) shares.set(point, (shares.get(point) ?? 0) + weight);
    return shares;
  });
}
