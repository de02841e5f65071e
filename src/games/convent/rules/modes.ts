import type { ModeRange } from './asks.ts';
import type { ConventOptions } from './options.ts';
import type { ConventSettings } from './settings.ts';
import type { Mode } from './terms.ts';

export const modes: readonly Mode[] = ['stand', 'sneak', 'walk', 'run'];

/** What a mode adds to the die (C-4.2). */
export function modifierOf(settings: ConventSettings, mode: Mode): number {
  const run = settings['noise.run'] === '+1' ? 1 : 0;
  return { stand: -3, sneak: -2, walk: -1, run }[mode];
}

/** How many moves a novice plans at once: two in the first round (C-4.8). */
export const moveCountOf = ({ settings }: ConventOptions, round: number): 1 | 2 =>
  round === 1 && settings['round1.moves'] === 'two' ? 2 : 1;

/** The modes of a novice on the run with their steps for each move (C-4.2, C-4.9, C-12.4, C-12.8, C-15.1). */
export function modeRanges({ settings }: ConventOptions, round: number): readonly ModeRange[] {
  const times = round === 1 && settings['round1.moves'] === 'combined' ? 2 : 1;
  const leastRun = settings['run.exact'] === 'yes' ? 5 : 1;
  const limits = {
    stand: [0, 0],
    sneak: [times, 2 * times],
    walk: [3 * times, 4 * times],
    run: [leastRun * times, 5 * times],
  };
  return modes.map(mode => {
    const [least, most] = limits[mode] as [number, number];
    const withExtraStep = mode === 'stand' ? 0 : most + 1;
    return { mode, least, most, withExtraStep, modifier: modifierOf(settings, mode) };
  });
}
