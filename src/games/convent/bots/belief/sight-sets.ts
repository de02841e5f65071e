import type { ConventBoard } from '../../board/board.ts';
import { boardFacts } from '../../board/facts.ts';
import { cellOf } from '../../rules/places.ts';
import type { NoviceNumber } from '../../rules/seats.ts';
import type { ConventSettings } from '../../rules/settings.ts';
import { sees } from '../../rules/sight.ts';
import type { Looker } from '../../rules/sight.ts';

/** The spaces in a guard's sight, as a list, for anybody whose cell is none of them. */
export type SpacesInSight = (guard: Looker) => readonly number[];

const spaces = Array.from({ length: boardFacts.spaceCount }, (_, index) => index + 1);

/** Remembers what each stance sees under these settings; a novice's own cell is another matter (`inSightOf`). */
export function sightSets(board: ConventBoard, settings: ConventSettings): SpacesInSight {
  const known = new Map<number, readonly number[]>();
  return ({ space, facing }) => {
    if (facing === null) return [];
    const stance = (facing.from * 256 + facing.to) * 2 + Number(space === facing.from);
    const found =
      known.get(stance) ??
      spaces.filter(target => {
        const stranger: NoviceNumber = target === 1 ? 2 : 1;
        return sees(board, settings, { guard: { space, facing }, target: { novice: stranger, space: target } });
      });
    known.set(stance, found);
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
