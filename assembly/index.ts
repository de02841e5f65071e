/** What the core offers. Only i32 crosses the border; everything longer lies in the buffers of layout.ts. */
import {
  CHECK_TARGETS,
  CHECK_VIEWS,
  DISTANCES,
  FIRST_STEPS,
  IN_RANGE,
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
  for (let i = 0; i < viewCount; i++) {
    const view = load<i32>(CHECK_VIEWS + (i << 2));
    if (view < 0) continue;
    const set = sight.seenSet(view, useRange);
    for (let j = 0; j < targetCount; j++) {
      const target = load<i32>(CHECK_TARGETS + (j << 2));
      if (target >= 0 && has(set, target)) seen |= 1 << (i * MAX_TARGETS + j);
    }
  }
  return seen;
}

export function distance(from: i32, to: i32): i32 {
  return <i32>load<u8>(DISTANCES + from * POINT_SLOTS + to);
}

/** Mask over the neighbour slots of `from` that begin a shortest path to `to`; 0 when there is none to take. */
export function firstSteps(from: i32, to: i32): i32 {
  return <i32>load<u8>(FIRST_STEPS + from * POINT_SLOTS + to);
}
