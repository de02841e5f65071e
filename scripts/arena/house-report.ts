import type { PlayedHouse } from './house.ts';
import type { ArenaReport, PlayedCell } from './part.ts';
import { table } from './table.ts';
import { quantile, sumOfTimes } from './times.ts';
import { shareText, wilson } from './wilson.ts';

type Played = PlayedCell<PlayedHouse>;

const least = 0.2;
const most = 0.8;

const winsOf = ({ played }: Played): number => played.filter(({ heroes }) => heroes).length;
const rateOf = (cell: Played): number => winsOf(cell) / Math.max(1, cell.played.length);
const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, one) => sum + one, 0) / Math.max(1, numbers.length);

/** Rows by what is played, columns by players; a cell is the heroes' share with its interval. */
function tableOf(cells: readonly Played[]): readonly string[] {
  const names = [...new Set(cells.map(({ cell }) => cell))];
  const counts = [...new Set(cells.map(({ count }) => count))];
  const rows = names.map(name => [
    name,
    ...counts.map(count => {
      const found = cells.find(other => other.cell === name && other.count === count);
      return found ? shareText(winsOf(found), found.played.length) : '';
    }),
  ]);
  return table([['heroes win', ...counts.map(count => `${count} players`)], ...rows]);
}

/** How much better the bots' heroes do than heroes by chance, over the cells that were played both ways. */
function overChance(cells: readonly Played[]): readonly string[] {
  const pairs = cells.flatMap(cell => {
    const other = cells.find(({ cell: name, count }) => name === `${cell.cell}:random` && count === cell.count);
    return other ? [[rateOf(cell), rateOf(other)] as const] : [];
  });
  if (pairs.length === 0) return [];
  const [bots, chance] = [mean(pairs.map(([one]) => one)), mean(pairs.map(([, other]) => other))];
  const text = `heroes' bots win ${(100 * bots).toFixed(1)}%, heroes by chance ${(100 * chance).toFixed(1)}%`;
  return [`${text}: ${(100 * (bots - chance)).toFixed(1)} points (${pairs.length} cells)`];
}

/** The house's part of the report: who wins each haunt, what lies outside 20-80%, and what a decision costs. */
export function houseReport(cells: readonly Played[]): ArenaReport {
  const games = cells.flatMap(({ played }) => played);
  if (games.length === 0) return { json: {}, lines: [] };
  const forced = cells.filter(({ cell }) => /^\d+$/.test(cell));
  const outside = forced.filter(cell => rateOf(cell) < least || rateOf(cell) > most);
  const times = sumOfTimes(games.map(one => one.times));
  const [p50, p95] = [quantile(times, 0.5), quantile(times, 0.95)];
  return {
    json: {
      house: forced.map(cell => {
        const { rate, low, high } = wilson(winsOf(cell), cell.played.length);
        return { haunt: Number(cell.cell), players: cell.count, games: cell.played.length, heroes: rate, low, high };
      }),
      decisions: [{ bot: 'house:level3', p50, p95 }],
    },
    lines: [
      ...tableOf(cells),
      '',
      `outside 20-80%: ${outside.map(({ cell, count }) => `${cell} with ${count}`).join(', ') || 'none'}`,
      ...overChance(cells),
      `${games.length} games, ${mean(games.map(({ ms }) => ms)).toFixed(0)} ms and ${mean(games.map(({ answers }) => answers)).toFixed(0)} answers each; a decision p50 ${p50.toFixed(2)}, p95 ${p95.toFixed(2)} ms; undecided ${games.filter(({ reason }) => reason !== 'won').length}`,
    ],
  };
}
