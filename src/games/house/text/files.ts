import type { Language } from '../../../app/languages.ts';

/** Where a set of texts lies in each language. */
export type TextFiles = Readonly<Record<Language, URL>>;

type SetName = 'cards' | 'events' | 'names' | 'play' | 'replay' | 'rules' | 'setup';

export const filesOf = (name: SetName): TextFiles => ({
  en: new URL(`./${name}.en.json`, import.meta.url),
  'zh-Hant': new URL(`./${name}.zh-Hant.json`, import.meta.url),
  'zh-Hans': new URL(`./${name}.zh-Hans.json`, import.meta.url),
});

/** The texts of one haunt, by its number. */
export function filesOfHaunt(number: number): TextFiles {
  const name = String(number).padStart(2, '0');
  return {
    en: new URL(`./haunts/${name}.en.json`, import.meta.url),
    'zh-Hant': new URL(`./haunts/${name}.zh-Hant.json`, import.meta.url),
    'zh-Hans': new URL(`./haunts/${name}.zh-Hans.json`, import.meta.url),
  };
}
