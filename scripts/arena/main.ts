import { writeFileSync } from 'node:fs';
import { help, readArguments } from './options.ts';
import type { ArenaOptions } from './options.ts';
import { parts } from './parts.ts';
import { playSeries } from './pool.ts';

const emptyReport = { convent: [], belief: [], decisions: [], house: [] } as const;

/** One line that counts up on a terminal; in a file a line for every tenth. */
function progressOf(game: string): (done: number, all: number) => void {
  const isTerminal = process.stderr.isTTY;
  let told = 0;
  return (done, all) => {
    const tenths = Math.floor((10 * done) / all);
    if (!isTerminal && tenths === told) return;
    told = tenths;
    const percent = `${game}: ${Math.floor((100 * done) / all)}%`;
    process.stderr.write(isTerminal ? `\r${percent}${done === all ? '\n' : ''}` : `${percent}\n`);
  };
}

async function arena(options: ArenaOptions): Promise<void> {
  const { json, seed, cores } = options;
  const isQuiet = json === '-';
  let report: Record<string, readonly object[]> = { ...emptyReport };
  for (const game of options.game) {
    const part = await parts[game]!();
    const cells = part.cells(options);
    const played = await playSeries({ game, cells, seed, cores, onProgress: progressOf(game) });
    const { json: ours, lines } = part.report(played);
    report = { ...report, ...ours, decisions: [...report['decisions']!, ...(ours['decisions'] ?? [])] };
    if (!isQuiet) console.log([`\n=== ${game}, seed ${seed} ===`, ...lines].join('\n'));
  }
  const text = JSON.stringify(report, null, 2);
  if (isQuiet) console.log(text);
  else if (json !== null) writeFileSync(json, `${text}\n`);
}

try {
  const options = readArguments(process.argv.slice(2));
  if (options === 'help') console.log(help);
  else await arena(options);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
