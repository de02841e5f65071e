/**
 * How hidden subjects move: a subject on a start takes an end with a chance that falls by the same factor for each step
 * that it stays away from the goal, times how much its temper likes that end. The choice is among the ends of all modes,
 * so the mode that was shown tells something too.
 */
import { endSet } from './belief-routes';
import { weightRow } from './belief';
import {
  BELIEF_CHOICE_LIKINGS,
  BELIEF_CHOICE_POINTS,
  BELIEF_CLASSES,
  BELIEF_DECAYS,
  BELIEF_END_LIKINGS,
  BELIEF_END_POINTS,
  BELIEF_ERRANDS,
  BELIEF_GOALS,
  BELIEF_GOAL_POINTS,
  BELIEF_GOAL_STEPS,
  BELIEF_LIKINGS,
  BELIEF_MODES,
  BELIEF_MOVED,
  BELIEF_POINTS,
  BELIEF_PULLS,
  BELIEF_STRIDE,
  BELIEF_STRIDES,
  BELIEF_TEMPERS,
  BELIEF_TOTAL,
} from './layout';
import { neighbour, neighbourCount } from './paths';
import { has } from './sets';
import { pointTotal } from './tables';

const USED_BYTES = 24;

/** Fills the pull of every goal from the steps and the worth of a step, and where a stride towards it leads. */
export function preparePulls(): void {
  for (let goal = 0; goal < BELIEF_GOALS; goal++) {
    for (let point = 0; point < pointTotal; point++) {
      let at = point;
      for (let step = 0; step < BELIEF_STRIDE; step++) at = nextTowards(goal, at);
      store<u8>(BELIEF_STRIDES + goal * BELIEF_POINTS + point, <u8>at);
    }
  }
  for (let temper = 0; temper < BELIEF_TEMPERS; temper++) {
    const decay = load<f64>(BELIEF_DECAYS + (temper << 3));
    for (let goal = 0; goal < BELIEF_GOALS; goal++) {
      for (let point = 0; point < BELIEF_POINTS; point++) {
        let pull: f64 = 1;
        for (let left = min(stepsTo(goal, point), 64); left > 0; left--) pull *= decay;
        store<f64>(pullOf(temper, goal) + (point << 3), pull);
      }
    }
  }
}

function stepsTo(goal: i32, point: i32): i32 {
  return <i32>load<u8>(BELIEF_GOAL_STEPS + goal * BELIEF_POINTS + point);
}

/** The first neighbour that is nearer to a goal, or the same point where none is. */
function nextTowards(goal: i32, point: i32): i32 {
  const count = neighbourCount(point);
  for (let slot = 0; slot < count; slot++) {
    const next = neighbour(point, slot);
    if (stepsTo(goal, next) < stepsTo(goal, point)) return next;
  }
  return point;
}

function pullOf(temper: i32, goal: i32): i32 {
  return BELIEF_PULLS + (temper * BELIEF_GOALS + goal) * BELIEF_POINTS * 8;
}

function likingOf(temper: i32, mode: i32, point: i32): f64 {
  return load<f64>(BELIEF_LIKINGS + ((temper * BELIEF_MODES + mode) * BELIEF_POINTS + point) * 8);
}

function movedRow(temper: i32, kind: i32): i32 {
  return BELIEF_MOVED + (temper * BELIEF_CLASSES + kind) * BELIEF_POINTS * 8;
}

let endCount: i32 = 0;
let choiceCount: i32 = 0;

/** Lists the ends of one start in the order of the points. */
function listEnds(set: i32, mode: i32, temper: i32, steered: i32): void {
  endCount = 0;
  for (let word = 0; word < USED_BYTES; word += 8) {
    let points = load<u64>(set + word);
    while (points != 0) {
      const point = (word << 3) + <i32>ctz(points);
      points &= points - 1;
      store<u8>(BELIEF_END_POINTS + endCount, <u8>point);
      store<f64>(BELIEF_END_LIKINGS + (endCount << 3), steered ? likingOf(temper, mode, point) : 1);
      endCount++;
    }
  }
}

/** Lists what could have been chosen: the ends of every mode, each liked as often as modes lead there. */
function listChoices(start: i32, locksOpen: i32, temper: i32): void {
  choiceCount = 0;
  for (let word = 0; word < USED_BYTES; word += 8) {
    let points: u64 = 0;
    for (let mode = 0; mode < BELIEF_MODES; mode++) points |= load<u64>(endSet(mode, locksOpen, start) + word);
    while (points != 0) {
      const point = (word << 3) + <i32>ctz(points);
      points &= points - 1;
      let liking: f64 = 0;
      for (let mode = 0; mode < BELIEF_MODES; mode++) {
        if (has(endSet(mode, locksOpen, start), point)) liking += likingOf(temper, mode, point);
      }
      store<u8>(BELIEF_CHOICE_POINTS + choiceCount, <u8>point);
      store<f64>(BELIEF_CHOICE_LIKINGS + (choiceCount << 3), liking);
      choiceCount++;
    }
  }
}

/** Sum over listed points of pull times liking. */
function sumOf(points: i32, likings: i32, count: i32, pull: i32): f64 {
  let sum: f64 = 0;
  for (let i = 0; i < count; i++) {
    sum += load<f64>(pull + ((<i32>load<u8>(points + i)) << 3)) * load<f64>(likings + (i << 3));
  }
  return sum;
}

/** Adds one class's weight on a start to its ends. */
function scatter(row: i32, share: f64, pull: i32): void {
  for (let i = 0; i < endCount; i++) {
    const offset = (<i32>load<u8>(BELIEF_END_POINTS + i)) << 3;
    const moved = share * load<f64>(pull + offset) * load<f64>(BELIEF_END_LIKINGS + (i << 3));
    store<f64>(row + offset, load<f64>(row + offset) + moved);
  }
}

/** All classes from `first` that share one goal, or each have their own. */
function moveClasses(subject: i32, temper: i32, start: i32, first: i32, goal: i32, ownGoals: i32, chosen: i32): void {
  let whole: f64 = 0;
  for (let errand = 0; errand < BELIEF_ERRANDS; errand++) {
    const weight = load<u32>(weightRow(subject, temper, first + errand) + (start << 2));
    if (weight == 0) continue;
    const pull = pullOf(temper, goal + (ownGoals ? errand : 0));
    if (ownGoals || whole == 0) {
      whole = chosen
        ? sumOf(BELIEF_CHOICE_POINTS, BELIEF_CHOICE_LIKINGS, choiceCount, pull)
        : sumOf(BELIEF_END_POINTS, BELIEF_END_LIKINGS, endCount, pull);
    }
    if (whole > 0) scatter(movedRow(temper, first + errand), <f64>weight / whole, pull);
  }
}

function hasWeight(subject: i32, temper: i32, start: i32, first: i32, last: i32): bool {
  let all: u32 = 0;
  for (let kind = first; kind < last; kind++) all |= load<u32>(weightRow(subject, temper, kind) + (start << 2));
  return all != 0;
}

/**
 * Moves a subject by the ends that lie ready in the sets of `set`, liked as those of `mode`. `chosen`: the mode was chosen
 * among all whose ends lie ready. `steered`: the subject heads for its goals; else every end is alike.
 * The moved weights lie in BELIEF_MOVED until they are taken over.
 */
export function spreadWeights(subject: i32, home: i32, set: i32, mode: i32, chosen: i32, steered: i32): void {
  memory.fill(BELIEF_MOVED, 0, BELIEF_TEMPERS * BELIEF_CLASSES * BELIEF_POINTS * 8);
  const points = BELIEF_POINTS;
  for (let temper = 0; temper < BELIEF_TEMPERS; temper++) {
    for (let locksOpen = 0; locksOpen < 2; locksOpen++) {
      const first = locksOpen ? BELIEF_ERRANDS : 0;
      const last = locksOpen ? BELIEF_CLASSES : BELIEF_ERRANDS;
      for (let start = 0; start < points; start++) {
        if (!hasWeight(subject, temper, start, first, last)) continue;
        listEnds(endSet(set, locksOpen, start), mode, temper, steered);
        if (endCount == 0) continue;
        if (!steered) {
          for (let kind = first; kind < last; kind++) {
            const weight = load<u32>(weightRow(subject, temper, kind) + (start << 2));
            if (weight != 0) spreadEvenly(movedRow(temper, kind), <f64>weight / <f64>endCount);
          }
          continue;
        }
        if (chosen) listChoices(start, locksOpen, temper);
        if (!locksOpen) moveClasses(subject, temper, start, 0, 0, 1, chosen);
        else {
          moveClasses(subject, temper, start, BELIEF_ERRANDS, BELIEF_ERRANDS, 1, chosen);
          moveClasses(subject, temper, start, 2 * BELIEF_ERRANDS, 2 * BELIEF_ERRANDS + home, 0, chosen);
        }
      }
    }
  }
}

function spreadEvenly(row: i32, share: f64): void {
  for (let i = 0; i < endCount; i++) {
    const offset = (<i32>load<u8>(BELIEF_END_POINTS + i)) << 3;
    store<f64>(row + offset, load<f64>(row + offset) + share);
  }
}

/** Takes the moved weights over: scaled to BELIEF_TOTAL, and at least 1 wherever the subject can be. */
export function settleWeights(subject: i32): void {
  let sum: f64 = 0;
  for (let cell = 0; cell < BELIEF_TEMPERS * BELIEF_CLASSES * BELIEF_POINTS; cell++) {
    sum += load<f64>(BELIEF_MOVED + (cell << 3));
  }
  const scale = sum > 0 ? <f64>BELIEF_TOTAL / sum : 0;
  const weights = weightRow(subject, 0, 0);
  for (let cell = 0; cell < BELIEF_TEMPERS * BELIEF_CLASSES * BELIEF_POINTS; cell++) {
    const moved = load<f64>(BELIEF_MOVED + (cell << 3));
    store<u32>(weights + (cell << 2), moved > 0 ? max<u32>(1, <u32>(moved * scale)) : 0);
  }
}

/** Whoever ends on the first goal of an errand is in its second stage, and so on (only one goal in one move). */
export function reachGoals(subject: i32): void {
  for (let temper = 0; temper < BELIEF_TEMPERS; temper++) {
    for (let errand = 0; errand < BELIEF_ERRANDS; errand++) {
      for (let stage = 1; stage >= 0; stage--) {
        const kind = stage * BELIEF_ERRANDS + errand;
        const point = <i32>load<u8>(BELIEF_GOAL_POINTS + kind);
        const from = weightRow(subject, temper, kind) + (point << 2);
        const into = weightRow(subject, temper, kind + BELIEF_ERRANDS) + (point << 2);
        store<u32>(into, load<u32>(into) + load<u32>(from));
        store<u32>(from, 0);
      }
    }
  }
}
