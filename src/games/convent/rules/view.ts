import type { Seat, Viewer } from '../../../engine/contract.ts';
import type { PlanAction } from './actions.ts';
import type { ConventResult } from './events.ts';
import type { ConventOptions } from './options.ts';
import type { GuardId, NoviceNumber } from './seats.ts';
import type { BlessingKind, Facing, GuardMode, LogLine, Mode, Status, Token, WalkedPath } from './terms.ts';

export type StageName = 'setupPaths' | 'plan' | 'noise' | 'orderGuards' | 'guardMove' | 'listen' | 'over';

/** What everybody sees of a blessing: held face down, spent with its kind, or never dealt. */
export interface BlessingFace {
  readonly state: 'none' | 'held' | 'spent';
  readonly kind: BlessingKind | null;
}

export interface NoviceView {
  readonly novice: NoviceNumber;
  readonly seat: Seat;
  readonly status: Status;
  /** Where her figure stands, or null while she is hidden (C-7.1). */
  readonly figure: number | null;
  /** How often she was caught. */
  readonly captured: number;
  /** The movement card of this round once it is shown. */
  readonly card: Mode | null;
  readonly blessing: BlessingFace;
}

export interface GuardView {
  readonly guard: GuardId;
  readonly seat: Seat;
  readonly space: number;
  readonly facing: Facing | null;
  readonly path: WalkedPath | null;
  /** Whether this or her last movement is free; null before her first. */
  readonly freedom: 'onDuty' | 'free' | null;
  /** Steps made in this movement. */
  readonly steps: number;
  readonly hasMoved: boolean;
  readonly card: GuardMode | null;
  /** She ran: no token for her in the next novice phase (C-8.6). */
  readonly deaf: boolean;
  readonly catches: number;
  readonly blessing: BlessingFace;
}

export interface PathsView {
  /** Cards nobody walks and nobody finished. */
  readonly unused: readonly string[];
  readonly finished: readonly string[];
  readonly uTurnsLeft: number;
}

/** What a novice's seat knows of herself alone (C-3.5). */
export interface OwnNovice {
  readonly novice: NoviceNumber;
  readonly space: number;
  /** Number of her key, which names key, wish and wish space (C-1.4). */
  readonly key: number;
  readonly hasKey: boolean;
  readonly hasWish: boolean;
  readonly blessing: BlessingKind | null;
  readonly log: readonly LogLine[];
  /** Her confirmed plan of this round, while others still plan. */
  readonly planned: PlanAction | null;
}

export interface OwnGuards {
  readonly blessings: readonly { readonly guard: GuardId; readonly kind: BlessingKind | null }[];
}

/** Everything, once there is a result. */
export interface OpenView {
  readonly novices: readonly OwnNovice[];
  readonly blessings: OwnGuards['blessings'];
}

export interface ConventView {
  readonly game: 'convent';
  readonly version: number;
  readonly viewer: Viewer;
  readonly options: ConventOptions;
  readonly round: number;
  readonly rounds: number;
  readonly captures: number;
  /** The guards win at this many captures (C-13.3). */
  readonly captureLimit: number;
  readonly stage: StageName;
  /** The guard who moves or listens now. */
  readonly acting: GuardId | null;
  readonly awaited: readonly Seat[];
  readonly novices: readonly NoviceView[];
  readonly guards: readonly GuardView[];
  readonly tokens: readonly Token[];
  readonly paths: PathsView;
  readonly result: ConventResult | null;
  readonly ownNovice: OwnNovice | null;
  readonly ownGuards: OwnGuards | null;
  readonly open: OpenView | null;
}
