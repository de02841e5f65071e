/**
 * A uniform grid over the walls, so that a sight line meets only the walls along its way.
 *
 * Every point of a line, its ends included, lies in exactly one half-open cell. Walls are entered in all cells that they
 * have a point in, and a query visits all cells that the line has a point in, so no meeting can be missed.
 */
import { CELL_STARTS, CELL_WALLS, GRID_SIDE, MAX_CELL_WALLS, MAX_COORDINATE, WALLS } from './layout';

const CELLS = GRID_SIDE * GRID_SIDE;
let shift: i32 = 0;

// The walk over the cells of one line: one column at a time, with the rows that the line touches in it.
let column: i32 = 0;
let lastColumn: i32 = 0;
/** First and last row of the current column; valid after `startWalk` and after each `nextColumn` that returned true. */
export let firstRow: i32 = 0;
export let lastRow: i32 = 0;
// The line's y at the right border of the column is floorY + remainder / width, kept exact without a division per step.
let endY: i32 = 0;
let floorY: i32 = 0;
let remainder: i32 = 0;
let width: i32 = 0;
let stepY: i32 = 0;
let stepRemainder: i32 = 0;

function floorDivide(dividend: i32, divisor: i32): i32 {
  const quotient = dividend / divisor;
  return quotient - i32(quotient * divisor > dividend);
}

function setRows(y1: i32, y2: i32): void {
  firstRow = min(y1, y2) >> shift;
  lastRow = min(max(y1, y2) >> shift, GRID_SIDE - 1);
}

/** Begins at the left end of a line with x1 <= x2. */
export function startWalk(x1: i32, y1: i32, x2: i32, y2: i32): void {
  column = x1 >> shift;
  lastColumn = x2 >> shift;
  endY = y2;
  if (column == lastColumn) {
    setRows(y1, y2);
    return;
  }
  width = x2 - x1;
  const height = y2 - y1;
  const toBorder = (((column + 1) << shift) - x1) * height;
  floorY = floorDivide(toBorder, width);
  remainder = toBorder - floorY * width;
  floorY += y1;
  const perColumn = height << shift;
  stepY = floorDivide(perColumn, width);
  stepRemainder = perColumn - stepY * width;
  setRows(y1, floorY);
}

/** The next column of the line, or false after its last one or beyond the grid, where there are no walls. */
export function nextColumn(): bool {
  if (column == lastColumn || column >= GRID_SIDE - 1) return false;
  column++;
  if (column == lastColumn) {
    setRows(floorY, endY);
    return true;
  }
  const entryY = floorY;
  floorY += stepY;
  remainder += stepRemainder;
  if (remainder >= width) {
    remainder -= width;
    floorY++;
  }
  setRows(entryY, floorY);
  return true;
}

/** Address of the cell's first wall entry; the entries end where those of the next cell begin. */
export function cellEntries(row: i32): i32 {
  assert(<u32>row < <u32>GRID_SIDE && <u32>column < <u32>GRID_SIDE);
  return CELL_STARTS + ((column * GRID_SIDE + row) << 1);
}

/** True when the walk stands beyond the grid. */
export function isOutside(): bool {
  return column >= GRID_SIDE;
}

/** Enters all walls; they must be turned so that their left end comes first. */
export function buildGrid(wallCount: i32): void {
  let extent = 0;
  for (let i = 0; i < wallCount << 2; i++) extent = max(extent, load<i32>(WALLS + (i << 2)));
  assert(extent <= MAX_COORDINATE);
  shift = 0;
  while (extent >> shift >= GRID_SIDE) shift++;

  // Counting sort: cell sizes, then the end of each cell, then the entries from the back, which leaves the starts.
  memory.fill(CELL_STARTS, 0, (CELLS + 1) << 1);
  for (let wall = 0; wall < wallCount; wall++) {
    startWallWalk(wall);
    do {
      for (let row = firstRow; row <= lastRow; row++) {
        const cell = cellEntries(row);
        store<u16>(cell, load<u16>(cell) + 1);
      }
    } while (nextColumn());
  }
  let total = 0;
  for (let cell = 0; cell <= CELLS; cell++) {
    total += load<u16>(CELL_STARTS + (cell << 1));
    store<u16>(CELL_STARTS + (cell << 1), <u16>total);
  }
  assert(total <= MAX_CELL_WALLS);
  for (let wall = wallCount - 1; wall >= 0; wall--) {
    startWallWalk(wall);
    do {
      for (let row = firstRow; row <= lastRow; row++) {
        const cell = cellEntries(row);
        const entry = load<u16>(cell) - 1;
        store<u16>(cell, entry);
        store<u16>(CELL_WALLS + ((<i32>entry) << 1), <u16>wall);
      }
    } while (nextColumn());
  }
}

function startWallWalk(wall: i32): void {
  const ends = WALLS + (wall << 4);
  startWalk(load<i32>(ends), load<i32>(ends, 4), load<i32>(ends, 8), load<i32>(ends, 12));
}
