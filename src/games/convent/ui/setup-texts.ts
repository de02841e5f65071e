import type { Say } from '../../../app/fill.ts';
import { GameTexts } from '../../../app/game-texts.ts';
import type { ConventSettings, SettingName } from '../rules/settings.ts';

export type SetupTexts = typeof import('../text/setup.en.json');
export type SetupKey = keyof SetupTexts;

/** Words of the set-up and of the settings, which the page "how to play" tells too. */
export const setupTexts = new GameTexts<SetupTexts>({
  en: new URL('../text/setup.en.json', import.meta.url),
  'zh-Hant': new URL('../text/setup.zh-Hant.json', import.meta.url),
  'zh-Hans': new URL('../text/setup.zh-Hans.json', import.meta.url),
});

/** The texts cover every setting and value: this does not compile while one is missing. */
type ValueKey<Name extends SettingName> = Name extends SettingName ? `setting.${Name}.${ConventSettings[Name]}` : never;
type Covered<Key extends SetupKey> = Key;
export type SettingKey = Covered<`setting.${SettingName}` | ValueKey<SettingName>>;

export type SaySetup = Say<SetupTexts>;
