import type { Say } from '../../../../app/fill.ts';
import { GameTexts } from '../../../../app/game-texts.ts';
import { filesOf } from '../../text/files.ts';

export type ReplayTexts = typeof import('../../text/replay.en.json');

export const replayTexts = new GameTexts<ReplayTexts>(filesOf('replay'));

export type SayReplay = Say<ReplayTexts>;
