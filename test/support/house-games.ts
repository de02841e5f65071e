import { randomStream } from '../../src/engine/chance.ts';
import type { RandomIndex } from '../../src/engine/contract.ts';
import { haunts } from '../../src/games/house/haunts/index.ts';
import type { HouseOptions } from '../../src/games/house/rules/options.ts';
import type { HouseState } from '../../src/games/house/rules/state.ts';
import { pick } from './convent-random.ts';
import { house } from './house-game.ts';
import { randomHouseOptions, seedOfGame } from './house-random.ts';

/** Turns, those of monsters among them, after which a game played by chance is stopped. */
export const turnCap = 1500;

export const isSoak = process.env['VIGIL_SOAK'] === '1';

const writtenNumbers = haunts.map(({ number }) => number);

/** Options with which the chart is likely to lead to this haunt: every other number was played before (H-14.7). */
const wishing = (options: HouseOptions, haunt: number): HouseOptions => ({
  ...options,
  settings: { ...options.settings, avoidRepeats: 'true' },
  played: writtenNumbers.filter(number => number !== haunt),
});

/** A game of the sample as it is dealt, and the stream that everybody at its table decides by. */
export interface DealtGame {
  readonly state: HouseState;
  readonly random: RandomIndex;
}

/** Three to six explorers in turns, any settings; two games of three wish for a haunt, one after another. */
export function dealtGame(game: number): DealtGame {
  const random = randomStream([game, 21, 22, 23], 'whole games');
  const options = randomHouseOptions(game, random);
  const wished = writtenNumbers[game % writtenNumbers.length]!;
  const state = house.setup(game % 3 === 0 ? options : wishing(options, wished), seedOfGame(game));
  return { state, random };
}

/** A game that wishes for this haunt; others for other attempts. */
export function gameWishing(haunt: number, attempt: number): DealtGame {
  const random = randomStream([attempt, haunt, 22, 23], 'wishing games');
  const options = wishing(randomHouseOptions(attempt, random), haunt);
  return { state: house.setup(options, [attempt, haunt, 1, 1]), random };
}

/** Some action of whoever is asked, by chance. */
export const someAction = (state: HouseState, random: RandomIndex): ReturnType<typeof house.sampleLegal> =>
  house.sampleLegal(state, pick(house.asks(state, 'table'), random).seat, random);
