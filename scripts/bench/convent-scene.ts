import type { Stance } from '../../src/core/calls.ts';
import type { Geometry } from '../../src/core/geometry.ts';
import { boardGeometry, rulerRadius } from '../../src/games/convent/board/geometry.ts';
import { chance, pick, repeat } from '../../test/core/scenes.ts';

export { rulerRadius };

/** The real floor plan. Without its one ruling on a thicket, which no library could know of. */
export const plan: Geometry = { ...boardGeometry, hiddenPoints: [] };

/** Every way to stand on a space, having come over an edge. */
export const arrivals: readonly Stance[] = plan.edges.flatMap(([a, b]) => [
  { from: a, to: b },
  { from: b, to: a },
]);

export const guardCount = 2;
export const noviceCount = 6;

/** One piece goes somewhere: a guard in a stance, or a novice on a point. */
export type Move =
  | { readonly piece: 'guard'; readonly slot: number; readonly stance: Stance }
  | { readonly piece: 'novice'; readonly slot: number; readonly point: number };

function near(centre: number, reach: number): readonly number[] {
  const { x, y } = plan.points[centre]!;
  return [...plan.points.keys()].filter(point => {
    const other = plan.points[point]!;
    return (other.x - x) ** 2 + (other.y - y) ** 2 <= reach ** 2;
  });
}

/**
 * Moves of two guards and six novices, who keep within half a ruler of a space, so that range alone settles nothing; now
 * and then all go over to another space. The same each time.
 */
export function someMoves(seed: number): readonly Move[] {
  const from = chance(seed);
  return repeat(6, () => {
    const points = near(from.below(plan.points.length), rulerRadius / 2);
    const stances = arrivals.filter(({ to }) => points.includes(to));
    const guard = (slot: number): Move => ({ piece: 'guard', slot, stance: pick(from, stances) });
    const novice = (slot: number): Move => ({ piece: 'novice', slot, point: pick(from, points) });
    return [
      ...repeat(guardCount, guard),
      ...repeat(noviceCount, novice),
      ...repeat(34, i => (i % 4 === 0 ? guard(from.below(guardCount)) : novice(from.below(noviceCount)))),
    ];
  }).flat();
}

/** Where everybody stands after moves that have moved each of them. */
export interface Standing {
  readonly guards: Stance[];
  readonly novices: number[];
}

export function standingAfter(moves: readonly Move[]): Standing {
  const standing: Standing = { guards: [], novices: [] };
  for (const move of moves) {
    if (move.piece === 'guard') standing.guards[move.slot] = move.stance;
    else standing.novices[move.slot] = move.point;
  }
  return standing;
}
