import type { BeliefGround } from '../../../../core/belief-terms.ts';
import type { ConventBoard } from '../../board/board.ts';
import { boardFacts } from '../../board/facts.ts';
import { wishSpaceOf } from '../../rules/places.ts';
import { tempers } from './likings.ts';
import { pointOf } from './points.ts';

const goalAt = (board: ConventBoard, space: number, locksOpen: boolean) => ({
  point: pointOf(space),
  steps: board.search({ start: space, maxSteps: 255, locksOpen, blockedSpaces: [] }).slice(1),
});

/** What a novice heads for: her key with the locks closed, then her wish and her cell. */
export const conventGround = (board: ConventBoard): BeliefGround => ({
  firstGoals: boardFacts.keys.map(({ space }) => goalAt(board, space, false)),
  secondGoals: boardFacts.keys.map(({ number }) => goalAt(board, wishSpaceOf(number), true)),
  homes: boardFacts.cells.map(cell => goalAt(board, cell, true)),
  tempers,
  lockedEdges: boardFacts.edges.flatMap(({ lock }, index) => (lock === null ? [] : [index])),
});
