import type { ConeQuery } from '../../src/core/calls.ts';
import type { Place, Wall } from '../../src/core/geometry.ts';
import { distanceToSegment } from '../../test/support/geometry-oracle.ts';
import { plan } from './convent-scene.ts';

/** In subunits: polygons are made of floats and chords, so nothing this near to a line that decides is asked. */
const margin = 2;
/** A chord of 3 degrees lies this part of the radius inside the circle. */
const chord = 1 - Math.cos((1.5 * Math.PI) / 180);

/** Whether a place lies before the eye and within its radius, and off the walls, their shadows' edges and the borders. */
export function decides({ x, y, facingX, facingY, radius }: ConeQuery, at: Place): boolean {
  const [dx, dy] = [at.x - x, at.y - y];
  const distance = Math.hypot(dx, dy);
  const ahead = (dx * facingX + dy * facingY) / Math.hypot(facingX, facingY);
  if (ahead < margin || distance < 4 * margin || distance > radius * (1 - chord) - margin) return false;
  if (plan.walls.some(wall => distanceToSegment(at, wall) < margin)) return false;
  const line: Wall = [x, y, at.x, at.y];
  return plan.walls.every(([ax, ay, bx, by]) =>
    [
      { x: ax, y: ay },
      { x: bx, y: by },
    ].every(end => distanceToSegment(end, line) >= margin),
  );
}
