import type { Say } from '../../../../app/fill.ts';
import { GameTexts } from '../../../../app/game-texts.ts';

export type RulesTexts = typeof import('../../text/rules.en.json');

export const rulesTexts = new GameTexts<RulesTexts>({
  en: new URL('../../text/rules.en.json', import.meta.url),
  'zh-Hant': new URL('../../text/rules.zh-Hant.json', import.meta.url),
  'zh-Hans': new URL('../../text/rules.zh-Hans.json', import.meta.url),
});

export type SayRules = Say<RulesTexts>;
