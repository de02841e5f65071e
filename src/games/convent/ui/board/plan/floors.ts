import { svg, type SVGTemplateResult } from 'lit';
import { plan, type PlanArea } from '../../../board/plan.ts';
import { drawThing } from './furniture-shapes.ts';
import { furniture } from './furniture.ts';
import { outlinePath } from './shapes.ts';
import { textureOf, textures } from './textures.ts';

/** Lawn and paved ways inside the arcade of the cloister, with the well in the middle. */
const garth = svg`
  <path class="lawn" d="M4760 4310H7150V6720H4760Z" />
  <path d="M4760 4310H7150V6720H4760Z" fill="url(#grass)" />
  <path class="paving" d="M5440 6720L5104 6336L5712 5904M4760 6336H5104M7150 6312L6848 6336L6192 5904M5180 4310L5104 4496L5712 5136M6848 4310V4496L6192 5136" />
  <path class="plaza" d="M5560 4990H6344V6050H5560Z" />
  <path d="M5560 4990H6344V6050H5560Z" fill="url(#flags)" />
  <path class="kerb" d="M4760 4310H7150V6720H4760Z" />
`;

/** Moonlight through the windows of the nave, some of them of coloured glass. */
const windows = svg`${[3720, 4200, 4700, 5560].map(
  (y, i) =>
    svg`<path class=${`moonlight ${['rose', '', 'gold', ''][i] as string}`} d=${`M2392 ${y}l560 210v190l-560 -210z`} />`,
)}${[3760, 4460, 5440].map((y, i) => svg`<path class=${`moonlight ${['', 'rose', 'gold'][i] as string}`} d=${`M4216 ${y}l-460 250v180l460 -250z`} />`)}`;

/** The trodden way through the grounds. */
const trail = svg`<path class="trail" d="M400 3000V2704L912 2016L1216 1456L1968 704L3008 384H3808L4576 464H4900" />`;

const decor = (area: number): readonly SVGTemplateResult[] =>
  plan.decor
    .filter(thing => (thing.kind === 'well' ? 15 : 17) === area)
    .map(({ kind, at: [x, y], radius: r }) =>
      kind === 'well'
        ? svg`<circle class="shade" cx=${x + 16} cy=${y + 24} r=${r} /><circle class="stone" cx=${x} cy=${y} r=${r} />
            <circle class="water" cx=${x} cy=${y} r=${r * 0.68} />
            <path class="ripple" d=${`M${x - 60} ${y - 10}q30 -34 60 0M${x - 10} ${y + 44}q30 -34 60 0`} />
            <path class="beam" d=${`M${x - r} ${y}H${x + r}`} />`
        : svg`<rect class="shade" x=${x - 2 * r + 14} y=${y - r * 0.6 + 20} width=${4 * r} height=${1.2 * r} rx="12" />
            <rect class="linen" x=${x - 2 * r} y=${y - r * 0.6} width=${4 * r} height=${1.2 * r} rx="12" />
            <rect class="carpet" x=${x - r * 0.5} y=${y - r * 0.6} width=${r} height=${1.2 * r} />
            <path class="altar-cross" d=${`M${x} ${y - r * 0.42}v${r * 0.84}M${x - r * 0.24} ${y - r * 0.14}h${r * 0.48}`} />
            ${[-1, 1].map(side => svg`<circle class="flame" cx=${x + side * r * 1.5} cy=${y} r="30" />`)}`,
    );

/** One area with all that stands in it. Its id `area-<n>` lets the light draw it a second time in candle colours. */
const drawArea = (area: PlanArea): SVGTemplateResult => {
  const outline = outlinePath(area.outline);
  return svg`<g id=${`area-${area.id}`}>
    <path class=${area.kind} d=${outline} />
    <path d=${outline} fill=${`url(#${textureOf[area.kind]})`} />
    ${area.id === 15 ? garth : area.id === 17 ? windows : area.id === 28 ? trail : null}
    ${(furniture[area.id] ?? []).map(drawThing)}
    ${decor(area.id)}
  </g>`;
};

/** All floors with textures and furniture; the thicket is no floor, it stands above the light. */
export const floors = (): SVGTemplateResult => svg`
  <defs>${textures}</defs>
  ${plan.areas.filter(area => area.kind !== 'thicket').map(drawArea)}
`;
