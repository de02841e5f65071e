/** What a level changes: how carefully a bot judges what it sees. Never what it may see. */
export interface Care {
  /** Share of the danger that it minds. */
  readonly fear: number;
  /** Leaves to others of its side what they do better. */
  readonly shares: boolean;
  /** How far its judgement strays, in the worth that the game counts a hundred. */
  readonly strays: number;
  /** Rounds that it plays on in its head, for so many of its best moves. */
  readonly ahead: number;
}

export const cares: Readonly<Record<string, Care>> = {
  level1: { fear: 0.4, shares: false, strays: 5, ahead: 0 },
  level2: { fear: 0.8, shares: false, strays: 1.5, ahead: 0 },
  level3: { fear: 1, shares: true, strays: 0, ahead: 2 },
};

/** How an explorer likes to spend the evening, by its character: fear, rooms that strengthen, and trials. */
const temperaments: readonly (readonly [fear: number, gain: number, trial: number])[] = [
  [0.8, 1, 1],
  [1.2, 1.5, 0.8],
  [1, 1, 1.6],
  [1, 0.7, 1],
];

export const temperamentOf = (character: string): readonly [fear: number, gain: number, trial: number] =>
  temperaments[[...character].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % temperaments.length]!;
