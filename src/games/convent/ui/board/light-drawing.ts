import { svg, type SVGTemplateResult } from 'lit';
import { plan } from '../../board/plan.ts';
import type { SceneGuard } from './scene.ts';

/** How far candlelight is drawn to fall off, in subunits: the length of the sight ruler (C-19.7). */
const falloff = 4800;

/**
 * Candlelight of one guard: the floors of the areas she lights drawn again in candle colours, cut out by her vision polygon
 * and fading with distance. The light animator fills in the polygon (`data-cone`) and the place of the flame (`data-flame`).
 */
export function candlelight(guard: SceneGuard, areas: readonly number[]): SVGTemplateResult {
  const { id } = guard;
  return svg`
    <radialGradient id=${`falloff-${id}`} data-flame=${id} gradientUnits="userSpaceOnUse" r=${falloff}>
      <stop offset="0" stop-color="#fff" />
      <stop offset="0.12" stop-color="#fff" stop-opacity="0.96" />
      <stop offset="0.32" stop-color="#fff" stop-opacity="0.72" />
      <stop offset="0.6" stop-color="#fff" stop-opacity="0.48" />
      <stop offset="1" stop-color="#fff" stop-opacity="0.32" />
    </radialGradient>
    <radialGradient id=${`glow-${id}`} data-flame=${id} gradientUnits="userSpaceOnUse" r=${falloff * 0.46}>
      <stop offset="0" class="glow-core" />
      <stop offset="0.25" class="glow-near" />
      <stop offset="1" class="glow-end" />
    </radialGradient>
    <mask id=${`mask-${id}`} maskUnits="userSpaceOnUse" x="0" y="0" width=${plan.width} height=${plan.height}>
      <path data-cone=${id} fill=${`url(#falloff-${id})`} />
    </mask>
    <g mask=${`url(#mask-${id})`}>
      <g class="lit">${areas.map(area => svg`<use href=${`#area-${area}`} />`)}</g>
      <path data-cone=${id} fill=${`url(#glow-${id})`} />
    </g>
    <path class=${`cone-rim ${id}`} data-cone=${id} />
  `;
}
