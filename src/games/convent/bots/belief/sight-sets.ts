import type { ConventBoard } from '../../board/board.ts';
import { cellOf } from '../../rules/places.ts';
import type { NoviceNumber } from '../../rules/seats.ts';
import type { ConventSettings } from '../../rules/settings.ts';
import type { Looker } from '../../rules/sight.ts';
import { terrainOf } from '../terrain.ts';

/** The spaces in a guard's sight, ascending, for anybody whose cell is none of them. */
export type SpacesInSight = (guard: Looker) => readonly number[];

const lists = new WeakMap<Uint8Array, readonly number[]>();

export function sightSets(board: ConventBoard, settings: ConventSettings): SpacesInSight {
  const terrain = terrainOf(board, settings);
  return guard => {
    const mask = terrain.seen(guard);
    const found = lists.get(mask) ?? [...mask.keys()].filter(space => mask[space] === 1);
    lists.set(mask, found);
    return found;
  };
}

/** The spaces on which a guard sees this novice: in her own cell she is safe from sight, or nearly (C-6.1). */
export function inSightOf(
  novice: NoviceNumber,
  {
    guard,
    inSight,
    settings,
  }: { readonly guard: Looker; readonly inSight: readonly number[]; readonly settings: ConventSettings },
): readonly number[] {
  const cell = cellOf(novice);
  if (!inSight.includes(cell) || (guard.space === cell && settings['cell.safe'] === 'no')) return inSight;
  return inSight.filter(space => space !== cell);
}
