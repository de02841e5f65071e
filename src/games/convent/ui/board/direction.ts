import { boardFacts } from '../../board/facts.ts';
import { plan } from '../../board/plan.ts';
import { placeOf } from './plan/shapes.ts';

/** A direction on the screen as a unit vector, y downwards. */
export type Heading = readonly [dx: number, dy: number];

/** Arrow keys as directions. */
export const headings: Readonly<Record<string, Heading>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const neighbours: readonly (readonly number[])[] = plan.spaces.map(({ id }) =>
  boardFacts.edges.filter(({ a, b }) => a === id || b === id).map(({ a, b }) => (a === id ? b : a)),
);

/** Cosine between the heading and the way to another space. */
function along(from: number, to: number, [dx, dy]: Heading): number {
  const [a, b] = [placeOf(from), placeOf(to)];
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  return (dx * (b.x - a.x) + dy * (b.y - a.y)) / length;
}

/**
 * The space an arrow key leads to: the neighbour nearest to that direction, else the nearest space roughly there, so that
 * every space can be reached although few have four neighbours.
 */
export function spaceTowards(from: number, heading: Heading): number {
  const near = (neighbours[from - 1] as readonly number[])
    .map(to => ({ to, cosine: along(from, to, heading) }))
    .sort((a, b) => b.cosine - a.cosine)[0];
  if (near !== undefined && near.cosine > 0.6) return near.to;
  const start = placeOf(from);
  const ahead = plan.spaces
    .filter(({ id }) => id !== from && along(from, id, heading) > 0.72)
    .map(({ id, x, y }) => ({ id, far: Math.hypot(x - start.x, y - start.y) / along(from, id, heading) ** 2 }))
    .sort((a, b) => a.far - b.far)[0];
  return ahead?.id ?? from;
}

/** The space nearest to a point in subunits, or null when none is within `reach` subunits. */
export function spaceNear(x: number, y: number, reach: number): number | null {
  let best: number | null = null;
  let least = reach;
  for (const place of plan.spaces) {
    const far = Math.hypot(place.x - x, place.y - y);
    if (far > least) continue;
    least = far;
    best = place.id;
  }
  return best;
}
