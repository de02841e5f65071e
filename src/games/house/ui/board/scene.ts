import type { SeatShape } from '../../../../engine/table.ts';
import type { FigureId, Floor, RoomId, Side } from '../../rules/terms.ts';
import type { DrawnTile } from './plan/tile-drawing.ts';

/** A figure on the board: colour, shape and letter together, so that nobody depends on colour alone. */
export interface SceneFigure {
  readonly id: FigureId;
  readonly room: RoomId;
  readonly kind: 'explorer' | 'monster';
  readonly colour: string;
  readonly shape: SeatShape;
  readonly letter: string;
  /** Whose turn it is, or who is meant. */
  readonly isActing: boolean;
  readonly isStunned: boolean;
  readonly isTraitor: boolean;
}

/** A token, a pile of cards or somebody who waits, as a small plate with letters. */
export interface SceneThing {
  readonly room: RoomId;
  readonly kind: 'token' | 'pile' | 'companion';
  readonly letters: string;
}

/** An open doorway. `isOffered`: going through it is one of the answers. */
export interface SceneDoorway {
  readonly room: RoomId;
  readonly side: Side;
  readonly x: number;
  readonly y: number;
  readonly isOffered: boolean;
}

/** One floor of the house with everything on it. It knows no rules. */
export interface HouseScene {
  readonly floor: Floor;
  readonly tiles: readonly DrawnTile[];
  readonly figures: readonly SceneFigure[];
  readonly things: readonly SceneThing[];
  readonly doorways: readonly SceneDoorway[];
  /** Rooms that are answers to what is asked. */
  readonly offered: readonly RoomId[];
  /** The cell that is brought into the middle when it changes. */
  readonly focus: { readonly x: number; readonly y: number } | null;
}

/** A floor's tab: how much of interest is there. */
export interface FloorMark {
  readonly floor: Floor;
  /** Colours of the figures there. */
  readonly figures: readonly SceneFigure[];
  /** Something on it can be answered. */
  readonly isOffered: boolean;
}

/** Everything a map shows: one scene for each floor, and the tabs. */
export interface MapScene {
  readonly floors: Readonly<Record<Floor, HouseScene>>;
  readonly marks: readonly FloorMark[];
  /** Where it happens: the map turns to this floor when it changes. */
  readonly active: Floor;
}
