import type { ConventBoard } from '../board/board.ts';
import { cellOf } from './places.ts';
import type { NoviceNumber } from './seats.ts';

/** A caught novice about to walk home. */
export interface WayHome {
  readonly novice: NoviceNumber;
  readonly from: number;
  readonly locksOpen: boolean;
  /** The guards' spaces. */
  readonly blockedSpaces: readonly number[];
}

const unreachable = 255;
const leastSteps = 3;
const mostSteps = 4;

/**
 * Every route she may walk (C-11.6): three or four steps along a shortest way to her cell, fewer where she gets home or,
 * when guards close every way, where the next step of a shortest way would meet one (C-11.7). An empty route is standing.
 */
export function homewardRoutes(board: ConventBoard, way: WayHome): readonly (readonly number[])[] {
  const { stepsLeft, hops } = shortestWays(board, way);
  if (stepsLeft === 0 || stepsLeft === unreachable) return [[]];
  const routes: (readonly number[])[] = [];
  const extend = (route: readonly number[], at: number): void => {
    const ahead = hops(at);
    const open = ahead.filter(hop => !way.blockedSpaces.includes(hop));
    const mayEnd = route.length >= leastSteps || open.length < ahead.length || at === cellOf(way.novice);
    if (mayEnd) routes.push(route);
    if (route.length === mostSteps) return;
    for (const hop of open) extend([...route, hop], hop);
  };
  extend([], way.from);
  return routes;
}

/** The shortest ways home round the guards, or, when they close every way, through them. */
function shortestWays(
  board: ConventBoard,
  { novice, from, locksOpen, blockedSpaces }: WayHome,
): { readonly stepsLeft: number; readonly hops: (at: number) => readonly number[] } {
  const cell = cellOf(novice);
  const search = (blocked: readonly number[]): Uint8Array =>
    board.search({ start: cell, maxSteps: unreachable, locksOpen, blockedSpaces: blocked });
  // She may always leave her own space, also beside the guard who caught her on it.
  const round = search(blockedSpaces.filter(space => space !== from));
  const isClosed = round[from] === unreachable || (blockedSpaces.includes(cell) && from !== cell);
  const steps = isClosed ? search([]) : round;
  const isOpen = (at: number, hop: number): boolean => locksOpen || board.lock(at, hop) === null;
  return {
    stepsLeft: steps[from]!,
    hops: at => board.neighbours(at).filter(hop => steps[hop] === steps[at]! - 1 && isOpen(at, hop)),
  };
}
