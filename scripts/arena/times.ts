/** Durations counted in steps of five percent, so that thousands of games stay small: step number -> how often. */
export type Times = Record<string, number>;

const ratio = Math.log(1.05);
const leastMs = 0.001;

export const noTimes = (): Times => ({});

export function withTime(times: Times, ms: number): void {
  const step = Math.round(Math.log(Math.max(ms, leastMs) / leastMs) / ratio);
  times[step] = (times[step] ?? 0) + 1;
}

export function sumOfTimes(all: readonly Times[]): Times {
  const sum = noTimes();
  for (const times of all) for (const [step, count] of Object.entries(times)) sum[step] = (sum[step] ?? 0) + count;
  return sum;
}

/** The duration in milliseconds that the given share of all durations does not exceed. */
export function quantile(times: Times, share: number): number {
  const steps = Object.entries(times).map(([step, count]) => [Number(step), count] as const);
  steps.sort(([one], [other]) => one - other);
  let left = share * steps.reduce((sum, [, count]) => sum + count, 0);
  for (const [step, count] of steps) {
    left -= count;
    if (left <= 0) return leastMs * Math.exp(step * ratio);
  }
  return 0;
}

/** Thinks a decision through without a pause. */
export function timeOf<Decision>(thought: Generator<void, Decision, void>): {
  readonly decision: Decision;
  readonly ms: number;
} {
  const began = performance.now();
  for (;;) {
    const { done, value } = thought.next();
    if (done) return { decision: value, ms: performance.now() - began };
  }
}
