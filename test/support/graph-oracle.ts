import type { Edge } from '../../src/core/geometry.ts';

/** Plain breadth-first search with a queue and maps: another algorithm than the core's, for tests only. */

interface Obstacles {
  readonly maxSteps?: number;
  readonly blockedEdges?: readonly number[];
  readonly blockedPoints?: readonly number[];
}

export interface Reached {
  /** Steps of a shortest path. */
  readonly steps: number;
  /** All points that can come first on a shortest path. */
  readonly firstSteps: ReadonlySet<number>;
}

/** Every point that can be reached from `start`, which itself may be blocked; the others are missing. */
export function searchGraph(
  start: number,
  edges: readonly Edge[],
  obstacles: Obstacles = {},
): ReadonlyMap<number, Reached> {
  const { maxSteps = Infinity, blockedEdges = [], blockedPoints = [] } = obstacles;
  const neighbours = new Map<number, number[]>();
  const join = (from: number, to: number): void => void neighbours.set(from, [...(neighbours.get(from) ?? []), to]);
  edges.forEach(([a, b], index) => {
    if (blockedEdges.includes(index)) return;
    join(a, b);
    join(b, a);
  });
  const reached = new Map([[start, { steps: 0, firstSteps: new Set<number>() }]]);
  const queue = [start];
  for (const point of queue) {
    const here = reached.get(point)!;
    if (here.steps >= maxSteps) continue;
    for (const next of neighbours.get(point) ?? []) {
      if (blockedPoints.includes(next)) continue;
      const known = reached.get(next);
      const firsts = point === start ? [next] : here.firstSteps;
      if (known === undefined) {
        reached.set(next, { steps: here.steps + 1, firstSteps: new Set(firsts) });
        queue.push(next);
      } else if (known.steps === here.steps + 1) {
        for (const first of firsts) known.firstSteps.add(first);
      }
    }
  }
  return reached;
}
