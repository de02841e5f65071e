import { GameTexts } from './game-texts.ts';

/** The 256 words that rounds are sealed with, in the order of their numbers; the same things in every language. */
export const wordLists = new GameTexts<readonly string[]>({
  en: new URL('./text/words.en.json', import.meta.url),
  'zh-Hant': new URL('./text/words.zh-Hant.json', import.meta.url),
  'zh-Hans': new URL('./text/words.zh-Hans.json', import.meta.url),
});
