import type { Seating } from '../../../../app/set-up-ui.ts';
import { captureLimit, lastRound } from '../../rules/ending.ts';
import type { ConventOptions } from '../../rules/options.ts';
import { noviceNumbers, noviceOfSeat } from '../../rules/seats.ts';
import { presets } from '../../rules/settings.ts';

/** The options before anybody chose: everybody in play, the first edition as it stands. */
export const recommendedOptions = (dice: ConventOptions['dice']): ConventOptions => ({
  preset: 'first2010',
  settings: presets.first2010,
  novices: noviceNumbers,
  guardPlayers: 1,
  dice,
});

/** The options with the novices whose seats are taken. */
export function completedOptions({ options, taken }: Seating): ConventOptions {
  return {
    ...(options as ConventOptions),
    novices: noviceNumbers.filter(novice => taken.some(seat => noviceOfSeat(seat) === novice)),
  };
}

export type TableProblem = 'noNovice' | 'eight';

/** What keeps the table from playing (C-2.1). */
export function tableProblem(seating: Seating): TableProblem | null {
  const { novices, guardPlayers } = completedOptions(seating);
  if (novices.length === 0) return 'noNovice';
  return seating.personCount > noviceNumbers.length + guardPlayers && guardPlayers === 1 ? 'eight' : null;
}

/** How many play, and how the guards win. */
export function tableFacts(seating: Seating): Readonly<Record<'players' | 'captures' | 'rounds', number>> {
  const options = completedOptions(seating);
  return {
    players: options.novices.length + options.guardPlayers,
    captures: captureLimit(options),
    rounds: lastRound(options),
  };
}
