import { parseArgs } from 'node:util';
import type { Wish } from './part.ts';

export const help = `npm run arena -- [options]
  --game convent|house   only this game
  --games N              games in every cell, instead of the acceptance table's numbers
  --seed N               another series of games (default 1)
  --cell A:B             only these cells, for example level3:level3 (guards:novices) or a haunt; several with commas
  --count 4,5,6          only these numbers of novices or players
  --json FILE            the report as JSON; - writes it, and nothing else, to the standard output
  --cores N              processes that play (default 2)`;

export interface ArenaOptions extends Wish {
  readonly games: number | null;
  readonly seed: number;
  readonly game: readonly ('convent' | 'house')[];
  readonly json: string | null;
  readonly cores: number;
}

/** @throws Error with a plain message for what cannot be understood */
export function readArguments(args: readonly string[]): ArenaOptions | 'help' {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({
    args: [...args],
    options: {
      help: { type: 'boolean' },
      game: text,
      games: text,
      seed: text,
      cell: text,
      count: text,
      json: text,
      cores: text,
    },
  });
  if (values.help === true) return 'help';
  const { game } = values;
  if (game !== undefined && game !== 'convent' && game !== 'house') throw new Error(`no game is called ${game}`);
  return {
    game: game === undefined ? ['convent', 'house'] : [game],
    games: values.games === undefined ? null : wholeNumber(values.games),
    seed: wholeNumber(values.seed ?? '1'),
    cell: values.cell?.split(',') ?? null,
    count: values.count?.split(',').map(wholeNumber) ?? null,
    json: values.json ?? null,
    cores: wholeNumber(values.cores ?? '2'),
  };
}

function wholeNumber(text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new Error(`${text} is no whole number above 0`);
  return Number(text);
}
