import { svg, type SVGTemplateResult } from 'lit';
import { plan, type PlanDoor } from '../../../board/plan.ts';
import { padlock } from './icons.ts';
import { outlinePath } from './shapes.ts';

const wallPath = plan.walls.map(([x1, y1, x2, y2]) => `M${x1} ${y1}L${x2} ${y2}`).join('');
const solidPath = plan.solids.map(solid => outlinePath(solid.outline)).join('');

/** A wavy hanging along a doorway. */
function curtain([x1, y1, x2, y2]: PlanDoor['at']): string {
  const folds = 6;
  const dx = (x2 - x1) / folds;
  const dy = (y2 - y1) / folds;
  const fold = (i: number): string => {
    const side = i % 2 === 0 ? 56 : -56;
    return `q${dx / 2 - Math.sign(dy) * side} ${dy / 2 + Math.sign(dx) * side} ${dx} ${dy}`;
  };
  return `M${x1} ${y1}${Array.from({ length: folds }, (_, i) => fold(i)).join('')}`;
}

function drawDoor(door: PlanDoor): SVGTemplateResult | null {
  if (door.kind === 'gap') return null;
  const [x1, y1, x2, y2] = door.at;
  const d = `M${x1} ${y1}L${x2} ${y2}`;
  if (door.kind === 'curtain')
    return svg`<path class="doorway" d=${d} /><path class="curtain" d=${curtain(door.at)} />`;
  const [mx, my] = [(x1 + x2) / 2, (y1 + y2) / 2];
  return svg`<path class="doorway" d=${d} />
    <path class="door-frame" d=${d} />
    <path class=${door.lock === null ? 'door' : `door locked lock-${door.lock}`} d=${d} />
    <path class="door-line" d=${d} />
    ${door.lock === null ? null : svg`<g transform=${`translate(${mx} ${my})`}>${padlock(door.lock)}</g>`}`;
}

/** The thicket as a ring of leaves: seen from above, looked over, and dense enough to crouch in. */
function thicket(): SVGTemplateResult {
  const [x, y] = [1216, 5136];
  const ring = (count: number, radius: number, size: number, name: string): readonly SVGTemplateResult[] =>
    Array.from({ length: count }, (_, i) => {
      const angle = ((i + 0.3) / count) * 2 * Math.PI;
      return svg`<circle class=${name} cx=${Math.round(x + Math.cos(angle) * radius)} cy=${Math.round(y + Math.sin(angle) * radius * 1.04)} r=${size} />`;
    });
  return svg`<g class="thicket-group">${ring(11, 172, 76, 'leaf')}${ring(9, 150, 46, 'leaf-high')}<circle class="thicket" cx=${x} cy=${y} r="172" /></g>`;
}

/** What stands above the light: thicket, walls, solid building parts, doors. */
export const walls = (): SVGTemplateResult => svg`
  ${thicket()}
  <g class="walls">
    <path class="wall-shade" d=${wallPath} transform="translate(16 26)" />
    <path class="wall-shade" d=${solidPath} transform="translate(16 26)" />
    <path class="wall-foot" d=${wallPath} />
    <path class="wall-foot" d=${solidPath} />
    <path class="wall" d=${wallPath} />
    <path class="solid" d=${solidPath} />
    <path class="wall-high" d=${wallPath} />
  </g>
  ${plan.doors.map(drawDoor)}
`;
