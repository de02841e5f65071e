import { isFields, readCommonOptions } from '../../../engine/read-options.ts';
import type { HouseContent } from './content-index.ts';
import type { HouseOptions } from './options.ts';
import { presets, settingNames, settingValues } from './settings.ts';
import { explorerSeat } from './terms.ts';

/** All that options are read against. */
type Characters = Pick<HouseContent, 'characters'>;

/** Three to six explorers in seats that count up; no two of one figure, so no card plays twice (H-1.3, H-2.2). */
function areExplorers(content: Characters, value: unknown): value is HouseOptions['explorers'] {
  if (!Array.isArray(value) || value.length < 3 || value.length > 6 || !value.every(isFields)) return false;
  const figures = value.map(({ character }) => content.characters.get(character as string)?.figure);
  const areSeats = value.every(({ seat }, index) => seat === explorerSeat(index + 1));
  return areSeats && !figures.includes(undefined) && new Set(figures).size === figures.length;
}

const isWithin = (number: unknown, most: number): boolean =>
  Number.isInteger(number) && (number as number) >= 1 && (number as number) <= most;

function isDay(value: unknown): value is HouseOptions['today'] {
  if (!isFields(value)) return false;
  return isWithin(value['month'], 12) && isWithin(value['day'], 31);
}

const arePlayed = (value: unknown): value is readonly number[] =>
  Array.isArray(value) && value.length <= 50 && value.every(number => isWithin(number, 50));

/** Foreign data as options: null unless it is a complete and playable set (H-2, H-21). Never throws. */
export function readHouseOptions(content: Characters, value: unknown): HouseOptions | null {
  if (!isFields(value)) return null;
  const { explorers, today, first, played } = value;
  const common = readCommonOptions(value, { presets, settingNames, settingValues });
  if (common === null) return null;
  if (!areExplorers(content, explorers) || !isDay(today) || !arePlayed(played)) return null;
  if (first !== null && !explorers.some(({ seat }) => seat === first)) return null;
  if (common.settings.startPlayer === 'chosen' && first === null) return null;
  return {
    preset: common.preset,
    settings: common.settings,
    explorers: explorers.map(({ seat, character }) => ({ seat, character })),
    today: { month: today.month, day: today.day },
    first: first as HouseOptions['first'],
    played,
    dice: common.dice,
  };
}
