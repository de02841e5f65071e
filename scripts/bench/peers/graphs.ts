/** The board's graph as the libraries hold it. */
import { UndirectedGraph } from 'graphology';
import { bidirectional } from 'graphology-shortest-path/unweighted';
import { createUnweightedIndexedBrandes } from 'graphology-shortest-path/indexed-brandes';
import createGraph from 'ngraph.graph';
import { aStar, nba } from 'ngraph.path';
import type { Geometry } from '../../../src/core/geometry.ts';

/** Steps from one point to another, and all neighbours of the first that begin a shortest path, ascending. */
export interface Way {
  readonly steps: number;
  readonly firstSteps: readonly number[];
}

export type WayFinder = (from: number, to: number) => Way;

const nameOf = (point: number): string => String(point);

function undirectedGraph({ points, edges }: Geometry): UndirectedGraph {
  const graph = new UndirectedGraph();
  // Added in order, so that the index that the library gives a node is our number of the point.
  for (const point of points.keys()) graph.addNode(nameOf(point));
  for (const [a, b] of edges) graph.addEdge(nameOf(a), nameOf(b));
  return graph;
}

/** Neighbours that are one step nearer, by the length of a path from each: what one writes who finds a path finder. */
function byPathLengths(
  neighbours: readonly (readonly number[])[],
  length: (from: number, to: number) => number,
): WayFinder {
  const steps = (from: number, to: number): number => (from === to ? 0 : length(from, to));
  return (from, to) => {
    const own = steps(from, to);
    return { steps: own, firstSteps: neighbours[from]!.filter(next => steps(next, to) < own) };
  };
}

export function neighbourLists({ points, edges }: Geometry): readonly (readonly number[])[] {
  const lists: number[][] = points.map(() => []);
  for (const [a, b] of edges) {
    lists[a]!.push(b);
    lists[b]!.push(a);
  }
  return lists.map(list => list.sort((a, b) => a - b));
}

export function bidirectionalWays(geometry: Geometry): WayFinder {
  const graph = undirectedGraph(geometry);
  return byPathLengths(
    neighbourLists(geometry),
    (from, to) => bidirectional(graph, nameOf(from), nameOf(to))!.length - 1,
  );
}

export function ngraphWays(geometry: Geometry, finder: 'aStar' | 'nba'): WayFinder {
  const graph = createGraph();
  for (const point of geometry.points.keys()) graph.addNode(point);
  for (const [a, b] of geometry.edges) graph.addLink(a, b);
  const paths = finder === 'nba' ? nba(graph) : aStar(graph);
  return byPathLengths(neighbourLists(geometry), (from, to) => paths.find(from, to).length - 1);
}

/** One run of Brandes' search: all predecessors of every point on the shortest ways from `source`. */
export function brandesSearch(geometry: Geometry): (source: number) => readonly (readonly number[])[] {
  const search = createUnweightedIndexedBrandes(undirectedGraph(geometry));
  return source => {
    const [stack, predecessors] = search(source);
    stack.clear();
    return predecessors;
  };
}
