import { breakIntersections } from 'visibility-polygon';
import type { Segments } from 'visibility-polygon';
import type { ConeQuery } from '../../../src/core/calls.ts';
import type { Geometry } from '../../../src/core/geometry.ts';

/** The walls as the library wants them: cut wherever two of them touch, which its documentation demands. */
export const brokenSegments = ({ walls }: Geometry): Segments =>
  breakIntersections(
    walls.map(([ax, ay, bx, by]) => [
      [ax, ay],
      [bx, by],
    ]),
  );

/** Only walls that reach into the box around the eye and lie before it in part, as a careful caller would choose. */
export function segmentsBefore(segments: Segments, { x, y, facingX, facingY, radius }: ConeQuery): Segments {
  return segments.filter(([a, b]) => {
    const [ax, ay] = a!;
    const [bx, by] = b!;
    if (Math.max(ax, bx) < x - radius || Math.min(ax, bx) > x + radius) return false;
    if (Math.max(ay, by) < y - radius || Math.min(ay, by) > y + radius) return false;
    return (ax - x) * facingX + (ay - y) * facingY > 0 || (bx - x) * facingX + (by - y) * facingY > 0;
  });
}
