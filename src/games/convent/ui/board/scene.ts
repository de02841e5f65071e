import type { LockColour, PathColour, WishId } from '../../board/facts.ts';
import type { Point, Segment } from '../../board/plan.ts';
import type { SeatStyle } from '../../../../ui/seat-style.ts';

export type { SeatStyle };

export type GuardName = 'abbess' | 'prioress';

export interface SceneGuard {
  readonly id: GuardName;
  readonly style: SeatStyle;
  readonly space: number;
  /** Her last step or pivot; null before the first. */
  readonly facing: { readonly from: number; readonly to: number } | null;
  /** Vision polygon x, y, x, y, ... in plan coordinates; null draws no light. */
  readonly cone: Float32Array | null;
  readonly acting: boolean;
}

export interface SceneNovice {
  readonly novice: number;
  readonly style: SeatStyle;
  readonly space: number;
  /** `self`: the novice whose private turn it is. `unseen`: nobody saw her there at that time; only for looking back. */
  readonly state: 'onTheRun' | 'caught' | 'self' | 'unseen';
}

export interface SceneNoise {
  readonly novice: number;
  readonly style: SeatStyle;
  /** The guard for whom it lies. */
  readonly guard: GuardName;
  readonly space: number;
}

export interface SceneVanished {
  readonly novice: number;
  readonly style: SeatStyle;
  readonly at: number;
  /** Where she went; null when that is not told. The token then lies on `at`. */
  readonly to: number | null;
}

/** A path card on the map, in walking direction. */
export interface ScenePath {
  readonly id: string;
  readonly colour: PathColour;
  readonly spaces: readonly number[];
  /** Drawn boldly: the card that is walked now or looked at. */
  readonly strong: boolean;
}

/** The way that somebody went, in the colour of her seat; several run side by side. */
export interface SceneTrail {
  readonly style: SeatStyle;
  readonly spaces: readonly number[];
}

/** Where the viewing novice is heading. */
export type SceneTarget =
  | { readonly kind: 'key'; readonly space: number; readonly colour: LockColour }
  | { readonly kind: 'wish'; readonly space: number; readonly wish: WishId }
  | { readonly kind: 'home'; readonly space: number };

/** A mark on a space with a number: steps to it, or the level of hearing. */
export interface SpaceCount {
  readonly space: number;
  readonly steps: number;
}

export interface PencilNote {
  readonly space: number;
  readonly stamp: 'dot' | 'cross' | 'question';
}

/** The reason of a ruling, drawn on the map. */
export type SceneWhy =
  | {
      readonly kind: 'blocked';
      readonly from: number;
      readonly to: number;
      readonly wall: Segment | null;
      readonly hit: Point;
    }
  | { readonly kind: 'sight'; readonly from: number; readonly to: number }
  | { readonly kind: 'noise'; readonly spaces: readonly number[] };

/**
 * All that the board draws besides the plan. The board knows no rules: whoever builds the scene decides what is shown to
 * whom. Lists may be empty; parts that keep their identity between two scenes are not drawn again.
 */
export interface BoardScene {
  readonly guards: readonly SceneGuard[];
  readonly novices: readonly SceneNovice[];
  readonly noises: readonly SceneNoise[];
  readonly vanished: readonly SceneVanished[];
  /** Spaces that can be picked now; all others are announced as not available. */
  readonly offered: readonly number[];
  /** Steps to each reachable space, written beside it. */
  readonly reach: readonly SpaceCount[];
  /** The planned way from the space where it begins; a space may occur more than once. */
  readonly route: readonly number[];
  /** How near a guard must be to hear: fewest steps 1..6, tinted by level. */
  readonly hearing: readonly SpaceCount[];
  /** Spaces on which a guard sees. */
  readonly seen: readonly number[];
  /** Spaces of the rooms that guards see when sight reaches as far as the room (C-6.6). */
  readonly roomTints: readonly { readonly guard: GuardName; readonly spaces: readonly number[] }[];
  /** A shortest way as a hint. */
  readonly hint: readonly number[];
  readonly paths: readonly ScenePath[];
  readonly trails: readonly SceneTrail[];
  readonly targets: readonly SceneTarget[];
  /** Weight 0..1 by space. */
  readonly heat: readonly { readonly space: number; readonly weight: number }[];
  /** Chance 0..1 by space, drawn as a ring that closes with it. */
  readonly risks: readonly { readonly space: number; readonly weight: number }[];
  readonly notes: readonly PencilNote[];
  readonly why: SceneWhy | null;
  /** The acting piece: where a small screen opens, and what "go to the piece" shows. */
  readonly focus: readonly number[];
}

/** A scene with nothing on it, to build others from. */
export const emptyScene: BoardScene = {
  guards: [],
  novices: [],
  noises: [],
  vanished: [],
  offered: [],
  reach: [],
  route: [],
  hearing: [],
  seen: [],
  roomTints: [],
  hint: [],
  paths: [],
  trails: [],
  targets: [],
  heat: [],
  risks: [],
  notes: [],
  why: null,
  focus: [],
};
