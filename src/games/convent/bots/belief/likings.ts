import type { BeliefCore } from '../../../../core/belief-calls.ts';
import type { ConventBoard } from '../../board/board.ts';
import { boardFacts } from '../../board/facts.ts';
import { modes, modifierOf } from '../../rules/modes.ts';
import type { ConventSettings } from '../../rules/settings.ts';
import type { Mode } from '../../rules/terms.ts';

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
export function likeEnds(
  {
    board,
    core,
    settings,
  }: { readonly board: ConventBoard; readonly core: BeliefCore; readonly settings: ConventSettings },
  ears: readonly Ear[],
): void {
  const modifiers = modes.map(mode => modifierOf(settings, mode));
  core.like((temper, mode, point) => {
    if (point >= boardFacts.spaceCount) return 0;
    const { heard: fear, close } = tempers[temper]!;
    let liking = habits[modes[mode]!];
    for (const { space, deaf } of ears) {
      const away = board.distance(space, point + 1);
      const heard = deaf ? 0 : Math.min(6, Math.max(0, 7 + modifiers[mode]! - Math.max(1, away))) / 6;
      liking *= (1 - fear * heard) * (1 - (close * Math.max(0, closeSteps - away)) / closeSteps);
    }
    return liking;
  });
}
