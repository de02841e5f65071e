import { svg, type SVGTemplateResult } from 'lit';

/** A thing that stands in an area; sizes in subunits. Things only please the eye: nothing here blocks sight or ways. */
export type Thing =
  | readonly ['bed', x: number, y: number, w: number, h: number]
  | readonly [
      'table' | 'bench' | 'shelf' | 'chest' | 'rug' | 'plot' | 'carpet',
      x: number,
      y: number,
      w: number,
      h: number,
    ]
  | readonly [
      'round' | 'barrel' | 'tub' | 'pillar' | 'tree' | 'bush' | 'inlay' | 'pond' | 'hearth',
      x: number,
      y: number,
      r: number,
    ]
  | readonly ['cross', x: number, y: number];

const box = (name: string, x: number, y: number, w: number, h: number, r = 18): SVGTemplateResult =>
  svg`<rect class=${name} x=${x} y=${y} width=${w} height=${h} rx=${r} />`;
const ball = (name: string, x: number, y: number, r: number): SVGTemplateResult =>
  svg`<circle class=${name} cx=${x} cy=${y} r=${r} />`;

/** A bed seen from above: frame, sheet, pillow at the upper end, folded blanket. */
function bed(x: number, y: number, w: number, h: number): SVGTemplateResult {
  return svg`${box('wood', x, y, w, h, 24)}${box('linen', x + 18, y + 18, w - 36, h - 36, 20)}
    ${box('cloth', x + 18, y + h * 0.42, w - 36, h * 0.58 - 18, 20)}
    ${box('pillow', x + w * 0.2, y + 34, w * 0.6, h * 0.2, 26)}`;
}

/** Planks or books across a box, evenly spaced along its longer side. */
function rungs(x: number, y: number, w: number, h: number, gap: number): string {
  const wide = w >= h;
  const count = Math.max(1, Math.floor((wide ? w : h) / gap));
  return Array.from({ length: count - 1 }, (_, i) => {
    const at = ((i + 1) * (wide ? w : h)) / count;
    return wide ? `M${x + at} ${y}v${h}` : `M${x} ${y + at}h${w}`;
  }).join('');
}

/** Rows of plants in a vegetable plot. */
function plot(x: number, y: number, w: number, h: number): SVGTemplateResult {
  const rows = Math.floor(h / 110);
  const plants = Array.from({ length: rows }, (_, row) =>
    Array.from({ length: Math.floor(w / 110) }, (__, i) => [x + 60 + i * 110, y + 60 + row * 110] as const),
  ).flat();
  return svg`${box('soil', x, y, w, h, 40)}${plants.map(([px, py], i) => ball(i % 3 === 1 ? 'leaf-high' : 'leaf', px, py, 34))}`;
}

/** A tree from above: shadow, crown of lobes, lighter middle. */
function tree(x: number, y: number, r: number): SVGTemplateResult {
  const lobes = Array.from({ length: 7 }, (_, i) => {
    const angle = (i / 7) * 2 * Math.PI + (x % 7);
    return [Math.round(x + Math.cos(angle) * r * 0.62), Math.round(y + Math.sin(angle) * r * 0.62)] as const;
  });
  return svg`${ball('shade', x + r * 0.16, y + r * 0.2, r)}
    ${lobes.map(([lx, ly]) => ball('leaf', lx, ly, Math.round(r * 0.46)))}
    ${ball('leaf-high', x - r * 0.16, y - r * 0.18, Math.round(r * 0.5))}
    ${ball('leaf', x - r * 0.04, y - r * 0.04, Math.round(r * 0.34))}`;
}

/** The drawing of one thing. */
export function drawThing(thing: Thing): SVGTemplateResult {
  const [kind, x, y] = thing;
  switch (thing[0]) {
    case 'bed':
      return bed(x, y, thing[3], thing[4]);
    case 'table':
      return svg`${box('shade', x + 14, y + 20, thing[3], thing[4])}${box('wood', x, y, thing[3], thing[4])}
        ${box('edge', x + 22, y + 22, thing[3] - 44, thing[4] - 44, 8)}`;
    case 'bench':
      return box('wood', x, y, thing[3], thing[4], 14);
    case 'shelf':
      return svg`${box('wood', x, y, thing[3], thing[4], 6)}<path class="edge" d=${rungs(x, y, thing[3], thing[4], 58)} />`;
    case 'chest':
      return svg`${box('wood', x, y, thing[3], thing[4], 10)}<path class="edge" d=${`M${x} ${y}L${x + thing[3]} ${y + thing[4]}M${x + thing[3]} ${y}L${x} ${y + thing[4]}`} />`;
    case 'rug':
      return svg`${box('carpet', x, y, thing[3], thing[4], 30)}${box('carpet-edge', x + 34, y + 34, thing[3] - 68, thing[4] - 68, 14)}`;
    case 'carpet':
      return svg`${box('carpet', x, y, thing[3], thing[4], 0)}
        <path class="carpet-edge" d=${`M${x + 28} ${y}v${thing[4]}M${x + thing[3] - 28} ${y}v${thing[4]}`} />`;
    case 'plot':
      return plot(x, y, thing[3], thing[4]);
    case 'tree':
      return tree(x, y, thing[3]);
    case 'bush':
      return svg`${ball('leaf', x - thing[3] * 0.5, y, thing[3] * 0.7)}${ball('leaf', x + thing[3] * 0.5, y + 6, thing[3] * 0.7)}${ball('leaf-high', x, y - thing[3] * 0.3, thing[3] * 0.66)}`;
    case 'barrel':
      return svg`${ball('wood', x, y, thing[3])}${ball('edge', x, y, thing[3] * 0.66)}<path class="edge" d=${`M${x - thing[3] * 0.6} ${y}h${thing[3] * 1.2}`} />`;
    case 'tub':
      return svg`${ball('wood', x, y, thing[3])}${ball('water', x, y, thing[3] * 0.74)}`;
    case 'round':
      return svg`${ball('shade', x + 14, y + 20, thing[3])}${ball('wood', x, y, thing[3])}${ball('edge', x, y, thing[3] * 0.82)}`;
    case 'pillar':
      return svg`${ball('shade', x + 8, y + 12, thing[3])}${ball('stone', x, y, thing[3])}`;
    case 'inlay':
      return svg`${ball('inlay', x, y, thing[3])}${ball('inlay', x, y, thing[3] * 0.8)}
        <path class="inlay" d=${star(x, y, thing[3] * 0.8)} />`;
    case 'pond':
      return svg`<ellipse class="water" cx=${x} cy=${y} rx=${thing[3] * 1.3} ry=${thing[3]} />
        <path class="ripple" d=${`M${x - thing[3] * 0.6} ${y - 40}q${thing[3] * 0.3} -50 ${thing[3] * 0.6} 0M${x} ${y + 70}q${thing[3] * 0.3} -50 ${thing[3] * 0.6} 0`} />`;
    case 'hearth':
      return svg`${ball('stone', x, y, thing[3])}${ball('ember', x, y, thing[3] * 0.62)}${ball('flame', x, y, thing[3] * 0.3)}`;
    case 'cross':
      return svg`<path class="grave" d=${`M${x} ${y - 70}v150M${x - 46} ${y - 24}h92`} />`;
    default:
      throw new RangeError(`nothing is called ${String(kind)}`);
  }
}

/** Eight rays around a point, as in an inlaid floor. */
function star(x: number, y: number, r: number): string {
  const points = Array.from({ length: 16 }, (_, i) => {
    const angle = (i / 16) * 2 * Math.PI;
    const reach = i % 2 === 0 ? r : r * 0.36;
    return `${Math.round(x + Math.cos(angle) * reach)} ${Math.round(y + Math.sin(angle) * reach)}`;
  });
  return `M${points.join('L')}Z`;
}
