/** What the core offers. Only i32 crosses the border; everything longer lies in the buffers of layout.ts. */
import {
  CHECK_EARS,
  CHECK_TARGETS,
  CHECK_VIEWS,
  DISTANCES,
  FIRST_STEPS,
  HEARD,
  IN_RANGE,
  MAX_EARS,
  MAX_TARGETS,
  MAX_VIEWS,
  OPEN_LINES,
  POINT_SLOTS,
  SET_BYTES,
} from './layout';
import { has } from './sets';
import * as sight from './sight';
import { edgeTotal, pointTotal } from './tables';

export {
  accountHearing,
  beginAccount,
  beginAnywhere,
  beginLikelihoods,
  beginSubject,
  canStand,
  dropDone,
  dropSight,
  endAccount,
  isAnywhere,
  keepPoint,
  undoLastStage,
  weighLikelihoods,
} from './belief';
export { preparePulls, reachGoals, settleWeights, spreadWeights } from './belief-moves';
export { spreadRoutes, traceRoutes } from './belief-routes';
export { readMovedShares, readShares } from './belief-shares';
export { blockingWall } from './blocker';
export { cone } from './cone';
export { floorProblem, layFloor, openCount, openDoorways } from './floor';
export { enumeratePlacements, outcomeAt } from './floor-placements';
export { ABI_VERSION, LAYOUT_SUM, MAGIC } from './layout';
export { edgeBetween, neighbourCount, searchFrom } from './paths';
export { inFront, sightLine } from './sight';
export { buildTables, problemIndex } from './tables';

export function hidePoint(point: i32): void {
  sight.hidePoint(point, pointTotal, edgeTotal);
}

export function openLine(a: i32, b: i32): i32 {
  return i32(has(OPEN_LINES + a * SET_BYTES, b));
}

export function inRange(a: i32, b: i32): i32 {
  return i32(has(IN_RANGE + a * SET_BYTES, b));
}

/** 1 when the target is seen in this view: open line, in front, and in range where the range counts. */
export function seesFrom(view: i32, target: i32, useRange: i32): i32 {
  return i32(has(sight.seenSet(view, useRange), target));
}

/** Address of the set of all points seen in this view. */
export function seenSet(view: i32, useRange: i32): i32 {
  return sight.seenSet(view, useRange);
}

/** Who of CHECK_TARGETS is seen in which of CHECK_VIEWS: bit view * MAX_TARGETS + target. */
export function seenTargets(viewCount: i32, targetCount: i32, useRange: i32): i32 {
  assert(viewCount <= MAX_VIEWS && targetCount <= MAX_TARGETS);
  let seen = 0;
  for (let view = 0; view < viewCount; view += 2)
    seen |= seenByTwo(view, targetCount, useRange) << (view * MAX_TARGETS);
  return seen;
}

/** Two views together, because a target's place in a set is the same for both. Nobody is the last slot, always empty. */
function seenByTwo(first: i32, targetCount: i32, useRange: i32): i32 {
  const views = CHECK_VIEWS + (first << 2);
  const viewA = load<i32>(views);
  const viewB = load<i32>(views, 4);
  const setA = sight.seenSet(max(viewA, 0), useRange);
  const setB = sight.seenSet(max(viewB, 0), useRange);
  let seen = 0;
  for (let i = targetCount - 1; i >= 0; i--) {
    const target = load<i32>(CHECK_TARGETS + (i << 2)) & (POINT_SLOTS - 1);
    const word = (target >> 5) << 2;
    const inA = (load<u32>(setA + word) >>> target) & 1;
    const inB = (load<u32>(setB + word) >>> target) & 1;
    seen = (seen << 1) | inA | (inB << MAX_TARGETS);
  }
  const both = (1 << MAX_TARGETS) - 1;
  return seen & ((viewA < 0 ? 0 : both) | (viewB < 0 ? 0 : both << MAX_TARGETS));
}

/** Fills HEARD for so many of CHECK_EARS and CHECK_TARGETS; nobody is the last slot, which nothing reaches. */
export function hearTargets(earCount: i32, targetCount: i32): void {
  assert(earCount <= MAX_EARS && targetCount <= MAX_TARGETS);
  for (let ear = 0; ear < earCount; ear += 2) hearByTwo(ear, targetCount);
}

function hearByTwo(first: i32, targetCount: i32): void {
  const ears = CHECK_EARS + (first << 2);
  const rowA = (load<i32>(ears) & (POINT_SLOTS - 1)) * POINT_SLOTS;
  const rowB = (load<i32>(ears, 4) & (POINT_SLOTS - 1)) * POINT_SLOTS;
  let heard = HEARD + first * MAX_TARGETS * 2;
  const end = CHECK_TARGETS + (targetCount << 2);
  for (let slot = CHECK_TARGETS; slot < end; slot += 4) {
    const target = load<i32>(slot) & (POINT_SLOTS - 1);
    const wayA = rowA + target;
    const wayB = rowB + target;
    store<u16>(heard, (<u16>load<u8>(wayA, DISTANCES)) | ((<u16>load<u8>(wayA, FIRST_STEPS)) << 8));
    store<u16>(heard, (<u16>load<u8>(wayB, DISTANCES)) | ((<u16>load<u8>(wayB, FIRST_STEPS)) << 8), MAX_TARGETS * 2);
    heard += 2;
  }
}

export function distance(from: i32, to: i32): i32 {
  return <i32>load<u8>(DISTANCES + from * POINT_SLOTS + to);
}

/** Mask over the neighbour slots of `from` that begin a shortest path to `to`; 0 when there is none to take. */
export function firstSteps(from: i32, to: i32): i32 {
  return <i32>load<u8>(FIRST_STEPS + from * POINT_SLOTS + to);
}
