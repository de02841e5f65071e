import { playHouse, writtenHaunts } from './house-games.ts';
import { houseReport } from './house-report.ts';
import { noTimes, withTime } from './times.ts';
import type { Times } from './times.ts';
import type { ArenaPart, Cell, Wish } from './part.ts';

/** What came of one game: which haunt it had, who won, how long it took, and how long its bots thought. */
export interface PlayedHouse {
  readonly haunt: number;
  readonly heroes: boolean;
  readonly reason: string;
  readonly answers: number;
  readonly ms: number;
  readonly times: Times;
}

const counts = [3, 4, 5, 6];
const usualGames = 100;
const fewerGames = 20;

/** Cells are a haunt (`4`: top level on both sides), a haunt with heroes by chance (`4:random`), or `natural`. */
function houseCells({ count, games, cell }: Wish): readonly Cell[] {
  const usual = writtenHaunts.map(haunt => [String(haunt), usualGames] as const);
  const byChance = writtenHaunts.map(haunt => [`${haunt}:random`, fewerGames] as const);
  const all = [...usual, ...byChance, ['natural', usualGames] as const];
  return all
    .filter(([name]) => cell === null || cell.includes(name))
    .flatMap(([name, usually]) =>
      counts
        .filter(players => count === null || count.includes(players))
        .map(players => ({ cell: name, count: players, games: games ?? usually })),
    );
}

/** The house in the arena. The exploration before a forced haunt is that of level3 bots, the same for every haunt of a seed. */
export const house: ArenaPart<PlayedHouse> = {
  cells: houseCells,
  async load() {
    const level = 'level3';
    return ({ cell, count, seed }) => {
      const [haunt = '', heroes = level] = cell.split(':');
      const times = noTimes();
      const began = performance.now();
      const end = playHouse({
        haunt: haunt === 'natural' ? null : Number(haunt),
        players: count,
        seed,
        sides: { heroes, traitor: level, explorers: level },
        nowMs: () => performance.now(),
        see: ({ bot, ms }) => bot === level && withTime(times, ms),
      });
      const { haunt: number, reason, answers } = end;
      return { haunt: number, heroes: end.heroes, reason, answers, ms: performance.now() - began, times };
    };
  },
  report: houseReport,
};
