import type { Seed } from '../../../engine/contract.ts';
import type { LayTokensAction, PlanAction } from './actions.ts';
import type { ConventResult } from './events.ts';
import type { ConventOptions } from './options.ts';
import type { GuardId, NoviceNumber } from './seats.ts';
import type { BlessingKind, Facing, GuardMode, LogLine, Mode, Status, Token, WalkedPath } from './terms.ts';
import type { BlessingFace } from './view.ts';

/** What everybody may see of a novice (C-3.4). */
export interface NoviceState {
  readonly novice: NoviceNumber;
  readonly status: Status;
  /** Where her figure stands; null while it waits in her cell (C-7.2). */
  readonly figure: number | null;
  /** How often she was caught. */
  readonly captured: number;
  /** The movement card of this round, null until it is shown. */
  readonly card: Mode | null;
  readonly blessing: BlessingFace;
}

/** What everybody may see of a guard (C-3.4). */
export interface GuardState {
  readonly guard: GuardId;
  readonly space: number;
  /** Null until her first step (C-2.6). Its `to` is her space, or its `from` while she has pivoted and not yet stepped. */
  readonly facing: Facing | null;
  readonly path: WalkedPath | null;
  /** Of this or her last movement; null before her first (C-10.2). */
  readonly freedom: 'onDuty' | 'free' | null;
  /** Steps made in this movement. */
  readonly steps: number;
  /** She has ended her movement of this round. */
  readonly hasMoved: boolean;
  /** Card of her last movement; taken back when the next guard phase begins. `run`: she is deaf till then (C-8.6). */
  readonly card: GuardMode | null;
  readonly catches: number;
  readonly blessing: BlessingFace;
}

/** A guard has pivoted, seen somebody new and may choose the step anew (C-6.10). */
export interface Pivot {
  readonly to: number;
  /** Her facing before this step: tokens compare with what was in sight then. */
  readonly before: Facing | null;
  /** Novices that have given their second choice in this step. */
  readonly given: readonly NoviceNumber[];
}

/** A sum that holds for the tokens to be laid: die and modifier added (C-8.1). */
export interface Reach {
  readonly novice: NoviceNumber;
  readonly reach: number;
}

/** The pause in which the game stands. */
export type Stage =
  | { readonly name: 'setupPaths'; readonly guard: GuardId }
  | { readonly name: 'plan' }
  /** C-3.2 (d): `rolling` awaits a typed die; null: tokens are being laid. */
  | {
      readonly name: 'noise';
      readonly rolling: { readonly novice: NoviceNumber; readonly again: boolean } | null;
      readonly reaches: readonly Reach[];
    }
  | { readonly name: 'orderGuards'; readonly wanted: Readonly<Record<GuardId, GuardId | null>> }
  | {
      readonly name: 'guardMove';
      readonly order: readonly GuardId[];
      readonly guard: GuardId;
      readonly choosing: boolean;
      /** The card just finished, which a U-turn card would walk back (C-9.7). */
      readonly finished: string | null;
      readonly pivot: Pivot | null;
    }
  /** C-3.3 (c). `die` is null until she has rolled; it holds what counts. */
  | {
      readonly name: 'listen';
      readonly order: readonly GuardId[];
      readonly guard: GuardId;
      readonly awaits: 'roll' | 'rollAgain' | 'blessing' | 'tokens';
      readonly die: number | null;
      /** Where her false noise goes, once she has used it (C-12.5). */
      readonly falseNoise: number | null;
    }
  | { readonly name: 'over'; readonly result: ConventResult };

/** What one novice hides (C-3.5). */
export interface HiddenNovice {
  readonly novice: NoviceNumber;
  readonly space: number;
  /** Number of her key, which names wish and wish space too (C-1.4). */
  readonly key: number;
  readonly hasKey: boolean;
  readonly hasWish: boolean;
  /** Null when none was dealt or it is used. */
  readonly blessing: BlessingKind | null;
  /** A used false noise that lies face down until the next noise stage (C-12.7). */
  readonly falseNoiseUnshown: boolean;
  readonly log: readonly LogLine[];
  /** Her confirmed plan of this round. */
  readonly planned: PlanAction | null;
}

export interface HiddenGuard {
  readonly guard: GuardId;
  /** Null when none was dealt or it is used. */
  readonly blessing: BlessingKind | null;
}

/** A novice who was heard and lays her tokens herself; `picks` null until she has decided (C-8.4). */
export interface Laying {
  readonly novice: NoviceNumber;
  readonly picks: LayTokensAction['picks'] | null;
}

/** Everything a view must never list for the table. */
export interface Hidden {
  readonly seed: Seed;
  readonly novices: readonly HiddenNovice[];
  readonly guards: readonly HiddenGuard[];
  readonly laying: readonly Laying[];
}

/** The true state of a game: plain data. Outside `hidden` there is nothing that the table does not know. */
export interface ConventState {
  readonly options: ConventOptions;
  readonly round: number;
  readonly stage: Stage;
  readonly captures: number;
  /** In the order of `options.novices`. */
  readonly novices: readonly NoviceState[];
  /** Abbess, Prioress. */
  readonly guards: readonly GuardState[];
  readonly tokens: readonly Token[];
  readonly paths: {
    readonly unused: readonly string[];
    readonly finished: readonly string[];
    readonly uTurnsLeft: number;
  };
  readonly hidden: Hidden;
}

/** Throws a RangeError for a novice who is not in play. */
export const noviceOf = (state: ConventState, novice: NoviceNumber): NoviceState =>
  found(state.novices.find(one => one.novice === novice));

/** Throws a RangeError for a novice who is not in play. */
export const hiddenOf = (state: ConventState, novice: NoviceNumber): HiddenNovice =>
  found(state.hidden.novices.find(one => one.novice === novice));

export const guardOf = (state: ConventState, guard: GuardId): GuardState =>
  found(state.guards.find(one => one.guard === guard));

export const hiddenGuardOf = (state: ConventState, guard: GuardId): HiddenGuard =>
  found(state.hidden.guards.find(one => one.guard === guard));

/** The state with some public fields of one novice changed. */
export const withNovice = (state: ConventState, novice: NoviceNumber, change: Partial<NoviceState>): ConventState => ({
  ...state,
  novices: state.novices.map(one => (one.novice === novice ? { ...one, ...change } : one)),
});

/** The state with some secrets of one novice changed. */
export const withHidden = (state: ConventState, novice: NoviceNumber, change: Partial<HiddenNovice>): ConventState => ({
  ...state,
  hidden: {
    ...state.hidden,
    novices: state.hidden.novices.map(one => (one.novice === novice ? { ...one, ...change } : one)),
  },
});

/** The state with some fields of one guard changed. */
export const withGuard = (state: ConventState, guard: GuardId, change: Partial<GuardState>): ConventState => ({
  ...state,
  guards: state.guards.map(one => (one.guard === guard ? { ...one, ...change } : one)),
});

function found<Item>(item: Item | undefined): Item {
  if (item === undefined) throw new RangeError('no such novice or guard in play');
  return item;
}
