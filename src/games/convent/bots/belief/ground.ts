import type { BeliefGround } from '../../../../core/belief-calls.ts';
import type { ConventBoard } from '../../board/board.ts';
import { boardFacts } from '../../board/facts.ts';
import { wishSpaceOf } from '../../rules/places.ts';

/** Space n is point n - 1 of the core. */
export const pointOf = (space: number): number => space - 1;

const goalAt = (board: ConventBoard, space: number, locksOpen: boolean) => ({
  point: pointOf(space),
  steps: board.search({ start: space, maxSteps: 255, locksOpen, blockedSpaces: [] }).slice(1),
});

/**
 * What a novice heads for: her key with the locks closed, then her wish and her cell. Tempers: who hurries, who keeps
 * away from ears, and who wanders.
 */
export const conventGround = (board: ConventBoard): BeliefGround => ({
  firstGoals: boardFacts.keys.map(({ space }) => goalAt(board, space, false)),
  secondGoals: boardFacts.keys.map(({ number }) => goalAt(board, wishSpaceOf(number), true)),
  homes: boardFacts.cells.map(cell => goalAt(board, cell, true)),
  tempers: [
    { decay: 0.35, prior: 0.4 },
    { decay: 0.5, prior: 0.45 },
    { decay: 0.85, prior: 0.15 },
  ],
  lockedEdges: boardFacts.edges.flatMap(({ lock }, index) => (lock === null ? [] : [index])),
});
