import { readFileSync } from 'node:fs';
import { createCore } from '../../src/core/load.ts';
import { shuffled } from '../../src/engine/chance.ts';
import { openConvent } from '../../src/games/convent/index.ts';
import type { ConventOptions } from '../../src/games/convent/rules/options.ts';
import { noviceNumbers } from '../../src/games/convent/rules/seats.ts';
import { presets } from '../../src/games/convent/rules/settings.ts';
import { conventCells } from './convent-cells.ts';
import { playConvent } from './convent-game.ts';
import type { PlayedConvent } from './convent-game.ts';
import { conventReport } from './convent-report.ts';
import type { ArenaPart, Job } from './part.ts';

/** One guard player and set-up's own settings; which cells the novices start from follows from the seed. */
export const conventOptions = ({ count, seed }: Pick<Job, 'count' | 'seed'>): ConventOptions => ({
  preset: 'first2010',
  settings: presets.first2010,
  novices: shuffled(seed, 'cells', noviceNumbers)
    .slice(0, count)
    .toSorted((one, other) => one - other),
  guardPlayers: 1,
  dice: 'drawn',
});

/** The convent in the arena: cells are named guards:novices. */
export const convent: ArenaPart<PlayedConvent> = {
  cells: conventCells,
  async load() {
    const { board, game } = openConvent(
      await createCore(readFileSync(new URL('../../build/core.wasm', import.meta.url))),
    );
    return job => {
      const [guards, novices] = job.cell.split(':') as [string, string];
      return playConvent(board, game, { guards, novices, options: conventOptions(job), seed: job.seed });
    };
  },
  report: conventReport,
};
