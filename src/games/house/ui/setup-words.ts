import { fill, type FillValues } from '../../../app/fill.ts';
import type { HouseSettingName, HouseSettings } from '../rules/settings.ts';

export type SetupTexts = typeof import('../text/setup.en.json');
export type SetupKey = keyof SetupTexts & string;

/** The texts cover every setting and value: this does not compile while one is missing. */
type ValueKey<Name extends HouseSettingName> = Name extends HouseSettingName
  ? `setting.${Name}.${HouseSettings[Name]}`
  : never;
type Covered<Key extends string> = Key extends SetupKey ? Key : never;

export const settingKey = (name: HouseSettingName): SetupKey =>
  `setting.${name}` satisfies Covered<`setting.${HouseSettingName}`>;

export const settingValueKey = (name: HouseSettingName, value: string): SetupKey =>
  `setting.${name}.${value}` as Covered<ValueKey<HouseSettingName>>;

export type SaySetup = (key: SetupKey, values?: FillValues) => string;

export const sayFrom =
  (texts: SetupTexts): SaySetup =>
  (key, values = {}) =>
    fill(texts[key], values);
