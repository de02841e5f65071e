import { svg, type SVGTemplateResult } from 'lit';
import type { LockColour, WishId } from '../../../board/facts.ts';
import type { SeatShape } from '../../../../../engine/table.ts';
import { seatShapePath } from './shapes.ts';

/** Every lock colour has its own shape, so that key and door match without colour. */
const lockShapes: Readonly<Record<LockColour, SeatShape>> = {
  white: 'circle',
  blue: 'diamond',
  green: 'square',
  red: 'triangle',
  yellow: 'star',
};

/** A padlock around the origin, about 260 subunits high. */
export function padlock(colour: LockColour): SVGTemplateResult {
  return svg`<g class=${`lock-${colour}`}>
    <path class="shackle-foot" d="M-52 -34V-84A52 52 0 0 1 52 -84V-34" />
    <path class="shackle" d="M-52 -34V-84A52 52 0 0 1 52 -84V-34" />
    <rect class="lock-body" x="-98" y="-48" width="196" height="164" rx="30" />
    <path class="lock-sign" d=${seatShapePath(lockShapes[colour], 50)} transform="translate(0 34)" />
  </g>`;
}

/** A key around the origin, its bow in the shape of the lock, about 240 subunits long. */
export function keyIcon(colour: LockColour): SVGTemplateResult {
  const bow = seatShapePath(lockShapes[colour], 62);
  return svg`<g class=${`key lock-${colour}`} transform="rotate(-35)">
    <g class="halo"><path d=${bow} transform="translate(-62 0)" /><path d="M0 0H136M136 0V56M88 0V46" /></g>
    <path class="bow" d=${bow} transform="translate(-62 0)" />
    <path class="stem" d="M0 0H136M136 0V56M88 0V46" />
  </g>`;
}

/** Line drawings in a box of 24 by 24, without fill unless closed parts say so. */
const wishPaths: Readonly<Record<WishId, string>> = {
  wine: 'M10 2h4v6c0 2 2.5 3 2.5 6v7.500h-9V14c0-3 2.500-4 2.500-6zM7.500 15h9M10 4.500h4',
  dessert:
    'M3 20h18v-6H3zM5 14c0-4 3-6 7-6s7 2 7 6M12 8V5.500M12 3.500v.5M3 17c2 1.500 4 1.500 6 0s4-1.500 6 0 4 1.500 6 0',
  phone: 'M3 10c0-6 18-6 18 0v2h-5v-3H8v3H3zM7 12l-2.500 8.500h15L17 12M12 13.500a2.600 2.600 0 1 0 .1 0z',
  magazine:
    'M12 6C9 4 6 4 3 5v14c3-1 6-1 9 1 3-2 6-2 9-1V5c-3-1-6-1-9 1zM12 6v14M5.500 9c1.500-.4 3-.3 4.500.3M5.500 13c1.500-.4 3-.3 4.500.3M14.500 9h4v4h-4z',
  makeup: 'M8 21h8v-8H8zM9.500 13V8h5v5M9.500 8c0-3 2-5 5-5v5z',
  perfume:
    'M6 21h12v-8c0-2-2-3-4-3.500V7h-4v2.500C8 10 6 11 6 13zM9 7h6V4H9zM6 16h12M18.500 4.500h.1M21 3h.1M21 6.500h.1',
  game: 'M4 7l8-3 4 13-8 3zM15 5h5v14h-3M10 9.500l2 2.500-1 3-2-2.500z',
  letter: 'M3 6h18v13H3zM3 6.500l9 7 9-7M12 17.800c-1.500-1-2.200-1.700-2.200-2.600',
};

/** A wish around the origin as a sign of about `size` subunits. */
export function wishIcon(wish: WishId, size = 190): SVGTemplateResult {
  const scale = size / 24;
  return svg`<g class="wish">
    <circle class="wish-plate" r=${size * 0.68} />
    <path class="wish-line" d=${wishPaths[wish]} transform=${`scale(${scale}) translate(-12 -12)`} />
  </g>`;
}

/** The bed that means home. */
export const homeIcon = svg`<path class="wish-line" d="M-84 58V-58M-84 22H84V58M84 22C84 -22 50 -26 -12 -26V22M-48 -8a20 20 0 1 0 .1 0z" />`;
