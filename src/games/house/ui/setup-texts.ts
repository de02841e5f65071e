import { GameTexts } from '../../../app/game-texts.ts';
import type { SetupTexts } from './setup-words.ts';

/** Words of the set-up and of the settings, which the page "how to play" tells too. */
export const setupTexts = new GameTexts<SetupTexts>({
  en: new URL('../text/setup.en.json', import.meta.url),
  'zh-Hant': new URL('../text/setup.zh-Hant.json', import.meta.url),
  'zh-Hans': new URL('../text/setup.zh-Hans.json', import.meta.url),
});
