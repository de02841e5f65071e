import { svg, type SVGTemplateResult } from 'lit';
import { plan, type PlanArea } from '../../../board/plan.ts';
import { discRadius } from './spaces-drawing.ts';

/** Estimated width of a text in em: full-width characters are one em, others about half. */
function emWidth(text: string): number {
  let width = 0;
  for (const character of text) width += character.codePointAt(0)! > 0x2e80 ? 1.04 : character === ' ' ? 0.3 : 0.56;
  return width;
}

/** A name of several words on two lines of about equal length; null when it is one word. */
function wrap(name: string): readonly string[] | null {
  const words = name.split(' ');
  const splits = words.slice(1).map((_, i) => [words.slice(0, i + 1).join(' '), words.slice(i + 1).join(' ')]);
  const widest = (lines: readonly string[]): number => Math.max(...lines.map(emWidth));
  return splits.sort((a, b) => widest(a) - widest(b))[0] ?? null;
}

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Half the thickness of a wall with its shadow, in subunits. */
const wallReach = 70;

/** True when a box stays clear of the walls and of every space's disc. */
const clear = ({ left, right, top, bottom }: Box): boolean =>
  plan.walls.every(
    ([x1, y1, x2, y2]) =>
      Math.max(x1, x2) + wallReach < left ||
      Math.min(x1, x2) - wallReach > right ||
      Math.max(y1, y2) + wallReach < top ||
      Math.min(y1, y2) - wallReach > bottom,
  ) &&
  plan.spaces.every(({ x, y }) => {
    const dx = Math.max(left - x, 0, x - right);
    const dy = Math.max(top - y, 0, y - bottom);
    return dx * dx + dy * dy > discRadius * discRadius;
  });

interface Layout {
  readonly lines: readonly string[];
  readonly size: number;
  readonly top: number;
}

/** The largest way to write a name at its calm place, moved up or down a little if need be; null when none fits. */
function layOut(area: PlanArea, name: string, size: number): Layout | null {
  const [x, y] = area.label;
  for (const fontSize of [size, size * 0.925])
    for (const lines of [[name], wrap(name)].filter(candidate => candidate !== null))
      for (const shift of [0, -0.4, 0.4, -0.8, 0.8]) {
        const half = (Math.max(...lines.map(emWidth)) * fontSize) / 2;
        const top = y + (shift - (lines.length - 1) * 0.55) * fontSize;
        const box = {
          left: x - half,
          right: x + half,
          top: top - 0.5 * fontSize,
          bottom: top + (lines.length * 1.1 - 0.6) * fontSize,
        };
        if (clear(box)) return { lines, size: fontSize, top };
      }
  return null;
}

/**
 * The names of the areas, written at the same size on the screen at every zoom (13 px, 12 px in narrow rooms); a name
 * that does not fit into its room between the spaces at this zoom is left out.
 * @param pixels CSS pixels of one subunit.
 */
export function areaNames(names: readonly string[], pixels: number): SVGTemplateResult {
  const size = Math.max(96, 13 / pixels);
  return svg`${plan.areas.map(area => {
    const layout = layOut(area, names[area.id] ?? '', size);
    if (layout === null) return null;
    return layout.lines.map(
      (line, i) =>
        svg`<text class="name" font-size=${layout.size.toFixed(0)} x=${area.label[0]} y=${(layout.top + i * layout.size * 1.1).toFixed(0)} dy="0.35em">${line}</text>`,
    );
  })}`;
}
