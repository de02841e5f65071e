import type { Advice } from '../../../workers/referee-port.ts';
import { placesText } from './guess-text.ts';
import type { Narrator } from './narrator.ts';
import { wayAhead, type PlanPosition } from './plan-scene.ts';

/** How far it is to what a novice needs next. */
export function wayText(position: PlanPosition, narrator: Narrator): string {
  const way = wayAhead(position);
  return way
    ? narrator.say('hint.stepsLeft', { aim: narrator.say(`aim.${way.aim}`), steps: way.steps, space: way.to })
    : narrator.say('hint.noWay');
}

/** Where the guards can take a novice to be. */
export function guessText(advice: Advice | null, narrator: Narrator): string {
  if (!advice) return narrator.say('table.opening');
  const [belief] = advice.beliefs;
  return belief
    ? narrator.say('hint.guessedMost', { places: placesText(belief.places.slice(0, 3), narrator) })
    : narrator.say('hint.guessedShown');
}
