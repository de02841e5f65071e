/** Takes over a board that the caller has written into POINTS, WALLS and EDGES: checks it, then builds every table. */
import {
  EDGES,
  MAX_COORDINATE,
  MAX_EDGES,
  MAX_POINTS,
  MAX_WALLS,
  POINTS,
  STATUS_BAD_COORDINATE,
  STATUS_BAD_EDGE,
  STATUS_BAD_RANGE,
  STATUS_OK,
  STATUS_POINT_ON_WALL,
  STATUS_TOO_MANY,
  STATUS_ZERO_LENGTH_WALL,
  WALLS,
} from './layout';
import { buildPaths, clearGraph, insertEdge } from './paths';
import { buildOpenLines, buildSeenSets, buildWalls, edgePoint, pointOnWall, pointX, pointY } from './sight';

export let pointTotal: i32 = 0;
export let wallTotal: i32 = 0;
export let edgeTotal: i32 = 0;
let problem: i32 = -1;

/** The point, wall or edge that the last refused board was refused for, or -1. */
export function problemIndex(): i32 {
  return problem;
}

/**
 * Answers a status. Range is closed: dx * dx + dy * dy <= rangeSquared. A refused board leaves an empty one behind.
 */
export function buildTables(pointCount: i32, wallCount: i32, edgeCount: i32, rangeSquared: i32): i32 {
  assert(<i32>__heap_base <= POINTS);
  pointTotal = 0;
  wallTotal = 0;
  edgeTotal = 0;
  problem = -1;
  buildWalls(0);
  clearGraph();
  if (<u32>pointCount > <u32>MAX_POINTS || <u32>wallCount > <u32>MAX_WALLS || <u32>edgeCount > <u32>MAX_EDGES)
    return STATUS_TOO_MANY;
  if (rangeSquared < 0) return STATUS_BAD_RANGE;
  if (!hasGoodNumbers(POINTS, pointCount, 2, MAX_COORDINATE)) return STATUS_BAD_COORDINATE;
  if (!hasGoodNumbers(WALLS, wallCount, 4, MAX_COORDINATE)) return STATUS_BAD_COORDINATE;
  if (!hasGoodNumbers(EDGES, edgeCount, 2, pointCount - 1)) return STATUS_BAD_EDGE;
  for (let wall = 0; wall < wallCount; wall++) {
    const ends = WALLS + (wall << 4);
    if (load<i64>(ends) == load<i64>(ends, 8)) return refuse(STATUS_ZERO_LENGTH_WALL, wall);
  }
  const status = buildGraph(edgeCount);
  if (status != STATUS_OK) {
    clearGraph();
    return status;
  }
  buildWalls(wallCount);
  const blocked = pointOnWall(pointCount);
  if (blocked >= 0) {
    buildWalls(0);
    clearGraph();
    return refuse(STATUS_POINT_ON_WALL, blocked);
  }
  pointTotal = pointCount;
  wallTotal = wallCount;
  edgeTotal = edgeCount;
  buildOpenLines(pointCount, rangeSquared);
  buildSeenSets(edgeCount);
  buildPaths(pointCount);
  return STATUS_OK;
}

function refuse(status: i32, index: i32): i32 {
  problem = index;
  return status;
}

function hasGoodNumbers(buffer: i32, count: i32, perItem: i32, highest: i32): bool {
  for (let i = 0; i < count * perItem; i++) {
    if (<u32>load<i32>(buffer + (i << 2)) <= <u32>highest && highest >= 0) continue;
    problem = i / perItem;
    return false;
  }
  return true;
}

/** An edge without length would give no facing, so it is refused like a loop. */
function buildGraph(edgeCount: i32): i32 {
  for (let edge = 0; edge < edgeCount; edge++) {
    const start = edgePoint(edge, 0);
    const end = edgePoint(edge, 1);
    if (pointX(start) == pointX(end) && pointY(start) == pointY(end)) return refuse(STATUS_BAD_EDGE, edge);
    const status = insertEdge(edge);
    if (status != STATUS_OK) return refuse(status, edge);
  }
  return STATUS_OK;
}
