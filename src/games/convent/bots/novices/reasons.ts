import type { Reason } from '../../../../engine/bot.ts';
import { thousandths } from '../shares.ts';
import { meanOf } from './planner.ts';
import type { Outcome } from './exposure.ts';
import type { Candidate, Question } from './planner.ts';

/** Why this move: where it leads, who may notice, and what the guards could make of it. */
export function reasonsFor({ view, care }: Question, chosen: Candidate): readonly Reason[] {
  const { errand, end, outcomes, passing, roundsLeft, range, steps } = chosen;
  const chance = (name: string, what: (outcome: Outcome) => number): Reason => ({
    reason: `novice.${name}`,
    numbers: [thousandths(meanOf(outcomes, what))],
  });
  const roundsToGo = view.rounds - view.round;
  const because: Reason[] = [
    { reason: `novice.${errand.goal}`, numbers: [errand.space, errand.stepsTo[end]!] },
    passing > 0 ? { reason: 'novice.seen', numbers: [passing] } : { reason: 'novice.unseen', numbers: [] },
    chance('heardChance', ({ heardBy }) => Number(heardBy > 0)),
  ];
  if (care.forecasts) because.push(chance('caughtChance', ({ caught }) => caught));
  if (care.filters) because.push(chance('guessed', ({ guessed }) => guessed));
  if (range.mode === 'run' && steps < 5) because.push({ reason: 'novice.bluff', numbers: [steps] });
  if (roundsLeft > roundsToGo) because.push({ reason: 'novice.hurry', numbers: [roundsToGo, Math.ceil(roundsLeft)] });
  return because;
}
