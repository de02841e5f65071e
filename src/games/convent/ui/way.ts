import type { ConventBoard, SearchLimits } from '../board/board.ts';

/** The distance of a space that a search did not reach. */
export const unreached = 255;

/** Where one can go from a space, and how to get there. */
export interface Reach {
  readonly limits: SearchLimits;
  /** Steps by space number; `unreached` where no way leads. */
  readonly steps: Uint8Array;
}

export function reachFrom(board: ConventBoard, limits: SearchLimits): Reach {
  return { limits, steps: board.search(limits).slice() };
}

/** Every space that takes at least one step, ascending. */
export function reachedSpaces({ steps, limits }: Reach): readonly number[] {
  const spaces: number[] = [];
  steps.forEach((count, space) => {
    if (space > 0 && count > 0 && count <= limits.maxSteps) spaces.push(space);
  });
  return spaces;
}

/**
 * A shortest way inside a reach: the spaces entered, without the start; null when it does not lead there. Among equal
 * ways it takes one that enters the fewest spaces of `shunned`, so that a tap never walks through a guard's light needlessly.
 */
export function shortestWay(
  board: ConventBoard,
  {
    reach,
    to,
    shunned = new Set(),
  }: { readonly reach: Reach; readonly to: number; readonly shunned?: ReadonlySet<number> },
): readonly number[] | null {
  const { steps, limits } = reach;
  if ((steps[to] ?? unreached) > limits.maxSteps) return null;
  const cost = new Map<number, { readonly shunned: number; readonly before: number }>();
  const costOf = (space: number): number => {
    if (steps[space] === 0) return 0;
    const known = cost.get(space);
    if (known) return known.shunned;
    let best = { shunned: Infinity, before: 0 };
    for (const before of board.neighbours(space)) {
      if (steps[before] !== steps[space]! - 1) continue;
      if (!limits.locksOpen && board.lock(before, space) !== null) continue;
      const shunnedOnTheWay = costOf(before) + (shunned.has(space) ? 1 : 0);
      if (shunnedOnTheWay < best.shunned) best = { shunned: shunnedOnTheWay, before };
    }
    cost.set(space, best);
    return best.shunned;
  };
  costOf(to);
  const way: number[] = [];
  for (let space = to; steps[space] !== 0; space = cost.get(space)!.before) way.unshift(space);
  return way;
}
