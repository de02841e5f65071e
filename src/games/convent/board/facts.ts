import { pathCards } from './path-cards.ts';
import { reprintRooms } from './rooms.ts';
import { locks, ways } from './ways.ts';

export type LockColour = 'white' | 'blue' | 'green' | 'red' | 'yellow';
export type PathColour = 'blue' | 'green' | 'pink' | 'red' | 'yellow';
export type WishId = 'wine' | 'dessert' | 'phone' | 'magazine' | 'makeup' | 'perfume' | 'game' | 'letter';

/** A connection of two spaces, walked as one step in either direction (C-0.3). */
export interface Edge {
  readonly a: number;
  /** Always greater than a. */
  readonly b: number;
  readonly lock: LockColour | null;
}

/** A route between two path ends; a guard may take it from either end (C-9.3, C-18.7). */
export interface PathCard {
  readonly id: string;
  readonly colour: PathColour;
  /** A walk on edges; first and last are path ends. */
  readonly spaces: readonly number[];
}

/** A key on the board; its colour is that of the lock before its wish (C-18.6). */
export interface KeyPlace {
  readonly number: number;
  readonly space: number;
  readonly colour: LockColour;
}

/** A secret wish: where it lies and the number of the key that a novice needs for it. */
export interface WishPlace {
  readonly id: WishId;
  readonly key: number;
  readonly space: number;
}

/** What the board says apart from its geometry (C-18). Spaces are numbered 1..spaceCount. */
export interface BoardFacts {
  readonly spaceCount: number;
  /** Sorted by a, then b. */
  readonly edges: readonly Edge[];
  /** Spaces of each room of the reprint, only for sight by rooms (C-6.6). Every space lies in exactly one. */
  readonly rooms: readonly (readonly number[])[];
  readonly paths: readonly PathCard[];
  readonly uTurnCards: number;
  readonly pathEnds: readonly number[];
  /** Key n is entry n - 1. */
  readonly keys: readonly KeyPlace[];
  readonly wishes: readonly WishPlace[];
  /** The cell of novice n is entry n - 1. */
  readonly cells: readonly number[];
  readonly guardStart: number;
  /** Someone here is seen only by a guard on the same space (C-6.7). */
  readonly concealedSpaces: readonly number[];
  /** Edges that some drawings show bent; the facing is the straight vector all the same (C-6.4). */
  readonly bentEdges: readonly (readonly [number, number])[];
}

const lockOf = new Map(
  (Object.keys(locks) as LockColour[]).flatMap(colour => locks[colour].map(([a, b]) => [`${a}-${b}`, colour] as const)),
);

export const boardFacts: BoardFacts = {
  spaceCount: 155,
  edges: ways.map(([a, b]) => ({ a, b, lock: lockOf.get(`${a}-${b}`) ?? null })),
  rooms: reprintRooms,
  paths: pathCards,
  uTurnCards: 2,
  pathEnds: [26, 84, 101, 122, 147],
  keys: [
    { number: 1, space: 10, colour: 'yellow' },
    { number: 2, space: 36, colour: 'yellow' },
    { number: 3, space: 82, colour: 'green' },
    { number: 4, space: 107, colour: 'green' },
    { number: 5, space: 130, colour: 'red' },
    { number: 6, space: 149, colour: 'red' },
    { number: 7, space: 67, colour: 'blue' },
    { number: 8, space: 72, colour: 'blue' },
  ],
  wishes: [
    { id: 'wine', key: 1, space: 155 },
    { id: 'dessert', key: 2, space: 148 },
    { id: 'phone', key: 3, space: 118 },
    { id: 'magazine', key: 4, space: 119 },
    { id: 'makeup', key: 5, space: 121 },
    { id: 'perfume', key: 6, space: 121 },
    { id: 'game', key: 7, space: 109 },
    { id: 'letter', key: 8, space: 110 },
  ],
  cells: [1, 2, 3, 4, 5, 6],
  guardStart: 26,
  concealedSpaces: [67, 82, 103, 107],
  bentEdges: [
    [39, 48],
    [46, 47],
    [75, 91],
    [74, 93],
  ],
};
