import { BeliefCore } from '../../../../core/belief-calls.ts';
import type { ConventBoard } from '../../board/board.ts';
import { boardFacts } from '../../board/facts.ts';
import { modes, modifierOf } from '../../rules/modes.ts';
import type { ConventSettings } from '../../rules/settings.ts';
import { pointOf } from './ground.ts';

/** A guard whom novices keep away from. */
export interface Ear {
  readonly space: number;
  readonly deaf: boolean;
}

/** By temper: how much being heard, and being close to a guard, puts a novice off, 0 to 1. */
const fears = [
  { heard: 0.35, close: 0.4 },
  { heard: 0.85, close: 0.7 },
  { heard: 0.5, close: 0.3 },
] as const;
/** How much novices like a mode for itself, by mode. */
const habits = [0.25, 0.6, 1, 1] as const;
const closeSteps = 6;

/** Tells the core how novices like to end their moves, as the guards stand now. */
export function likeEnds(board: ConventBoard, settings: ConventSettings, ears: readonly Ear[]): void {
  const table = new Float64Array(BeliefCore.tempers * modes.length * boardFacts.spaceCount);
  const cell = (temper: number, mode: number, point: number): number =>
    (temper * modes.length + mode) * boardFacts.spaceCount + point;
  for (let space = 1; space <= boardFacts.spaceCount; space++) {
    const steps = ears.map(ear => board.distance(ear.space, space));
    for (const [mode, name] of modes.entries()) {
      const modifier = modifierOf(settings, name);
      for (const [temper, fear] of fears.entries()) {
        let liking: number = habits[mode]!;
        for (const [index, { deaf }] of ears.entries()) {
          const away = steps[index]!;
          const heard = deaf ? 0 : Math.min(6, Math.max(0, 7 + modifier - Math.max(1, away))) / 6;
          liking *= (1 - fear.heard * heard) * (1 - (fear.close * Math.max(0, closeSteps - away)) / closeSteps);
        }
        table[cell(temper, mode, pointOf(space))] = liking;
      }
    }
  }
  board.beliefs.like((temper, mode, point) => (point < boardFacts.spaceCount ? table[cell(temper, mode, point)]! : 0));
}
