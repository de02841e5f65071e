/** What the sweep of the cone meets: the walls clipped to the half-disc, and their ends in the order of the angle. */
import { CONE_BUCKETS, CONE_ENDS, CONE_ORDER, CONE_WALLS, WALLS } from './layout';
import { wallTotal } from './tables';

/** x, y from the eye, and the key of the angle; end 2w begins wall w and end 2w + 1 closes it. */
export const END_BYTES = 24;
const BUCKETS = 128;

/** Keeps what lies of each wall in the half-disc, turned so that the ray meets its beginning first. */
export function clipWalls(x: i32, y: i32, facingX: i32, facingY: i32, radius: i32): i32 {
  const radiusSquared = <f64>radius * <f64>radius;
  let kept = 0;
  for (let wall = 0; wall < wallTotal; wall++) {
    const ends = WALLS + (wall << 4);
    let ax = load<i32>(ends) - x;
    let bx = load<i32>(ends, 8) - x;
    if (bx < -radius || ax > radius) continue;
    let ay = load<i32>(ends, 4) - y;
    let by = load<i32>(ends, 12) - y;
    if (max(ay, by) < -radius || min(ay, by) > radius) continue;
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
    const outsideA = <f64>ax * <f64>ax + <f64>ay * <f64>ay - radiusSquared;
    const outsideB = <f64>bx * <f64>bx + <f64>by * <f64>by - radiusSquared;
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

    // A sliver that rounding has emptied or turned round would end before it begins.
    if (endKey(kept << 1) >= endKey((kept << 1) + 1)) continue;
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
export function sortEnds(endCount: i32): void {
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
