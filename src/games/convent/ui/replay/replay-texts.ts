import type { Say } from '../../../../app/fill.ts';
import { GameTexts } from '../../../../app/game-texts.ts';

export type ReplayTexts = typeof import('../../text/replay.en.json');

/** Words of looking back, beside those of playing. */
export const replayTexts = new GameTexts<ReplayTexts>({
  en: new URL('../../text/replay.en.json', import.meta.url),
  'zh-Hant': new URL('../../text/replay.zh-Hant.json', import.meta.url),
  'zh-Hans': new URL('../../text/replay.zh-Hans.json', import.meta.url),
});

export type SayReplay = Say<ReplayTexts>;
