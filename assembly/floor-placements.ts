/**
 * What putting a tile into an empty cell brings. Only the cell's four neighbours count: the doorways that face it are no
 * longer open, and those of the tile that meet empty cells are.
 */
import { facingRow, filledBeyond, filledRow, openCount, originX, originY, rowCount } from './floor';
import {
  BOARD_SIDE,
  FLOOR_OUTCOMES,
  FLOOR_PLACEMENTS,
  FLOOR_SLOTS,
  FLOOR_STACK,
  MAX_SPOTS,
  MAX_STACK_TILES,
} from './layout';

/** Joined doorways in 3 bits, then the open doorways of the whole floor afterwards; 0 of those means closing. */
function outcome(doors: i32, facing: i32, filled: i32, open: i32): i32 {
  const openAfter = open - <i32>popcnt(facing) + <i32>popcnt(doors & ~filled);
  return (<i32>popcnt(doors & facing)) | (openAfter << 3);
}

/** The sides of a cell on which its neighbour carries a doorway towards it. */
function facingSides(floor: i32, row: i32, x: i32): i32 {
  let sides = 0;
  for (let side = 0; side < 4; side++) sides |= ((facingRow(floor, row, side) >>> x) & 1) << side;
  return sides;
}

function filledSides(floor: i32, row: i32, x: i32): i32 {
  let sides = 0;
  for (let side = 0; side < 4; side++) sides |= ((filledBeyond(floor, row, side) >>> x) & 1) << side;
  return sides;
}

/** The outcome of a door mask in any cell of the caller's plane, joined or not; -1 when the cell is filled. */
export function outcomeAt(floor: i32, x: i32, y: i32, doors: i32): i32 {
  assert(<u32>floor < <u32>FLOOR_SLOTS && <u32>doors < 16);
  const column = x - originX(floor);
  const row = y - originY(floor);
  const isNear = <u32>column < <u32>BOARD_SIDE && <u32>row < <u32>BOARD_SIDE;
  if (!isNear) return outcome(doors, 0, 0, openCount(floor));
  if (((filledRow(floor, row) >>> column) & 1) != 0) return -1;
  return outcome(doors, facingSides(floor, row, column), filledSides(floor, row, column), openCount(floor));
}

/**
 * Every way to put a tile of FLOOR_STACK so that it joins a doorway, into FLOOR_PLACEMENTS, by tile, rotation, y, x;
 * closing ones are among them. Answers how many.
 */
export function enumeratePlacements(floor: i32, tileCount: i32): i32 {
  assert(<u32>floor < <u32>FLOOR_SLOTS && <u32>tileCount <= <u32>MAX_STACK_TILES);
  const spotsEnd = writeOutcomes(floor) << 2;
  let place = FLOOR_PLACEMENTS;
  for (let tile = 0; tile < tileCount; tile++) {
    const entry = <i32>load<u8>(FLOOR_STACK + tile);
    const twice = (entry & 15) * 17;
    let rotations = entry >> 4;
    while (rotations != 0) {
      const rotation = <i32>ctz(rotations);
      rotations &= rotations - 1;
      const doors = (twice >> (4 - rotation)) & 15;
      const outcomes = FLOOR_OUTCOMES + doors * (MAX_SPOTS << 2);
      const label = (rotation << 10) | (tile << 24);
      for (let spot = outcomes; spot < outcomes + spotsEnd; spot += 4) {
        const found = load<i32>(spot);
        // Written in any case and kept only when it joins: no branch to foretell.
        store<i32>(place, found | label);
        place += i32(found != 0) << 2;
      }
    }
  }
  return (place - FLOOR_PLACEMENTS) >> 2;
}

/** Fills FLOOR_OUTCOMES for every empty cell behind a doorway; answers how many there are. */
function writeOutcomes(floor: i32): i32 {
  const open = openCount(floor);
  const rows = rowCount(floor);
  let spots = 0;
  for (let row = 0; row < rows; row++) {
    let cells: u32 = 0;
    for (let side = 0; side < 4; side++) cells |= facingRow(floor, row, side);
    cells &= ~filledRow(floor, row);
    while (cells != 0) {
      const x = <i32>ctz(cells);
      cells &= cells - 1;
      const facing = facingSides(floor, row, x);
      const filled = filledSides(floor, row, x);
      const slot = FLOOR_OUTCOMES + (spots << 2);
      for (let doors = 0; doors < 16; doors++) {
        const found = (outcome(doors, facing, filled, open) << 12) | x | (row << 5);
        store<i32>(slot + doors * (MAX_SPOTS << 2), (doors & facing) != 0 ? found : 0);
      }
      spots++;
    }
  }
  assert(spots <= MAX_SPOTS);
  return spots;
}
