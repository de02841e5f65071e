/**
 * The vision polygon that is drawn. It decides nothing: floats are allowed here and nowhere else in the core.
 *
 * Walls are clipped to the half-disc before the eye; then a ray sweeps over their ends in the order of the angle. Between
 * two ends the reciprocal distance of each wall along the ray is a linear function, so the visible chain is the upper
 * envelope of a few lines. T-joints, shared corners, collinear and even crossing walls need no special case.
 */
import {
  CONE_ACTIVE,
  CONE_BUCKETS,
  CONE_ENDS,
  CONE_ORDER,
  CONE_VERTICES,
  CONE_WALLS,
  MAX_CONE_VERTICES,
  WALLS,
} from './layout';
import { wallTotal } from './tables';

const BUCKETS = 128;
const END_BYTES = 24;
/** The arc is drawn in chords of 3 degrees. */
const STEP_COSINE: f64 = 0.9986295347545738;
const STEP_SINE: f64 = 0.05233595624294384;
/** Vertices closer than this (in subunits) are one. */
const SAME_PLACE: f64 = 0.004;
const NO_WALL = -1;

let eyeX: f64 = 0;
let eyeY: f64 = 0;
let radius: f64 = 0;
let activeCount: i32 = 0;
let vertexCount: i32 = 0;
let lastX: f64 = 0;
let lastY: f64 = 0;
/** The wall on which the chain of vertices runs, and whether its provisional last vertex has been written. */
let runWall: i32 = NO_WALL;
let runHasEnd: bool = false;

/** Writes the polygon to CONE_VERTICES, the eye first, and answers the number of vertices. */
export function cone(x: i32, y: i32, facingX: i32, facingY: i32, reach: i32): i32 {
  eyeX = x;
  eyeY = y;
  radius = reach;
  activeCount = 0;
  vertexCount = 0;
  runWall = NO_WALL;
  runHasEnd = false;
  push(0, 0);
  const endCount = clipWalls(x, y, facingX, facingY, reach) << 1;
  sortEnds(endCount);
  sweep(endCount, facingX, facingY);
  return vertexCount;
}

/** Keeps what lies of each wall in the half-disc, turned so that the ray meets its beginning first. */
function clipWalls(x: i32, y: i32, facingX: i32, facingY: i32, reach: i32): i32 {
  const reachSquared = <f64>reach * <f64>reach;
  let kept = 0;
  for (let wall = 0; wall < wallTotal; wall++) {
    const ends = WALLS + (wall << 4);
    let ax = load<i32>(ends) - x;
    let bx = load<i32>(ends, 8) - x;
    if (bx < -reach || ax > reach) continue;
    let ay = load<i32>(ends, 4) - y;
    let by = load<i32>(ends, 12) - y;
    if (max(ay, by) < -reach || min(ay, by) > reach) continue;
    let aheadA = ax * facingX + ay * facingY;
    let aheadB = bx * facingX + by * facingY;
    if (max(aheadA, aheadB) <= 0) continue;
    const turn = ax * by - ay * bx;
    // Seen edge-on a wall covers no area.
    if (turn == 0) continue;
    if (turn < 0) {
      const swapX = ax;
      const swapY = ay;
      const swapAhead = aheadA;
      ax = bx;
      ay = by;
      aheadA = aheadB;
      bx = swapX;
      by = swapY;
      aheadB = swapAhead;
    }
    const alongX = <f64>(bx - ax);
    const alongY = <f64>(by - ay);
    let begin: f64 = 0;
    let end: f64 = 1;
    const crossing = <f64>aheadA / (<f64>aheadA - <f64>aheadB);
    if (aheadA < 0) begin = crossing;
    if (aheadB < 0) end = crossing;
    const outsideA = <f64>ax * <f64>ax + <f64>ay * <f64>ay - reachSquared;
    const outsideB = <f64>bx * <f64>bx + <f64>by * <f64>by - reachSquared;
    if (outsideA > 0 || outsideB > 0) {
      const lengthSquared = alongX * alongX + alongY * alongY;
      const middle = -(<f64>ax * alongX + <f64>ay * alongY);
      const discriminant = middle * middle - lengthSquared * outsideA;
      if (discriminant <= 0) continue;
      const half = sqrt(discriminant);
      if (outsideA > 0) begin = max(begin, (middle - half) / lengthSquared);
      if (outsideB > 0) end = min(end, (middle + half) / lengthSquared);
    }
    if (begin >= end) continue;

    const slot = CONE_ENDS + kept * 2 * END_BYTES;
    if (begin == 0) storeEnd(slot, ax, ay, facingX, facingY);
    else storeEnd(slot, <f64>ax + begin * alongX, <f64>ay + begin * alongY, facingX, facingY);
    if (end == 1) storeEnd(slot + END_BYTES, bx, by, facingX, facingY);
    else storeEnd(slot + END_BYTES, <f64>ax + end * alongX, <f64>ay + end * alongY, facingX, facingY);
    if (aheadA < 0 && begin == crossing) store<f64>(slot, -1, 16);
    if (aheadB < 0 && end == crossing) store<f64>(slot + END_BYTES, 1, 16);

    const scale = 1 / <f64>abs(turn);
    store<f64>(CONE_WALLS + (kept << 4), alongY * scale);
    store<f64>(CONE_WALLS + (kept << 4), -alongX * scale, 8);
    kept++;
  }
  return kept;
}

/** An end with its key: -1 to 1, growing with the angle over the half circle, and equal on one ray of whole numbers. */
function storeEnd(slot: i32, x: f64, y: f64, facingX: f64, facingY: f64): void {
  const ahead = x * facingX + y * facingY;
  const aside = y * facingX - x * facingY;
  store<f64>(slot, x);
  store<f64>(slot, y, 8);
  store<f64>(slot, aside / (ahead + abs(aside)), 16);
}

function endKey(end: i32): f64 {
  return load<f64>(CONE_ENDS + end * END_BYTES, 16);
}

/** Counting sort into buckets by key, then insertion sort of what is almost in order. */
function sortEnds(endCount: i32): void {
  memory.fill(CONE_BUCKETS, 0, BUCKETS * 2);
  for (let end = 0; end < endCount; end++) {
    const bucket = bucketOf(end);
    store<u16>(bucket, load<u16>(bucket) + 1);
  }
  let total = 0;
  for (let bucket = 0; bucket < BUCKETS; bucket++) {
    const address = CONE_BUCKETS + (bucket << 1);
    total += load<u16>(address);
    store<u16>(address, <u16>total);
  }
  for (let end = endCount - 1; end >= 0; end--) {
    const bucket = bucketOf(end);
    const place = load<u16>(bucket) - 1;
    store<u16>(bucket, place);
    store<u16>(CONE_ORDER + ((<i32>place) << 1), <u16>end);
  }
  for (let i = 1; i < endCount; i++) {
    const end = load<u16>(CONE_ORDER + (i << 1));
    const key = endKey(end);
    let hole = CONE_ORDER + (i << 1);
    while (hole > CONE_ORDER && endKey(load<u16>(hole - 2)) > key) {
      store<u16>(hole, load<u16>(hole - 2));
      hole -= 2;
    }
    store<u16>(hole, end);
  }
}

function bucketOf(end: i32): i32 {
  const bucket = <i32>((endKey(end) + 1) * (BUCKETS / 2));
  return CONE_BUCKETS + (min(max(bucket, 0), BUCKETS - 1) << 1);
}

/** Turns the ray from one side over the facing to the other. */
function sweep(endCount: i32, facingX: f64, facingY: f64): void {
  let key: f64 = -1;
  let rayX = facingY;
  let rayY = -facingX;
  for (let i = 0; i < endCount; i++) {
    const end = <i32>load<u16>(CONE_ORDER + (i << 1));
    const address = CONE_ENDS + end * END_BYTES;
    const nextKey = load<f64>(address, 16);
    if (nextKey > key) {
      const nextX = load<f64>(address);
      const nextY = load<f64>(address, 8);
      if (activeCount > 0) drawWalls(rayX, rayY, nextX, nextY);
      else drawArc(rayX, rayY, nextX, nextY);
      key = nextKey;
      rayX = nextX;
      rayY = nextY;
    }
    if (end & 1) removeActive(end >> 1);
    else store<u16>(CONE_ACTIVE + (activeCount++ << 1), <u16>(end >> 1));
  }
  if (key < 1) drawArc(rayX, rayY, -facingY, facingX);
}

function removeActive(wall: i32): void {
  let place = CONE_ACTIVE;
  while (<i32>load<u16>(place) != wall) place += 2;
  store<u16>(place, load<u16>(CONE_ACTIVE + (--activeCount << 1)));
}

/** The reciprocal of the wall's distance along the ray, in lengths of the ray vector. */
function closeness(wall: i32, rayX: f64, rayY: f64): f64 {
  const address = CONE_WALLS + (wall << 4);
  return rayX * load<f64>(address) + rayY * load<f64>(address, 8);
}

/** The nearest walls between two rays that no wall begins or ends between. */
function drawWalls(fromX: f64, fromY: f64, toX: f64, toY: f64): void {
  let nearest = NO_WALL;
  let lastNearest = NO_WALL;
  let from: f64 = 0;
  let to: f64 = 0;
  let lastFrom: f64 = 0;
  let lastTo: f64 = 0;
  for (let i = 0; i < activeCount; i++) {
    const wall = <i32>load<u16>(CONE_ACTIVE + (i << 1));
    const atFrom = closeness(wall, fromX, fromY);
    const atTo = closeness(wall, toX, toY);
    if (nearest == NO_WALL || atFrom > from || (atFrom == from && atTo > to)) {
      nearest = wall;
      from = atFrom;
      to = atTo;
    }
    if (lastNearest == NO_WALL || atTo > lastTo || (atTo == lastTo && atFrom > lastFrom)) {
      lastNearest = wall;
      lastFrom = atFrom;
      lastTo = atTo;
    }
  }
  beginRun(nearest, fromX / from, fromY / from);
  let part: f64 = 0;
  while (nearest != lastNearest) {
    // Another wall comes in front before the second ray: the first to rise above this one takes over.
    let next = NO_WALL;
    let nextPart: f64 = 1;
    let nextGain: f64 = 0;
    for (let i = 0; i < activeCount; i++) {
      const wall = <i32>load<u16>(CONE_ACTIVE + (i << 1));
      const atFrom = closeness(wall, fromX, fromY);
      const gain = closeness(wall, toX, toY) - atFrom - (to - from);
      if (gain <= 0) continue;
      const crossing = max((from - atFrom) / gain, part);
      if (crossing > nextPart || (crossing == nextPart && gain <= nextGain)) continue;
      next = wall;
      nextPart = crossing;
      nextGain = gain;
    }
    if (next == NO_WALL) break;
    const rayX = fromX + nextPart * (toX - fromX);
    const rayY = fromY + nextPart * (toY - fromY);
    const near = closeness(nearest, rayX, rayY);
    endRun(rayX / near, rayY / near);
    nearest = next;
    from = closeness(next, fromX, fromY);
    to = closeness(next, toX, toY);
    part = nextPart;
    beginRun(next, rayX / near, rayY / near);
  }
  endRun(toX / to, toY / to);
}

function beginRun(wall: i32, x: f64, y: f64): void {
  if (wall == runWall) return;
  runWall = wall;
  runHasEnd = false;
  push(x, y);
}

/** A run that goes on over several rays keeps one end: each new one replaces the last. */
function endRun(x: f64, y: f64): void {
  if (runHasEnd) write(vertexCount - 1, x, y);
  else runHasEnd = push(x, y);
}

/** The open air between two rays, as far as the radius. */
function drawArc(fromX: f64, fromY: f64, toX: f64, toY: f64): void {
  runWall = NO_WALL;
  runHasEnd = false;
  const fromScale = radius / sqrt(fromX * fromX + fromY * fromY);
  const toScale = radius / sqrt(toX * toX + toY * toY);
  let x = fromX * fromScale;
  let y = fromY * fromScale;
  const endX = toX * toScale;
  const endY = toY * toScale;
  push(x, y);
  for (;;) {
    const turnedX = x * STEP_COSINE - y * STEP_SINE;
    y = x * STEP_SINE + y * STEP_COSINE;
    x = turnedX;
    if (x * endY - y * endX <= 0) break;
    push(x, y);
  }
  push(endX, endY);
}

/** Appends a vertex, given from the eye; false when it falls on the one before or the buffer is full. */
function push(x: f64, y: f64): bool {
  if (vertexCount > 0 && abs(x - lastX) < SAME_PLACE && abs(y - lastY) < SAME_PLACE) return false;
  if (vertexCount == MAX_CONE_VERTICES) return false;
  write(vertexCount++, x, y);
  return true;
}

function write(vertex: i32, x: f64, y: f64): void {
  const address = CONE_VERTICES + (vertex << 3);
  store<f32>(address, <f32>(eyeX + x));
  store<f32>(address, <f32>(eyeY + y), 4);
  lastX = x;
  lastY = y;
}
