/** Writes the vertices of the cone: runs along walls, arcs between them, and nothing twice. */
import { CONE_VERTICES, MAX_CONE_VERTICES } from './layout';

/** The arc is drawn in chords of 3 degrees. */
const STEP_COSINE: f64 = 0.9986295347545738;
const STEP_SINE: f64 = 0.05233595624294384;
/** Vertices closer than this (in subunits) are one. */
const SAME_PLACE: f64 = 0.004;
const NO_WALL = -1;

export let vertexCount: i32 = 0;
let eyeX: f64 = 0;
let eyeY: f64 = 0;
let radius: f64 = 0;
let lastX: f64 = 0;
let lastY: f64 = 0;
/** The wall on which the chain of vertices runs, and whether its provisional last vertex has been written. */
let runWall: i32 = NO_WALL;
let runHasEnd: bool = false;

/** The polygon begins with the eye. */
export function beginPolygon(x: f64, y: f64, reach: f64): void {
  eyeX = x;
  eyeY = y;
  radius = reach;
  vertexCount = 0;
  runWall = NO_WALL;
  runHasEnd = false;
  push(0, 0);
}

/** Goes on along `wall` from a place given from the eye. */
export function beginRun(wall: i32, x: f64, y: f64): void {
  if (wall == runWall) return;
  runWall = wall;
  runHasEnd = false;
  push(x, y);
}

/** A run that goes on over several rays keeps one end: each new one replaces the last. */
export function endRun(x: f64, y: f64): void {
  if (runHasEnd) write(vertexCount - 1, x, y);
  else runHasEnd = push(x, y);
}

/** The open air between two rays, as far as the radius. */
export function drawArc(fromX: f64, fromY: f64, toX: f64, toY: f64): void {
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
