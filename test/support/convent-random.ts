import type { RandomIndex } from '../../src/engine/contract.ts';
import type { ConventOptions } from '../../src/games/convent/rules/options.ts';
import { noviceNumbers } from '../../src/games/convent/rules/seats.ts';
import { presets, settingNames, settingValues } from '../../src/games/convent/rules/settings.ts';
import type { ConventSettings, Preset } from '../../src/games/convent/rules/settings.ts';

export const pick = <Item>(items: readonly Item[], random: RandomIndex): Item => items[random(items.length)]!;

/** Some complete settings, every value of each equally likely. */
export const randomSettings = (random: RandomIndex): ConventSettings =>
  Object.fromEntries(
    settingNames.map(name => [name, pick(settingValues[name] as readonly string[], random)]),
  ) as unknown as ConventSettings;

/** As many novices as wished, which ones is left to chance; both presets and mixed settings take turns. */
export function randomOptions(
  { novices, guardPlayers, game }: { readonly novices: number; readonly guardPlayers: 1 | 2; readonly game: number },
  random: RandomIndex,
): ConventOptions {
  const chosen = [...noviceNumbers];
  while (chosen.length > novices) chosen.splice(random(chosen.length), 1);
  const preset: Preset = game % 3 === 1 ? 'reprint' : 'first2010';
  const settings = game % 3 === 2 ? randomSettings(random) : presets[preset];
  return { preset, settings, novices: chosen, guardPlayers, dice: game % 4 === 3 ? 'typed' : 'drawn' };
}

/** Freezes data through and through; what is frozen already is known to be frozen below. */
export function deepFreeze<Data>(data: Data): Data {
  if (typeof data !== 'object' || data === null || Object.isFrozen(data)) return data;
  Object.freeze(data);
  Object.values(data).forEach(deepFreeze);
  return data;
}
