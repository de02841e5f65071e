/** Breadth-first search as it is mostly written: a queue, and a Map from each point to its steps. */
export function mapSearch(neighbours: readonly (readonly number[])[]): (start: number) => ReadonlyMap<number, number> {
  const byPoint = new Map(neighbours.map((list, point) => [point, list]));
  return start => {
    const steps = new Map([[start, 0]]);
    const queue = [start];
    for (const point of queue) {
      for (const next of byPoint.get(point)!) {
        if (steps.has(next)) continue;
        steps.set(next, steps.get(point)! + 1);
        queue.push(next);
      }
    }
    return steps;
  };
}
