import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { draw } from '../../src/engine/chance.ts';
import type { Seed } from '../../src/engine/contract.ts';
import type { Cell, Job, PlayedCell } from './part.ts';

/** What a playing process is sent: a whole stretch of games of one cell. */
export interface Work {
  readonly number: number;
  readonly game: string;
  readonly jobs: readonly Job[];
}

export interface Done {
  readonly number: number;
  readonly played: readonly unknown[];
}

interface Stretch extends Work {
  readonly cell: number;
}

export interface Series {
  readonly game: string;
  readonly cells: readonly Cell[];
  readonly seed: number;
  readonly cores: number;
  /** Told after every stretch of games. */
  readonly onProgress?: (done: number, all: number) => void;
}

const stretchGames = 10;

/** The seed of a game: it does not depend on the cell, so all cells of one count play the same deals and dice. */
export function seedOf(series: number, { count, index }: { readonly count: number; readonly index: number }): Seed {
  const word = (counter: number): number =>
    draw([series, count, index, 0], { purpose: 'arena', counter, count: 0x1_0000_0000 });
  return [word(0), word(1), word(2), word(3)];
}

function stretchesOf({ game, cells, seed }: Series): readonly Stretch[] {
  let number = 0;
  return cells.flatMap(({ cell, count, games }, place) => {
    const jobs = Array.from({ length: games }, (_, index): Job => ({
      cell,
      count,
      seed: seedOf(seed, { count, index }),
    }));
    const starts = Array.from({ length: Math.ceil(games / stretchGames) }, (_, index) => index * stretchGames);
    return starts.map(start => ({
      number: number++,
      game,
      cell: place,
      jobs: jobs.slice(start, start + stretchGames),
    }));
  });
}

/** Plays all games of all cells in as many processes as there are cores. A process that dies takes the series with it. */
export async function playSeries(series: Series): Promise<readonly PlayedCell<unknown>[]> {
  const stretches = stretchesOf(series);
  const played = new Map<number, readonly unknown[]>();
  const waiting = [...stretches];
  const players = Array.from({ length: Math.min(series.cores, stretches.length) }, () =>
    fork(fileURLToPath(new URL('./player.ts', import.meta.url)), { execArgv: ['--import=tsx'] }),
  );
  try {
    await Promise.all(
      players.map(async player => {
        for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
          const { number, game, jobs } = next;
          const done = await answerOf(player, { number, game, jobs });
          played.set(number, done.played);
          series.onProgress?.(played.size, stretches.length);
        }
      }),
    );
  } finally {
    players.forEach(player => player.kill());
  }
  return series.cells.map((cell, place) => ({
    ...cell,
    played: stretches.filter(one => one.cell === place).flatMap(({ number }) => played.get(number) ?? []),
  }));
}

function answerOf(player: ChildProcess, work: Work): Promise<Done> {
  return new Promise((resolve, reject) => {
    const died = (): void => reject(new Error('a playing process died; its own words stand above'));
    player.once('exit', died);
    player.once('message', done => {
      player.off('exit', died);
      resolve(done as Done);
    });
    player.send(work);
  });
}
