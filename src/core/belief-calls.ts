import {
  BELIEF_AHEAD_SHARES,
  BELIEF_CLOSED,
  BELIEF_DECAYS,
  BELIEF_ENDS,
  BELIEF_ERRANDS,
  BELIEF_ERRAND_SHARES,
  BELIEF_GOALS,
  BELIEF_GOAL_POINTS,
  BELIEF_GOAL_STEPS,
  BELIEF_LAST_SHARES,
  BELIEF_LIKINGS,
  BELIEF_LOCKS,
  BELIEF_LOST,
  BELIEF_MODES,
  BELIEF_POINTS,
  BELIEF_PRIORS,
  BELIEF_RANGES,
  BELIEF_SEEN,
  BELIEF_SHARES,
  BELIEF_SIGHT,
  BELIEF_STAGES,
  BELIEF_STAGE_SHARES,
  BELIEF_SUBJECTS,
  BELIEF_TEMPERS,
  HEARD_HERE,
  MAX_EDGES,
  MAX_NEIGHBOURS,
  MAX_TRACE,
  NEIGHBOURS,
  NO_POINT,
  SET_BYTES,
  TRACED_MODE,
} from '../../assembly/layout.ts';
import type { BeliefGround, BeliefShares, Hearing, HearingChoice, StepRange, TracedMove } from './belief-terms.ts';
import { CoreError } from './error.ts';
import type { CoreExports } from './exports.ts';
import { isIndex } from './geometry.ts';

const choices: readonly HearingChoice[] = ['all', 'one', 'some'];

/**
 * Where up to six hidden subjects can be on the board that the core holds. One filter per core: `begin` forgets all that
 * was believed before. Every subject is somewhere on the first 160 points; see assembly/belief.ts for the method.
 */
export class BeliefCore {
  /** Subjects that can be followed; one more slot is for trying out. */
  static readonly subjects = BELIEF_SUBJECTS - 1;

  readonly #core: CoreExports;
  readonly #bytes: Uint8Array;
  readonly #ranges: Int32Array;
  readonly #likings: Float64Array;

  constructor(core: CoreExports) {
    this.#core = core;
    const { buffer } = core.memory;
    this.#bytes = new Uint8Array(buffer);
    this.#ranges = new Int32Array(buffer, BELIEF_RANGES, 2 * (BELIEF_MODES + 1));
    this.#likings = new Float64Array(buffer, BELIEF_LIKINGS, BELIEF_TEMPERS * BELIEF_MODES * BELIEF_POINTS);
  }

  /**
   * Takes over goals, homes, tempers and locks.
   * @throws CoreError `tooMany` when there are too many, or not as many as there are slots of errands and tempers
   */
  prepare({ firstGoals, secondGoals, homes, tempers, lockedEdges }: BeliefGround): void {
    const isFitting = firstGoals.length === BELIEF_ERRANDS && secondGoals.length === BELIEF_ERRANDS;
    if (!isFitting || homes.length > BeliefCore.subjects || tempers.length !== BELIEF_TEMPERS)
      throw new CoreError('tooMany');
    const goals = [...firstGoals, ...secondGoals, ...homes];
    this.#bytes.fill(NO_POINT, BELIEF_GOAL_STEPS, BELIEF_GOAL_STEPS + BELIEF_GOALS * BELIEF_POINTS);
    for (const [index, { point, steps }] of goals.entries()) {
      if (index < 2 * BELIEF_ERRANDS) this.#bytes[BELIEF_GOAL_POINTS + index] = checkPoint(point);
      this.#bytes.set(steps.subarray(0, BELIEF_POINTS), BELIEF_GOAL_STEPS + index * BELIEF_POINTS);
    }
    const { buffer } = this.#core.memory;
    new Float64Array(buffer, BELIEF_DECAYS, BELIEF_TEMPERS).set(tempers.map(({ decay }) => decay));
    new Float64Array(buffer, BELIEF_PRIORS, BELIEF_TEMPERS).set(tempers.map(({ prior }) => prior));
    this.#bytes.fill(0, BELIEF_LOCKS, BELIEF_LOCKS + MAX_EDGES / 8);
    for (const edge of lockedEdges) this.#bytes[BELIEF_LOCKS + (edge >> 3)]! |= 1 << (edge & 7);
    this.#core.preparePulls();
  }

  /** A subject stands on a point and has not yet reached its first goal. */
  begin(subject: number, point: number): void {
    this.#core.beginSubject(checkSubject(subject), checkPoint(point));
  }

  /** Nothing is known but that the subject is on one of these points. */
  beginAmong(subject: number, points: Iterable<number>): void {
    this.#writeSet(BELIEF_SIGHT, points);
    this.#core.beginAnywhere(checkSubject(subject));
  }

  /** False once nothing fits what was told. */
  isAnywhere(subject: number): boolean {
    return this.#core.isAnywhere(checkSubject(subject)) !== 0;
  }

  canStand(subject: number, point: number, locksOpen: boolean): boolean {
    return this.#core.canStand(checkSubject(subject), checkPoint(point), Number(locksOpen)) !== 0;
  }

  /** Not on these points, but for one. */
  drop(subject: number, points: Iterable<number>, except = -1): void {
    this.#writeSet(BELIEF_SIGHT, points);
    this.#core.dropSight(checkSubject(subject), except);
  }

  keep(subject: number, point: number): void {
    this.#core.keepPoint(checkSubject(subject), checkPoint(point));
  }

  /** Not on this point in the last stage of its errand. */
  dropDone(subject: number, point: number): void {
    this.#core.dropDone(checkSubject(subject), checkPoint(point));
  }

  undoLastStage(subject: number): void {
    this.#core.undoLastStage(checkSubject(subject));
  }

  /** How much each temper likes to end on each point in each mode, 0 to 1: `of(temper, mode, point)`. */
  like(of: (temper: number, mode: number, point: number) => number): void {
    for (let temper = 0, cell = 0; temper < BELIEF_TEMPERS; temper++)
      for (let mode = 0; mode < BELIEF_MODES; mode++)
        for (let point = 0; point < BELIEF_POINTS; point++) this.#likings[cell++] = of(temper, mode, point);
  }

  /** Finds the ends of all unseen moves, by the steps of each mode, without entering a closed point. */
  findEnds(modes: readonly StepRange[], closed: Iterable<number>): void {
    this.#writeSet(BELIEF_CLOSED, closed);
    for (const [mode, range] of modes.entries()) this.#writeRange(mode, range);
    this.#core.spreadRoutes(0);
    this.#core.spreadRoutes(1);
  }

  /** Moves a subject by ends found before, in a mode that it has `chosen` among all by what they lead to, or has not. */
  move(subject: number, mode: number, chosen: boolean): void {
    this.#core.spreadWeights(checkSubject(subject), subject, mode, mode, Number(chosen), 1);
    this.#settle(subject);
  }

  /**
   * Where a subject would be believed to be if it now moved unseen in this mode; nothing is kept. The shares of `shares`
   * must have been read since the last change.
   */
  forecast(subject: number, mode: number, chosen: boolean): Float64Array {
    const slot = BELIEF_SUBJECTS - 1;
    this.#core.spreadWeights(checkSubject(subject), subject, mode, mode, Number(chosen), 1);
    this.#core.readMovedShares(slot, subject);
    return this.#floats(BELIEF_SHARES + slot * BELIEF_POINTS * 8, BELIEF_POINTS);
  }

  /** Moves a subject of whose move something was seen. Closed points may not be entered; `sight` are those in sight. */
  trace(
    subject: number,
    mode: number,
    {
      move,
      closed,
      sight,
    }: { readonly move: TracedMove; readonly closed: Iterable<number>; readonly sight: Iterable<number> },
  ): void {
    const { seen, lost, shownAt } = move;
    if (seen.length > MAX_TRACE || (lost?.length ?? 0) > MAX_TRACE) throw new CoreError('tooMany');
    this.#writeSet(BELIEF_CLOSED, closed);
    this.#writeSet(BELIEF_SIGHT, sight);
    this.#writeRange(TRACED_MODE, move.steps);
    this.#bytes.set(seen, BELIEF_SEEN);
    for (const [index, [at, to]] of (lost ?? []).entries())
      this.#bytes.set([at, to ?? NO_POINT], BELIEF_LOST + 2 * index);
    for (let start = 0; start < BELIEF_POINTS; start++) {
      for (const locksOpen of [0, 1]) {
        if (this.#core.canStand(checkSubject(subject), start, locksOpen) === 0) continue;
        this.#core.traceRoutes(start, locksOpen, seen.length, lost?.length ?? -1, shownAt ?? -1);
      }
    }
    this.#core.spreadWeights(subject, subject, TRACED_MODE, mode, 0, 1);
    this.#settle(subject);
  }

  /** Moves a subject that does not choose: to any of these ends, all alike, by start and whether its locks are open. */
  lead(subject: number, endsOf: (start: number, locksOpen: boolean) => Iterable<number>): void {
    for (let start = 0; start < BELIEF_POINTS; start++) {
      for (const locksOpen of [0, 1]) {
        if (this.#core.canStand(checkSubject(subject), start, locksOpen) === 0) continue;
        const ends = BELIEF_ENDS + ((TRACED_MODE * 2 + locksOpen) * BELIEF_POINTS + start) * SET_BYTES;
        this.#writeSet(ends, endsOf(start, locksOpen === 1));
      }
    }
    this.#core.spreadWeights(subject, subject, TRACED_MODE, 0, 0, 0);
    this.#settle(subject);
  }

  /** Whoever stands on the goal of its stage goes on to the next stage. */
  reachGoals(subject: number): void {
    this.#core.reachGoals(checkSubject(subject));
  }

  /** Weighs a subject by what was heard of it, in one or several accounts of different weight in thousandths. */
  hear(
    subject: number,
    accounts: readonly { readonly thousandths: number; readonly hearings: readonly Hearing[] }[],
    choice: HearingChoice,
  ): void {
    this.#core.beginLikelihoods();
    for (const { thousandths, hearings } of accounts) {
      this.#core.beginAccount();
      for (const { listener, reach, pointed } of hearings)
        this.#core.accountHearing(checkPoint(listener), reach, this.#mask(listener, pointed), choices.indexOf(choice));
      this.#core.endAccount(thousandths);
    }
    this.#core.weighLikelihoods(checkSubject(subject));
  }

  /** What is believed of the first `count` subjects, whose errands all differ. */
  shares(count: number): readonly BeliefShares[] {
    if (!isIndex(count, BELIEF_SUBJECTS)) throw new CoreError('badIndex');
    this.#core.readShares(count);
    return Array.from({ length: count }, (_, subject) => ({
      points: this.#floats(BELIEF_SHARES + subject * BELIEF_POINTS * 8, BELIEF_POINTS),
      lastStage: this.#floats(BELIEF_LAST_SHARES + subject * BELIEF_POINTS * 8, BELIEF_POINTS),
      ahead: this.#floats(BELIEF_AHEAD_SHARES + subject * BELIEF_POINTS * 8, BELIEF_POINTS),
      stages: this.#floats(BELIEF_STAGE_SHARES + subject * BELIEF_STAGES * 8, BELIEF_STAGES),
      errands: this.#floats(BELIEF_ERRAND_SHARES + subject * BELIEF_ERRANDS * 8, BELIEF_ERRANDS),
    }));
  }

  #settle(subject: number): void {
    this.#core.settleWeights(subject);
  }

  #floats(address: number, length: number): Float64Array {
    return new Float64Array(this.#core.memory.buffer, address, length).slice();
  }

  #writeRange(mode: number, { least, most }: StepRange): void {
    this.#ranges[2 * mode] = least;
    this.#ranges[2 * mode + 1] = most;
  }

  #writeSet(address: number, points: Iterable<number>): void {
    this.#bytes.fill(0, address, address + SET_BYTES);
    for (const point of points) this.#bytes[address + (checkPoint(point) >> 3)]! |= 1 << (point & 7);
  }

  #mask(listener: number, pointed: readonly number[]): number {
    return pointed.reduce((mask, point) => mask | (point === listener ? HEARD_HERE : this.#slot(listener, point)), 0);
  }

  #slot(listener: number, point: number): number {
    const first = NEIGHBOURS + listener * MAX_NEIGHBOURS;
    const count = this.#core.neighbourCount(listener);
    const slot = this.#bytes.subarray(first, first + count).indexOf(point);
    if (slot < 0) throw new CoreError('notJoined');
    return 1 << slot;
  }
}

function checkSubject(subject: number): number {
  if (!isIndex(subject, BELIEF_SUBJECTS)) throw new CoreError('badIndex');
  return subject;
}

function checkPoint(point: number): number {
  if (!isIndex(point, BELIEF_POINTS)) throw new CoreError('badIndex');
  return point;
}
