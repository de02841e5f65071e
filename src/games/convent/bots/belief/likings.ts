import { BeliefCore } from '../../../../core/belief-calls.ts';
import type { ConventBoard } from '../../board/board.ts';
import { boardFacts } from '../../board/facts.ts';
import { modes, modifierOf } from '../../rules/modes.ts';
import type { ConventSettings } from '../../rules/settings.ts';
import type { Mode } from '../../rules/terms.ts';
import { pointOf } from './points.ts';

/** A guard whom novices keep away from. */
export interface Ear {
  readonly space: number;
  readonly deaf: boolean;
}

/** A way in which novices are taken to behave. */
export interface Temper {
  /** What an end is worth that lies one step farther from her goal, 0 to 1. */
  readonly decay: number;
  /** How common the temper is. */
  readonly prior: number;
  /** How much being heard, and being close to a guard, puts her off, 0 to 1. */
  readonly heard: number;
  readonly close: number;
}

/** Who hurries, who keeps away from ears, and who wanders. */
export const tempers: readonly Temper[] = [
  { decay: 0.235, prior: 0.37, heard: 0.63, close: 0.71 },
  { decay: 0.425, prior: 0.51, heard: 0.95, close: 0.9 },
  { decay: 0.73, prior: 0.12, heard: 0.35, close: 0.3 },
];

/** How much novices like each mode for itself. */
export const habits: Record<Mode, number> = { stand: 0.25, sneak: 0.78, walk: 1.28, run: 0.73 };
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
      for (const [temper, fear] of tempers.entries()) {
        let liking = habits[name];
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
