import { percent } from './advice.ts';
import type { Narrator } from './narrator.ts';

/** "45 (22 %) and 46 (12 %)". */
export const placesText = (places: readonly (readonly [number, number])[], narrator: Narrator): string =>
  narrator.list(
    places.map(([space, thousandths]) => narrator.say('guess.place', { space, percent: percent(thousandths) })),
  );
