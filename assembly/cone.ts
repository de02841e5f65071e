/**
 * The vision polygon that is drawn. It decides nothing: floats are allowed here and nowhere else in the core.
 *
 * Walls are clipped to the half-disc before the eye; then a ray sweeps over their ends in the order of the angle. Between
 * two ends the reciprocal distance of each wall along the ray is a linear function, so the visible chain is the upper
 * envelope of a few lines. T-joints, shared corners, collinear and even crossing walls need no special case.
 */
import { END_BYTES, clipWalls, sortEnds } from './cone-ends';
import { CONE_ACTIVE, CONE_ENDS, CONE_ORDER, CONE_WALLS } from './layout';
import { beginPolygon, beginRun, drawArc, endRun, vertexCount } from './polygon';

const NO_WALL = -1;
let activeCount: i32 = 0;

/** Writes the polygon to CONE_VERTICES, the eye first, and answers the number of vertices. */
export function cone(x: i32, y: i32, facingX: i32, facingY: i32, radius: i32): i32 {
  activeCount = 0;
  beginPolygon(x, y, radius);
  const endCount = clipWalls(x, y, facingX, facingY, radius) << 1;
  sortEnds(endCount);
  sweep(endCount, facingX, facingY);
  return vertexCount;
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
