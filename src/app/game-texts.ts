import { fetchJson } from './fetch-json.ts';
import type { Language } from './languages.ts';
import { locale } from './locale.ts';

/**
 * The texts of one game in the language on the screen. A game's `ui/` makes one of them for all its elements:
 *
 *     export const conventTexts = new GameTexts<typeof import('../text/en.json')>({
 *       en: new URL('../text/en.json', import.meta.url), ...
 *     });
 *
 * and an element says `readonly #texts = new UseTexts(this, conventTexts)` and renders `this.#texts.current`.
 * Dispatches `change` when other texts are to be shown.
 */
export class GameTexts<Texts> extends EventTarget {
  readonly #urls: Readonly<Record<Language, URL>>;
  readonly #loaded = new Map<Language, Texts>();
  #isInUse = false;
  #current: Texts | null = null;

  constructor(urls: Readonly<Record<Language, URL>>) {
    super();
    this.#urls = urls;
  }

  /** The texts that can be shown at once; null until the first load is done. */
  get current(): Texts | null {
    return this.#current;
  }

  /** The address of a language's texts, for the check whether a game is ready offline. */
  url(language: Language): URL {
    return this.#urls[language];
  }

  /** Loads the texts of the active language and shows them. Rejects when they cannot be reached; may be tried again. */
  async load(): Promise<Texts> {
    if (!this.#isInUse) {
      this.#isInUse = true;
      locale.alsoNeeds(language => this.#fetch(language));
      locale.addEventListener('change', () => this.#show(locale.current));
    }
    const language = locale.current;
    const texts = await this.#fetch(language);
    if (language === locale.current) this.#show(language);
    return this.#current ?? texts;
  }

  async #fetch(language: Language): Promise<Texts> {
    const known = this.#loaded.get(language);
    if (known) return known;
    const texts = (await fetchJson(this.#urls[language])) as Texts;
    this.#loaded.set(language, texts);
    return texts;
  }

  #show(language: Language): void {
    const texts = this.#loaded.get(language);
    if (!texts || texts === this.#current) return;
    this.#current = texts;
    this.dispatchEvent(new Event('change'));
  }
}
