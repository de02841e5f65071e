/** Number of rays by which a cone is turned and moved smoothly. */
const rays = 144;
/** Rays stay this far (radians) from the cone's own straight edge, where they would run along it. */
const margin = 0.006;

/** A vision cone as seen from its guard: how far each ray reaches, from `turn - spread` to `turn + spread`. */
export interface ConePose {
  readonly x: number;
  readonly y: number;
  /** Direction of sight in radians. */
  readonly turn: number;
  readonly spread: number;
  readonly reach: Float32Array;
}

/**
 * The pose of a vision polygon around its guard.
 * @param polygon x, y, x, y, ... in subunits; the guard lies inside or on its border. Null: no light.
 * @param turn direction of sight in radians; null for sight all round.
 */
export function conePose(
  polygon: Float32Array | null,
  guard: { readonly x: number; readonly y: number },
  turn: number | null,
): ConePose {
  const spread = (turn === null ? Math.PI : Math.PI / 2) - margin;
  const heading = turn ?? 0;
  const reach = new Float32Array(rays);
  if (polygon !== null)
    for (let i = 0; i < rays; i++) {
      const angle = heading - spread + (2 * spread * i) / (rays - 1);
      reach[i] = rayLength(polygon, guard.x, guard.y, Math.cos(angle), Math.sin(angle));
    }
  return { x: guard.x, y: guard.y, turn: heading, spread, reach };
}

/** How far a ray from a point runs inside a polygon that is star-shaped around the point. */
function rayLength(polygon: Float32Array, x: number, y: number, dx: number, dy: number): number {
  let far = 0;
  const count = polygon.length;
  for (let i = 0; i < count; i += 2) {
    const ax = (polygon[i] as number) - x;
    const ay = (polygon[i + 1] as number) - y;
    const bx = (polygon[(i + 2) % count] as number) - x;
    const by = (polygon[(i + 3) % count] as number) - y;
    const sideA = dx * ay - dy * ax;
    const sideB = dx * by - dy * bx;
    if (sideA > 0 === sideB > 0) continue;
    const t = sideA / (sideA - sideB);
    const along = dx * (ax + (bx - ax) * t) + dy * (ay + (by - ay) * t);
    if (along > far) far = along;
  }
  return far;
}

/** The pose a part `t` (0..1) of the way from one pose to another; it turns the shorter way round. */
export function blendPoses(from: ConePose, to: ConePose, t: number): ConePose {
  const mix = (a: number, b: number): number => a + (b - a) * t;
  const around = Math.atan2(Math.sin(to.turn - from.turn), Math.cos(to.turn - from.turn));
  return {
    x: mix(from.x, to.x),
    y: mix(from.y, to.y),
    turn: from.turn + around * t,
    spread: mix(from.spread, to.spread),
    reach: to.reach.map((reach, i) => mix(from.reach[i] as number, reach)),
  };
}

/** SVG path data of a pose. */
export function posePath({ x, y, turn, spread, reach }: ConePose): string {
  let d = `M${x.toFixed(0)} ${y.toFixed(0)}`;
  for (let i = 0; i < reach.length; i++) {
    const angle = turn - spread + (2 * spread * i) / (reach.length - 1);
    d += `L${(x + Math.cos(angle) * (reach[i] as number)).toFixed(0)} ${(y + Math.sin(angle) * (reach[i] as number)).toFixed(0)}`;
  }
  return `${d}Z`;
}

/** SVG path data of a polygon as it is. */
export function polygonPath(polygon: Float32Array): string {
  let d = '';
  for (let i = 0; i < polygon.length; i += 2)
    d += `${i === 0 ? 'M' : 'L'}${(polygon[i] as number).toFixed(1)} ${(polygon[i + 1] as number).toFixed(1)}`;
  return `${d}Z`;
}
