import { svg, type SVGTemplateResult } from 'lit';
import { seatLetterHeights, seatShapePaths } from '../../../../../ui/seat-shapes.ts';
import type { RoomId } from '../../../rules/terms.ts';
import { tileSize, type DrawnTile } from './tile-drawing.ts';
import type { HouseScene, SceneFigure, SceneThing } from '../scene.ts';

interface Spot {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** Places in the lower half of a tile for so many figures: one row of large ones, or two or three of small ones. */
export function spotsIn(count: number): readonly Spot[] {
  const perRow = count <= 3 ? 3 : count <= 8 ? 4 : 5;
  const size = count <= 3 ? 26 : count <= 8 ? 21 : 19;
  const rows = Math.ceil(count / perRow);
  // Five beside each other overlap a little: letters that can be read matter more than whole outlines.
  const pitch = perRow === 5 ? 18 : size + 1;
  return Array.from({ length: count }, (_, index) => {
    const row = Math.floor(index / perRow);
    const inRow = Math.min(perRow, count - row * perRow);
    const x = 50 + ((index % perRow) - (inRow - 1) / 2) * pitch;
    return { x, y: 71 - ((rows - 1) / 2 - row) * (size * 0.9), size };
  });
}

/** A monster is a ghost, so that it is no explorer's mark in another colour; there is room for a letter and a number on it. */
const ghost =
  'M12 .5C5.300 .5 1 5 1 11.500V24L4.700 20.800L8.300 24L12 20.800L15.700 24L19.300 20.800L23 24V11.500C23 5 18.700 .5 12 .5Z';

/** The outline of a figure's mark. */
export const outlineOf = ({ kind, shape }: Pick<SceneFigure, 'kind' | 'shape'>): string =>
  kind === 'monster' ? ghost : seatShapePaths[shape];

function figureDrawing(figure: SceneFigure, { x, y, size }: Spot): SVGTemplateResult {
  const names = ['figure', figure.kind, figure.isActing ? 'acting' : '', figure.isStunned ? 'stunned' : ''].join(' ');
  return svg`<g class=${names} transform="translate(${x - size / 2} ${y - size / 2}) scale(${size / 24})">
    ${figure.isActing ? svg`<circle class="glow" cx="12" cy="12" r="16"></circle>` : null}
    <g transform=${figure.isStunned ? 'rotate(90 12 12)' : ''}>
      <path class="seat" fill=${figure.colour} d=${outlineOf(figure)}></path>
      <text x="12" y=${figure.kind === 'monster' ? 11.5 : seatLetterHeights[figure.shape]} font-size=${figure.letter.length < 2 ? 15 : size < 20 ? 15.2 : 14}>${figure.letter}</text>
    </g>
    ${figure.isTraitor ? svg`<path class="horns" d="M3 4L1 -4L8 1M21 4L23 -4L16 1"></path>` : null}
  </g>`;
}

const thingDrawing = ({ kind, letters }: SceneThing, x: number): SVGTemplateResult =>
  svg`<g class="thing ${kind}" transform="translate(${x} 89)">
    ${kind === 'token' ? svg`<circle r="10"></circle>` : svg`<rect x="-10" y="-9" width="20" height="18" rx="2"></rect>`}
    <text font-size="12">${letters}</text>
  </g>`;

function inRoom({ entry, x, y }: DrawnTile, scene: HouseScene): SVGTemplateResult | null {
  const figures = scene.figures.filter(({ room }) => room === entry.id);
  const things = scene.things.filter(({ room }) => room === entry.id);
  if (figures.length + things.length === 0) return null;
  const spots = spotsIn(figures.length);
  return svg`<g transform="translate(${x * tileSize} ${y * tileSize})">
    ${things.map((thing, index) => thingDrawing(thing, index % 2 === 0 ? 13 + 10 * index : 87 - 10 * (index - 1)))}
    ${figures.map((figure, index) => figureDrawing(figure, spots[index]!))}
  </g>`;
}

/** Figures, tokens and piles on the tiles of a floor. */
export const piecesDrawing = (scene: HouseScene): readonly (SVGTemplateResult | null)[] => {
  const drawn = new Set<RoomId>();
  return scene.tiles.map(tile => {
    if (tile.ghost || tile.isLost || drawn.has(tile.entry.id)) return null;
    drawn.add(tile.entry.id);
    return inRoom(tile, scene);
  });
};
