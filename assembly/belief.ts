/**
 * Where hidden subjects can be: an exact forward filter over points, errands and stages of errands, mixed over tempers.
 * Weights are whole numbers and never fall below 1 while a state is possible, so that the truth is never dropped.
 */
import {
  BELIEF_ACCOUNT,
  BELIEF_CLASSES,
  BELIEF_ERRANDS,
  BELIEF_LIKELIHOODS,
  BELIEF_POINTS,
  BELIEF_PRIORS,
  BELIEF_SIGHT,
  BELIEF_SUBJECTS,
  BELIEF_TEMPERS,
  BELIEF_TOTAL,
  BELIEF_WEIGHTS,
  DISTANCES,
  FIRST_STEPS,
  HEARD_HERE,
  POINT_SLOTS,
} from './layout';
import { has } from './sets';
import { pointTotal } from './tables';

const SUBJECT_ROWS = BELIEF_TEMPERS * BELIEF_CLASSES;
const ROW_BYTES = BELIEF_POINTS * 4;

/** Address of the weights of one temper and class by point. */
export function weightRow(subject: i32, temper: i32, kind: i32): i32 {
  assert(<u32>subject < <u32>BELIEF_SUBJECTS);
  return BELIEF_WEIGHTS + ((subject * BELIEF_TEMPERS + temper) * BELIEF_CLASSES + kind) * ROW_BYTES;
}

/** A subject on this point, at the beginning of any errand. */
export function beginSubject(subject: i32, point: i32): void {
  memory.fill(weightRow(subject, 0, 0), 0, SUBJECT_ROWS * ROW_BYTES);
  for (let temper = 0; temper < BELIEF_TEMPERS; temper++) {
    const prior = load<f64>(BELIEF_PRIORS + (temper << 3));
    const weight = max<u32>(1, <u32>((<f64>BELIEF_TOTAL * prior) / BELIEF_ERRANDS));
    for (let errand = 0; errand < BELIEF_ERRANDS; errand++) {
      store<u32>(weightRow(subject, temper, errand) + (point << 2), weight);
    }
  }
}

/** Every state on the points of BELIEF_SIGHT alike: what is left to believe when nothing fits any more. */
export function beginAnywhere(subject: i32): void {
  const rows = weightRow(subject, 0, 0);
  for (let point = 0; point < pointTotal; point++) {
    const weight = has(BELIEF_SIGHT, point) ? BELIEF_TOTAL / (SUBJECT_ROWS * BELIEF_POINTS) : 0;
    for (let row = 0; row < SUBJECT_ROWS; row++) store<u32>(rows + row * ROW_BYTES + (point << 2), weight);
  }
}

/** 1 when the subject can be anywhere at all. */
export function isAnywhere(subject: i32): i32 {
  const rows = weightRow(subject, 0, 0);
  for (let cell = 0; cell < SUBJECT_ROWS * ROW_BYTES; cell += 8) if (load<u64>(rows + cell) != 0) return 1;
  return 0;
}

/** 1 when the subject can be on this point with its locks closed (`locksOpen` 0: first stage) or open (later stages). */
export function canStand(subject: i32, point: i32, locksOpen: i32): i32 {
  const first = locksOpen ? BELIEF_ERRANDS : 0;
  const last = locksOpen ? BELIEF_CLASSES : BELIEF_ERRANDS;
  for (let temper = 0; temper < BELIEF_TEMPERS; temper++) {
    for (let kind = first; kind < last; kind++) {
      if (load<u32>(weightRow(subject, temper, kind) + (point << 2)) != 0) return 1;
    }
  }
  return 0;
}

/** The subject is on none of the points of BELIEF_SIGHT, but for one point (-1: none). */
export function dropSight(subject: i32, except: i32): void {
  const rows = weightRow(subject, 0, 0);
  for (let point = 0; point < pointTotal; point++) {
    if (point == except || !has(BELIEF_SIGHT, point)) continue;
    for (let row = 0; row < SUBJECT_ROWS; row++) store<u32>(rows + row * ROW_BYTES + (point << 2), 0);
  }
}

/** The subject is on this point. */
export function keepPoint(subject: i32, point: i32): void {
  const rows = weightRow(subject, 0, 0);
  for (let row = 0; row < SUBJECT_ROWS; row++) {
    const here = load<u32>(rows + row * ROW_BYTES + (point << 2));
    memory.fill(rows + row * ROW_BYTES, 0, ROW_BYTES);
    store<u32>(rows + row * ROW_BYTES + (point << 2), here);
  }
}

/** The subject is not in the last stage of its errand on this point, or it would have told. */
export function dropDone(subject: i32, point: i32): void {
  for (let temper = 0; temper < BELIEF_TEMPERS; temper++) {
    for (let errand = 0; errand < BELIEF_ERRANDS; errand++) {
      store<u32>(weightRow(subject, temper, 2 * BELIEF_ERRANDS + errand) + (point << 2), 0);
    }
  }
}

/** Whoever is in the last stage falls back to the one before. */
export function undoLastStage(subject: i32): void {
  for (let temper = 0; temper < BELIEF_TEMPERS; temper++) {
    for (let errand = 0; errand < BELIEF_ERRANDS; errand++) {
      const last = weightRow(subject, temper, 2 * BELIEF_ERRANDS + errand);
      const before = weightRow(subject, temper, BELIEF_ERRANDS + errand);
      for (let cell = 0; cell < ROW_BYTES; cell += 4) {
        store<u32>(before + cell, load<u32>(before + cell) + load<u32>(last + cell));
        store<u32>(last + cell, 0);
      }
    }
  }
}

/** Forgets all accounts of an observation: from here on they add up in BELIEF_LIKELIHOODS. */
export function beginLikelihoods(): void {
  memory.fill(BELIEF_LIKELIHOODS, 0, BELIEF_POINTS * 8);
}

/** Begins one account of what was observed. */
export function beginAccount(): void {
  for (let point = 0; point < BELIEF_POINTS; point++) store<f64>(BELIEF_ACCOUNT + (point << 3), 1);
}

/**
 * What a listener heard: `mask` over its neighbour slots where it was pointed to, HEARD_HERE for its own point, 0 for
 * silence. `choice`: 0 all first steps are pointed to, 1 one of them is, 2 some are.
 */
export function accountHearing(listener: i32, reach: i32, mask: i32, choice: i32): void {
  const pointed = popcnt(mask);
  for (let point = 0; point < pointTotal; point++) {
    const isHeard = reach > 0 && <i32>load<u8>(DISTANCES + listener * POINT_SLOTS + point) <= reach;
    let fits: f64 = 0;
    if (!isHeard) fits = mask == 0 ? 1 : 0;
    else {
      const steps = point == listener ? HEARD_HERE : <i32>load<u8>(FIRST_STEPS + listener * POINT_SLOTS + point);
      const count = popcnt(steps);
      if (choice == 0) fits = mask == steps ? 1 : 0;
      else if (mask != 0 && (mask & ~steps) == 0 && (choice == 2 || pointed == 1)) {
        fits = 1 / <f64>(choice == 2 ? (1 << count) - 1 : count);
      }
    }
    const address = BELIEF_ACCOUNT + (point << 3);
    store<f64>(address, load<f64>(address) * fits);
  }
}

/** Adds the account in thousandths of its own likelihood. */
export function endAccount(thousandths: i32): void {
  for (let point = 0; point < BELIEF_POINTS; point++) {
    const address = BELIEF_LIKELIHOODS + (point << 3);
    const more = (load<f64>(BELIEF_ACCOUNT + (point << 3)) * <f64>thousandths) / 1000;
    store<f64>(address, load<f64>(address) + more);
  }
}

/** Weighs every point by its likelihood, at most 1. */
export function weighLikelihoods(subject: i32): void {
  const rows = weightRow(subject, 0, 0);
  for (let point = 0; point < pointTotal; point++) {
    const likelihood = load<f64>(BELIEF_LIKELIHOODS + (point << 3));
    if (likelihood == 1) continue;
    for (let row = 0; row < SUBJECT_ROWS; row++) {
      const address = rows + row * ROW_BYTES + (point << 2);
      const weight = load<u32>(address);
      if (weight == 0) continue;
      store<u32>(address, likelihood > 0 ? max<u32>(1, <u32>(<f64>weight * min<f64>(1, likelihood))) : 0);
    }
  }
}
