import { svg, type SVGTemplateResult } from 'lit';
import { middles, pointsOf } from './polyline.ts';
import type { SceneWhy } from './scene.ts';
import { placeOf, wayPath } from './plan/shapes.ts';

/** Where a line begins that starts at a piece: at its rim, so that its letter stays readable. */
function besidePiece(
  piece: { readonly x: number; readonly y: number },
  to: { readonly x: number; readonly y: number },
): typeof piece {
  const length = Math.hypot(to.x - piece.x, to.y - piece.y);
  const part = Math.min(0.5, 240 / Math.max(1, length));
  return { x: Math.round(piece.x + (to.x - piece.x) * part), y: Math.round(piece.y + (to.y - piece.y) * part) };
}

/** The reason of a ruling: the line of sight, the wall that blocks it, or the way a noise took. */
export function whyDrawing(why: SceneWhy): SVGTemplateResult {
  if (why.kind === 'noise') {
    const points = pointsOf(why.spaces);
    return svg`<g class="why why-noise"><path class="why-foot" d=${wayPath(points)} /><path class="why-line" d=${wayPath(points)} />
      ${middles(points).map(
        ({ x, y, degrees }) =>
          svg`<path class="why-ripple" d="M-50 -90Q30 0 -50 90M20 -110Q110 0 20 110" transform=${`translate(${x} ${y}) rotate(${degrees.toFixed(0)})`} />`,
      )}</g>`;
  }
  const to = placeOf(why.to);
  const from = besidePiece(placeOf(why.from), to);
  if (why.kind === 'sight') {
    const d = `M${from.x} ${from.y}L${to.x} ${to.y}`;
    return svg`<g class="why why-sight"><path class="why-foot" d=${d} /><path class="why-line" d=${d} /><circle class="why-end" cx=${to.x} cy=${to.y} r="220" /></g>`;
  }
  const [x, y] = why.hit;
  return svg`<g class="why why-blocked">
    ${why.wall === null ? null : svg`<path class="why-wall" d=${`M${why.wall[0]} ${why.wall[1]}L${why.wall[2]} ${why.wall[3]}`} />`}
    <path class="why-foot" d=${`M${from.x} ${from.y}L${x} ${y}`} />
    <path class="why-line" d=${`M${from.x} ${from.y}L${x} ${y}`} />
    <path class="why-lost" d=${`M${x} ${y}L${to.x} ${to.y}`} />
    <circle class="why-end" cx=${to.x} cy=${to.y} r="220" />
    <g transform=${`translate(${x} ${y})`}><circle class="why-hit" r="130" /><path class="why-cross" d="M-58 -58L58 58M58 -58L-58 58" /></g>
  </g>`;
}
