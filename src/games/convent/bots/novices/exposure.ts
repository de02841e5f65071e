import type { ConventBoard } from '../../board/board.ts';
import type { Terrain } from '../terrain.ts';
import type { Forecast } from './forecast.ts';

/** Where the guards take a novice to be before they hear anything, if she shows a mode: index = space, sum 1. */
export type Shares = Float64Array;

/** Where and how a novice ends her move. */
export interface Ending {
  readonly space: number;
  readonly modifier: number;
  /** Guards saw her on the way, or see her at the end. */
  readonly passedSeen: boolean;
  readonly shares: Shares | null;
}

/** What one roll of the noise die means for an ending. */
export interface Outcome {
  readonly heardBy: number;
  readonly caught: number;
  /** What the guards' share of the space and all within two steps of it is then. */
  readonly guessed: number;
}

export interface ExposureParts {
  readonly board: ConventBoard;
  readonly terrain: Terrain;
  readonly forecasts: readonly Forecast[];
  /** How likely a guard is set free by other novices. */
  readonly othersFree: number;
  /** Index of a space of hers where nothing can happen to her; 0 when there is none. */
  readonly safe: number;
}

const unknownShare = 0.2;
const mostSteps = 6;
const faces = [1, 2, 3, 4, 5, 6] as const;

/** The chances of being heard, guessed and caught at the end of a move, as far as public facts tell. */
export class Exposure {
  readonly #parts: ExposureParts;
  readonly #hops = new Map<number, Uint8Array>();
  readonly #sums = new Map<Shares, Map<number, Map<number, number>>>();

  constructor(parts: ExposureParts) {
    this.#parts = parts;
  }

  outcomes(ending: Ending): readonly Outcome[] {
    return faces.map(die => this.#outcome(ending, die));
  }

  #outcome(ending: Ending, die: number): Outcome {
    const { space, modifier, passedSeen } = ending;
    const { forecasts, terrain, othersFree, safe } = this.#parts;
    const reach = die + modifier;
    const isSeen = space !== safe && forecasts.some(({ seesNow }) => seesNow[space] === 1);
    const known = isSeen ? 1 : this.#guessed(ending, reach);
    const guessed = passedSeen ? Math.max(known, 0.35) : known;
    let heardBy = 0;
    let spared = 1;
    for (const { guard, isFree, catchOnDuty, seesNow } of forecasts) {
      const steps = terrain.distance(guard.space, space);
      const isHeard = !guard.deaf && reach > 0 && steps <= reach;
      heardBy += Number(isHeard);
      const free = isFree || isHeard || seesNow[space] === 1 ? 1 : othersFree;
      const within = steps <= 4 ? 1 : steps <= mostSteps ? 0.75 : 0;
      const hunted = isSeen ? (steps <= mostSteps ? 0.95 : 0) : Math.min(0.9, 0.9 * Math.sqrt(guessed)) * within;
      spared *= 1 - (free * hunted + (1 - free) * catchOnDuty[space]!);
    }
    return { heardBy, caught: space === safe ? 0 : 1 - spared, guessed };
  }

  /** Her neighbourhood's part of all spaces from which the same would be heard. */
  #guessed({ space, shares }: Ending, reach: number): number {
    if (shares === null) return unknownShare;
    const sums = this.#sumsOf(shares, reach);
    const heard = this.#heard(space, reach);
    let around = 0;
    for (const near of this.#parts.terrain.around(space)) {
      if (this.#heard(near, reach) === heard) around += shares[near]!;
    }
    const all = sums.get(heard) ?? 0;
    return all > 0 ? around / all : unknownShare;
  }

  #sumsOf(shares: Shares, reach: number): ReadonlyMap<number, number> {
    const ofShares = this.#sums.get(shares) ?? new Map<number, Map<number, number>>();
    this.#sums.set(shares, ofShares);
    const known = ofShares.get(reach);
    if (known !== undefined) return known;
    const sums = new Map<number, number>();
    for (let space = 1; space < shares.length; space++) {
      if (shares[space]! <= 0) continue;
      const heard = this.#heard(space, reach);
      sums.set(heard, (sums.get(heard) ?? 0) + shares[space]!);
    }
    ofShares.set(reach, sums);
    return sums;
  }

  /** Which tokens a noise on a space would lay, as one number: equal numbers tell the guards the same (C-8.3). */
  #heard(space: number, reach: number): number {
    const { forecasts, terrain } = this.#parts;
    let heard = 0;
    for (const { guard } of forecasts) {
      const isHeard = !guard.deaf && reach > 0 && terrain.distance(guard.space, space) <= reach;
      heard = heard * 64 + (isHeard ? this.#hopsFrom(guard.space)[space]! : 0);
    }
    return heard;
  }

  #hopsFrom(ear: number): Uint8Array {
    const known = this.#hops.get(ear);
    if (known !== undefined) return known;
    const { board } = this.#parts;
    const neighbours = board.neighbours(ear);
    const hops = new Uint8Array(156).map((_, space) => {
      if (space === 0) return 0;
      return board.firstSteps(ear, space).reduce((mask, hop) => mask | (1 << neighbours.indexOf(hop)), 32);
    });
    this.#hops.set(ear, hops);
    return hops;
  }
}
