import type { ConventEvent } from './events.ts';
import type { ConventState } from './state.ts';

/** A state on its way through one action, with what has happened so far. */
export interface Progress {
  readonly state: ConventState;
  readonly events: readonly ConventEvent[];
}

export const beginWith = (state: ConventState): Progress => ({ state, events: [] });

/** The next state, and what happened on the way to it. */
export const moveOn = (progress: Progress, state: ConventState, ...events: readonly ConventEvent[]): Progress => ({
  state,
  events: events.length === 0 ? progress.events : [...progress.events, ...events],
});

/** Only something to tell. */
export const told = (progress: Progress, ...events: readonly ConventEvent[]): Progress =>
  moveOn(progress, progress.state, ...events);
