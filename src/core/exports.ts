import { ABI_VERSION, LAYOUT_END, LAYOUT_SUM, MAGIC } from '../../assembly/layout.ts';
import { CoreError } from './error.ts';

/** What the core exports; see assembly/index.ts. Truth values are 0 and 1. */
export interface CoreExports {
  readonly memory: WebAssembly.Memory;
  buildTables(pointCount: number, wallCount: number, edgeCount: number, rangeSquared: number): number;
  problemIndex(): number;
  hidePoint(point: number): void;
  sightLine(x1: number, y1: number, x2: number, y2: number): number;
  blockingWall(x1: number, y1: number, x2: number, y2: number): number;
  openLine(a: number, b: number): number;
  inRange(a: number, b: number): number;
  inFront(view: number, target: number): number;
  seesFrom(view: number, target: number, useRange: number): number;
  seenSet(view: number, useRange: number): number;
  seenTargets(viewCount: number, targetCount: number, useRange: number): number;
  hearTargets(earCount: number, targetCount: number): void;
  edgeBetween(from: number, to: number): number;
  neighbourCount(point: number): number;
  distance(from: number, to: number): number;
  firstSteps(from: number, to: number): number;
  searchFrom(start: number, maxSteps: number): void;
  cone(x: number, y: number, facingX: number, facingY: number, radius: number): number;
  preparePulls(): void;
  beginSubject(subject: number, point: number): void;
  beginAnywhere(subject: number): void;
  isAnywhere(subject: number): number;
  canStand(subject: number, point: number, locksOpen: number): number;
  dropSight(subject: number, except: number): void;
  keepPoint(subject: number, point: number): void;
  dropDone(subject: number, point: number): void;
  undoLastStage(subject: number): void;
  spreadRoutes(locksOpen: number): void;
  traceRoutes(start: number, locksOpen: number, seenCount: number, lostCount: number, shownEnd: number): void;
  spreadWeights(subject: number, home: number, set: number, mode: number, chosen: number, steered: number): void;
  settleWeights(subject: number): void;
  reachGoals(subject: number): void;
  beginLikelihoods(): void;
  beginAccount(): void;
  accountHearing(listener: number, reach: number, mask: number, choice: number): void;
  endAccount(thousandths: number): void;
  weighLikelihoods(subject: number): void;
  readShares(count: number): void;
  readMovedShares(subject: number, room: number): void;
  layFloor(floor: number, tileCount: number): number;
  floorProblem(): number;
  openCount(floor: number): number;
  openDoorways(floor: number): number;
  outcomeAt(floor: number, x: number, y: number, doors: number): number;
  enumeratePlacements(floor: number, tileCount: number): number;
}

/**
 * The exports of an instance, once it has shown that it was built from this layout.
 * @throws CoreError `wrongAbi`
 */
export function checkedExports(exports: WebAssembly.Exports): CoreExports {
  const expected = { MAGIC, ABI_VERSION, LAYOUT_SUM };
  for (const [name, value] of Object.entries(expected)) {
    const found = exports[name];
    if (!(found instanceof WebAssembly.Global) || found.value !== value) throw new CoreError('wrongAbi');
  }
  const { memory } = exports;
  if (!(memory instanceof WebAssembly.Memory) || memory.buffer.byteLength < LAYOUT_END) throw new CoreError('wrongAbi');
  return exports as unknown as CoreExports;
}
