import type { ReplayFrame } from '../workers/referee-port.ts';

/** Where the events of each entry begin in the log. The first frame is the deal, which no entry made. */
export function startsOf(frames: readonly ReplayFrame[]): readonly number[] {
  let count = 0;
  const ends = frames.map(({ events }) => (count += events.length));
  return ends.slice(0, -1);
}
