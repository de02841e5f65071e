import type { Effort } from './contest.ts';
import { collectGarbage, median } from './contest.ts';

/** One number that is reported and compared with nothing. */
export interface Figure {
  readonly id: string;
  readonly name: string;
  readonly value: number;
  readonly unit: string;
}

/** What the figures of one group are about. */
export interface FigureGroup {
  readonly id: string;
  readonly title: string;
  readonly figures: readonly Figure[];
  readonly notes: readonly string[];
}

/** Milliseconds of some work as a median of rounds, each on its own garbage. */
export function medianMs(work: () => unknown, { rounds }: Pick<Effort, 'rounds'>): number {
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    collectGarbage();
    const started = performance.now();
    work();
    times.push(performance.now() - started);
  }
  return median(times);
}
