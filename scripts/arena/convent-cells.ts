import type { Cell, Wish } from './part.ts';

const everyCount = [1, 2, 3, 4, 5, 6];

/** The cells that say how strong the bots are: guards:novices, at how many novices, in how many games. */
const acceptance: readonly { readonly cell: string; readonly counts: readonly number[]; readonly games: number }[] = [
  { cell: 'level3:level3', counts: everyCount, games: 1000 },
  { cell: 'followNoise:level3', counts: [2, 3, 4, 5, 6], games: 400 },
  { cell: 'level2:level3', counts: [4, 5, 6], games: 400 },
  { cell: 'level1:level3', counts: [4, 5, 6], games: 400 },
  { cell: 'patrol:level3', counts: [4], games: 400 },
  { cell: 'random:level3', counts: [4], games: 400 },
  { cell: 'level3:level2', counts: [4, 5, 6], games: 400 },
  { cell: 'level3:level1', counts: [4, 5, 6], games: 400 },
  { cell: 'level3:runner', counts: [4, 5, 6], games: 400 },
  { cell: 'level3:random', counts: [4], games: 400 },
];

/** The acceptance table, or what is wished of it; a cell that is not in it is played as wished. */
export function conventCells({ cell, count, games }: Wish): readonly Cell[] {
  const known = cell === null ? acceptance : cell.map(name => cellNamed(name));
  return known.flatMap(each => {
    const counts = count ?? each.counts;
    return counts.map(number => ({ cell: each.cell, count: number, games: games ?? each.games }));
  });
}

function cellNamed(name: string): (typeof acceptance)[number] {
  if (!/^\w+:\w+$/.test(name)) throw new Error(`a cell of the convent is named guards:novices, not ${name}`);
  return acceptance.find(each => each.cell === name) ?? { cell: name, counts: everyCount, games: 400 };
}
