import type { HauntEntry } from '../content/schema.ts';
import { nineTurnsOfSilk } from './04-nine-turns-of-silk.ts';
import { silverByMoonrise } from './05-silver-by-moonrise.ts';
import { relativesUnderTheBoards } from './10-relatives-under-the-boards.ts';
import { theOtherUs } from './12-the-other-us.ts';
import { thirteenForTheCircle } from './14-thirteen-for-the-circle.ts';
import { fuseAndHostage } from './16-fuse-and-hostage.ts';
import { sixLegsSixJars } from './17-six-legs-six-jars.ts';
import { pollenSeason } from './18-pollen-season.ts';
import { clawsAtHeel } from './19-claws-at-heel.ts';
import { vowPastItsDate } from './20-vow-past-its-date.ts';
import { itDoubles } from './27-it-doubles.ts';
import { miceWithNames } from './35-mice-with-names.ts';
import { paleOpponent } from './37-pale-opponent.ts';
import { airForTwelve } from './40-air-for-twelve.ts';

/** Every haunt that is written, one file each (H-20). */
export const haunts: readonly HauntEntry[] = [
  nineTurnsOfSilk,
  silverByMoonrise,
  relativesUnderTheBoards,
  theOtherUs,
  thirteenForTheCircle,
  fuseAndHostage,
  sixLegsSixJars,
  pollenSeason,
  clawsAtHeel,
  vowPastItsDate,
  itDoubles,
  miceWithNames,
  paleOpponent,
  airForTwelve,
];
