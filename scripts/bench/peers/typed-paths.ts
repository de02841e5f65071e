/** Breadth-first search and tables of ways in JavaScript on typed arrays. */
import type { Geometry } from '../../../src/core/geometry.ts';

const slots = 256;
const unreachable = 255;

/** Neighbours of each point in a row, ascending, with how many there are. */
function typedNeighbours({ points, edges }: Geometry): {
  readonly lists: Uint8Array;
  readonly counts: Uint8Array;
} {
  const lists = new Uint8Array(points.length * 8);
  const counts = new Uint8Array(points.length);
  const insert = (from: number, to: number): void => {
    let at = from * 8 + counts[from]!++;
    for (; at > from * 8 && lists[at - 1]! > to; at--) lists[at] = lists[at - 1]!;
    lists[at] = to;
  };
  for (const [a, b] of edges) {
    insert(a, b);
    insert(b, a);
  }
  return { lists, counts };
}

/** Steps from a start to every point; each search writes over the one before. */
export function typedSearch(geometry: Geometry): (start: number) => (point: number) => number {
  const { lists, counts } = typedNeighbours(geometry);
  const steps = new Uint8Array(geometry.points.length);
  const queue = new Uint8Array(geometry.points.length);
  const stepsTo = (point: number): number => steps[point]!;
  return start => {
    steps.fill(unreachable);
    steps[start] = 0;
    queue[0] = start;
    for (let read = 0, write = 1; read < write; read++) {
      const point = queue[read]!;
      for (let i = point * 8; i < point * 8 + counts[point]!; i++) {
        const next = lists[i]!;
        if (steps[next] !== unreachable) continue;
        steps[next] = steps[point]! + 1;
        queue[write++] = next;
      }
    }
    return stepsTo;
  };
}

export function typedPaths(geometry: Geometry): { readonly distances: Uint8Array; readonly firstSteps: Uint8Array } {
  const pointCount = geometry.points.length;
  const { lists, counts } = typedNeighbours(geometry);
  const distances = new Uint8Array(pointCount * slots).fill(unreachable);
  const firstSteps = new Uint8Array(pointCount * slots);
  const queue = new Uint8Array(pointCount);
  for (let start = 0; start < pointCount; start++) {
    const row = start * slots;
    distances[row + start] = 0;
    queue[0] = start;
    for (let read = 0, write = 1; read < write; read++) {
      const point = queue[read]!;
      for (let i = point * 8; i < point * 8 + counts[point]!; i++) {
        const next = lists[i]!;
        if (distances[row + next] !== unreachable) continue;
        distances[row + next] = distances[row + point]! + 1;
        queue[write++] = next;
      }
    }
  }
  for (let from = 0; from < pointCount; from++)
    for (let slot = 0; slot < counts[from]!; slot++) {
      const nearer = lists[from * 8 + slot]! * slots;
      for (let goal = 0; goal < pointCount; goal++)
        if (distances[nearer + goal]! < distances[from * slots + goal]!)
          firstSteps[from * slots + goal] = firstSteps[from * slots + goal]! | (1 << slot);
    }
  return { distances, firstSteps };
}
