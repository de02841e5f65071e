import { svg, type SVGTemplateResult } from 'lit';
import { boardFacts } from '../../board/facts.ts';
import type { BoardScene, SpaceCount } from './scene.ts';
import { placeOf } from './plan/shapes.ts';

/** Glow by the weight of each space; the area of the glow grows with the weight, so that it reads without colour too. */
export function heatTint(heat: BoardScene['heat']): SVGTemplateResult {
  return svg`${heat
    .filter(({ weight }) => weight > 0)
    .map(({ space, weight }) => {
      const { x, y } = placeOf(space);
      const level = Math.min(1, weight);
      return svg`<circle class="heat" cx=${x} cy=${y} r=${(190 + 190 * Math.sqrt(level)).toFixed(0)} fill-opacity=${(0.18 + 0.72 * level).toFixed(2)} />`;
    })}`;
}

/** A ring round each space that is the fuller the greater the risk: it reads without colour. */
export function riskRings(risks: BoardScene['risks']): SVGTemplateResult {
  return svg`${risks.map(({ space, weight }) => {
    const { x, y } = placeOf(space);
    return svg`<g transform=${`translate(${x} ${y}) rotate(-90)`}>
      <circle class="risk-track" r="205" />
      <circle class="risk" r="205" pathLength="100" stroke-dasharray=${`${(100 * Math.min(1, weight)).toFixed(0)} 100`} />
    </g>`;
  })}`;
}

/** Halos by how near a guard must be to hear: one ring for each level from the quietest on. */
export function hearingTint(hearing: readonly SpaceCount[]): SVGTemplateResult {
  return svg`${hearing.map(({ space, steps }) => {
    const { x, y } = placeOf(space);
    return svg`<circle class="hearing" cx=${x} cy=${y} r="270" fill-opacity=${(0.62 - 0.085 * Math.min(6, steps)).toFixed(2)} />`;
  })}`;
}

/** Rooms that are seen as a whole: broad warm strokes over the room's spaces and the ways between them. */
export function roomTint(tints: BoardScene['roomTints']): SVGTemplateResult {
  return svg`${tints.map(({ guard, spaces }) => {
    const room = new Set(spaces);
    const inside = boardFacts.edges.filter(({ a, b }) => room.has(a) && room.has(b));
    const dots = spaces.map(space => `M${placeOf(space).x} ${placeOf(space).y}h1`);
    const lines = inside.map(({ a, b }) => `M${placeOf(a).x} ${placeOf(a).y}L${placeOf(b).x} ${placeOf(b).y}`);
    return svg`<path class=${`room-tint ${guard}`} d=${[...dots, ...lines].join('')} />`;
  })}`;
}
