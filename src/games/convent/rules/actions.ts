import type { GuardId } from './seats.ts';
import type { GuardMode, Mode, TiePreference } from './terms.ts';

interface ActionHead {
  readonly seat: string;
  /** Id of the ask this answers. */
  readonly ask: string;
}

/**
 * How a novice uses her blessing this round (C-12). What depends on a die is ordered beforehand, face by face, so that
 * nobody is asked twice in a round: index 0 stands for a rolled 1, index 5 for a rolled 6.
 */
export type NoviceBlessingUse =
  | { readonly kind: 'adjust'; readonly changes: readonly (-1 | 0 | 1)[] }
  | { readonly kind: 'reroll'; readonly when: readonly boolean[] }
  | { readonly kind: 'extraStep' }
  | { readonly kind: 'falseNoise'; readonly guard: GuardId; readonly space: number; readonly keepFaceDown: boolean };

/** A novice's whole plan of a round is one action: logged single steps would show its length (C-3.2, C-4.1). */
export interface PlanAction extends ActionHead {
  readonly t: 'plan';
  /** The spaces entered, move by move; one move, or two in round 1 (C-4.8). Standing still is an empty move. */
  readonly moves: readonly (readonly number[])[];
  readonly mode: Mode;
  readonly tie: TiePreference;
  /** What a caught novice becomes if nobody sees her at the end (C-11.9). */
  readonly release: 'onTheRun' | 'stayCaught';
  readonly blessing: NoviceBlessingUse | null;
}

/** The novice lays her noise tokens herself: one pick for each guard who heard her (C-8.4, preference `ask`). */
export interface LayTokensAction extends ActionHead {
  readonly t: 'layTokens';
  readonly picks: readonly { readonly guard: GuardId; readonly spaces: readonly number[] }[];
}

/** A real die typed in (options.dice `typed`). */
export interface RollAction extends ActionHead {
  readonly t: 'roll';
  readonly die: number;
}

export interface OrderGuardsAction extends ActionHead {
  readonly t: 'orderGuards';
  readonly first: GuardId;
}

export interface TakePathAction extends ActionHead {
  readonly t: 'takePath';
  readonly guard: GuardId;
  readonly card: string;
}

/** Spends a U-turn card to walk the card just finished back again (C-9.7). */
export interface TurnBackAction extends ActionHead {
  readonly t: 'turnBack';
  readonly guard: GuardId;
}

export interface StepAction extends ActionHead {
  readonly t: 'step';
  readonly guard: GuardId;
  readonly to: number;
}

export interface StopAction extends ActionHead {
  readonly t: 'stop';
  readonly guard: GuardId;
  readonly mode: GuardMode;
}

export type GuardBlessingUse =
  | { readonly kind: 'adjust'; readonly change: -1 | 1 }
  | { readonly kind: 'reroll' }
  | { readonly kind: 'falseNoise'; readonly space: number };

/** After a listening roll: use the guard's blessing or keep it (`use` null). Asked of every guard with an unspent card. */
export interface UseBlessingAction extends ActionHead {
  readonly t: 'useBlessing';
  readonly guard: GuardId;
  readonly use: GuardBlessingUse | null;
}

/** Gives the whole game up for the table: no winner, everything is opened. Any seat, at any time; `ask` is `resign`. */
export interface ResignAction extends ActionHead {
  readonly t: 'resign';
}

export type ConventAction =
  | PlanAction
  | LayTokensAction
  | RollAction
  | OrderGuardsAction
  | TakePathAction
  | TurnBackAction
  | StepAction
  | StopAction
  | UseBlessingAction
  | ResignAction;
