import type { RoomId } from '../rules/terms.ts';

/** Named lists of rooms, for selectors `list:name` (H-7.13, H-10.9, H-14.2). */
export const lists: Readonly<Record<string, readonly RoomId[]>> = {
  outsideWindow: ['bedroom', 'chapel', 'dining-room', 'master-bedroom', 'grand-staircase'],
  outdoor: ['balcony', 'gardens', 'graveyard', 'patio', 'tower'],
  outdoorInSomeHaunts: ['conservatory'],
  barrier: ['catacombs', 'chasm', 'tower'],
  exitRoll: ['attic', 'graveyard', 'junk-room', 'pentagram-chamber'],
  gain: ['chapel', 'gymnasium', 'larder', 'library'],
  endDamage: ['crypt', 'furnace-room'],
  omen: [
    'abandoned-room',
    'balcony',
    'catacombs',
    'charred-room',
    'dining-room',
    'furnace-room',
    'gallery',
    'gymnasium',
    'junk-room',
    'kitchen',
    'master-bedroom',
    'pentagram-chamber',
    'servants-quarters',
  ],
  /** Where the Funeral leads. */
  burial: ['graveyard', 'crypt'],
  /** Where Grave Dirt comes off at a turn's end. */
  washing: ['balcony', 'gardens', 'graveyard', 'gymnasium', 'larder', 'patio', 'tower'],
  /** Outdoor rooms of The Beckoning, which calls to the Patio. */
  beckoned: ['gardens', 'graveyard', 'tower', 'balcony'],
};
