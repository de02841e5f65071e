import type { NoviceBlessingUse } from '../../rules/actions.ts';
import type { Candidate, Question } from './planner.ts';
import { meanOf } from './planner.ts';

/** How much less likely to be caught she must be for spending her card. */
const worthwhile = 0.12;

/** What she does with her blessing for this move (C-12.1 to C-12.5). */
export function blessingFor({ ask, terrain, forecasts }: Question, chosen: Candidate): NoviceBlessingUse | null {
  const risks = chosen.outcomes.map(({ caught }) => caught);
  const average = meanOf(chosen.outcomes, ({ caught }) => caught);
  switch (ask.blessing) {
    case 'extraStep':
      return chosen.steps > chosen.range.most * ask.moveCount ? { kind: 'extraStep' } : null;
    case 'adjust': {
      const changes = risks.map((risk, index) => (index > 0 && risk - risks[index - 1]! > worthwhile ? -1 : 0));
      return changes.some(change => change !== 0) ? { kind: 'adjust', changes } : null;
    }
    case 'reroll': {
      const when = risks.map(risk => risk - average > worthwhile);
      return when.includes(true) ? { kind: 'reroll', when } : null;
    }
    case 'falseNoise': {
      if (average < 0.3) return null;
      // Away from her, beside the guard who is nearest.
      const places = ask.falseNoise.flatMap(({ guard, spaces }) => {
        const ear = forecasts.find(one => one.guard.guard === guard)!.guard.space;
        const near = terrain.distance(ear, chosen.end);
        return spaces.map(space => ({ guard, space, value: terrain.distance(space, chosen.end) - 2 * near }));
      });
      const best = places.sort((one, other) => other.value - one.value)[0];
      return best === undefined
        ? null
        : { kind: 'falseNoise', guard: best.guard, space: best.space, keepFaceDown: true };
    }
    default:
      return null;
  }
}
