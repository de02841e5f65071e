import type { Say } from '../../../app/fill.ts';
import type { HouseSettingName, HouseSettings } from '../rules/settings.ts';

export type SetupTexts = typeof import('../text/setup.en.json');
export type SetupKey = keyof SetupTexts & string;

/** The texts cover every setting and value: this does not compile while one is missing. */
type ValueKey<Name extends HouseSettingName> = Name extends HouseSettingName
  ? `setting.${Name}.${HouseSettings[Name]}`
  : never;
type Covered<Key extends SetupKey> = Key;
export type SettingKey = Covered<`setting.${HouseSettingName}` | ValueKey<HouseSettingName>>;

export type SaySetup = Say<SetupTexts>;
