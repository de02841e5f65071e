import { configureLocalization, type LocaleModule } from '@lit/localize';
import { fetchJson } from './fetch-json.ts';
import { chooseLanguage, type Language } from './languages.ts';
import { numberedText } from './numbered-text.ts';
import { preferences } from './preferences.ts';

type Translation = Exclude<Language, 'en'>;

/** Where the shell's translations lie; English is in the source. The check for offline use asks for the same addresses. */
export const shellTexts: Readonly<Record<Translation, URL>> = {
  'zh-Hant': new URL('./text/zh-Hant.json', import.meta.url),
  'zh-Hans': new URL('./text/zh-Hans.json', import.meta.url),
};

const loaded = new Map<string, LocaleModule>();

const { getLocale, setLocale } = configureLocalization({
  sourceLocale: 'en',
  targetLocales: Object.keys(shellTexts),
  // Loaded beforehand, see switchLanguage.
  loadLocale: language => Promise.resolve(loaded.get(language) ?? { templates: {} }),
});

/** Loads what is needed to show a language; rejects when it cannot be reached. */
async function loadTexts(language: Language): Promise<void> {
  if (language === 'en' || loaded.has(language)) return;
  const texts = (await fetchJson(shellTexts[language])) as Readonly<Record<string, string>>;
  const templates = Object.fromEntries(Object.entries(texts).map(([id, text]) => [id, numberedText(text)]));
  loaded.set(language, { templates });
}

/** The language on the screen and the way to another. Dispatches `change` once everything can be shown in the new one. */
class LocaleService extends EventTarget {
  #wanted: Language = 'en';
  readonly #companions = new Set<(language: Language) => Promise<unknown>>();

  get current(): Language {
    return getLocale() as Language;
  }

  /** Shows the chosen or else the system's language. Never fails: English needs nothing that is not there. */
  async start(): Promise<void> {
    const language = preferences.current.language ?? chooseLanguage(navigator.languages);
    await this.#show(language).catch(() => this.#show('en'));
  }

  /**
   * Changes the language and remembers it. Answers `unavailable`, leaving the old one in place, when the texts cannot be
   * loaded (offline, never fetched before); asking again later tries again.
   */
  async switchTo(language: Language): Promise<'changed' | 'unavailable'> {
    try {
      await this.#show(language);
    } catch {
      return 'unavailable';
    }
    if (this.#wanted === language) preferences.change({ language });
    return 'changed';
  }

  /** Texts in use beside the shell's: a language is shown when they are there too, so that no screen mixes two. */
  alsoNeeds(load: (language: Language) => Promise<unknown>): void {
    this.#companions.add(load);
  }

  async #show(language: Language): Promise<void> {
    this.#wanted = language;
    // lit-localize would keep a language that failed once for failed, so it is only told of texts that are here.
    await Promise.all([loadTexts(language), ...[...this.#companions].map(load => load(language))]);
    if (this.#wanted !== language) return;
    await setLocale(language);
    document.documentElement.lang = language;
    this.dispatchEvent(new Event('change'));
  }
}

export const locale = new LocaleService();
