/** How a novice weighs things up, all in rounds: what she would give to be home so many rounds earlier. */
export interface Care {
  /** What the guards' victory by captures costs; being caught costs her part of it, whatever she carries. */
  readonly caught: number;
  /** Ending in sight, and each step in sight. */
  readonly seen: number;
  readonly passing: number;
  /** Being heard by one guard. */
  readonly heard: number;
  /** Each step that a guard is nearer than seven. */
  readonly close: number;
  /** Each doubling of the share that the guards give to where she ends. */
  readonly guessed: number;
  /** Looks where guards will walk, not only where they stand. */
  readonly forecasts: boolean;
  /** Works out what the guards can know about her. */
  readonly filters: boolean;
  /** How much chance plays in. */
  readonly whim: number;
}

export type NoviceLevel = 'level1' | 'level2' | 'level3';

export const cares: Readonly<Record<NoviceLevel, Care>> = {
  level1: {
    caught: 0,
    seen: 1,
    passing: 0.6,
    heard: 0.7,
    close: 0.15,
    guessed: 0,
    forecasts: false,
    filters: false,
    whim: 0.8,
  },
  level2: {
    caught: 1.5,
    seen: 0.5,
    passing: 0.4,
    heard: 0.3,
    close: 0.1,
    guessed: 0,
    forecasts: true,
    filters: false,
    whim: 0.2,
  },
  level3: {
    caught: 4.3,
    seen: 0.3,
    passing: 0.3,
    heard: 0.2,
    close: 0.05,
    guessed: 0.1,
    forecasts: true,
    filters: true,
    whim: 0.05,
  },
};

/** Four ways to be a novice: each multiplies some cares. */
export type Temperament = 'sprinter' | 'sneak' | 'waiter' | 'decoy';

export const temperaments: readonly Temperament[] = ['sprinter', 'sneak', 'waiter', 'decoy'];

const changes: Readonly<Record<Temperament, Partial<Record<keyof Care, number>>>> = {
  sprinter: { caught: 0.8, heard: 0.8 },
  sneak: { heard: 1.4, seen: 1.2 },
  waiter: { caught: 1.3, close: 1.5 },
  decoy: { guessed: 1.6, heard: 0.7 },
};

export function careOf(level: NoviceLevel, temperament: Temperament): Care {
  const care: Record<string, number | boolean> = { ...cares[level] };
  for (const [name, factor] of Object.entries(changes[temperament])) care[name] = (care[name] as number) * factor;
  return care as unknown as Care;
}
