/** How a guard weighs things up, all in captures that she expects of them. */
export interface Care {
  /** Somebody seen whom she cannot reach in this movement. */
  readonly seen: number;
  /** Somebody who will walk into her sight. */
  readonly cover: number;
  /** Being near to where somebody can be: for somebody on her space, falling with every step. */
  readonly near: number;
  /** Hearing anybody by a listening roll or in the next noise stage, which sets her free. */
  readonly listen: number;
  /** What a novice counts more for having her wish, late in the night. */
  readonly homeward: number;
  /** What is left to her for where the other guard is nearer. */
  readonly colleague: number;
  /** Standing where a novice must pass who could be home after her next move. */
  readonly block: number;
  /** How far she thinks ahead: 0 of where novices are now, 1 of where they are heading. */
  readonly ahead: number;
  /** Where her card leads her next. */
  readonly path: number;
  /** How she knows where novices can be: `all` the filter, `rough` flattened shares, `possible` only where at all. */
  readonly knows: 'all' | 'rough' | 'possible';
  /** How much chance plays in, in captures. */
  readonly whim: number;
}

export type GuardLevel = 'level1' | 'level2' | 'level3';

const level3: Care = {
  seen: 0.25,
  cover: 0.25,
  near: 0.6,
  listen: 0.8,
  homeward: 1,
  colleague: 0.5,
  path: 0.5,
  block: 1.5,
  ahead: 1,
  knows: 'all',
  whim: 0,
};

export const cares: Readonly<Record<GuardLevel, Care>> = {
  level1: { ...level3, knows: 'possible', homeward: 0, cover: 0, whim: 0.6 },
  level2: { ...level3, knows: 'rough', homeward: 0.5, whim: 0.35 },
  level3,
};

/** Four ways to be a guard: each multiplies some cares. */
export type Temperament = 'sitter' | 'chaser' | 'listener' | 'patroller';

export const temperaments: readonly Temperament[] = ['sitter', 'chaser', 'listener', 'patroller'];

const changes: Readonly<Record<Temperament, Partial<Record<Exclude<keyof Care, 'knows'>, number>>>> = {
  sitter: { homeward: 1.25, cover: 1.2 },
  chaser: { near: 1.2, seen: 1.2 },
  listener: { listen: 1.4 },
  patroller: { path: 1.3 },
};

export function careOf(level: GuardLevel, temperament: Temperament): Care {
  const changed = Object.entries(changes[temperament]) as [Exclude<keyof Care, 'knows'>, number][];
  const care = { ...cares[level] };
  return changed.reduce<Care>((changing, [name, factor]) => ({ ...changing, [name]: changing[name] * factor }), care);
}
