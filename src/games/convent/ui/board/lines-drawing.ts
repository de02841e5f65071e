import { nothing, svg, type SVGTemplateResult } from 'lit';
import { dotted, middles, pointsOf, shifted, type Waymark } from './polyline.ts';
import type { ScenePath, SceneTrail } from './scene.ts';
import { wayPath } from './plan/shapes.ts';

const arrow = ({ x, y, degrees }: Waymark, name: string, size: number): SVGTemplateResult =>
  svg`<path class=${name} d=${`M${-size * 0.7} ${-size}L${size * 0.8} 0L${-size * 0.7} ${size}`} transform=${`translate(${x.toFixed(0)} ${y.toFixed(0)}) rotate(${degrees.toFixed(0)})`} />`;

type Way = Pick<ScenePath, 'spaces'>;

const edgesOf = ({ spaces }: Way): readonly string[] =>
  spaces.slice(1).map((space, i) => [space, spaces[i] as number].sort((a, b) => a - b).join('-'));

/** A lane for each way, 0 in the middle, so that several along the same edges run side by side. */
function lanes(paths: readonly Way[]): readonly number[] {
  const used = new Map<string, Set<number>>();
  return paths.map(path => {
    const edges = edgesOf(path);
    const free = (lane: number): boolean => edges.every(edge => used.get(edge)?.has(lane) !== true);
    const lane = paths.flatMap((_, i) => (i === 0 ? [0] : [i, -i])).find(free) ?? 0;
    for (const edge of edges) used.set(edge, (used.get(edge) ?? new Set<number>()).add(lane));
    return lane;
  });
}

/** Path cards along the ways: colour and dash tell them apart, arrowheads the direction. */
export function pathCards(paths: readonly ScenePath[]): SVGTemplateResult {
  const laneOf = lanes(paths);
  const width = Math.min(64, 130 / Math.max(1, ...laneOf.map(Math.abs)));
  return svg`${paths.map((path, i) => {
    const points = shifted(pointsOf(path.spaces), (laneOf[i] as number) * width);
    const marks = middles(points);
    return svg`<g class=${`card path-${path.colour}${path.strong ? ' strong' : ''}`}>
      <path class="card-foot" d=${wayPath(points)} />
      <path class="card-line" d=${wayPath(points)} />
      ${marks.map((mark, k) => (k % 2 === 0 || k === marks.length - 1 ? arrow(mark, 'card-arrow', path.strong ? 62 : 46) : null))}
    </g>`;
  })}`;
}

/** The ways that several went, each in the colour of her seat, with its beginning and its direction. */
export function trailLines(trails: readonly SceneTrail[]): SVGTemplateResult {
  const laneOf = lanes(trails);
  return svg`${trails.map(({ style, spaces }, i) => {
    const points = shifted(pointsOf(spaces), (laneOf[i] as number) * 62);
    const [start] = points;
    return start === undefined
      ? null
      : svg`<g class="went" stroke=${style.colour}>
          <path class="went-foot" d=${wayPath(points)} />
          <path class="went-line" d=${wayPath(points)} />
          <circle class="went-start" cx=${start[0].toFixed(0)} cy=${start[1].toFixed(0)} r="56" />
          ${middles(points).map(mark => arrow(mark, 'went-arrow', 54))}
        </g>`;
  })}`;
}

/** The planned way as a trail of small candles with its direction, numbered step by step at the spaces. */
export function plannedRoute(route: readonly number[]): SVGTemplateResult | typeof nothing {
  if (route.length < 2) return nothing;
  const points = pointsOf(route);
  return svg`<g class="route">
    <path class="route-glow" d=${wayPath(points)} />
    ${dotted(points, 104, 196).map(([x, y]) => svg`<circle class="route-dot" cx=${x.toFixed(0)} cy=${y.toFixed(0)} r="30" />`)}
    ${middles(points).map(mark => arrow(mark, 'route-arrow', 62))}
  </g>`;
}

/** A shortest way as a hint: thin and cool, to be told from the planned way. */
export function hintWay(spaces: readonly number[]): SVGTemplateResult | typeof nothing {
  if (spaces.length < 2) return nothing;
  const points = shifted(pointsOf(spaces), 44);
  return svg`<path class="hint-line" d=${wayPath(points)} />${arrow(middles(points).at(-1) as Waymark, 'hint-arrow', 60)}`;
}
