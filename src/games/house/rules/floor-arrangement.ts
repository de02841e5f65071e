import type { DoorMask } from '../../../core/floor-calls.ts';
import { turnedDoors } from '../../../core/floor-calls.ts';
import type { LaidFloor } from './floor-board.ts';
import { doorMask } from './floor-of-core.ts';
import { distinctRotations } from './laying.ts';
import type { ArrangedTile, Rearrangement } from './rearrangement.ts';
import type { Floor, RoomId, Rotation } from './terms.ts';
import { sides } from './terms.ts';

/** How a tile, named by its index in the question, comes to lie. */
export interface Pose {
  readonly tile: number;
  readonly x: number;
  readonly y: number;
  readonly rotation: Rotation;
}

/** Two changes carry a tile two cells beyond the others at most, and its neighbours are looked at. */
const margin = 3;

/**
 * A floor on which tiles are tried elsewhere and put back. It is changed in place and kept in arrays of numbers because a
 * search asks it millions of times.
 */
export class Arrangement {
  readonly tiles: readonly ArrangedTile[];
  readonly #floor: Floor;
  readonly #start: number;
  /** The new tile, and the room it must join, or -1 when it need not join any. */
  readonly #placed: number;
  readonly #joined: number;
  readonly #rotations: readonly (readonly Rotation[])[];
  readonly #printed: readonly DoorMask[];
  readonly #poses: Pose[];
  readonly #doors: Uint8Array;
  readonly #places: Int32Array;
  /** The tile in each cell, or -1. */
  readonly #cells: Int8Array;
  readonly #offsets: readonly number[];
  readonly #left: number;
  readonly #top: number;
  readonly #width: number;
  /** Bits of the tiles that must hang together: all that are not lost. */
  readonly #everyTile: number;

  readonly #needed: number;
  /** Joined pairs of doorways as the tiles lie; null until somebody asks. */
  #pairs: number | null = null;

  constructor({ floor, tiles, placed, joined, start }: Rearrangement) {
    const indexOf = (room: RoomId | null): number => tiles.findIndex(tile => tile.room === room);
    const columns = tiles.map(({ x }) => x);
    const rows = tiles.map(({ y }) => y);
    this.tiles = tiles;
    this.#floor = floor;
    this.#start = indexOf(start);
    this.#placed = indexOf(placed);
    this.#joined = indexOf(joined);
    this.#rotations = tiles.map(({ doors }) => distinctRotations(doors));
    this.#printed = tiles.map(({ doors }) => doorMask(doors));
    this.#left = Math.min(...columns) - margin;
    this.#top = Math.min(...rows) - margin;
    this.#width = Math.max(...columns) - this.#left + margin + 1;
    this.#offsets = [-this.#width, 1, this.#width, -1];
    this.#cells = new Int8Array(this.#width * (Math.max(...rows) - this.#top + margin + 1)).fill(-1);
    this.#doors = new Uint8Array(tiles.length);
    this.#places = new Int32Array(tiles.length);
    this.#poses = tiles.map(({ x, y, rotation }, tile) => ({ tile, x, y, rotation }));
    this.#everyTile = tiles.reduce((bits, { doors }, tile) => (doors.length > 0 ? bits | (1 << tile) : bits), 0);
    this.#needed = tiles.filter(({ doors }) => doors.length > 0).length - 1;
    for (const pose of this.#poses) this.#put(pose);
  }

  pose(tile: number): Pose {
    return this.#poses[tile]!;
  }

  /** The doorways that a tile would have in another rotation. */
  doorsAt(tile: number, rotation: Rotation): DoorMask {
    return turnedDoors(this.#printed[tile]!, rotation);
  }

  /** The rotations that put a tile's doorways on different sides. */
  rotations(tile: number): readonly Rotation[] {
    return this.#rotations[tile]!;
  }

  /** Lifts the tiles of these poses, then lays them down so. Answers how they lay, to be put back in the same way. */
  change(poses: readonly Pose[]): readonly Pose[] {
    const before = poses.map(({ tile }) => this.pose(tile));
    this.#pairs = null;
    for (const { tile } of poses) this.#cells[this.#places[tile]!] = -1;
    for (const pose of poses) this.#put(pose);
    return before;
  }

  /**
   * Whether the floor may stay so: a doorway is open, every tile hangs together with the start tile through joined
   * doorways, and the new tile joins the room its explorer came from (H-6.6).
   */
  stands(): boolean {
    let reached = 1 << this.#start;
    let waiting = reached;
    let isOpen = false;
    while (waiting !== 0) {
      const tile = 31 - Math.clz32(waiting);
      waiting &= ~(1 << tile);
      for (let side = 0; side < 4; side++) {
        if (((this.#doors[tile]! >> side) & 1) === 0) continue;
        const other = this.#cells[this.#places[tile]! + this.#offsets[side]!]!;
        if (other < 0) isOpen = true;
        else if ((reached >> other) & 1 || !this.#faces(other, side)) continue;
        else {
          reached |= 1 << other;
          waiting |= 1 << other;
        }
      }
    }
    return isOpen && reached === this.#everyTile && this.#joinsRoom();
  }

  /**
   * Joined pairs of doorways that would still be missing for every tile to hang together if these tiles were lifted:
   * n tiles need n - 1 pairs. The second may be the first again.
   */
  missingWithout(one: number, other: number): number {
    this.#pairs ??= this.#countPairs();
    const lifted = this.#joins(one) + (other === one ? 0 : this.#joins(other));
    return this.#needed - this.#pairs + lifted;
  }

  /** Doorways that a tile could join at most in the cell of another, or of its own. */
  mostJoins(tile: number, cell: number): number {
    const place = this.#places[cell]!;
    let facing = 0;
    for (let side = 0; side < 4; side++) {
      const other = this.#cells[place + this.#offsets[side]!]!;
      if (other >= 0 && this.#faces(other, side)) facing++;
    }
    return Math.min(facing, this.tiles[tile]!.doors.length);
  }

  /** Whether the cells of two tiles share a side. */
  touch(one: number, other: number): boolean {
    return this.#offsets.includes(this.#places[other]! - this.#places[one]!);
  }

  /** The floor as floor questions take it, one tile lifted. */
  laidWithout(lifted: number): LaidFloor {
    const tiles = this.#poses
      .filter(({ tile }) => tile !== lifted)
      .map(({ tile, x, y }) => ({ x, y, doors: sides.filter((_, side) => (this.#doors[tile]! >> side) & 1) }));
    return { floor: this.#floor, tiles };
  }

  /** Equal for arrangements in which every tile lies in the same cell with its doorways on the same sides. */
  key(): string {
    return `${this.#places.join()};${this.#doors.join()}`;
  }

  #put(pose: Pose): void {
    const { tile, x, y, rotation } = pose;
    const place = (y - this.#top) * this.#width + x - this.#left;
    this.#poses[tile] = pose;
    this.#doors[tile] = this.doorsAt(tile, rotation);
    this.#places[tile] = place;
    this.#cells[place] = tile;
  }

  /** Whether a tile carries a doorway towards the neighbour that looks at it through `side`. */
  #faces(tile: number, side: number): boolean {
    return ((this.#doors[tile]! >> ((side + 2) & 3)) & 1) !== 0;
  }

  #joins(tile: number): number {
    const place = this.#places[tile]!;
    let joins = 0;
    for (let side = 0; side < 4; side++) {
      if (((this.#doors[tile]! >> side) & 1) === 0) continue;
      const other = this.#cells[place + this.#offsets[side]!]!;
      if (other >= 0 && this.#faces(other, side)) joins++;
    }
    return joins;
  }

  #countPairs(): number {
    return this.tiles.reduce((sum, _, tile) => sum + this.#joins(tile), 0) / 2;
  }

  #joinsRoom(): boolean {
    const [tile, room] = [this.#placed, this.#joined];
    if (room < 0) return true;
    return this.#offsets.some(
      (offset, side) =>
        ((this.#doors[tile]! >> side) & 1) === 1 &&
        this.#cells[this.#places[tile]! + offset] === room &&
        this.#faces(room, side),
    );
  }
}
