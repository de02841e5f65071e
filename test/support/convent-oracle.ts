import { readFileSync } from 'node:fs';
import { planSpaces } from '../../src/games/convent/board/spaces.ts';

interface BoardFixture {
  readonly edges: readonly (readonly [number, number, string | null])[];
}

const fixture = <Shape>(name: string): Shape =>
  JSON.parse(readFileSync(new URL(`../convent/fixtures/${name}.json`, import.meta.url), 'utf8')) as Shape;

const { edges } = fixture<BoardFixture>('board');
const openLines = fixture<Readonly<Record<string, readonly number[]>>>('sight-table');

export const spaces: readonly number[] = planSpaces.map(space => space.id);
export const neighbours: ReadonlyMap<number, readonly number[]> = new Map(
  spaces.map(space => [
    space,
    edges.flatMap(([a, b]) => (a === space ? [b] : b === space ? [a] : [])).sort((one, other) => one - other),
  ]),
);
export const lockOf = (a: number, b: number): string | null =>
  edges.find(([from, to]) => from === Math.min(a, b) && to === Math.max(a, b))?.[2] ?? null;

interface Limits {
  readonly locksOpen?: boolean;
  readonly blocked?: readonly number[];
}

/** Steps by plain queue search over a map; another way of doing it than the core's bit sets. */
export function stepsFrom(start: number, { locksOpen = true, blocked = [] }: Limits = {}): ReadonlyMap<number, number> {
  const steps = new Map([[start, 0]]);
  const queue = [start];
  for (const at of queue) {
    for (const to of neighbours.get(at)!) {
      if (steps.has(to) || blocked.includes(to) || (!locksOpen && lockOf(at, to) !== null)) continue;
      steps.set(to, steps.get(at)! + 1);
      queue.push(to);
    }
  }
  return steps;
}

const allSteps = new Map(spaces.map(space => [space, stepsFrom(space)]));
export const distance = (a: number, b: number): number => allSteps.get(a)!.get(b)!;
export const firstSteps = (from: number, to: number): readonly number[] =>
  neighbours.get(from)!.filter(next => distance(next, to) === distance(from, to) - 1);

const openLine = (a: number, b: number): boolean => (openLines[String(Math.min(a, b))] ?? []).includes(Math.max(a, b));

function between(a: number, b: number): { readonly x: number; readonly y: number } {
  const [from, to] = [planSpaces[a - 1]!, planSpaces[b - 1]!];
  return { x: to.x - from.x, y: to.y - from.y };
}

const square = ({ x, y }: { readonly x: number; readonly y: number }): number => x * x + y * y;
const ruler = square(between(16, 22));
const concealed = [67, 82, 103, 107];

/** Whether a guard who stands on `at` and faces along `from`-`to` sees `space`, by C-6.1 to C-6.7 and the first preset. */
export function seesAlong(facing: readonly [number, number], at: number, space: number): boolean {
  if (space === at) return true;
  const [front, line] = [between(...facing), between(at, space)];
  const ahead = front.x * line.x + front.y * line.y >= 0;
  return openLine(at, space) && ahead && square(line) <= ruler && !concealed.includes(space);
}
