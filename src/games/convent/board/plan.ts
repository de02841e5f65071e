import { planAreas } from './areas.ts';
import { planDoors } from './doors.ts';
import type { LockColour } from './facts.ts';
import { planSpaces } from './spaces.ts';
import { planWalls } from './walls.ts';

/** A point [x, y] in subunits, origin top left, y downwards, both 0..16383. */
export type Point = readonly [number, number];

/** A straight line [x1, y1, x2, y2] in subunits. */
export type Segment = readonly [number, number, number, number];

export type AreaKind =
  | 'cell'
  | 'room'
  | 'store'
  | 'garden'
  | 'corridor'
  | 'court'
  | 'hall'
  | 'chapel'
  | 'thicket'
  | 'confessional'
  | 'grounds';

/** One of the 155 numbered spaces. */
export interface PlanSpace {
  readonly id: number;
  readonly x: number;
  readonly y: number;
  /** Id of the area in which it lies. */
  readonly area: number;
}

/** A part of the convent that is bounded by walls and closed doors. Its name is text: `area.<id>`. */
export interface PlanArea {
  readonly id: number;
  readonly kind: AreaKind;
  readonly outline: readonly Point[];
  /** A calm place for the middle of its name. */
  readonly label: Point;
}

/** A closed door, the curtain of a confessional, or a gap in the hedge of the thicket. Only hedge gaps do not block sight. */
export interface PlanDoor {
  /** The two spaces it joins, the lower one first. */
  readonly edge: readonly [number, number];
  readonly at: Segment;
  readonly lock: LockColour | null;
  readonly kind: 'leaf' | 'curtain' | 'gap';
}

/** A building part that blocks sight by its outline. */
export interface PlanSolid {
  readonly kind: 'choir' | 'tower';
  readonly area: number;
  readonly outline: readonly Point[];
}

/** A hedge one looks over. */
export interface PlanHedge {
  readonly area: number;
  readonly outline: readonly Point[];
}

/** A thing that is drawn and never blocks sight. */
export interface PlanDecor {
  readonly kind: 'well' | 'altar';
  readonly at: Point;
  readonly radius: number;
}

/** Exact sight departs from the geometry for every pair with this space: it neither sees nor is seen (C-19.1). */
export interface SightRuling {
  readonly space: number;
  readonly visible: false;
}

/** The floor plan of the convent: our own drawing, exact in integers (C-19). */
export interface FloorPlan {
  /** Subunits of one board unit; a median step between neighbours is 2.5 units. */
  readonly unit: number;
  readonly width: number;
  readonly height: number;
  /** In the order of their numbers: space n is entry n - 1. */
  readonly spaces: readonly PlanSpace[];
  readonly areas: readonly PlanArea[];
  /** Together with the outlines of the solids all that blocks sight. */
  readonly walls: readonly Segment[];
  readonly doors: readonly PlanDoor[];
  readonly solids: readonly PlanSolid[];
  readonly hedges: readonly PlanHedge[];
  readonly decor: readonly PlanDecor[];
  readonly rulings: readonly SightRuling[];
}

export const plan: FloorPlan = {
  unit: 256,
  width: 9088,
  height: 9792,
  spaces: planSpaces,
  areas: planAreas,
  walls: planWalls,
  doors: planDoors,
  solids: [
    {
      kind: 'choir',
      area: 17,
      outline: [
        [2784, 1600],
        [2848, 1600],
        [2848, 2288],
        [3616, 2288],
        [3616, 1600],
        [3680, 1600],
        [3680, 2352],
        [2784, 2352],
      ],
    },
    {
      kind: 'tower',
      area: 15,
      outline: [
        [7184, 5184],
        [6704, 5184],
        [6704, 5696],
        [7184, 5696],
        [7184, 5632],
        [6768, 5632],
        [6768, 5248],
        [7184, 5248],
      ],
    },
  ],
  hedges: [
    {
      area: 20,
      outline: [
        [1120, 4944],
        [1312, 4944],
        [1408, 5040],
        [1408, 5232],
        [1312, 5328],
        [1120, 5328],
        [1024, 5232],
        [1024, 5040],
      ],
    },
  ],
  decor: [
    { kind: 'well', at: [5952, 5520], radius: 150 },
    { kind: 'altar', at: [3232, 1882], radius: 150 },
  ],
  rulings: [{ space: 82, visible: false }],
};
