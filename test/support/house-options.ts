import type { HouseOptions } from '../../src/games/house/rules/options.ts';
import type { HousePreset, HouseSettings } from '../../src/games/house/rules/settings.ts';
import { presets } from '../../src/games/house/rules/settings.ts';
import { explorerSeat } from '../../src/games/house/rules/terms.ts';

/** Who plays unless a scene says otherwise, seat by seat. */
export const castOfScenes = [
  'ox-bellows',
  'madame-zostra',
  'brandon-jaspers',
  'zoe-ingstrom',
  'father-rhinehardt',
  'heather-granville',
] as const;

export interface OptionsWish {
  readonly players?: number;
  readonly characters?: readonly string[];
  readonly preset?: HousePreset;
  readonly settings?: Partial<HouseSettings>;
  readonly dice?: HouseOptions['dice'];
  readonly today?: HouseOptions['today'];
  readonly first?: string | null;
}

export function optionsFor(wish: OptionsWish): HouseOptions {
  const preset = wish.preset ?? 'chinese';
  const characters = wish.characters ?? castOfScenes.slice(0, wish.players ?? 3);
  return {
    preset,
    settings: { ...presets[preset], ...wish.settings },
    explorers: characters.map((character, index) => ({ seat: explorerSeat(index + 1), character })),
    today: wish.today ?? { month: 1, day: 1 },
    first: wish.first ?? null,
    played: [],
    dice: wish.dice ?? 'typed',
  };
}
