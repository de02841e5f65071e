/** The core's bitboards in JavaScript on typed arrays: a word a row, a plane for filled cells and one for each side. */
import type { DoorMask, FloorTile } from '../../../src/core/floor-calls.ts';

const side = 32;
const planeRows = side + 2;
const maxSpots = 128;

export class TypedFloor {
  readonly #planes = new Int32Array(5 * planeRows);
  readonly #outcomes = new Int32Array(16 * maxSpots);
  readonly #placements = new Int32Array(48 * 4 * maxSpots);
  #left = 0;
  #top = 0;
  #rows = 0;
  #open = 0;

  lay(tiles: readonly FloorTile[]): void {
    const planes = this.#planes;
    planes.fill(0);
    let [left, top, bottom] = [Infinity, Infinity, -Infinity];
    for (const { x, y } of tiles) {
      left = Math.min(left, x);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
    }
    this.#left = left - 1;
    this.#top = top - 1;
    this.#rows = bottom - top + 3;
    for (const { x, y, doors } of tiles) {
      const row = y - this.#top + 1;
      const cell = 1 << (x - this.#left);
      planes[row] = planes[row]! | cell;
      for (let way = 0; way < 4; way++) {
        const at = (way + 1) * planeRows + row;
        if ((doors >> way) & 1) planes[at] = planes[at]! | cell;
      }
    }
    this.#open = 0;
    for (let row = 1; row <= this.#rows; row++)
      for (let way = 0; way < 4; way++)
        this.#open += bitsIn(planes[(way + 1) * planeRows + row]! & ~this.#beyond(0, row, way));
  }

  /** Joined doorways in 3 bits, then the open doorways afterwards; -1 when the cell is filled. */
  outcome({ x, y, doors }: FloorTile): number {
    const column = x - this.#left;
    const row = y - this.#top + 1;
    if ((this.#planes[row]! >>> column) & 1) return -1;
    return this.#outcomeOf(doors, this.#sides(true, row, column), this.#sides(false, row, column));
  }

  /** Packed as the core packs them; the array is used again by the next call. */
  placements(stack: readonly DoorMask[]): Int32Array {
    const spots = this.#writeOutcomes();
    const placements = this.#placements;
    let count = 0;
    for (let tile = 0; tile < stack.length; tile++) {
      const mask = stack[tile]!;
      for (let rotation = 0; rotation < 4; rotation++) {
        const doors = ((mask << rotation) | (mask >> (4 - rotation))) & 15;
        if (rotation > 0 && doors === mask) break;
        const label = (rotation << 10) | (tile << 24);
        for (let spot = doors * maxSpots; spot < doors * maxSpots + spots; spot++) {
          const found = this.#outcomes[spot]!;
          if (found !== 0) placements[count++] = found | label;
        }
      }
    }
    return placements.subarray(0, count);
  }

  /** The cell of a packed placement on the caller's plane. */
  cellOf(packed: number): readonly [x: number, y: number] {
    return [this.#left + (packed & 31), this.#top + ((packed >> 5) & 31)];
  }

  #writeOutcomes(): number {
    let spots = 0;
    for (let row = 1; row <= this.#rows; row++) {
      let cells = 0;
      for (let way = 0; way < 4; way++) cells |= this.#beyond(((way + 2) & 3) + 1, row, way);
      cells &= ~this.#planes[row]!;
      for (; cells !== 0; cells &= cells - 1) {
        const x = 31 - Math.clz32(cells & -cells);
        const facing = this.#sides(true, row, x);
        const filled = this.#sides(false, row, x);
        for (let doors = 0; doors < 16; doors++) {
          const found = (this.#outcomeOf(doors, facing, filled) << 12) | x | ((row - 1) << 5);
          this.#outcomes[doors * maxSpots + spots] = (doors & facing) !== 0 ? found : 0;
        }
        spots++;
      }
    }
    return spots;
  }

  #outcomeOf(doors: number, facing: number, filled: number): number {
    const openAfter = this.#open - bitsIn(facing) + bitsIn(doors & ~filled);
    return bitsIn(doors & facing) | (openAfter << 3);
  }

  /** Cells of a row whose neighbour on one side is in a plane. */
  #beyond(plane: number, row: number, way: number): number {
    const at = plane * planeRows + row;
    if (way === 0) return this.#planes[at - 1]!;
    if (way === 1) return this.#planes[at]! >>> 1;
    if (way === 2) return this.#planes[at + 1]!;
    return this.#planes[at]! << 1;
  }

  /** Sides of a cell on which the neighbour is filled, or carries a doorway towards it. */
  #sides(withDoor: boolean, row: number, column: number): number {
    let sides = 0;
    for (let way = 0; way < 4; way++) {
      const plane = withDoor ? ((way + 2) & 3) + 1 : 0;
      sides |= ((this.#beyond(plane, row, way) >>> column) & 1) << way;
    }
    return sides;
  }
}

const bitCounts = Uint8Array.from({ length: 256 }, (_, byte) => byte.toString(2).replaceAll('0', '').length);

const bitsIn = (word: number): number =>
  bitCounts[word & 255]! + bitCounts[(word >>> 8) & 255]! + bitCounts[(word >>> 16) & 255]! + bitCounts[word >>> 24]!;
