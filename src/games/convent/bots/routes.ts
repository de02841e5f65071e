import type { ConventBoard } from '../board/board.ts';

export interface RouteLimits {
  readonly from: number;
  readonly mostSteps: number;
  readonly locksOpen: boolean;
  /** Spaces that may not be entered. */
  readonly blockedSpaces: readonly number[];
  /** What it costs to enter a space. */
  readonly costOf: (space: number) => number;
}

/** Where a walk of some number of steps can end, with the cheapest walk to each end. */
export interface Routes {
  /** Ends of walks with exactly `steps` steps and their cost. */
  ends(steps: number): readonly { readonly space: number; readonly cost: number }[];
  /** The spaces entered on the cheapest walk of exactly `steps` steps to an end that `ends` has named. */
  way(steps: number, end: number): readonly number[];
}

interface Reached {
  readonly cost: number;
  readonly before: number;
}

/** The cheapest walks of every length; a walk may come back to a space, as the rules allow (C-0.3). */
export function cheapestRoutes(board: ConventBoard, limits: RouteLimits): Routes {
  const { from, mostSteps, locksOpen, blockedSpaces, costOf } = limits;
  const layers: Map<number, Reached>[] = [new Map([[from, { cost: 0, before: from }]])];
  while (layers.length <= mostSteps) {
    const layer = new Map<number, Reached>();
    for (const [space, { cost }] of layers.at(-1)!) {
      for (const next of board.neighbours(space)) {
        if (blockedSpaces.includes(next) || (!locksOpen && board.lock(space, next) !== null)) continue;
        const reached = { cost: cost + costOf(next), before: space };
        if (reached.cost < (layer.get(next)?.cost ?? Number.POSITIVE_INFINITY)) layer.set(next, reached);
      }
    }
    layers.push(layer);
  }
  return {
    ends: steps => [...(layers[steps] ?? [])].map(([space, { cost }]) => ({ space, cost })),
    way(steps, end) {
      const way: number[] = [];
      let at = end;
      for (let layer = steps; layer > 0; layer--) {
        way.unshift(at);
        at = layers[layer]!.get(at)!.before;
      }
      return way;
    },
  };
}
