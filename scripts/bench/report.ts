import type { ContestResult, Timing } from './contest.ts';
import type { Figure, FigureGroup } from './figures.ts';
import type { Machine } from './machine.ts';
import { machineLine } from './machine.ts';

/** All that one run of the bench found out. */
export interface Report {
  readonly machine: Machine;
  readonly contests: readonly ContestResult[];
  readonly groups: readonly FigureGroup[];
}

/** Three digits that count, with spaces between thousands. */
export function numberText(value: number): string {
  if (!Number.isFinite(value)) return String(value);
  if (value === 0) return '0';
  const digits = Math.max(0, 2 - Math.floor(Math.log10(Math.abs(value))));
  const rounded = digits === 0 ? Number(value.toPrecision(3)) : value;
  return rounded.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits });
}

function timeText(us: number): string {
  if (us < 1) return `${numberText(us * 1000)} ns`;
  return us < 1000 ? `${numberText(us)} us` : `${numberText(us / 1000)} ms`;
}

/** A ratio is shown only between equal answers. */
function ratioText({ ratio, agrees }: Timing): string {
  if (ratio !== null) return `${numberText(ratio)} x`;
  return agrees === false ? 'other answers' : 'not compared';
}

function contestLines({ title, unit, timings, notes }: ContestResult): readonly string[] {
  return [
    `**${title}**`,
    '',
    `| | one ${unit} | times ours |`,
    '| --- | ---: | ---: |',
    ...timings.map(timing => `| ${timing.name} | ${timeText(timing.medianUs)} | ${ratioText(timing)} |`),
    '',
    ...notes.flatMap(note => [note, '']),
  ];
}

const figureText = ({ value, unit }: Figure): string =>
  unit === 'bytes' ? `${value.toLocaleString('en-US')} bytes` : `${numberText(value)} ${unit}`;

function groupLines({ title, figures, notes }: FigureGroup): readonly string[] {
  return [
    `**${title}**`,
    '',
    '| | |',
    '| --- | ---: |',
    ...figures.map(figure => `| ${figure.name} | ${figureText(figure)} |`),
    '',
    ...notes.flatMap(note => [note, '']),
  ];
}

/** The report as Markdown. */
export function markdownOf({ machine, contests, groups }: Report): string {
  return [
    `Measured ${machineLine(machine)}. Medians; how many times as long as ours another way takes is the median over`,
    'rounds in which all took turns, and is told only where both came to the same answers.',
    '',
    ...contests.flatMap(contestLines),
    ...groups.flatMap(groupLines),
  ].join('\n');
}
