import type { RoomId, Trait } from '../../rules/terms.ts';

/** What bots know of the house itself, whatever the haunt: data, as the plans are. */

/** Trials of rooms and cards: the trait, what it takes, and what it brings. */
export const trials: Readonly<Record<string, readonly [Trait, number, number]>> = {
  'vault.open': ['knowledge', 6, 8],
  safe: ['knowledge', 5, 6],
  skeletons: ['sanity', 5, 4],
  closet: ['sanity', 2, 2],
  debris: ['might', 4, 9],
  webs: ['might', 4, 9],
};

export const remedies: readonly string[] = ['medical-kit', 'healing-salve', 'smelling-salts'];

/** Cards worth more than two steps of harm. */
export const spoils: readonly string[] = ['spear', 'revolver', 'axe', 'medallion'];

/** Rooms that strengthen once, and those that harm or hold whoever ends a turn there (H-7.1 to H-7.3). */
export const gainRooms: readonly RoomId[] = ['chapel', 'gymnasium', 'larder', 'library'];
export const priceOfRoom: Readonly<Record<RoomId, number>> = {
  crypt: 2.2,
  'furnace-room': 2.2,
  attic: 1,
  graveyard: 1,
  'junk-room': 1,
  'pentagram-chamber': 1,
};

/** How an explorer likes to spend the evening, by its character: fear, rooms that strengthen, and trials. */
export const temperaments: readonly (readonly [fear: number, gain: number, trial: number])[] = [
  [0.8, 1, 1],
  [1.2, 1.5, 0.8],
  [1, 1, 1.6],
  [1, 0.7, 1],
];

/** What a level changes: how carefully a bot judges what it sees. Never what it may see. */
export interface Care {
  /** Share of the danger that it minds. */
  readonly fear: number;
  /** Leaves to others of its side what they do better. */
  readonly shares: boolean;
  /** How far its judgement strays, in the worth that the game counts a hundred. */
  readonly strays: number;
  /** Rounds that it plays on in its head, for its best moves. */
  readonly ahead: number;
}

export const cares: Readonly<Record<string, Care>> = {
  level1: { fear: 0.4, shares: false, strays: 5, ahead: 0 },
  level2: { fear: 0.8, shares: false, strays: 1.5, ahead: 0 },
  level3: { fear: 1, shares: true, strays: 0, ahead: 2 },
};
