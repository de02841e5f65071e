import { svg, type SVGTemplateResult } from 'lit';
import type { RoomEntry } from '../../../content/schema.ts';
import type { Deck } from '../../../rules/terms.ts';

/** Signs of the three decks in a square of 24: a raven's head, a bull's head, a spiral. Our own drawings. */
export const deckSigns: Readonly<Record<Deck, string>> = {
  omen: 'M3 20q1-9 6-12q1-5 6-5q5 0 6 5l-4 1q0 6-4 8q-3 2-4 5zM15 6.500h.1',
  item: 'M3 4q1 6 6 6h6q5 0 6-6q3 7-4 9l-2 7q-3 3-6 0l-2-7q-7-2-4-9zM9.500 14h.1M14.500 14h.1',
  event: 'M12 12q2-2 3 1t-3 4t-6-3t2-8t10 1t2 10t-8 5',
};

/** Signs of what a room does, in a square of 24. */
const signs = {
  barrier: 'M2 14l4-6l4 8l4-8l4 8l4-6',
  exit: 'M4 4h9v16H4M10 12h11M17 8l4 4l-4 4',
  gain: 'M12 4v16M4 12h16',
  harm: 'M12 2q7 9 7 13a7 7 0 0 1-14 0q0-4 7-13z',
  vault: 'M12 3a9 9 0 1 0 .1 0M12 8v8M8 12h8',
  lift: 'M7 10l5-6l5 6M7 14l5 6l5-6',
  down: 'M12 3v16M5 13l7 7l7-7',
  stairs: 'M3 20h5v-5h5v-5h5V5h4',
} as const;

/** The sign of a room's own rule; null for plain rooms. */
export function ruleSign(room: RoomEntry): string | null {
  if (room.barrier) return signs.barrier;
  if (room.exit) return signs.exit;
  if (room.gain) return signs.gain;
  if (room.endDamage) return signs.harm;
  switch (room.special) {
    case 'vault':
      return signs.vault;
    case 'elevator':
      return signs.lift;
    case 'coalChute':
    case 'collapsedRoom':
    case 'gallery':
      return signs.down;
    case 'stairsFromBasement':
      return signs.stairs;
    default:
      return room.id === 'grand-staircase' || room.id === 'upper-landing' || room.id === 'foyer' ? signs.stairs : null;
  }
}

/** A sign with its middle at a point of the tile. */
export const signAt = (
  path: string,
  { x, y, size, name }: { readonly x: number; readonly y: number; readonly size: number; readonly name: string },
): SVGTemplateResult =>
  svg`<g class="sign ${name}" transform="translate(${x - size / 2} ${y - size / 2}) scale(${size / 24})">
    <rect x="-5" y="-5" width="34" height="34" rx="9"></rect><path d=${path}></path>
  </g>`;
