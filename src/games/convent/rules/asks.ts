import type { ConventSeat, GuardId, NoviceNumber } from './seats.ts';
import type { BlessingKind, GuardMode, Mode, TiePreference } from './terms.ts';

interface AskHead {
  readonly id: string;
  readonly seat: ConventSeat;
}

/**
 * How many steps one move of a mode may have; `withExtraStep` is `most` plus the blessing's step (C-4.2, C-12.4). A card
 * that cannot be shown now has a `most` below its `least`.
 */
export interface ModeRange {
  readonly mode: Mode;
  readonly least: number;
  readonly most: number;
  readonly withExtraStep: number;
  readonly modifier: number;
}

/** A route ask: constraints instead of a list. The same shape for every novice, caught or not (C-3.2). */
export interface PlanAsk extends AskHead {
  readonly kind: 'plan';
  readonly novice: NoviceNumber;
  readonly from: number;
  readonly caught: boolean;
  /** Two in round 1 with `round1.moves` = `two`, else one. */
  readonly moveCount: 1 | 2;
  readonly modes: readonly ModeRange[];
  /** Spaces she may not enter: the guards' (C-4.4). */
  readonly blockedSpaces: readonly number[];
  /** Held when the move begins: opens every lock (C-4.5, C-5.2). */
  readonly hasKey: boolean;
  /** Locked edges are open to this move: by her key, or because she is caught and `caught.locks` = `ignore` (C-11.7). */
  readonly locksOpen: boolean;
  /** Where her key lies: taken at the end of the first move of round 1, it opens locks in the second (C-4.8). */
  readonly keySpace: number;
  readonly ties: readonly TiePreference[];
  readonly releases: readonly ('onTheRun' | 'stayCaught')[];
  /** Her unspent blessing, null when spent, none or caught. */
  readonly blessing: BlessingKind | null;
  /** Where a false noise may lie: beside each guard who is not deaf, whatever blessing the novice holds (C-12.5). */
  readonly falseNoise: readonly { readonly guard: GuardId; readonly spaces: readonly number[] }[];
}

export interface LayTokensAsk extends AskHead {
  readonly kind: 'layTokens';
  readonly novice: NoviceNumber;
  readonly choices: readonly { readonly guard: GuardId; readonly spaces: readonly number[] }[];
  /** `pickSome`: one or more a guard; else exactly one. */
  readonly several: boolean;
}

export interface RollAsk extends AskHead {
  readonly kind: 'roll';
  readonly roll:
    { readonly kind: 'noise'; readonly novice: NoviceNumber } | { readonly kind: 'listening'; readonly guard: GuardId };
  readonly modifier: number;
  readonly again: boolean;
}

export interface OrderGuardsAsk extends AskHead {
  readonly kind: 'orderGuards';
}

export interface ChoosePathAsk extends AskHead {
  readonly kind: 'choosePath';
  readonly guard: GuardId;
  readonly cards: readonly string[];
  readonly mayTurnBack: boolean;
}

/** A step or the end of the movement (C-9.1). */
export interface GuardMoveAsk extends AskHead {
  readonly kind: 'guardMove';
  readonly guard: GuardId;
  readonly steps: number;
  readonly freedom: 'onDuty' | 'free';
  readonly to: readonly number[];
  readonly stops: readonly GuardMode[];
  /** She has pivoted towards this space and seen somebody new: she may choose the step anew (C-6.10). */
  readonly pivotedTo: number | null;
}

/** Same for every guard with an unspent blessing; what she may do with it depends on its kind (C-12). */
export interface UseBlessingAsk extends AskHead {
  readonly kind: 'useBlessing';
  readonly guard: GuardId;
  readonly die: number;
  readonly modifier: number;
  readonly blessing: BlessingKind;
  /** Where a false noise may lie. */
  readonly spaces: readonly number[];
}

/** All the table learns: who is awaited. */
export interface AwaitedAsk extends AskHead {
  readonly kind: 'awaited';
}

export type ConventAsk =
  PlanAsk | LayTokensAsk | RollAsk | OrderGuardsAsk | ChoosePathAsk | GuardMoveAsk | UseBlessingAsk | AwaitedAsk;
