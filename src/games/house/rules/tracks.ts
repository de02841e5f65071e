import type { Machine } from './machine.ts';
import { environment } from './environment.ts';
import type { ExplorerState } from './state.ts';
import type { Trait } from './terms.ts';

/** Index of the last value of a track. */
export const lastIndex = 7;

/** Lowest place a trait may go to now: the skull only after the haunt began (H-9.8), and never in its set-up (H-15.5). */
const floorIndex = (machine: Machine): number => (machine.state.haunt && machine.state.phase === 'haunt' ? -1 : 0);

/**
 * Moves a trait along its track by steps, not values (H-9.10). Gains above the last value are remembered and lost first
 * (H-9.9), unless `overflow` is `lost`. A trait at the skull kills; that is found after the effect.
 */
export function moveTrait(
  machine: Machine,
  explorer: ExplorerState,
  change: { readonly trait: Trait; readonly by: number },
): void {
  const { trait, by } = change;
  const track = explorer.tracks[trait];
  const { index: before, over: overBefore } = track;
  if (by >= 0) {
    const above = Math.max(0, track.index + by - lastIndex);
    track.index = Math.min(lastIndex, track.index + by);
    if (machine.state.options.settings.overflow === 'remembered') track.over += above;
  } else {
    const remembered = Math.min(track.over, -by);
    track.over -= remembered;
    track.index = Math.max(floorIndex(machine), track.index + by + remembered);
  }
  if (track.index === before && track.over === overBefore) return;
  machine.emit({ t: 'traitChanged', seat: explorer.seat, trait, by: track.index - before, index: track.index });
  if (by < 0 && track.index < 0) machine.call('die', { figure: explorer.seat }, environment({ me: explorer.seat }));
}

/** Steps a trait can still lose before it must stop or kill. */
export const stepsLeft = (explorer: ExplorerState, trait: Trait): number =>
  explorer.tracks[trait].index + explorer.tracks[trait].over;
