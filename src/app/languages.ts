/** A language the app speaks, as a BCP 47 tag. */
export type Language = 'en' | 'zh-Hant' | 'zh-Hans';

/** Every language under its own name, in the order of the picker. */
export const languages: readonly { readonly id: Language; readonly name: string }[] = [
  { id: 'en', name: 'English' },
  { id: 'zh-Hant', name: '繁體中文' },
  { id: 'zh-Hans', name: '简体中文' },
];

export function isLanguage(value: unknown): value is Language {
  return languages.some(language => language.id === value);
}

const traditionalRegions: readonly string[] = ['TW', 'HK', 'MO'];

/** The language of one system tag such as `zh-HK`, or null when the app does not speak it. */
function languageOf(tag: string): Language | null {
  const [language = '', ...subtags] = tag.split('-');
  if (language.toLowerCase() === 'en') return 'en';
  if (language.toLowerCase() !== 'zh') return null;
  const script = subtags.find(subtag => subtag.length === 4)?.toLowerCase();
  if (script === 'hant') return 'zh-Hant';
  if (script === 'hans') return 'zh-Hans';
  return subtags.some(subtag => traditionalRegions.includes(subtag.toUpperCase())) ? 'zh-Hant' : 'zh-Hans';
}

/** The language of a first visit: the first of the system's wishes (best first) that the app speaks, else English. */
export function chooseLanguage(wishes: readonly string[]): Language {
  for (const tag of wishes) {
    const language = languageOf(tag);
    if (language) return language;
  }
  return 'en';
}
