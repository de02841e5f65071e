import { svg, type SVGTemplateResult } from 'lit';
import type { RoomEntry } from '../../../content/schema.ts';
import { sides, type Rotation, type Side } from '../../../rules/terms.ts';
import type { DoorState } from '../../facts.ts';
import { artOf } from './art.ts';
import { deckSigns, ruleSign, signAt } from './symbols.ts';

/** Edge of a tile in pixels of the unscaled stage. */
export const tileSize = 100;

/** A tile as it is drawn, whatever became of it. */
export interface DrawnTile {
  readonly entry: RoomEntry;
  readonly x: number;
  readonly y: number;
  readonly rotation: Rotation;
  readonly doors: Readonly<Partial<Record<Side, DoorState>>>;
  /** Sides that look out of the house (H-7.13). */
  readonly windows: readonly Side[];
  readonly isSpent: boolean;
  readonly isLost: boolean;
  /** In hand: legal where it lies, or refused. */
  readonly ghost: 'legal' | 'refused' | null;
  /** Told apart from the rest: it was just laid, or it may be chosen. */
  readonly isOffered: boolean;
}

const quarter: Readonly<Record<Side, number>> = { N: 0, E: 90, S: 180, W: 270 };
/** Half the width of a doorway. */
const gap = 15;

/** One side as if it were the northern one, turned into place. */
function sideDrawing(tile: DrawnTile, side: Side): SVGTemplateResult {
  const door = tile.doors[side];
  const wall = door ? `M2 3H${50 - gap}M${50 + gap} 3H98` : tile.windows.includes(side) ? 'M2 3H34M66 3H98' : 'M2 3H98';
  const name = tile.entry.outdoor ? 'wall fence' : 'wall';
  return svg`<g transform="rotate(${quarter[side]} 50 50)">
    <path class=${name} d=${wall}></path>
    ${door ? svg`<path class="door ${door}" d=${doorPaths[door]}></path>` : null}
    ${!door && tile.windows.includes(side) ? svg`<path class="window" d="M34 1.500H66M34 5H66M50 1.500V5"></path>` : null}
  </g>`;
}

const doorPaths: Readonly<Record<DoorState, string>> = {
  joined: `M${50 - gap} 0V7M${50 + gap} 0V7`,
  open: `M${50 - gap} 0L${50 - gap + 5} 9H${50 + gap - 5}L${50 + gap} 0Z`,
  false: `M${50 - gap} 3H${50 + gap}M${50 - gap} 6H${50 + gap}`,
};

/** A barrier lies across the tile, between its two doorways (H-7.4). */
function barrier({ doors }: DrawnTile): SVGTemplateResult {
  const across =
    doors.N || doors.S ? 'M8 56l12-6l12 6l12-6l12 6l12-6l12 6l12-6' : 'M56 8l-6 12l6 12l-6 12l6 12l-6 12l6 12l-6 12';
  return svg`<path class="barrier" d=${across}></path>`;
}

/** A room seen from above: floor, furniture, walls with doorways and windows, its symbol and the sign of its rule. */
export function tileDrawing(tile: DrawnTile): SVGTemplateResult {
  const { entry, x, y, rotation } = tile;
  const { ground, lines } = artOf(entry.id);
  const at = `translate(${x * tileSize} ${y * tileSize})`;
  if (tile.isLost)
    return svg`<g class="tile lost" transform=${at}><rect width="100" height="100"></rect><path class="rubble" d="M14 80l18-22l14 16l20-30l22 36M20 30l10 10M70 24l-8 12"></path></g>`;
  const rule = ruleSign(entry);
  const names = ['tile', ground, tile.ghost ? `ghost ${tile.ghost}` : '', tile.isOffered ? 'offered' : ''].join(' ');
  return svg`<g class=${names} transform=${at}>
    <rect class="floor" width="100" height="100"></rect>
    <rect class="grain" width="100" height="100" fill="url(#${ground})"></rect>
    <g transform="rotate(${rotation * 90} 50 50)"><path class="lines" d=${lines}></path></g>
    ${entry.barrier ? barrier(tile) : null}
    ${sides.map(side => sideDrawing(tile, side))}
    ${entry.symbol ? signAt(deckSigns[entry.symbol], { x: 86, y: 14, size: 15, name: `${entry.symbol}${tile.isSpent ? ' spent' : ''}` }) : null}
    ${rule ? signAt(rule, { x: 14, y: 14, size: 13, name: 'rule' }) : null}
  </g>`;
}

/** Textures of floors, once in every drawing. */
export const grounds: SVGTemplateResult = svg`<defs>
  <pattern id="wood" width="40" height="20" patternUnits="userSpaceOnUse"><path d="M0 10H40M0 20H40M12 0V10M30 10V20"></path></pattern>
  <pattern id="stone" width="32" height="28" patternUnits="userSpaceOnUse"><path d="M0 14H32M0 28H32M10 0V14M26 14V28"></path></pattern>
  <pattern id="tiles" width="20" height="20" patternUnits="userSpaceOnUse"><path d="M0 0H20V20H0ZM0 10L10 0L20 10L10 20Z"></path></pattern>
  <pattern id="carpet" width="16" height="16" patternUnits="userSpaceOnUse"><path d="M8 2L14 8L8 14L2 8Z"></path></pattern>
  <pattern id="grass" width="18" height="16" patternUnits="userSpaceOnUse"><path d="M3 12l2-5l2 5M11 6l2-4l2 4"></path></pattern>
  <pattern id="metal" width="14" height="14" patternUnits="userSpaceOnUse"><path d="M0 14L14 0M4 4h.1M10 10h.1"></path></pattern>
  <pattern id="water" width="24" height="12" patternUnits="userSpaceOnUse"><path d="M0 6q6-5 12 0t12 0"></path></pattern>
  <pattern id="earth" width="18" height="18" patternUnits="userSpaceOnUse"><path d="M4 4h.1M12 8h.1M7 14h.1"></path></pattern>
</defs>`;
