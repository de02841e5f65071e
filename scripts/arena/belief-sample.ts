import type { ConventBoard } from '../../src/games/convent/board/board.ts';
import { beliefsOn } from '../../src/games/convent/bots/belief/beliefs.ts';
import type { Told } from '../../src/games/convent/bots/belief/beliefs.ts';
import { Calibration, surprisalBits } from '../../src/games/convent/bots/belief/measures.ts';
import type { CalibrationBand } from '../../src/games/convent/bots/belief/measures.ts';
import type { ConventState } from '../../src/games/convent/rules/state.ts';

/** How well a filter did in a game: its surprise in bits at the true spaces, and how right its shares were. */
export interface BeliefSample {
  readonly bits: number;
  readonly samples: number;
  readonly bands: readonly CalibrationBand[];
}

/** Asks the filter after each noise stage about every hidden novice on the run, and holds it against the truth. */
export class BeliefSampler {
  readonly #board: ConventBoard;
  readonly #calibration = new Calibration();
  #bits = 0;
  #samples = 0;

  constructor(board: ConventBoard) {
    this.#board = board;
  }

  look(position: Told, { novices, hidden }: ConventState): void {
    for (const { novice, spaces } of beliefsOn(this.#board).at(position)) {
      const { status, figure } = novices.find(one => one.novice === novice)!;
      if (status !== 'onTheRun' || figure !== null) continue;
      const { space } = hidden.novices.find(one => one.novice === novice)!;
      this.#bits += surprisalBits(spaces[space]!);
      this.#samples += 1;
      this.#calibration.add(spaces, space);
    }
  }

  get taken(): BeliefSample {
    return { bits: this.#bits, samples: this.#samples, bands: this.#calibration.bands };
  }
}

/** The samples of many games as one: mean bits, and bands weighed by how many places they hold. */
export function meanSample(samples: readonly BeliefSample[]): BeliefSample {
  const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);
  const count = sum(samples.map(sample => sample.samples));
  const bands = (samples[0]?.bands ?? []).map(({ from }, index): CalibrationBand => {
    const parts = samples.map(({ bands: each }) => each[index]!);
    const places = sum(parts.map(part => part.places));
    const mean = (of: (part: CalibrationBand) => number): number =>
      places === 0 ? 0 : sum(parts.map(part => part.places * of(part))) / places;
    return { from, places, expected: mean(part => part.expected), right: mean(part => part.right) };
  });
  return { bits: count === 0 ? 0 : sum(samples.map(({ bits }) => bits)) / count, samples: count, bands };
}

/** How far, on average over the places given a share worth naming, the share was from how often it was right. */
export function calibrationError({ bands }: BeliefSample): number {
  const places = bands.reduce((total, band) => total + band.places, 0);
  const off = bands.reduce((total, band) => total + band.places * Math.abs(band.expected - band.right), 0);
  return places === 0 ? 0 : off / places;
}
