import type { Core } from '../../src/core/calls.ts';
import type { Contest, Variant } from './contest.ts';
import { variant } from './contest.ts';
import { arrivals, plan, rulerRadius } from './convent-scene.ts';
import { digestOf } from './digest.ts';
import { flattenLine, flattenPlan } from './peers/flatten-sight.ts';
import { isBefore, plainLine, plainWalls } from './peers/plain-sight.ts';
import { typedTables } from './peers/typed-tables.ts';
import { typedPlan } from './peers/typed-sight.ts';

const pointCount = plan.points.length;

/** Open lines between all points, and what is seen near in every stance at the end of an edge; true and false by row. */
export interface SightTables {
  readonly open: readonly (readonly boolean[])[];
  readonly seen: readonly (readonly boolean[])[];
}

const bits = ({ open, seen }: SightTables): number[] => [...open, ...seen].flat().map(Number);

/** Tables out of one question, asked for each two points once. */
function tablesBy(isOpen: (a: number, b: number) => boolean): SightTables {
  const open: boolean[][] = plan.points.map(() => []);
  for (let a = 0; a < pointCount; a++) for (let b = 0; b <= a; b++) open[a]![b] = open[b]![a] = a === b || isOpen(a, b);
  const seen = arrivals.map(({ from, to }) =>
    plan.points.map(
      (target, point) =>
        open[to]![point]! && isBefore(plan.points[to]!, plan.points[from]!, { target, range: rulerRadius }),
    ),
  );
  return { open, seen };
}

function coreTables(core: Core): Variant<never> {
  const everyPoint = [...plan.points.keys()];
  return variant({
    id: 'core',
    name: 'core, with distances and first steps',
    run: () => core.loadGeometry(plan),
    checksum: () =>
      digestOf(
        bits({
          open: everyPoint.map(a => everyPoint.map(b => core.openLine(a, b))),
          seen: arrivals.map(stance => everyPoint.map(target => core.sees({ ...stance, target, ranged: true }))),
        }),
      ),
  });
}

export function tableRebuild(core: Core): Contest {
  const walls = plainWalls(plan);
  const plain = (id: string, name: string, run: () => SightTables): Variant<never> =>
    variant({ id, name, run, checksum: tables => digestOf(bits(tables)) });
  return {
    id: 'tables',
    title: 'All tables of the board',
    unit: 'rebuild',
    units: 1,
    variants: [
      coreTables(core),
      variant({
        id: 'typed',
        name: 'JS twin, with distances and first steps',
        run: () => typedTables(typedPlan(plan), plan),
        checksum: ({ open, seen }) => digestOf(bits({ open: open(), seen: seen(arrivals) })),
      }),
      plain('plain', 'plain JS, floats, sight only', () =>
        tablesBy((a, b) => plainLine(walls, plan.points[a]!, plan.points[b]!)),
      ),
      plain('flatten', '@flatten-js/core, sight only', () => {
        const peer = flattenPlan(plan);
        return tablesBy((a, b) => flattenLine(peer, a, b));
      }),
    ],
    notes: [`All ${(pointCount * (pointCount - 1)) / 2} pairs of spaces, near and far, each asked once.`],
  };
}
