/**
 * Exact sight. A line is blocked exactly when the closed sight segment meets a closed wall segment: touching blocks.
 * With 14-bit coordinates all products stay below 2^29 and all sums below 2^30, so plain i32 arithmetic decides.
 */
import { buildGrid, cellEntries, firstRow, isOutside, lastRow, nextColumn, startWalk } from './grid';
import {
  CELL_WALLS,
  EDGES,
  IN_RANGE,
  LAST_BLOCKERS,
  MAX_COORDINATE,
  POINT_SLOTS,
  OPEN_LINES,
  POINTS,
  SEEN_SETS,
  SET_BYTES,
  WALLS,
} from './layout';
import { add, clear, remove } from './sets';

export function pointX(point: i32): i32 {
  return load<i32>(POINTS + (point << 3));
}

export function pointY(point: i32): i32 {
  return load<i32>(POINTS + (point << 3), 4);
}

/**
 * Whether wall and sight line meet: their bounding boxes overlap, and neither lies strictly on one side of the other.
 * On one carrier line all four orientations are 0 and the boxes alone decide, which is then exact. The line's left end
 * comes first, as does the wall's.
 */
export function meetsWall(wall: i32, x1: i32, y1: i32, x2: i32, y2: i32): bool {
  const ends = WALLS + (wall << 4);
  const ax = load<i32>(ends);
  const bx = load<i32>(ends, 8);
  if (bx < x1 || ax > x2) return false;
  const ay = load<i32>(ends, 4);
  const by = load<i32>(ends, 12);
  if (max(ay, by) < min(y1, y2) || min(ay, by) > max(y1, y2)) return false;
  const dx = x2 - x1;
  const dy = y2 - y1;
  const ux = ax - x1;
  const uy = ay - y1;
  const wallX = bx - ax;
  const wallY = by - ay;
  const turn = dx * wallY - dy * wallX;
  const startSide = dx * uy - dy * ux;
  const endSide = startSide + turn;
  if (min(startSide, endSide) > 0 || max(startSide, endSide) < 0) return false;
  const nearSide = ux * wallY - uy * wallX;
  const farSide = nearSide - turn;
  return min(nearSide, farSide) <= 0 && max(nearSide, farSide) >= 0;
}

/** A wall that the line from (x1, y1) to (x2, y2) meets, or -1 when it is open; which one is found is not promised. */
function anyBlocker(x1: i32, y1: i32, x2: i32, y2: i32): i32 {
  assert(<u32>x1 <= <u32>MAX_COORDINATE && <u32>y1 <= <u32>MAX_COORDINATE);
  assert(<u32>x2 <= <u32>MAX_COORDINATE && <u32>y2 <= <u32>MAX_COORDINATE);
  if (x1 > x2) return anyBlocker(x2, y2, x1, y1);
  startWalk(x1, y1, x2, y2);
  if (isOutside()) return -1;
  do {
    for (let row = firstRow; row <= lastRow; row++) {
      const entries = cellEntries(row);
      const end = CELL_WALLS + ((<i32>load<u16>(entries, 2)) << 1);
      for (let entry = CELL_WALLS + ((<i32>load<u16>(entries)) << 1); entry < end; entry += 2) {
        const wall = <i32>load<u16>(entry);
        if (meetsWall(wall, x1, y1, x2, y2)) return wall;
      }
    }
  } while (nextColumn());
  return -1;
}

/** 1 when the line between two places is open, else 0. */
export function sightLine(x1: i32, y1: i32, x2: i32, y2: i32): i32 {
  return i32(anyBlocker(x1, y1, x2, y2) < 0);
}

/** Turns each wall so that its left end comes first, and sorts the walls by place. */
export function buildWalls(wallCount: i32): void {
  for (let wall = 0; wall < wallCount; wall++) {
    const ends = WALLS + (wall << 4);
    const start = load<i64>(ends);
    const end = load<i64>(ends, 8);
    if (<i32>start <= <i32>end) continue;
    store<i64>(ends, end);
    store<i64>(ends, start, 8);
  }
  buildGrid(wallCount);
}

/** The first point that lies on a wall, or -1. */
export function pointOnWall(pointCount: i32): i32 {
  for (let point = 0; point < pointCount; point++) {
    const x = pointX(point);
    const y = pointY(point);
    if (anyBlocker(x, y, x, y) >= 0) return point;
  }
  return -1;
}

/** Fills the mutual tables of open lines and of range. A point is open to itself and in its own range. */
export function buildOpenLines(pointCount: i32, rangeSquared: i32): void {
  memory.fill(OPEN_LINES, 0, POINT_SLOTS * SET_BYTES);
  memory.fill(IN_RANGE, 0, POINT_SLOTS * SET_BYTES);
  memory.fill(LAST_BLOCKERS, 0, POINT_SLOTS << 2);
  for (let a = 0; a < pointCount; a++) {
    const lineRow = OPEN_LINES + a * SET_BYTES;
    const rangeRow = IN_RANGE + a * SET_BYTES;
    const ax = pointX(a);
    const ay = pointY(a);
    add(lineRow, a);
    add(rangeRow, a);
    for (let b = 0; b < a; b++) {
      const bx = pointX(b);
      const by = pointY(b);
      const dx = bx - ax;
      const dy = by - ay;
      if (dx * dx + dy * dy <= rangeSquared) {
        add(rangeRow, b);
        add(IN_RANGE + b * SET_BYTES, a);
      }
      if (isBlocked(ax, ay, bx, by, a, b)) continue;
      add(lineRow, b);
      add(OPEN_LINES + b * SET_BYTES, a);
    }
  }
}

/**
 * Points with neighbouring numbers mostly lie side by side, so the wall that hid b from the point before, or the point
 * before b from a, is tried first.
 */
function isBlocked(ax: i32, ay: i32, bx: i32, by: i32, a: i32, b: i32): bool {
  const memo = LAST_BLOCKERS + (b << 2);
  const flip = ax > bx;
  const x1 = flip ? bx : ax;
  const y1 = flip ? by : ay;
  const x2 = flip ? ax : bx;
  const y2 = flip ? ay : by;
  const known = load<i32>(memo);
  if (known != 0 && meetsWall(known - 1, x1, y1, x2, y2)) return true;
  if (b > 0) {
    const beside = load<i32>(memo - 4);
    if (beside != 0 && beside != known && meetsWall(beside - 1, x1, y1, x2, y2)) {
      store<i32>(memo, beside);
      return true;
    }
  }
  const wall = anyBlocker(x1, y1, x2, y2);
  store<i32>(memo, wall + 1);
  return wall >= 0;
}

/** Address of the set of points seen in a view, with the range counted in or not. */
export function seenSet(view: i32, useRange: i32): i32 {
  return SEEN_SETS + ((view << 1) + useRange) * SET_BYTES;
}

/** The point on which a viewer stands: the edge's end, or its start before the step is made. */
export function standingPoint(view: i32): i32 {
  const edge = view >> 1;
  return edgePoint(edge >> 1, (edge & 1) ^ (view & 1) ^ 1);
}

export function edgePoint(edge: i32, end: i32): i32 {
  return load<i32>(EDGES + (edge << 3) + (end << 2));
}

/** In front is the closed half-plane: exactly sideways counts. 1 when `target` lies there for this view. */
export function inFront(view: i32, target: i32): i32 {
  const standing = standingPoint(view);
  return i32(isAhead(pointX(standing), pointY(standing), facingX(view), facingY(view), target));
}

function isAhead(x: i32, y: i32, facingX: i32, facingY: i32, target: i32): bool {
  return (pointX(target) - x) * facingX + (pointY(target) - y) * facingY >= 0;
}

function facingX(view: i32): i32 {
  const back = (view >> 1) & 1;
  return pointX(edgePoint(view >> 2, back ^ 1)) - pointX(edgePoint(view >> 2, back));
}

function facingY(view: i32): i32 {
  const back = (view >> 1) & 1;
  return pointY(edgePoint(view >> 2, back ^ 1)) - pointY(edgePoint(view >> 2, back));
}

/** Fills the seen sets of all views from the tables of lines and range. */
export function buildSeenSets(edgeCount: i32): void {
  for (let view = 0; view < edgeCount << 2; view++) {
    const all = seenSet(view, 0);
    const near = seenSet(view, 1);
    const standing = standingPoint(view);
    const lineRow = OPEN_LINES + standing * SET_BYTES;
    const rangeRow = IN_RANGE + standing * SET_BYTES;
    const x = pointX(standing);
    const y = pointY(standing);
    const towardX = facingX(view);
    const towardY = facingY(view);
    for (let word = 0; word < SET_BYTES; word += 4) {
      let open = load<u32>(lineRow + word);
      let seen = open;
      while (open != 0) {
        if (!isAhead(x, y, towardX, towardY, (word << 3) + <i32>ctz(open))) seen &= ~(open & -open);
        open &= open - 1;
      }
      store<u32>(all + word, seen);
      store<u32>(near + word, seen & load<u32>(rangeRow + word));
    }
  }
}

/** A ruling: the point shares an open line with nobody but itself, whatever the walls say. */
export function hidePoint(point: i32, pointCount: i32, edgeCount: i32): void {
  for (let other = 0; other < pointCount; other++) remove(OPEN_LINES + other * SET_BYTES, point);
  clear(OPEN_LINES + point * SET_BYTES);
  add(OPEN_LINES + point * SET_BYTES, point);
  buildSeenSets(edgeCount);
}
