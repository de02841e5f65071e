import type { Floor, Rotation, Side } from './terms.ts';

/** A tile as floor questions see it: its cell and the sides of its doorways as placed. */
export interface LaidTile {
  readonly x: number;
  readonly y: number;
  readonly doors: readonly Side[];
}

/** A floor as it lies; cells that are lost or closed off count as filled and have no doorways (H-6.1). */
export interface LaidFloor {
  readonly floor: Floor;
  readonly tiles: readonly LaidTile[];
}

/** A doorway whose neighbouring cell is empty. */
export interface OpenDoorway {
  readonly x: number;
  readonly y: number;
  readonly side: Side;
}

export interface Placement {
  readonly x: number;
  readonly y: number;
  readonly rotation: Rotation;
  /** Open doorways of the floor afterwards; 0 means closing (H-6.3). */
  readonly openAfter: number;
  /** Doorways of the tile that join neighbours. */
  readonly joins: number;
}

/** Floor questions, answered by the core's bitboards. Coordinates are the game's own, any integers near the start tiles. */
export interface FloorBoard {
  /** All open doorways of a floor (H-6.1), by y, x, side. */
  openDoorways(floor: LaidFloor): readonly OpenDoorway[];
  /** Every rotation of a tile in one cell that carries a doorway towards `towards` (all rotations when null), closing ones included. */
  rotationsAt(
    floor: LaidFloor,
    cell: { readonly x: number; readonly y: number; readonly towards: Side | null; readonly doors: readonly Side[] },
  ): readonly Placement[];
  /** Every placement of a tile at any open doorway of the floor, closing ones included. */
  placements(floor: LaidFloor, doors: readonly Side[]): readonly Placement[];
}
