import { characters } from '../../content/characters.ts';
import type { HouseOptions } from '../../rules/options.ts';
import { readHouseOptions } from '../../rules/read-options.ts';
import { presets } from '../../rules/settings.ts';
import { explorerSeat } from '../../rules/terms.ts';
import { playedHaunts } from '../played-haunts.ts';

const byId = { characters: new Map(characters.map(entry => [entry.id, entry])) };

/** Remembered options, where they can still be played. */
export const readOptions = (value: unknown): HouseOptions | null => readHouseOptions(byId, value);

/** Today by the clock of the device: the first player is whose birthday comes next (H-2.8). */
export function todayOf(date: Date): HouseOptions['today'] {
  return { month: date.getMonth() + 1, day: date.getDate() };
}

const firstCast: readonly string[] = ['zoe-ingstrom', 'vivian-lopez', 'brandon-jaspers', 'darrin-flash-williams'];

/** The options before anybody chose: four explorers, the Chinese rules as they stand. */
export const recommendedOptions = (dice: HouseOptions['dice']): HouseOptions => ({
  preset: 'chinese',
  settings: presets.chinese,
  explorers: firstCast.map((character, index) => ({ seat: explorerSeat(index + 1), character })),
  today: todayOf(new Date()),
  first: null,
  played: [],
  dice,
});

/** With the haunts that were played on this device among those to be avoided (H-14.7). */
export const withPlayedHere = (options: HouseOptions): HouseOptions => ({
  ...options,
  played: [...new Set([...options.played, ...playedHaunts()])],
});

/** The options as the game is dealt with: with today's date, and a first player where one must be named. */
export function completedOptions(options: HouseOptions): HouseOptions {
  const { settings, explorers } = options;
  const first = settings.startPlayer === 'chosen' ? (options.first ?? explorers[0]!.seat) : null;
  return { ...options, first, today: todayOf(new Date()) };
}
