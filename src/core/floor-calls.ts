import {
  BOARD_SIDE,
  FLOOR_DOORWAYS,
  FLOOR_ORIGINS,
  FLOOR_PLACEMENTS,
  FLOOR_SLOTS,
  FLOOR_STACK,
  FLOOR_TILES,
  MAX_CELL,
  MAX_FLOOR_TILES,
  MAX_STACK_TILES,
  STATUS_BAD_COORDINATE,
  STATUS_BAD_DOORS,
  STATUS_CELL_TAKEN,
  STATUS_OK,
  STATUS_TOO_MANY,
  STATUS_TOO_WIDE,
} from '../../assembly/layout.ts';
import { CoreError } from './error.ts';
import type { CoreErrorCode } from './error.ts';
import type { CoreExports } from './exports.ts';
import { isIndex } from './geometry.ts';

/** A cell of a floor: whole numbers, y growing southwards. Where 0, 0 lies is the caller's affair. */
export interface Cell {
  readonly x: number;
  readonly y: number;
}

/** Doorways of a tile: bit 0 north, 1 east, 2 south, 3 west. */
export type DoorMask = number;

export interface FloorTile extends Cell {
  readonly doors: DoorMask;
}

/** A doorway whose neighbouring cell is empty; sides as the bits of a `DoorMask`. */
export interface FloorDoorway extends Cell {
  readonly side: number;
}

export interface PlacementOutcome {
  /** Doorways of the tile that meet a neighbour's. */
  readonly joins: number;
  /** Open doorways of the whole floor afterwards. */
  readonly openAfter: number;
  /** No doorway of the floor stays open. */
  readonly isClosing: boolean;
}

export interface FloorPlacement extends Cell, PlacementOutcome {
  /** Index in the stack that was asked for. */
  readonly tile: number;
  /** Quarter turns clockwise of the tile's mask, 0 to 3. */
  readonly rotation: number;
}

export interface PlacementOptions {
  /** Whether rotations that put the doorways on the same sides are told apart; they are not unless asked for. */
  readonly alike?: boolean;
}

const refusals: Readonly<Record<number, CoreErrorCode>> = {
  [STATUS_TOO_MANY]: 'tooMany',
  [STATUS_BAD_COORDINATE]: 'badCoordinate',
  [STATUS_BAD_DOORS]: 'badDoors',
  [STATUS_CELL_TAKEN]: 'cellTaken',
  [STATUS_TOO_WIDE]: 'tooWide',
};

const everyRotation = 0b1111;

/** The rotations to try for each mask when those that look alike count once, as the least of them. */
const distinctRotations = Array.from({ length: 16 }, (_, doors) => {
  const turned = [0, 1, 2, 3].map(rotation => turnedDoors(doors, rotation));
  return turned.reduce(
    (mask, each, rotation) => (turned.indexOf(each) === rotation ? mask | (1 << rotation) : mask),
    0,
  );
});

/** A door mask after quarter turns clockwise. */
export function turnedDoors(doors: DoorMask, rotation: number): DoorMask {
  return ((doors << rotation) | (doors >> (4 - rotation))) & 15;
}

/**
 * Questions about floors of square tiles. Each of `slots` floors keeps what was laid there until the next `lay`. A floor
 * has at most 32 tiles, which lie at most 30 cells across, anywhere within a million cells of 0, 0.
 */
export class FloorCore {
  static readonly slots = FLOOR_SLOTS;

  readonly #core: CoreExports;
  readonly #tiles: Int32Array;
  readonly #stack: Uint8Array;
  readonly #origins: Int32Array;
  readonly #doorways: Int32Array;
  readonly #placements: Int32Array;

  constructor(core: CoreExports) {
    const { buffer } = core.memory;
    this.#core = core;
    this.#tiles = new Int32Array(buffer, FLOOR_TILES, MAX_FLOOR_TILES * 3);
    this.#stack = new Uint8Array(buffer, FLOOR_STACK, MAX_STACK_TILES);
    this.#origins = new Int32Array(buffer, FLOOR_ORIGINS, FLOOR_SLOTS * 2);
    this.#doorways = new Int32Array(buffer, FLOOR_DOORWAYS);
    this.#placements = new Int32Array(buffer, FLOOR_PLACEMENTS);
  }

  /**
   * Puts tiles on a floor in place of those that lay there.
   * @throws CoreError with the reason and the index of the tile at fault; the floor is empty then
   */
  lay(slot: number, tiles: readonly FloorTile[]): void {
    checkSlot(slot);
    if (tiles.length <= MAX_FLOOR_TILES) tiles.forEach((tile, index) => this.#write(index, tile));
    const status = this.#core.layFloor(slot, tiles.length);
    const code = refusals[status] ?? (status === STATUS_OK ? null : 'wrongAbi');
    if (code === null) return;
    const index = this.#core.floorProblem();
    throw new CoreError(code, index < 0 ? {} : { index });
  }

  /** How many doorways of a floor lead to empty cells. */
  openCount(slot: number): number {
    return this.#core.openCount(checkSlot(slot));
  }

  /** All doorways of a floor that lead to empty cells, by y, x, side. */
  openDoorways(slot: number): readonly FloorDoorway[] {
    const count = this.#core.openDoorways(checkSlot(slot));
    const doorways: FloorDoorway[] = [];
    for (let i = 0; i < count; i++) {
      const entry = this.#doorways[i]!;
      doorways.push({ x: this.#x(slot, entry), y: this.#y(slot, entry), side: (entry >> 10) & 3 });
    }
    return doorways;
  }

  /** What a tile as it is turned would bring in a cell, which need not border the floor; null when the cell is filled. */
  outcome(slot: number, { x, y, doors }: FloorTile): PlacementOutcome | null {
    if (!isCoordinate(x) || !isCoordinate(y)) throw new CoreError('badCoordinate');
    const found = this.#core.outcomeAt(checkSlot(slot), x, y, checkDoors(doors));
    return found < 0 ? null : outcomeOf(found);
  }

  /**
   * Every way to put each tile of a stack (at most 48 masks) so that it joins at least one doorway of the floor, closing
   * ones included, by tile, rotation, y, x. Rotations that put the doorways on the same sides count once, as the least of
   * them, unless `alike` asks for all.
   */
  placements(slot: number, stack: readonly DoorMask[], options?: PlacementOptions): readonly FloorPlacement[] {
    const placements: FloorPlacement[] = [];
    for (const packed of this.packedPlacements(slot, stack, options)) placements.push(this.unpacked(slot, packed));
    return placements;
  }

  /**
   * The same as numbers that `unpacked` reads, for whoever goes through thousands: joins in 3 bits from bit 12 on, open
   * doorways afterwards in 8 from bit 15 on, the tile from bit 24 on. Good until the next question about placements.
   */
  packedPlacements(slot: number, stack: readonly DoorMask[], { alike = false }: PlacementOptions = {}): Int32Array {
    checkSlot(slot);
    if (stack.length > MAX_STACK_TILES) throw new CoreError('tooMany');
    for (let index = 0; index < stack.length; index++) {
      const doors = checkDoors(stack[index]!);
      this.#stack[index] = doors | ((alike ? everyRotation : distinctRotations[doors]!) << 4);
    }
    return this.#placements.subarray(0, this.#core.enumeratePlacements(slot, stack.length));
  }

  unpacked(slot: number, packed: number): FloorPlacement {
    const openAfter = (packed >> 15) & 0xff;
    return {
      tile: packed >> 24,
      x: this.#x(slot, packed),
      y: this.#y(slot, packed),
      rotation: (packed >> 10) & 3,
      joins: (packed >> 12) & 7,
      openAfter,
      isClosing: openAfter === 0,
    };
  }

  /** What is no cell or mask becomes a number that the core refuses: a view would silently round it. */
  #write(index: number, { x, y, doors }: FloorTile): void {
    const first = index * 3;
    this.#tiles[first] = isCoordinate(x) ? x : MAX_CELL + 1;
    this.#tiles[first + 1] = isCoordinate(y) ? y : MAX_CELL + 1;
    this.#tiles[first + 2] = isIndex(doors, 16) ? doors : -1;
  }

  #x(slot: number, entry: number): number {
    return this.#origins[slot * 2]! + (entry & (BOARD_SIDE - 1));
  }

  #y(slot: number, entry: number): number {
    return this.#origins[slot * 2 + 1]! + ((entry >> 5) & (BOARD_SIDE - 1));
  }
}

function outcomeOf(found: number): PlacementOutcome {
  const openAfter = found >> 3;
  return { joins: found & 7, openAfter, isClosing: openAfter === 0 };
}

function isCoordinate(value: number): boolean {
  return Number.isInteger(value) && Math.abs(value) <= MAX_CELL;
}

function checkSlot(slot: number): number {
  if (!isIndex(slot, FLOOR_SLOTS)) throw new CoreError('badIndex');
  return slot;
}

function checkDoors(doors: DoorMask): DoorMask {
  if (!isIndex(doors, 16)) throw new CoreError('badDoors');
  return doors;
}
