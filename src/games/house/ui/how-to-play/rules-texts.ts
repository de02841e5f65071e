import type { Say } from '../../../../app/fill.ts';
import { GameTexts } from '../../../../app/game-texts.ts';
import { filesOf } from '../../text/files.ts';

export type RulesTexts = typeof import('../../text/rules.en.json');

export const rulesTexts = new GameTexts<RulesTexts>(filesOf('rules'));

export type SayRules = Say<RulesTexts>;
