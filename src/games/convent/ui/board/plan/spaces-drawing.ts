import { svg, type SVGTemplateResult } from 'lit';
import { boardFacts } from '../../../board/facts.ts';
import { plan } from '../../../board/plan.ts';
import { keyIcon, wishIcon } from './icons.ts';
import { hexagonPath, placeOf } from './shapes.ts';

/** Radius of a space's disc in subunits. */
export const discRadius = 158;

/** Where the sign of a key or wish stands beside its space. Two wishes lie on 121. */
const keyOffsets: Readonly<Record<number, readonly [number, number]>> = {
  1: [60, 262],
  2: [-210, -180],
  3: [30, -250],
  4: [-200, -20],
  5: [222, 196],
  6: [250, -20],
  7: [-138, -150],
  8: [232, -150],
};
const wishOffsets: Readonly<Record<string, readonly [number, number]>> = {
  wine: [-152, 200],
  dessert: [-152, -204],
  phone: [-254, -40],
  magazine: [-236, 110],
  makeup: [240, -40],
  perfume: [-120, 240],
  game: [236, 100],
  letter: [250, -90],
};

const ways = boardFacts.edges
  .map(({ a, b }) => `M${placeOf(a).x} ${placeOf(a).y}L${placeOf(b).x} ${placeOf(b).y}`)
  .join('');

/** The faint ways between neighbouring spaces. */
export const waysDrawing = (): SVGTemplateResult => svg`<path class="way" d=${ways} />`;

/** The signs of keys and wishes beside their spaces. */
export const signs = (): SVGTemplateResult => svg`
  ${boardFacts.keys.map(({ number, space, colour }) => {
    const [dx, dy] = keyOffsets[number] ?? [0, 0];
    return svg`<g transform=${`translate(${placeOf(space).x + dx} ${placeOf(space).y + dy})`}>${keyIcon(colour)}</g>`;
  })}
  ${boardFacts.wishes.map(({ id, space }) => {
    const [dx, dy] = wishOffsets[id] ?? [0, 0];
    return svg`<g transform=${`translate(${placeOf(space).x + dx} ${placeOf(space).y + dy})`}>${wishIcon(id, 134)}</g>`;
  })}
`;

const pathEnds = new Set(boardFacts.pathEnds);
const concealed = new Set(boardFacts.concealedSpaces);

/**
 * The 155 discs with their numbers, `data-disc` each. Path ends are hexagons, hiding places have a broken rim. What a
 * scene changes about them are classes.
 */
export const discs = (): SVGTemplateResult =>
  svg`${plan.spaces.map(
    ({
      id,
      x,
      y,
    }) => svg`<g class=${concealed.has(id) ? 'space concealed' : 'space'} data-disc=${id} transform=${`translate(${x} ${y})`}>
    ${pathEnds.has(id) ? svg`<path class="disc" d=${hexagonPath(discRadius * 1.14)} />` : svg`<circle class="disc" r=${discRadius} />`}
    <text class="number" dy="0.355em">${id}</text>
  </g>`,
  )}`;
