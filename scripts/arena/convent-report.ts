import { calibrationError, meanSample } from './belief-sample.ts';
import type { BeliefSample } from './belief-sample.ts';
import type { PlayedConvent } from './convent-game.ts';
import type { ArenaReport, PlayedCell } from './part.ts';
import { table } from './table.ts';
import { quantile, sumOfTimes } from './times.ts';
import { shareText, wilson } from './wilson.ts';

type Played = PlayedCell<PlayedConvent>;

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
const countOf = <Item>(items: readonly Item[], isCounted: (item: Item) => boolean): number =>
  items.filter(isCounted).length;

export function conventReport(cells: readonly Played[]): ArenaReport {
  return {
    json: { convent: cells.map(jsonOf), belief: beliefsOf(cells), decisions: decisionsOf(cells) },
    lines: [
      ...table([
        ['guards:novices', 'n', 'games', 'guards win', 'by catches', 'rounds', 'catches', 's a game'],
        ...cells.map(rowOf),
      ]),
      '',
      ...luckLines(cells),
      '',
      ...beliefLines(cells),
      ...table([['bot', 'p50 ms', 'p95 ms'], ...decisionsOf(cells).map(timeRow)]),
    ],
  };
}

function jsonOf({ cell, count, played }: Played): object {
  const [guards, novices] = cell.split(':');
  const wins = countOf(played, ({ guardsWon }) => guardsWon);
  return { guards, novices, count, games: played.length, ...wilson(wins, played.length) };
}

function rowOf({ cell, count, played }: Played): readonly string[] {
  const wins = played.filter(({ guardsWon }) => guardsWon);
  return [
    cell,
    String(count),
    String(played.length),
    shareText(wins.length, played.length),
    `${Math.round((100 * countOf(wins, ({ reason }) => reason === 'captures')) / played.length)}%`,
    mean(played.map(({ rounds }) => rounds)).toFixed(1),
    mean(played.map(({ captures }) => captures)).toFixed(1),
    (mean(played.map(({ ms }) => ms)) / 1000).toFixed(3),
  ];
}

/** How often the novice of a cell, and the novice with a wish, won the games that she was in. */
function luckLines(cells: readonly Played[]): readonly string[] {
  const numbers = (most: number): readonly number[] => Array.from({ length: most }, (_, index) => index + 1);
  const shareOf = (played: readonly PlayedConvent[], isMeant: (novice: { novice: number; key: number }) => boolean) => {
    const meant = played.flatMap(({ novices }) => novices.filter(isMeant));
    return meant.length === 0 ? '-' : `${Math.round((100 * countOf(meant, ({ won }) => won)) / meant.length)}%`;
  };
  const tableBy = (name: 'novice' | 'key', most: number): readonly string[] =>
    table([
      [name === 'novice' ? 'wins from cell' : 'wins with wish', 'n', ...numbers(most).map(String)],
      ...cells.map(({ cell, count, played }) => [
        cell,
        String(count),
        ...numbers(most).map(number => shareOf(played, novice => novice[name] === number)),
      ]),
    ]);
  return [...tableBy('novice', 6), '', ...tableBy('key', 8)];
}

interface BotTimes {
  readonly bot: string;
  readonly p50: number;
  readonly p95: number;
}

function decisionsOf(cells: readonly Played[]): readonly BotTimes[] {
  const sides = ['guards', 'novices'] as const;
  return sides.flatMap((side, place) => {
    const bots = [...new Set(cells.map(({ cell }) => cell.split(':')[place]!))];
    return bots.map(bot => {
      const own = cells.filter(({ cell }) => cell.split(':')[place] === bot);
      const times = sumOfTimes(own.flatMap(({ played }) => played.map(one => one.times[side])));
      return { bot: `${side}:${bot}`, p50: quantile(times, 0.5), p95: quantile(times, 0.95) };
    });
  });
}

const timeRow = ({ bot, p50, p95 }: BotTimes): readonly string[] => [bot, p50.toFixed(2), p95.toFixed(2)];

interface Filtered {
  readonly count: number;
  readonly sample: BeliefSample;
}

const filteredOf = (cells: readonly Played[]): readonly Filtered[] =>
  cells.flatMap(({ count, played }) => {
    const samples = played.flatMap(({ belief }) => belief ?? []);
    return samples.length === 0 ? [] : [{ count, sample: meanSample(samples) }];
  });

/** Of level3's filter, against the novices of level2. */
const beliefsOf = (cells: readonly Played[]): readonly object[] =>
  filteredOf(cells).map(({ count, sample }) => ({
    filter: 'level3',
    count,
    bits: sample.bits,
    calibration: calibrationError(sample),
  }));

function beliefLines(cells: readonly Played[]): readonly string[] {
  const percent = (share: number): string => `${(100 * share).toFixed(1)}%`;
  return filteredOf(cells).flatMap(({ count, sample }) => [
    `filter of level3 v level2 novices, n = ${count}: ${sample.bits.toFixed(2)} bits at the true space (uniform 7.28), ${sample.samples} samples, off by ${percent(calibrationError(sample))}`,
    ...table([
      ['share at least', 'places', 'given', 'right'],
      ...sample.bands.map(({ from, places, expected, right }) => [
        percent(from),
        String(places),
        percent(expected),
        percent(right),
      ]),
    ]),
    '',
  ]);
}
