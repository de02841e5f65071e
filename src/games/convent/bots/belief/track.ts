import type { ConventOptions } from '../../rules/options.ts';
import { boardFacts } from '../../board/facts.ts';
import { cellOf } from '../../rules/places.ts';
import { guardIds } from '../../rules/seats.ts';
import type { GuardId, NoviceNumber } from '../../rules/seats.ts';
import type { ConventEvent } from '../../rules/events.ts';
import type { Facing, GuardMode, Mode, NoiseToken, Status } from '../../rules/terms.ts';

export type MovedEvent = Extract<ConventEvent, { readonly t: 'noviceMoved' }>;
type SteppedEvent = Extract<ConventEvent, { readonly t: 'guardStepped' }>;

/** What the table knows of a novice, as far as it tells where she can be. */
export interface NoviceTrack {
  readonly novice: NoviceNumber;
  readonly subject: number;
  status: Status;
  figure: number | null;
  card: Mode | null;
  moved: MovedEvent | null;
  /** Die and modifier of this round's noise roll. */
  reach: number | null;
  tokens: NoiseToken[];
  heard: NoiseToken[];
  blessing: 'held' | 'gone';
  shownFalse: boolean;
  /** Where she was last known to be, and the most steps she has made since. */
  known: { readonly space: number; readonly steps: number };
  lost: boolean;
}

export interface GuardTrack {
  readonly guard: GuardId;
  space: number;
  facing: Facing | null;
  card: GuardMode | null;
}

/** The table's side of a game as told by events; written by the follower alone. */
export interface TableTrack {
  round: number;
  readonly novices: readonly NoviceTrack[];
  readonly guards: readonly GuardTrack[];
  /** A guard's step, and whom it caught as far as that was told. */
  step: { readonly event: SteppedEvent; readonly captured: readonly NoviceNumber[] } | null;
  listening: { readonly guard: GuardId; readonly die: number } | null;
  noiseSettled: boolean;
}

export const newTrack = (options: ConventOptions): TableTrack => ({
  round: 1,
  novices: options.novices.map((novice, subject) => ({
    novice,
    subject,
    status: 'onTheRun',
    figure: null,
    card: null,
    moved: null,
    reach: null,
    tokens: [],
    heard: [],
    blessing: options.settings.blessings === 'on' ? 'held' : 'gone',
    shownFalse: false,
    known: { space: cellOf(novice), steps: 0 },
    lost: false,
  })),
  guards: guardIds.map(guard => ({ guard, space: boardFacts.guardStart, facing: null, card: null })),
  step: null,
  listening: null,
  noiseSettled: true,
});
