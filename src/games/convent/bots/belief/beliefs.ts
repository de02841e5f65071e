import { BeliefCore } from '../../../../core/belief-calls.ts';
import type { BeliefShares } from '../../../../core/belief-terms.ts';
import type { Core } from '../../../../core/calls.ts';
import type { ConventBoard } from '../../board/board.ts';
import { boardFacts } from '../../board/facts.ts';
import type { ConventEvent } from '../../rules/events.ts';
import { modes } from '../../rules/modes.ts';
import type { ConventOptions } from '../../rules/options.ts';
import type { NoviceNumber } from '../../rules/seats.ts';
import type { Mode } from '../../rules/terms.ts';
import type { ConventView } from '../../rules/view.ts';
import { BeliefFollower } from './follow.ts';
import { isTelling } from './moves.ts';
import { publicKey } from './public-events.ts';

/** What anybody may look from: any seat's view, and all its seat was told; what only that seat knows is left out. */
export interface Told {
  readonly view: ConventView;
  readonly told: readonly ConventEvent[];
}

/** What the table can work out of one novice. */
export interface NoviceBelief {
  readonly novice: NoviceNumber;
  /** Share of each space by its number, 0 to 155, adding up to 1; index 0 is unused. */
  readonly spaces: Float64Array;
  /** Of those, the part in which she holds key and wish. */
  readonly homeward: Float64Array;
  /** Where she would be four steps further on her way. */
  readonly ahead: Float64Array;
  /** On the way to her key, to her wish, home. */
  readonly stages: Float64Array;
  /** Share of each key by its number, 1 to 8; index 0 is unused. */
  readonly wishes: Float64Array;
  /** At some time nothing fitted what was told (a mistyped die): the beliefs began again from all she could reach. */
  readonly lost: boolean;
}

/** The filter over all novices of one game, from public facts alone: every seat gets the same. */
export interface Beliefs {
  at(position: Told): readonly NoviceBelief[];
  of(position: Told, novice: NoviceNumber): NoviceBelief;
  /**
   * Where the table would take a novice on the run to be after this round's move, unseen and before any noise, for each
   * mode that she could show.
   */
  forecast(position: Told, novice: NoviceNumber): ReadonlyMap<Mode, Float64Array>;
}

const known = new WeakMap<Core, Beliefs>();

/** The beliefs that are kept on a board's core. What was worked out is kept too, and follows `told` as it grows. */
export function beliefsOn(board: ConventBoard): Beliefs {
  const found = known.get(board.core) ?? new SharedBeliefs(board);
  known.set(board.core, found);
  return found;
}

const bySpace = (points: Float64Array): Float64Array => {
  const spaces = new Float64Array(boardFacts.spaceCount + 1);
  spaces.set(points.subarray(0, boardFacts.spaceCount), 1);
  return spaces;
};

class SharedBeliefs implements Beliefs {
  readonly #board: ConventBoard;
  readonly #core: BeliefCore;
  #options: ConventOptions | null = null;
  #follower: BeliefFollower | null = null;
  /** The events taken in so far, by their public content. */
  #taken: string[] = [];
  #settled = '';
  #shares: readonly BeliefShares[] | null = null;

  constructor(board: ConventBoard) {
    this.#board = board;
    this.#core = new BeliefCore(board.core.exports);
  }

  at(position: Told): readonly NoviceBelief[] {
    const { track } = this.#follow(position);
    this.#shares ??= this.#core.shares(track.novices.length);
    return track.novices.map(({ novice, subject, lost }) => {
      const { points, lastStage, ahead, stages, errands } = this.#shares![subject]!;
      const wishes = new Float64Array(errands.length + 1);
      wishes.set(errands, 1);
      return {
        novice,
        spaces: bySpace(points),
        homeward: bySpace(lastStage),
        ahead: bySpace(ahead),
        stages,
        wishes,
        lost,
      };
    });
  }

  of(position: Told, novice: NoviceNumber): NoviceBelief {
    return this.at(position).find(one => one.novice === novice)!;
  }

  forecast(position: Told, novice: NoviceNumber): ReadonlyMap<Mode, Float64Array> {
    const { track, moves } = this.#follow(position);
    this.#shares ??= this.#core.shares(track.novices.length);
    const one = track.novices.find(each => each.novice === novice)!;
    moves.prepare(one);
    return new Map(
      modes.map((mode, index) => [mode, bySpace(this.#core.forecast(one.subject, index, isTelling(mode)))] as const),
    );
  }

  /** Takes in what is new in `told`, or everything anew when it is another game's or another line of it. */
  #follow({ view, told }: Told): BeliefFollower {
    const keys = told.map(publicKey);
    const heard = keys.filter(key => key !== '');
    const isSame =
      this.#options !== null &&
      sameOptions(this.#options, view.options) &&
      this.#taken.length <= heard.length &&
      this.#taken.every((key, index) => key === heard[index]) &&
      (this.#settled === '' || this.#taken.length < heard.length || this.#settled === view.stage);
    if (!isSame || this.#follower === null) {
      this.#options = view.options;
      this.#follower = new BeliefFollower(this.#board, this.#core, view.options);
      this.#taken = [];
      this.#settled = '';
      this.#shares = null;
    }
    const follower = this.#follower;
    const isNews = heard.length > this.#taken.length;
    if (isNews) {
      const from = this.#taken.length;
      let place = 0;
      for (const [index, key] of keys.entries()) {
        if (key === '') continue;
        if (place >= from) follower.take(told[index]!);
        place += 1;
      }
      this.#taken = heard;
    }
    if (isNews || this.#settled !== view.stage) {
      follower.settle(view.stage);
      this.#settled = view.stage;
      this.#shares = null;
    }
    return follower;
  }
}

const sameOptions = (one: ConventOptions, other: ConventOptions): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);
