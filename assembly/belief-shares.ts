/** What a filter believes, as shares: summed over classes, with errands that no two subjects share. */
import { weightRow } from './belief';
import {
  BELIEF_AFTER,
  BELIEF_AHEAD_SHARES,
  BELIEF_BEFORE,
  BELIEF_CLASSES,
  BELIEF_ERRANDS,
  BELIEF_ERRAND_SHARES,
  BELIEF_LAST_SHARES,
  BELIEF_LEFT,
  BELIEF_MOVED,
  BELIEF_POINTS,
  BELIEF_SHARES,
  BELIEF_STAGES,
  BELIEF_STAGE_SHARES,
  BELIEF_STRIDES,
  BELIEF_TEMPERS,
  BELIEF_TOTALS,
} from './layout';

const ERRAND_SETS = 1 << BELIEF_ERRANDS;

function totalOf(subject: i32, errand: i32): i32 {
  return BELIEF_TOTALS + ((subject * BELIEF_ERRANDS + errand) << 3);
}

function leftFor(subject: i32, errand: i32): i32 {
  return BELIEF_LEFT + ((subject * BELIEF_ERRANDS + errand) << 3);
}

function before(subject: i32, taken: i32): i32 {
  return BELIEF_BEFORE + ((subject * ERRAND_SETS + taken) << 3);
}

function after(subject: i32, taken: i32): i32 {
  return BELIEF_AFTER + ((subject * ERRAND_SETS + taken) << 3);
}

/** The share of each errand of one subject, taken alone. */
function sumErrands(subject: i32): void {
  let whole: f64 = 0;
  for (let errand = 0; errand < BELIEF_ERRANDS; errand++) {
    let sum: u64 = 0;
    for (let temper = 0; temper < BELIEF_TEMPERS; temper++) {
      for (let stage = 0; stage < BELIEF_STAGES; stage++) {
        const row = weightRow(subject, temper, stage * BELIEF_ERRANDS + errand);
        for (let point = 0; point < BELIEF_POINTS; point++) sum += load<u32>(row + (point << 2));
      }
    }
    store<f64>(totalOf(subject, errand), <f64>sum);
    whole += <f64>sum;
  }
  for (let errand = 0; errand < BELIEF_ERRANDS; errand++) {
    const address = totalOf(subject, errand);
    store<f64>(address, whole > 0 ? load<f64>(address) / whole : 0);
  }
}

/**
 * How much room all others leave a subject for each errand: the sum over all ways in which they have errands of their
 * own. Errands taken by the subjects before it and after it are summed by the set of those taken.
 */
function shareErrands(count: i32): void {
  memory.fill(before(0, 0), 0, (count + 1) * ERRAND_SETS * 8);
  memory.fill(after(0, 0), 0, (count + 1) * ERRAND_SETS * 8);
  store<f64>(before(0, 0), 1);
  for (let subject = 0; subject < count; subject++) {
    for (let taken = 0; taken < ERRAND_SETS; taken++) {
      const sum = load<f64>(before(subject, taken));
      if (sum == 0) continue;
      for (let errand = 0; errand < BELIEF_ERRANDS; errand++) {
        if ((taken >> errand) & 1) continue;
        const into = before(subject + 1, taken | (1 << errand));
        store<f64>(into, load<f64>(into) + sum * load<f64>(totalOf(subject, errand)));
      }
    }
  }
  for (let taken = 0; taken < ERRAND_SETS; taken++) {
    if (popcnt(taken) == count) store<f64>(after(count, taken), 1);
  }
  for (let subject = count - 1; subject >= 0; subject--) {
    for (let errand = 0; errand < BELIEF_ERRANDS; errand++) store<f64>(leftFor(subject, errand), 0);
    for (let taken = 0; taken < ERRAND_SETS; taken++) {
      if (popcnt(taken) != subject) continue;
      const earlier = load<f64>(before(subject, taken));
      let sum: f64 = 0;
      for (let errand = 0; errand < BELIEF_ERRANDS; errand++) {
        if ((taken >> errand) & 1) continue;
        const later = load<f64>(after(subject + 1, taken | (1 << errand)));
        sum += load<f64>(totalOf(subject, errand)) * later;
        const left = leftFor(subject, errand);
        store<f64>(left, load<f64>(left) + earlier * later);
      }
      store<f64>(after(subject, taken), sum);
    }
  }
}

function divide(address: i32, count: i32, whole: f64): void {
  for (let i = 0; i < count; i++) {
    const cell = address + (i << 3);
    store<f64>(cell, whole > 0 ? load<f64>(cell) / whole : 0);
  }
}

function addTo(address: i32, more: f64): void {
  store<f64>(address, load<f64>(address) + more);
}

function sumShares(subject: i32): void {
  const shares = BELIEF_SHARES + subject * BELIEF_POINTS * 8;
  const lastShares = BELIEF_LAST_SHARES + subject * BELIEF_POINTS * 8;
  const ahead = BELIEF_AHEAD_SHARES + subject * BELIEF_POINTS * 8;
  const stages = BELIEF_STAGE_SHARES + subject * BELIEF_STAGES * 8;
  const errands = BELIEF_ERRAND_SHARES + subject * BELIEF_ERRANDS * 8;
  memory.fill(shares, 0, BELIEF_POINTS * 8);
  memory.fill(lastShares, 0, BELIEF_POINTS * 8);
  memory.fill(ahead, 0, BELIEF_POINTS * 8);
  memory.fill(stages, 0, BELIEF_STAGES * 8);
  memory.fill(errands, 0, BELIEF_ERRANDS * 8);
  let whole: f64 = 0;
  for (let temper = 0; temper < BELIEF_TEMPERS; temper++) {
    for (let kind = 0; kind < BELIEF_CLASSES; kind++) {
      const stage = kind / BELIEF_ERRANDS;
      const errand = kind % BELIEF_ERRANDS;
      const room = load<f64>(leftFor(subject, errand));
      const strides = BELIEF_STRIDES + (stage < 2 ? kind : 2 * BELIEF_ERRANDS + subject) * BELIEF_POINTS;
      const row = weightRow(subject, temper, kind);
      let sum: f64 = 0;
      for (let point = 0; point < BELIEF_POINTS; point++) {
        const weight = load<u32>(row + (point << 2));
        if (weight == 0) continue;
        const share = <f64>weight * room;
        sum += share;
        addTo(shares + (point << 3), share);
        addTo(ahead + ((<i32>load<u8>(strides + point)) << 3), share);
        if (stage == 2) addTo(lastShares + (point << 3), share);
      }
      addTo(stages + (stage << 3), sum);
      addTo(errands + (errand << 3), sum);
      whole += sum;
    }
  }
  divide(shares, BELIEF_POINTS, whole);
  divide(lastShares, BELIEF_POINTS, whole);
  divide(ahead, BELIEF_POINTS, whole);
  divide(stages, BELIEF_STAGES, whole);
  divide(errands, BELIEF_ERRANDS, whole);
}

/** Fills the shares of the first `count` subjects. */
export function readShares(count: i32): void {
  for (let subject = 0; subject < count; subject++) sumErrands(subject);
  shareErrands(count);
  for (let subject = 0; subject < count; subject++) sumShares(subject);
}

/** Of weights that were moved but not taken over, the shares by point of a subject whose shares were read before. */
export function readMovedShares(subject: i32, room: i32): void {
  const shares = BELIEF_SHARES + subject * BELIEF_POINTS * 8;
  memory.fill(shares, 0, BELIEF_POINTS * 8);
  let whole: f64 = 0;
  for (let row = 0; row < BELIEF_TEMPERS * BELIEF_CLASSES; row++) {
    const left = load<f64>(leftFor(room, row % BELIEF_ERRANDS));
    for (let point = 0; point < BELIEF_POINTS; point++) {
      const share = load<f64>(BELIEF_MOVED + ((row * BELIEF_POINTS + point) << 3)) * left;
      addTo(shares + (point << 3), share);
      whole += share;
    }
  }
  divide(shares, BELIEF_POINTS, whole);
}
