import type { BrowserReport } from './browser-report.ts';
import type { ContestResult } from './contest.ts';
import { numberText } from './report.ts';
import type { Report } from './report.ts';

/** A bound that a figure must keep. `value` is null when nothing could be measured or compared: then it is not kept. */
export interface Gate {
  readonly what: string;
  readonly value: number | null;
  readonly bound: 'atLeast' | 'atMost';
  readonly limit: number;
  readonly unit: string;
}

function ratioIn(contests: readonly ContestResult[], contest: string, variant: string): number | null {
  const timings = contests.find(({ id }) => id === contest)?.timings;
  return timings?.find(({ id }) => id === variant)?.ratio ?? null;
}

/** The least of ratios that were all measured. */
const leastOf = (ratios: readonly (number | null)[]): number | null =>
  ratios.reduce((least, ratio) => (least === null || ratio === null ? null : Math.min(least, ratio)));

const kilobyte = 1024;

/** What `--check` asks of a report. */
export function gatesOf({ contests, groups }: Pick<Report, 'contests' | 'groups'>): readonly Gate[] {
  const times = (what: string, value: number | null, limit: number): Gate => ({
    what,
    value,
    bound: 'atLeast',
    limit,
    unit: 'x',
  });
  const ratio = (contest: string, variant: string): number | null => ratioIn(contests, contest, variant);
  const size = (what: string, id: string, limit: number): Gate => {
    const bytes = groups.find(group => group.id === 'sizes')?.figures.find(figure => figure.id === id)?.value;
    return { what, value: bytes ? bytes / kilobyte : null, bound: 'atMost', limit, unit: 'KB' };
  };
  return [
    times('who is seen: plain JS', ratio('stepCheck', 'plain'), 40),
    times('all tables: @flatten-js/core', ratio('tables', 'flatten'), 50),
    times(
      'polygon: the faster of `compute` and `computeViewport`',
      leastOf([ratio('cone', 'compute'), ratio('cone', 'viewport')]),
      6,
    ),
    times('noise: indexed Brandes, from each novice', ratio('noise', 'brandes'), 1_000),
    times('every placement: the `Map` version', ratio('placements', 'map'), 200),
    times('100 moves: boardgame.io', ratio('engine', 'boardgameIo'), 10),
    size('core, raw', 'raw', 24),
    size('core, brotli', 'brotli', 10),
  ];
}

/** What `--browser --check` asks, at the slowest page. */
export function browserGatesOf({ rows }: Pick<BrowserReport, 'rows'>): readonly Gate[] {
  const slowest = (id: string): number | null => rows.find(row => row.id === id)?.values.at(-1) ?? null;
  const most = (what: string, value: number | null, limit: number): Gate => ({
    what,
    value,
    bound: 'atMost',
    limit,
    unit: 'ms',
  });
  return [
    most('core with all tables, page slowed down 6x', slowest('start'), 100),
    most('two polygons and their fill, page slowed down 6x', slowest('cones'), 0.5),
  ];
}

export interface Verdict {
  readonly lines: readonly string[];
  readonly broken: readonly Gate[];
}

const isKept = ({ value, bound, limit }: Gate): boolean =>
  value !== null && (bound === 'atLeast' ? value >= limit : value <= limit);

/** A line for each gate, and those that are not kept. */
export function judge(gates: readonly Gate[]): Verdict {
  const lines = gates.map(gate => {
    const { what, value, bound, limit, unit } = gate;
    const found = value === null ? 'no figure' : `${numberText(value)} ${unit}`;
    return `${isKept(gate) ? 'ok  ' : 'FAIL'} ${what}: ${found} (at ${bound === 'atLeast' ? 'least' : 'most'} ${limit} ${unit})`;
  });
  return { lines, broken: gates.filter(gate => !isKept(gate)) };
}
