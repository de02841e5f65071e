import * as ROT from 'rot-js';
import { compute, computeViewport } from 'visibility-polygon';
import type { ConeQuery, Core } from '../../src/core/calls.ts';
import type { Place } from '../../src/core/geometry.ts';
import { chance } from '../../test/core/scenes.ts';
import { polygonContains } from '../../test/support/geometry-oracle.ts';
import { decides } from './cone-samples.ts';
import type { Contest, Variant } from './contest.ts';
import { variant } from './contest.ts';
import { arrivals, plan, rulerRadius } from './convent-scene.ts';
import { digestOf } from './digest.ts';
import { cellOf, gridOfPlan, gridSide } from './peers/grid.ts';
import { brokenSegments, segmentsBefore } from './peers/segments.ts';
import { TypedCone } from './peers/typed-cone.ts';

type Corner = [number, number];

const eyes: readonly ConeQuery[] = arrivals.map(({ from, to }) => {
  const [start, end] = [plan.points[from]!, plan.points[to]!];
  return { ...end, facingX: end.x - start.x, facingY: end.y - start.y, radius: rulerRadius };
});

/** Places in front of each eye, within the ruler and off every line that decides: there all must agree. */
const samples: readonly (readonly Place[])[] = eyes.map((eye, index) => {
  const from = chance(index + 1);
  const places: Place[] = [];
  while (places.length < 12) {
    const at = { x: 200 + from.below(8_600), y: 200 + from.below(9_300) };
    if (decides(eye, at)) places.push(at);
  }
  return places;
});

type Polygons = readonly ArrayLike<number>[];

const isSeen = (polygons: Polygons): number[] =>
  polygons.flatMap((polygon, eye) => samples[eye]!.map(at => Number(polygonContains(polygon, at))));

const polygonsBy = (id: string, name: string, draw: (eye: ConeQuery) => Polygons[number]): Variant<never> =>
  variant({
    id,
    name,
    run: () => eyes.map(draw),
    checksum: polygons => digestOf(isSeen(polygons)),
  });

/** As the library answers: pairs, turned into a row of numbers only when they are compared. */
const pairsBy = (id: string, name: string, draw: (eye: ConeQuery) => readonly Corner[]): Variant<never> =>
  variant({
    id,
    name,
    run: () => eyes.map(draw),
    checksum: polygons => digestOf(isSeen(polygons.map(polygon => polygon.flat()))),
  });

/** Cells within reach on a grid of another geometry: nothing to compare an answer with. */
const cellsBy = (id: string, name: string, count: (eye: ConeQuery) => number): Variant<never> =>
  variant({ id, name, run: () => eyes.reduce((sum, eye) => sum + count(eye), 0), checksum: () => null });

export function cones(core: Core): Contest {
  core.loadGeometry(plan);
  const typed = new TypedCone(plan);
  const segments = brokenSegments(plan);
  const grid = gridOfPlan(plan);
  const isFree = (x: number, y: number): boolean => x >= 0 && y >= 0 && x < gridSide && y < gridSide && grid[y]![x]!;
  const precise = new ROT.FOV.PreciseShadowcasting(isFree);
  const recursive = new ROT.FOV.RecursiveShadowcasting(isFree);
  const cellReach = Math.round(cellOf(rulerRadius));
  return {
    id: 'cone',
    title: 'The polygon that a guard sees',
    unit: 'polygon',
    units: eyes.length,
    variants: [
      polygonsBy('core', 'core', eye => core.cone(eye)),
      polygonsBy('typed', 'JS twin', eye => typed.cone(eye)),
      pairsBy('compute', 'visibility-polygon `compute`, all walls', ({ x, y }) => compute([x, y], segments)),
      pairsBy('viewport', 'visibility-polygon `computeViewport`', ({ x, y, radius }) =>
        computeViewport([x, y], segments, [x - radius, y - radius], [x + radius, y + radius]),
      ),
      pairsBy('filtered', 'visibility-polygon `compute`, walls in front and near only', eye =>
        compute([eye.x, eye.y], segmentsBefore(segments, eye)),
      ),
      cellsBy('precise', 'rot-js PreciseShadowcasting, on a grid', ({ x, y }) => {
        let seen = 0;
        precise.compute(cellOf(x), cellOf(y), cellReach, () => seen++);
        return seen;
      }),
      cellsBy('recursive', 'rot-js RecursiveShadowcasting.compute180, on a grid', eye => {
        let seen = 0;
        const eighth = Math.round(Math.atan2(eye.facingX, -eye.facingY) / (Math.PI / 4)) & 7;
        recursive.compute180(cellOf(eye.x), cellOf(eye.y), cellReach, eighth, () => seen++);
        return seen;
      }),
    ],
    notes: [
      'Answers are compared at 12 places before each eye. The library draws the full circle to the edge of the board or box, the core the half-disc within the ruler.',
      'rot-js sees cells of a coarse grid, which is another question: no ratio.',
    ],
  };
}
