import { boardFacts } from '../board/facts.ts';
import type { NoviceNumber } from './seats.ts';

/** Her own cell: where she starts and must come home to (C-2.3, C-13.1). */
export const cellOf = (novice: NoviceNumber): number => boardFacts.cells[novice - 1]!;

/** Where a key lies (C-18.6). */
export const keySpaceOf = (key: number): number => boardFacts.keys[key - 1]!.space;

/** Where the wish behind a key lies (C-1.4). */
export const wishSpaceOf = (key: number): number => boardFacts.wishes.find(wish => wish.key === key)!.space;

/** The spaces of a path card; undefined for an unknown card. */
export const pathSpaces = (card: string): readonly number[] | undefined =>
  boardFacts.paths.find(path => path.id === card)?.spaces;

/** Whether a path card can be taken or left on this space (C-9.6). */
export const isEndOf = (card: string, space: number): boolean => {
  const spaces = pathSpaces(card) ?? [];
  return spaces[0] === space || spaces.at(-1) === space;
};

/** The end of a path card that lies across from `end`. */
export const otherEnd = (card: string, end: number): number => {
  const spaces = pathSpaces(card) ?? [];
  return spaces[0] === end ? spaces.at(-1)! : spaces[0]!;
};
