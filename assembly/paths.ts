/**
 * Shortest paths in an undirected graph without weights. The search works on whole sets of points: one step ORs the
 * neighbour rows of the frontier.
 */
import {
  ADJACENCY,
  BLOCKED_EDGES,
  BLOCKED_POINTS,
  DISTANCES,
  FIRST_STEPS,
  MAX_EDGES,
  MAX_NEIGHBOURS,
  POINT_SLOTS,
  NEIGHBOURS,
  NEIGHBOUR_COUNTS,
  NEIGHBOUR_EDGES,
  SEARCH_OPEN,
  SEARCH_FRONTIER,
  SEARCH_ROUGH,
  SEARCH_STEPS,
  SEARCH_VISITED,
  SET_BYTES,
  STATUS_DUPLICATE_EDGE,
  STATUS_OK,
  STATUS_TOO_MANY_NEIGHBOURS,
  UNREACHABLE,
} from './layout';
import { add, clear, has } from './sets';
import { edgePoint } from './sight';

export function neighbourCount(point: i32): i32 {
  return <i32>load<u8>(NEIGHBOUR_COUNTS + point);
}

export function neighbour(point: i32, slot: i32): i32 {
  assert(slot < neighbourCount(point));
  return <i32>load<u8>(NEIGHBOURS + point * MAX_NEIGHBOURS + slot);
}

export function neighbourEdge(point: i32, slot: i32): i32 {
  return <i32>load<u16>(NEIGHBOUR_EDGES + ((point * MAX_NEIGHBOURS + slot) << 1));
}

/** The directed edge from one point to another, or -1 when they are not joined. */
export function edgeBetween(from: i32, to: i32): i32 {
  const count = neighbourCount(from);
  for (let slot = 0; slot < count; slot++) if (neighbour(from, slot) == to) return neighbourEdge(from, slot);
  return -1;
}

/** Keeps the slots in the order of the neighbours' indexes, so that masks do not depend on the order of the edges. */
function insertNeighbour(from: i32, to: i32, directedEdge: i32): i32 {
  const count = neighbourCount(from);
  if (has(ADJACENCY + from * SET_BYTES, to)) return STATUS_DUPLICATE_EDGE;
  if (count == MAX_NEIGHBOURS) return STATUS_TOO_MANY_NEIGHBOURS;
  let slot = from * MAX_NEIGHBOURS + count;
  const first = from * MAX_NEIGHBOURS;
  while (slot > first && <i32>load<u8>(NEIGHBOURS + slot - 1) > to) {
    store<u8>(NEIGHBOURS + slot, load<u8>(NEIGHBOURS + slot - 1));
    store<u16>(NEIGHBOUR_EDGES + (slot << 1), load<u16>(NEIGHBOUR_EDGES + ((slot - 1) << 1)));
    slot--;
  }
  store<u8>(NEIGHBOURS + slot, <u8>to);
  store<u16>(NEIGHBOUR_EDGES + (slot << 1), <u16>directedEdge);
  store<u8>(NEIGHBOUR_COUNTS + from, <u8>(count + 1));
  add(ADJACENCY + from * SET_BYTES, to);
  return STATUS_OK;
}

export function clearGraph(): void {
  memory.fill(NEIGHBOUR_COUNTS, 0, POINT_SLOTS);
  memory.fill(ADJACENCY, 0, POINT_SLOTS * SET_BYTES);
}

/** Enters one edge in both directions; answers a status. */
export function insertEdge(edge: i32): i32 {
  const start = edgePoint(edge, 0);
  const end = edgePoint(edge, 1);
  const status = insertNeighbour(start, end, edge << 1);
  return status != STATUS_OK ? status : insertNeighbour(end, start, (edge << 1) + 1);
}

/** Distances between all points, then the slots that begin a shortest path. */
export function buildPaths(pointCount: i32): void {
  memory.fill(DISTANCES, <u8>UNREACHABLE, POINT_SLOTS * POINT_SLOTS);
  memory.fill(FIRST_STEPS, 0, POINT_SLOTS * POINT_SLOTS);
  clear(SEARCH_ROUGH);
  clear(SEARCH_VISITED);
  for (let start = 0; start < pointCount; start++) spread(start, UNREACHABLE, DISTANCES + start * POINT_SLOTS);
  for (let from = 0; from < pointCount; from++) {
    const count = neighbourCount(from);
    for (let slot = 0; slot < count; slot++) markCloser(from, slot, pointCount);
  }
}

/**
 * Marks `slot` for every goal that is nearer to that neighbour than to `from`, eight goals at a time: the distances from
 * two neighbours differ by -1, 0 or 1, so that their lowest two bits tell, and no byte borrows from the one beside it.
 */
function markCloser(from: i32, slot: i32, pointCount: i32): void {
  const own = DISTANCES + from * POINT_SLOTS;
  const nearer = DISTANCES + neighbour(from, slot) * POINT_SLOTS;
  const masks = FIRST_STEPS + from * POINT_SLOTS;
  for (let goal = 0; goal < pointCount; goal += 8) {
    const lowOwn = (load<u64>(own + goal) & 0x0303030303030303) | 0x0404040404040404;
    const difference = lowOwn - (load<u64>(nearer + goal) & 0x0303030303030303);
    const closer = difference & ~(difference >> 1) & 0x0101010101010101;
    store<u64>(masks + goal, load<u64>(masks + goal) | (closer << (<u64>slot)));
  }
}

/**
 * Steps from `start` to every point within `maxSteps`, into SEARCH_STEPS, over edges that are not in BLOCKED_EDGES and
 * onto points that are not in BLOCKED_POINTS. The start itself may be blocked: one may leave it.
 */
export function searchFrom(start: i32, maxSteps: i32): void {
  memory.fill(SEARCH_STEPS, <u8>UNREACHABLE, POINT_SLOTS);
  memory.copy(SEARCH_VISITED, BLOCKED_POINTS, SET_BYTES);
  clear(SEARCH_ROUGH);
  for (let word = 0; word < MAX_EDGES / 32; word++) {
    let blocked = load<u32>(BLOCKED_EDGES + (word << 2));
    while (blocked != 0) {
      const edge = (word << 5) + <i32>ctz(blocked);
      blocked &= blocked - 1;
      add(SEARCH_ROUGH, edgePoint(edge, 0));
      add(SEARCH_ROUGH, edgePoint(edge, 1));
    }
  }
  spread(start, min(maxSteps, UNREACHABLE), SEARCH_STEPS);
}

/**
 * Breadth-first search from `start`, one whole set at a time; writes steps as bytes at `steps`. Points in SEARCH_VISITED
 * are never entered. The four words of a set are spelled out, because then they stay in registers.
 */
function spread(start: i32, maxSteps: i32, steps: i32): void {
  let visited0 = load<u64>(SEARCH_VISITED);
  let visited1 = load<u64>(SEARCH_VISITED, 8);
  let visited2 = load<u64>(SEARCH_VISITED, 16);
  let visited3 = load<u64>(SEARCH_VISITED, 24);
  clear(SEARCH_FRONTIER);
  add(SEARCH_FRONTIER, start);
  visited0 |= load<u64>(SEARCH_FRONTIER);
  visited1 |= load<u64>(SEARCH_FRONTIER, 8);
  visited2 |= load<u64>(SEARCH_FRONTIER, 16);
  visited3 |= load<u64>(SEARCH_FRONTIER, 24);
  store<u8>(steps + start, 0);
  for (let distance = 1; distance <= maxSteps; distance++) {
    let found0: u64 = 0;
    let found1: u64 = 0;
    let found2: u64 = 0;
    let found3: u64 = 0;
    for (let word = 0; word < SET_BYTES; word += 8) {
      let frontier = load<u64>(SEARCH_FRONTIER + word);
      while (frontier != 0) {
        const point = (word << 3) + <i32>ctz(frontier);
        frontier &= frontier - 1;
        const row = has(SEARCH_ROUGH, point) ? openNeighbours(point) : ADJACENCY + point * SET_BYTES;
        found0 |= load<u64>(row);
        found1 |= load<u64>(row, 8);
        found2 |= load<u64>(row, 16);
        found3 |= load<u64>(row, 24);
      }
    }
    found0 &= ~visited0;
    found1 &= ~visited1;
    found2 &= ~visited2;
    found3 &= ~visited3;
    if ((found0 | found1 | found2 | found3) == 0) return;
    visited0 |= found0;
    visited1 |= found1;
    visited2 |= found2;
    visited3 |= found3;
    arrive(0, found0, distance, steps);
    arrive(8, found1, distance, steps);
    arrive(16, found2, distance, steps);
    arrive(24, found3, distance, steps);
  }
}

/** One word of the new frontier, `word` bytes into the set. */
function arrive(word: i32, found: u64, distance: i32, steps: i32): void {
  store<u64>(SEARCH_FRONTIER + word, found);
  while (found != 0) {
    store<u8>(steps + (word << 3) + <i32>ctz(found), <u8>distance);
    found &= found - 1;
  }
}

/** The slow way, for the few points where a blocked edge ends: address of the set of neighbours over the other edges. */
function openNeighbours(point: i32): i32 {
  clear(SEARCH_OPEN);
  const count = neighbourCount(point);
  for (let slot = 0; slot < count; slot++) {
    const edge = neighbourEdge(point, slot) >> 1;
    const blocked = (load<u32>(BLOCKED_EDGES + ((edge >> 5) << 2)) >>> (edge & 31)) & 1;
    if (!blocked) add(SEARCH_OPEN, neighbour(point, slot));
  }
  return SEARCH_OPEN;
}
