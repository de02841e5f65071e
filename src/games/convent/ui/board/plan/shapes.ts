import type { SeatShape } from '../../../../../engine/table.ts';
import { plan, type Point } from '../../../board/plan.ts';

/** Where a space lies, in subunits. Throws for a number that is none of the board's. */
export function placeOf(space: number): { readonly x: number; readonly y: number; readonly area: number } {
  const place = plan.spaces[space - 1];
  if (place === undefined) throw new RangeError(`no space ${space}`);
  return place;
}

/** SVG path data of a closed outline. */
export function outlinePath(outline: readonly Point[]): string {
  return `M${outline.map(([x, y]) => `${x} ${y}`).join('L')}Z`;
}

/** SVG path data of an open way over points. */
export function wayPath(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${Math.round(x)} ${Math.round(y)}`).join('L')}`;
}

/** Corners of a regular polygon or, with a second radius, of a star; the first corner points up. */
function corners(count: number, radius: number, inner = radius): readonly Point[] {
  return Array.from({ length: count }, (_, i): Point => {
    const angle = (i / count) * 2 * Math.PI - Math.PI / 2;
    const reach = i % 2 === 0 ? radius : inner;
    return [Math.round(Math.cos(angle) * reach), Math.round(Math.sin(angle) * reach)];
  });
}

/** Path data of a seat's shape around the origin; all shapes look about as large as a circle of this radius. */
export function seatShapePath(shape: SeatShape, radius: number): string {
  const r = radius;
  switch (shape) {
    case 'circle':
      return `M${-r} 0A${r} ${r} 0 1 1 ${r} 0A${r} ${r} 0 1 1 ${-r} 0Z`;
    case 'square': {
      const half = Math.round(r * 0.88);
      return outlinePath([
        [-half, -half],
        [half, -half],
        [half, half],
        [-half, half],
      ]);
    }
    case 'triangle':
      return outlinePath(corners(3, r * 1.38).map(([x, y]): Point => [x, Math.round(y + r * 0.22)]));
    case 'diamond':
      return outlinePath(corners(4, r * 1.22));
    case 'hexagon':
      return outlinePath(corners(6, r * 1.08));
    case 'star':
      return outlinePath(corners(10, r * 1.36, r * 0.78));
  }
}

/** Path data of a flat-sided hexagon, the mark of a path end. */
export const hexagonPath = (radius: number): string => outlinePath(corners(6, radius));
