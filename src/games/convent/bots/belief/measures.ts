/** How surprising it is that something given this share is true, in bits; at most 30. */
export const surprisalBits = (share: number): number => -Math.log2(Math.max(share, 2 ** -30));

/** One band of shares: how often places given such a share were right, against what they were given. */
export interface CalibrationBand {
  readonly from: number;
  readonly places: number;
  readonly expected: number;
  readonly right: number;
}

const bandStarts = [0.01, 0.05, 0.1, 0.2, 0.3, 0.5, 0.7] as const;

/** Collects, over many beliefs, whether spaces given 20-30% were right in 20-30% of cases. */
export class Calibration {
  readonly #bands = bandStarts.map(from => ({ from, places: 0, expected: 0, right: 0 }));

  add(shares: Float64Array, truth: number): void {
    for (const [place, share] of shares.entries()) {
      const band = this.#bands.findLast(({ from }) => share >= from);
      if (band === undefined) continue;
      band.places += 1;
      band.expected += share;
      if (place === truth) band.right += 1;
    }
  }

  /** Bands with the mean share given and the part that was right, both as fractions. */
  get bands(): readonly CalibrationBand[] {
    return this.#bands.map(({ from, places, expected, right }) => ({
      from,
      places,
      expected: places === 0 ? 0 : expected / places,
      right: places === 0 ? 0 : right / places,
    }));
  }
}
