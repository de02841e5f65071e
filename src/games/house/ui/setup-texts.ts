import { GameTexts } from '../../../app/game-texts.ts';
import { filesOf } from '../text/files.ts';
import type { SetupTexts } from './setup-words.ts';

/** Words of the set-up and of the settings, which the page "how to play" tells too. */
export const setupTexts = new GameTexts<SetupTexts>(filesOf('setup'));
