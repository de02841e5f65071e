/**
 * Where a hidden move may end: every route of a number of steps that keeps to open points and out of sight, or is seen
 * exactly on the points that it was seen on. Sets are exact, so that whoever really moved so is never left out.
 */
import {
  BELIEF_CLOSED,
  BELIEF_ENDS,
  BELIEF_LOCKS,
  BELIEF_LOST,
  BELIEF_MODES,
  BELIEF_POINTS,
  BELIEF_RANGES,
  BELIEF_ROUTES,
  BELIEF_SEEN,
  BELIEF_SIGHT,
  MAX_TRACE,
  NO_POINT,
  SET_BYTES,
  TRACED_MODE,
} from './layout';
import { neighbour, neighbourCount, neighbourEdge } from './paths';
import { add, clear, has } from './sets';
import { pointTotal } from './tables';

/** Words of a set that points of a belief can lie in, in bytes. */
const USED_BYTES = 24;

export function endSet(mode: i32, locksOpen: i32, start: i32): i32 {
  return BELIEF_ENDS + ((mode * 2 + locksOpen) * BELIEF_POINTS + start) * SET_BYTES;
}

function leastSteps(mode: i32): i32 {
  return load<i32>(BELIEF_RANGES + (mode << 3));
}

function mostSteps(mode: i32): i32 {
  return load<i32>(BELIEF_RANGES + (mode << 3), 4);
}

function isOpen(point: i32, slot: i32, locksOpen: i32): bool {
  if (locksOpen) return true;
  const edge = neighbourEdge(point, slot) >> 1;
  return ((load<u32>(BELIEF_LOCKS + ((edge >> 5) << 2)) >>> (edge & 31)) & 1) == 0;
}

function unite(into: i32, from: i32): void {
  for (let word = 0; word < USED_BYTES; word += 8)
    store<u64>(into + word, load<u64>(into + word) | load<u64>(from + word));
}

/**
 * The ends of unseen moves by every mode and from every start: BELIEF_CLOSED may not be entered. The ends of a route of
 * one step more are the ends of all routes that begin beside it.
 */
export function spreadRoutes(locksOpen: i32): void {
  let longest = 0;
  for (let mode = 0; mode < BELIEF_MODES; mode++) {
    memory.fill(endSet(mode, locksOpen, 0), 0, BELIEF_POINTS * SET_BYTES);
    longest = max(longest, mostSteps(mode));
  }
  let ends = BELIEF_ROUTES;
  let longer = BELIEF_ROUTES + BELIEF_POINTS * SET_BYTES;
  memory.fill(ends, 0, BELIEF_POINTS * SET_BYTES);
  for (let start = 0; start < pointTotal; start++) add(ends + start * SET_BYTES, start);
  for (let steps = 0; ; steps++) {
    for (let mode = 0; mode < BELIEF_MODES; mode++) {
      if (steps < leastSteps(mode) || steps > mostSteps(mode)) continue;
      for (let start = 0; start < pointTotal; start++) unite(endSet(mode, locksOpen, start), ends + start * SET_BYTES);
    }
    if (steps >= longest) return;
    memory.fill(longer, 0, BELIEF_POINTS * SET_BYTES);
    for (let start = 0; start < pointTotal; start++) {
      const count = neighbourCount(start);
      for (let slot = 0; slot < count; slot++) {
        const next = neighbour(start, slot);
        if (has(BELIEF_CLOSED, next) || !isOpen(start, slot, locksOpen)) continue;
        unite(longer + start * SET_BYTES, ends + next * SET_BYTES);
      }
    }
    const spent = ends;
    ends = longer;
    longer = spent;
  }
}

/**
 * The ends of one start for a move that was seen on `seenCount` points of BELIEF_SEEN and got out of sight `lostCount`
 * times as BELIEF_LOST says, by the range of TRACED_MODE, into the set of that mode; `lostCount` -1: losses are not told.
 * It is seen at the end on `shownEnd`, or out of sight (-1). Routes are told apart by how much of the trace is used up.
 */
export function traceRoutes(start: i32, locksOpen: i32, seenCount: i32, lostCount: i32, shownEnd: i32): void {
  const losses = i32(lostCount >= 0);
  if (!losses) lostCount = 0;
  assert((seenCount + 1) * (lostCount + 1) <= BELIEF_POINTS && seenCount <= MAX_TRACE && lostCount <= MAX_TRACE);
  const ends = endSet(TRACED_MODE, locksOpen, start);
  clear(ends);
  const stages = (seenCount + 1) * (lostCount + 1);
  let now = BELIEF_ROUTES;
  let then = BELIEF_ROUTES + BELIEF_POINTS * SET_BYTES;
  memory.fill(now, 0, stages * SET_BYTES);
  add(now, start);
  const most = mostSteps(TRACED_MODE);
  const last = (stages - 1) * SET_BYTES;
  for (let steps = 0; steps <= most; steps++) {
    if (steps >= leastSteps(TRACED_MODE)) unite(ends, now + last);
    memory.fill(then, 0, stages * SET_BYTES);
    for (let stage = 0; stage < stages; stage++) {
      for (let word = 0; word < USED_BYTES; word += 8) {
        let points = load<u64>(now + stage * SET_BYTES + word);
        while (points != 0) {
          const point = (word << 3) + <i32>ctz(points);
          points &= points - 1;
          traceStep(then, point, stage, locksOpen, seenCount, lostCount, losses);
        }
      }
    }
    const spent = now;
    now = then;
    then = spent;
  }
  const isShown = shownEnd >= 0 && has(ends, shownEnd);
  for (let word = 0; word < USED_BYTES; word += 8) {
    const hidden = load<u64>(ends + word) & ~load<u64>(BELIEF_SIGHT + word);
    store<u64>(ends + word, shownEnd < 0 ? hidden : 0);
  }
  if (isShown) add(ends, shownEnd);
}

/** All steps from one point that fit what was told. */
function traceStep(
  then: i32,
  point: i32,
  stage: i32,
  locksOpen: i32,
  seenCount: i32,
  lostCount: i32,
  losses: i32,
): void {
  const seen = stage / (lostCount + 1);
  const lost = stage % (lostCount + 1);
  const count = neighbourCount(point);
  for (let slot = 0; slot < count; slot++) {
    const next = neighbour(point, slot);
    if (has(BELIEF_CLOSED, next) || !isOpen(point, slot, locksOpen)) continue;
    let nextSeen = seen;
    let nextLost = lost;
    if (has(BELIEF_SIGHT, next)) {
      if (seen == seenCount || <i32>load<u8>(BELIEF_SEEN + seen) != next) continue;
      nextSeen++;
    } else if (losses && has(BELIEF_SIGHT, point)) {
      if (lost == lostCount || <i32>load<u8>(BELIEF_LOST + (lost << 1)) != point) continue;
      const whither = <i32>load<u8>(BELIEF_LOST + (lost << 1), 1);
      if (whither != NO_POINT && whither != next) continue;
      nextLost++;
    }
    add(then + (nextSeen * (lostCount + 1) + nextLost) * SET_BYTES, next);
  }
}
