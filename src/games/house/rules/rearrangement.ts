import type { TileChange } from './choices.ts';
import type { FloorBoard } from './floor-board.ts';
import type { Floor, RoomId, Rotation, Side } from './terms.ts';

/** A tile of a floor that is about to be changed. */
export interface ArrangedTile {
  readonly room: RoomId;
  readonly x: number;
  readonly y: number;
  readonly rotation: Rotation;
  /** Doorways of the unrotated tile; none when the room was lost and its cell only counts as filled (H-6.1). */
  readonly doors: readonly Side[];
  /** Start tiles, lost cells and the tile just placed stay as they lie. */
  readonly isFixed: boolean;
}

/** A floor that a new tile has closed (H-6.6). */
export interface Rearrangement {
  readonly floor: Floor;
  readonly tiles: readonly ArrangedTile[];
  /** The tile just placed, and the room it must still join. */
  readonly placed: RoomId;
  readonly joined: RoomId | null;
  /** Rooms that must all hang together with this one through joined doorways. */
  readonly start: RoomId;
}

/**
 * Every change of the smallest class that opens the floor again: lists of one change (a turn; failing that a move; failing
 * that a swap), failing those lists of two. Empty when nothing helps (H-6.6).
 */
export type SmallestChanges = (floors: FloorBoard, question: Rearrangement) => readonly (readonly TileChange[])[];
