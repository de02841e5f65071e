import { isFields, readCommonOptions } from '../../../engine/read-options.ts';
import type { ConventOptions } from './options.ts';
import { noviceNumbers } from './seats.ts';
import type { NoviceNumber } from './seats.ts';
import { presets, settingNames, settingValues } from './settings.ts';

/** Foreign data as options: null unless it is a complete and playable set (C-0.2, C-2.1). Never throws. */
export function readOptions(value: unknown): ConventOptions | null {
  if (!isFields(value)) return null;
  const { novices, guardPlayers } = value;
  const common = readCommonOptions(value, { presets, settingNames, settingValues });
  if (common === null || !areNovices(novices) || (guardPlayers !== 1 && guardPlayers !== 2)) return null;
  const { preset, settings, dice } = common;
  return { preset, settings, novices, guardPlayers, dice };
}

function areNovices(value: unknown): value is readonly NoviceNumber[] {
  if (!Array.isArray(value) || value.length === 0) return false;
  return value.every(
    (novice, index) => noviceNumbers.includes(novice as NoviceNumber) && (index === 0 || novice > value[index - 1]),
  );
}
