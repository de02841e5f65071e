import type { Reason } from '../../../../engine/bot.ts';
import { mean } from './planner.ts';
import type { Candidate, Question } from './planner.ts';

const thousandths = (share: number): number => Math.round(1000 * share);

/** Why this move: where it leads, who may notice, and what the guards could make of it. */
export function reasonsFor({ view, care }: Question, chosen: Candidate): readonly Reason[] {
  const { errand, end, outcomes, passing, roundsLeft, range, steps } = chosen;
  const heard = mean(outcomes.map(({ heardBy }) => Number(heardBy > 0)));
  const roundsToGo = view.rounds - view.round;
  const because: Reason[] = [
    { reason: `novice.${errand.goal}`, numbers: [errand.space, errand.stepsTo[end]!] },
    passing > 0 ? { reason: 'novice.seen', numbers: [passing] } : { reason: 'novice.unseen', numbers: [] },
    { reason: 'novice.heardChance', numbers: [thousandths(heard)] },
  ];
  if (care.forecasts) {
    because.push({ reason: 'novice.caughtChance', numbers: [thousandths(mean(outcomes.map(({ caught }) => caught)))] });
  }
  if (care.filters) {
    because.push({ reason: 'novice.guessed', numbers: [thousandths(mean(outcomes.map(({ guessed }) => guessed)))] });
  }
  if (range.mode === 'run' && steps < 5) because.push({ reason: 'novice.bluff', numbers: [steps] });
  if (roundsLeft > roundsToGo) because.push({ reason: 'novice.hurry', numbers: [roundsToGo, Math.ceil(roundsLeft)] });
  return because;
}
