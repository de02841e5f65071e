import type { ConventOptions } from './options.ts';
import { noviceNumbers } from './seats.ts';
import type { NoviceNumber } from './seats.ts';
import { presets, settingNames, settingValues } from './settings.ts';
import type { ConventSettings } from './settings.ts';

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Foreign data as options: null unless it is a complete and playable set (C-0.2, C-2.1). Never throws. */
export function readOptions(value: unknown): ConventOptions | null {
  if (!isObject(value)) return null;
  const { preset, settings, novices, guardPlayers, dice } = value;
  if (typeof preset !== 'string' || !Object.hasOwn(presets, preset)) return null;
  if (!areNovices(novices) || !areSettings(settings)) return null;
  if ((guardPlayers !== 1 && guardPlayers !== 2) || (dice !== 'drawn' && dice !== 'typed')) return null;
  const known = Object.fromEntries(settingNames.map(name => [name, settings[name]])) as unknown as ConventSettings;
  return { preset: preset as ConventOptions['preset'], settings: known, novices, guardPlayers, dice };
}

function areNovices(value: unknown): value is readonly NoviceNumber[] {
  if (!Array.isArray(value) || value.length === 0) return false;
  return value.every(
    (novice, index) => noviceNumbers.includes(novice as NoviceNumber) && (index === 0 || novice > value[index - 1]),
  );
}

const areSettings = (value: unknown): value is ConventSettings =>
  isObject(value) && settingNames.every(name => settingValues[name].some(known => known === value[name]));
