/**
 * Floors of square tiles with doorways on their sides, as bitboards: bit x of row y. The tiles may lie anywhere on the
 * caller's plane: the board is moved to where they are, so that its edge never matters.
 */
import {
  BOARD_SIDE,
  FLOOR_BOARDS,
  FLOOR_DOORWAYS,
  FLOOR_OPEN,
  FLOOR_ORIGINS,
  FLOOR_ROWS,
  FLOOR_SLOTS,
  FLOOR_TILES,
  MAX_CELL,
  MAX_FLOOR_TILES,
  PLANE_BYTES,
  STATUS_BAD_COORDINATE,
  STATUS_BAD_DOORS,
  STATUS_CELL_TAKEN,
  STATUS_OK,
  STATUS_TOO_MANY,
  STATUS_TOO_WIDE,
} from './layout';

const FLOOR_BYTES = 5 * PLANE_BYTES;
let problem: i32 = -1;

/** The tile that the last refused floor was refused for, or -1. */
export function floorProblem(): i32 {
  return problem;
}

export function originX(floor: i32): i32 {
  return load<i32>(FLOOR_ORIGINS + (floor << 3));
}

export function originY(floor: i32): i32 {
  return load<i32>(FLOOR_ORIGINS + (floor << 3), 4);
}

/** Rows from the first that hold a tile or border one; all others are empty. */
export function rowCount(floor: i32): i32 {
  return load<i32>(FLOOR_ROWS + (floor << 2));
}

/** Doorways whose neighbouring cell is empty. */
export function openCount(floor: i32): i32 {
  assert(<u32>floor < <u32>FLOOR_SLOTS);
  return load<i32>(FLOOR_OPEN + (floor << 2));
}

function rowAddress(floor: i32, row: i32): i32 {
  assert(row >= -1 && row <= BOARD_SIDE);
  return FLOOR_BOARDS + floor * FLOOR_BYTES + ((row + 1) << 2);
}

export function filledRow(floor: i32, row: i32): u32 {
  return load<u32>(rowAddress(floor, row));
}

function doorRow(floor: i32, row: i32, side: i32): u32 {
  return load<u32>(rowAddress(floor, row) + (side + 1) * PLANE_BYTES);
}

/** Cells of a row whose neighbour on this side is filled. */
export function filledBeyond(floor: i32, row: i32, side: i32): u32 {
  if (side == 0) return filledRow(floor, row - 1);
  if (side == 1) return filledRow(floor, row) >>> 1;
  if (side == 2) return filledRow(floor, row + 1);
  return filledRow(floor, row) << 1;
}

/** Cells of a row whose neighbour on this side carries a doorway towards them. */
export function facingRow(floor: i32, row: i32, side: i32): u32 {
  if (side == 0) return doorRow(floor, row - 1, 2);
  if (side == 1) return doorRow(floor, row, 3) >>> 1;
  if (side == 2) return doorRow(floor, row + 1, 0);
  return doorRow(floor, row, 1) << 1;
}

function openRow(floor: i32, row: i32, side: i32): u32 {
  return doorRow(floor, row, side) & ~filledBeyond(floor, row, side);
}

/** Takes over the tiles in FLOOR_TILES; answers a status. A refused floor is empty. */
export function layFloor(floor: i32, tileCount: i32): i32 {
  assert(<u32>floor < <u32>FLOOR_SLOTS);
  clearFloor(floor);
  problem = -1;
  if (<u32>tileCount > <u32>MAX_FLOOR_TILES) return STATUS_TOO_MANY;
  if (tileCount == 0) return STATUS_OK;
  let left = MAX_CELL;
  let right = -MAX_CELL;
  let top = MAX_CELL;
  let bottom = -MAX_CELL;
  for (let tile = 0; tile < tileCount; tile++) {
    const x = tileNumber(tile, 0);
    const y = tileNumber(tile, 1);
    if (!isCell(x) || !isCell(y)) return refuse(STATUS_BAD_COORDINATE, tile);
    if (<u32>tileNumber(tile, 2) > 15) return refuse(STATUS_BAD_DOORS, tile);
    left = min(left, x);
    right = max(right, x);
    top = min(top, y);
    bottom = max(bottom, y);
    // One free column or row at each edge, where tiles may be put next.
    if (right - left > BOARD_SIDE - 3 || bottom - top > BOARD_SIDE - 3) return refuse(STATUS_TOO_WIDE, tile);
  }
  store<i32>(FLOOR_ORIGINS + (floor << 3), left - 1);
  store<i32>(FLOOR_ORIGINS + (floor << 3), top - 1, 4);
  for (let tile = 0; tile < tileCount; tile++) {
    if (putTile(floor, tile)) continue;
    clearFloor(floor);
    return refuse(STATUS_CELL_TAKEN, tile);
  }
  const rows = bottom - top + 3;
  store<i32>(FLOOR_ROWS + (floor << 2), rows);
  let open = 0;
  for (let row = 0; row < rows; row++)
    for (let side = 0; side < 4; side++) open += <i32>popcnt(openRow(floor, row, side));
  store<i32>(FLOOR_OPEN + (floor << 2), open);
  return STATUS_OK;
}

/** All open doorways into FLOOR_DOORWAYS, by y, x, side; answers how many. */
export function openDoorways(floor: i32): i32 {
  let place = FLOOR_DOORWAYS;
  const rows = rowCount(floor);
  for (let row = 0; row < rows; row++) {
    let cells = filledRow(floor, row);
    while (cells != 0) {
      const x = <i32>ctz(cells);
      cells &= cells - 1;
      for (let side = 0; side < 4; side++) {
        if (((openRow(floor, row, side) >>> x) & 1) == 0) continue;
        store<i32>(place, x | (row << 5) | (side << 10));
        place += 4;
      }
    }
  }
  return (place - FLOOR_DOORWAYS) >> 2;
}

function clearFloor(floor: i32): void {
  memory.fill(FLOOR_BOARDS + floor * FLOOR_BYTES, 0, FLOOR_BYTES);
  store<i64>(FLOOR_ORIGINS + (floor << 3), 0);
  store<i32>(FLOOR_ROWS + (floor << 2), 0);
  store<i32>(FLOOR_OPEN + (floor << 2), 0);
}

/** False when the cell is filled already. */
function putTile(floor: i32, tile: i32): bool {
  const address = rowAddress(floor, tileNumber(tile, 1) - originY(floor));
  const cell: u32 = 1 << (tileNumber(tile, 0) - originX(floor));
  const filled = load<u32>(address);
  if ((filled & cell) != 0) return false;
  store<u32>(address, filled | cell);
  const doors = tileNumber(tile, 2);
  for (let side = 0; side < 4; side++) {
    const plane = address + (side + 1) * PLANE_BYTES;
    if (((doors >> side) & 1) != 0) store<u32>(plane, load<u32>(plane) | cell);
  }
  return true;
}

function tileNumber(tile: i32, index: i32): i32 {
  return load<i32>(FLOOR_TILES + tile * 12 + (index << 2));
}

function isCell(coordinate: i32): bool {
  return coordinate >= -MAX_CELL && coordinate <= MAX_CELL;
}

function refuse(status: i32, tile: i32): i32 {
  problem = tile;
  return status;
}
