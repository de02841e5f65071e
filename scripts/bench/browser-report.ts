import type { Machine } from './machine.ts';
import { machineLine } from './machine.ts';
import { numberText } from './report.ts';

/** Factors by which Chromium slows the page down, as a stand-in for phones. */
export const factors = [1, 4, 6] as const;

export interface BrowserRow {
  readonly id: string;
  readonly name: string;
  readonly unit: 'ms' | 'MB' | '';
  /** By factor, in their order; one value alone where slowing down changes nothing. */
  readonly values: readonly number[];
}

export interface BrowserReport {
  readonly machine: Machine;
  readonly browser: string;
  readonly rows: readonly BrowserRow[];
}

const valueText = (value: number | undefined, unit: string): string =>
  value === undefined ? '' : `${value === 0 && unit === 'ms' ? '< 16' : numberText(value)} ${unit}`.trim();

/** The report as Markdown. */
export function browserMarkdown({ machine, browser, rows }: BrowserReport): string {
  return [
    `Measured ${machineLine(machine)}, ${browser} without a graphics processor, a window of 360 x 640. Chromium slows the`,
    'page down, not its workers, so a bot has one figure. The core starts in a page just loaded; the pictures of the',
    'dragged guard are painted into pixels on a canvas of 720 x 776, 100 at a time.',
    '',
    `| | ${factors.map(factor => `${factor}x`).join(' | ')} |`,
    `| --- |${factors.map(() => ' ---: |').join('')}`,
    ...rows.map(
      ({ name, unit, values }) =>
        `| ${name} | ${factors.map((_, index) => valueText(values[index], unit)).join(' | ')} |`,
    ),
    '',
  ].join('\n');
}
