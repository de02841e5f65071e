import { GameTexts } from '../../../app/game-texts.ts';
import type { PlayTexts, RoomTexts } from './narrator.ts';

/** The convent's texts in the language on the screen, each loaded once. */
export const playTexts = new GameTexts<PlayTexts>({
  en: new URL('../text/play.en.json', import.meta.url),
  'zh-Hant': new URL('../text/play.zh-Hant.json', import.meta.url),
  'zh-Hans': new URL('../text/play.zh-Hans.json', import.meta.url),
});

export const roomTexts = new GameTexts<RoomTexts>({
  en: new URL('../text/rooms.en.json', import.meta.url),
  'zh-Hant': new URL('../text/rooms.zh-Hant.json', import.meta.url),
  'zh-Hans': new URL('../text/rooms.zh-Hans.json', import.meta.url),
});
