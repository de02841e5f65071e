/** Why a line is blocked: the wall that it meets first. */
import { WALLS } from './layout';
import { meetsWall } from './sight';
import { wallTotal } from './tables';

/**
 * The index of the wall met first on the way from (x1, y1) to (x2, y2), or -1 when the line is open. Of walls met at the
 * same place the lowest index answers. The places are compared as exact fractions of the way in i64.
 */
export function blockingWall(x1: i32, y1: i32, x2: i32, y2: i32): i32 {
  const flip = x1 > x2;
  let first = -1;
  let bestPart: i64 = 0;
  let bestWhole: i64 = 1;
  for (let wall = 0; wall < wallTotal; wall++) {
    const meets = flip ? meetsWall(wall, x2, y2, x1, y1) : meetsWall(wall, x1, y1, x2, y2);
    if (!meets) continue;
    const ends = WALLS + (wall << 4);
    const dx = x2 - x1;
    const dy = y2 - y1;
    const ax = load<i32>(ends) - x1;
    const ay = load<i32>(ends, 4) - y1;
    const bx = load<i32>(ends, 8) - x1;
    const by = load<i32>(ends, 12) - y1;
    let part = <i64>(ax * (by - ay) - ay * (bx - ax));
    let whole = <i64>(dx * (by - ay) - dy * (bx - ax));
    if (whole == 0) {
      // On one line: the nearer end, or the eye itself when the wall passes over it.
      const partA = ax * dx + ay * dy;
      const partB = bx * dx + by * dy;
      part = max<i64>(min(partA, partB), 0);
      whole = max<i64>(dx * dx + dy * dy, 1);
    } else if (whole < 0) {
      part = -part;
      whole = -whole;
    }
    if (first >= 0 && part * bestWhole >= bestPart * whole) continue;
    first = wall;
    bestPart = part;
    bestWhole = whole;
  }
  return first;
}
