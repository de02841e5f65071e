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
  SEARCH_FOUND,
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

function neighbour(point: i32, slot: i32): i32 {
  assert(slot < neighbourCount(point));
  return <i32>load<u8>(NEIGHBOURS + point * MAX_NEIGHBOURS + slot);
}

function neighbourEdge(point: i32, slot: i32): i32 {
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

/** Distances between all points, then the slots that begin a shortest path: those one step nearer to the goal. */
export function buildPaths(pointCount: i32): void {
  memory.fill(DISTANCES, <u8>UNREACHABLE, POINT_SLOTS * POINT_SLOTS);
  memory.fill(FIRST_STEPS, 0, POINT_SLOTS * POINT_SLOTS);
  clear(SEARCH_ROUGH);
  for (let start = 0; start < pointCount; start++) {
    clear(SEARCH_VISITED);
    spread(start, UNREACHABLE, DISTANCES + start * POINT_SLOTS);
  }
  for (let from = 0; from < pointCount; from++) {
    const own = DISTANCES + from * POINT_SLOTS;
    const masks = FIRST_STEPS + from * POINT_SLOTS;
    const count = neighbourCount(from);
    for (let slot = 0; slot < count; slot++) {
      const nearer = DISTANCES + neighbour(from, slot) * POINT_SLOTS;
      for (let goal = 0; goal < pointCount; goal++) {
        const closer = <u32>load<u8>(nearer + goal) < <u32>load<u8>(own + goal);
        store<u8>(masks + goal, load<u8>(masks + goal) | (<u8>(u32(closer) << slot)));
      }
    }
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

/** Breadth-first search from `start`, one set at a time; writes steps as bytes at `steps`. */
function spread(start: i32, maxSteps: i32, steps: i32): void {
  clear(SEARCH_FRONTIER);
  add(SEARCH_FRONTIER, start);
  add(SEARCH_VISITED, start);
  store<u8>(steps + start, 0);
  for (let distance = 1; distance <= maxSteps; distance++) {
    clear(SEARCH_FOUND);
    for (let word = 0; word < SET_BYTES; word += 8) {
      let frontier = load<u64>(SEARCH_FRONTIER + word);
      while (frontier != 0) {
        const point = (word << 3) + <i32>ctz(frontier);
        frontier &= frontier - 1;
        if (has(SEARCH_ROUGH, point)) addOpenNeighbours(point);
        else addNeighbours(point);
      }
    }
    let found: u64 = 0;
    for (let word = 0; word < SET_BYTES; word += 8) {
      const visited = load<u64>(SEARCH_VISITED + word);
      let fresh = load<u64>(SEARCH_FOUND + word) & ~visited;
      store<u64>(SEARCH_VISITED + word, visited | fresh);
      store<u64>(SEARCH_FRONTIER + word, fresh);
      found |= fresh;
      while (fresh != 0) {
        store<u8>(steps + (word << 3) + <i32>ctz(fresh), <u8>distance);
        fresh &= fresh - 1;
      }
    }
    if (found == 0) return;
  }
}

function addNeighbours(point: i32): void {
  const row = ADJACENCY + point * SET_BYTES;
  for (let word = 0; word < SET_BYTES; word += 8) {
    store<u64>(SEARCH_FOUND + word, load<u64>(SEARCH_FOUND + word) | load<u64>(row + word));
  }
}

/** The slow way, for the few points where a blocked edge ends. */
function addOpenNeighbours(point: i32): void {
  const count = neighbourCount(point);
  for (let slot = 0; slot < count; slot++) {
    const edge = neighbourEdge(point, slot) >> 1;
    const blocked = (load<u32>(BLOCKED_EDGES + ((edge >> 5) << 2)) >>> (edge & 31)) & 1;
    if (!blocked) add(SEARCH_FOUND, neighbour(point, slot));
  }
}
