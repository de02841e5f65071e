import { GameTexts } from '../../../app/game-texts.ts';
import type { ThoughtTexts } from './thought-text.ts';

/** Words for why bots did what they did. */
export const thoughtTexts = new GameTexts<ThoughtTexts>({
  en: new URL('../text/thoughts.en.json', import.meta.url),
  'zh-Hant': new URL('../text/thoughts.zh-Hant.json', import.meta.url),
  'zh-Hans': new URL('../text/thoughts.zh-Hans.json', import.meta.url),
});
