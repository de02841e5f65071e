import { contentFor } from '../../src/games/house/content/index.ts';
import { houseGame } from '../../src/games/house/rules/game.ts';
import { plainFloors } from './house-plain-floors.ts';

/** The house over plain floors, so that rules are tested apart from the core. */
export const house = houseGame(contentFor, plainFloors);
