import type { Seat } from '../../../engine/contract.ts';
import type { GuardId, NoviceNumber } from './seats.ts';
import type {
  BlessingKind,
  Facing,
  GuardMode,
  LogLine,
  Mode,
  NoiseToken,
  Status,
  Token,
  VanishedToken,
} from './terms.ts';

/** A guard sees a novice: the why is the open line between the two spaces, seen with this facing. */
export interface Sighting {
  readonly guard: GuardId;
  readonly novice: NoviceNumber;
  readonly guardSpace: number;
  readonly space: number;
  readonly facing: Facing | null;
}

export type ConventEvent =
  | { readonly t: 'roundBegan'; readonly round: number }
  /** Seat only. */
  | {
      readonly t: 'wishDealt';
      readonly novice: NoviceNumber;
      readonly key: number;
      readonly blessing: BlessingKind | null;
    }
  /** Seat only: her own log, with everything nobody else may know. */
  | { readonly t: 'planLogged'; readonly novice: NoviceNumber; readonly line: LogLine }
  /** Public (C-3.4): the spaces she was seen on, in order, her vanished tokens, where her figure stands afterwards. */
  | {
      readonly t: 'noviceMoved';
      readonly novice: NoviceNumber;
      readonly sightings: readonly Sighting[];
      readonly vanished: readonly VanishedToken[];
      readonly figure: number | null;
    }
  | { readonly t: 'cardShown'; readonly novice: NoviceNumber; readonly mode: Mode; readonly extraStep: boolean }
  | {
      readonly t: 'noiseRolled';
      readonly novice: NoviceNumber;
      readonly die: number;
      readonly modifier: number;
      readonly reach: number;
      /** Rolled again, or changed, by a blessing. */
      readonly blessing: 'adjust' | 'reroll' | null;
      readonly source: 'drawn' | 'typed';
    }
  | { readonly t: 'blessingShown'; readonly holder: NoviceNumber | GuardId; readonly kind: BlessingKind }
  /** The ways are for the novice herself and for the opened game: they lead to her. */
  | {
      readonly t: 'noiseHeard';
      readonly token: NoiseToken;
      readonly listening: boolean;
      readonly way: readonly number[] | null;
    }
  /** `inCell`: whether she is in her own cell, which nobody else learns (null; C-3.5). */
  | {
      readonly t: 'statusChanged';
      readonly novice: NoviceNumber;
      readonly status: Status;
      readonly inCell: boolean | null;
    }
  /** A caught novice whom nobody saw chose to stay caught, or had no choice. */
  | { readonly t: 'stayedCaught'; readonly novice: NoviceNumber; readonly seen: boolean }
  | { readonly t: 'guardsOrdered'; readonly first: GuardId; readonly agreed: boolean }
  | { readonly t: 'movementBegan'; readonly guard: GuardId; readonly free: boolean; readonly clues: readonly Clue[] }
  | {
      readonly t: 'pathTaken';
      readonly guard: GuardId;
      readonly card: string;
      readonly from: number;
      readonly towards: number;
      readonly turnedBack: boolean;
    }
  | { readonly t: 'pathFinished'; readonly guard: GuardId; readonly card: string }
  | { readonly t: 'pathsReturned'; readonly cards: readonly string[] }
  | {
      readonly t: 'guardTurned';
      readonly guard: GuardId;
      readonly at: number;
      readonly facing: Facing;
      readonly sightings: readonly Sighting[];
    }
  | {
      readonly t: 'guardStepped';
      readonly guard: GuardId;
      readonly from: number;
      readonly to: number;
      readonly sightings: readonly Sighting[];
    }
  /** On duty and now free, because her own check showed these (C-10.3). */
  | { readonly t: 'guardFreed'; readonly guard: GuardId; readonly novices: readonly NoviceNumber[] }
  | { readonly t: 'guardOnDuty'; readonly guard: GuardId }
  | { readonly t: 'figureRemoved'; readonly novice: NoviceNumber; readonly vanished: VanishedToken | null }
  | {
      readonly t: 'captured';
      readonly guard: GuardId;
      readonly novice: NoviceNumber;
      readonly space: number;
      readonly captures: number;
    }
  | {
      readonly t: 'movementShown';
      readonly guard: GuardId;
      readonly mode: GuardMode;
      readonly steps: number;
      readonly extraStep: boolean;
    }
  | { readonly t: 'tokensRemoved'; readonly tokens: readonly Token[] }
  | {
      readonly t: 'listeningRolled';
      readonly guard: GuardId;
      readonly die: number;
      readonly modifier: number;
      readonly reach: number;
      readonly blessing: 'adjust' | 'reroll' | null;
      readonly source: 'drawn' | 'typed';
    }
  | { readonly t: 'roundEnded'; readonly round: number }
  | { readonly t: 'gameEnded'; readonly result: ConventResult };

export type Clue =
  | { readonly kind: 'sees'; readonly novice: NoviceNumber }
  | { readonly kind: 'noise'; readonly space: number; readonly novice: NoviceNumber | null }
  | { readonly kind: 'vanished'; readonly at: number; readonly to: number | null; readonly novice: NoviceNumber };

/** How a game of the convent ends (C-13). */
export interface ConventResult {
  readonly seats: readonly Seat[];
  readonly side: 'novices' | 'guards' | 'nobody';
  readonly reason: 'home' | 'captures' | 'rounds' | 'resigned';
  readonly captures: readonly { readonly guard: GuardId; readonly count: number }[];
}
