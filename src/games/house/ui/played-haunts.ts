import type { HouseView } from '../rules/view.ts';

const storageKey = 'vigil.house.played';

/** The numbers in what somebody has typed, each once, 1 to 50. */
export const hauntNumbers = (text: string): readonly number[] => [
  ...new Set((text.match(/\d+/g) ?? []).map(Number).filter(number => number >= 1 && number <= 50)),
];

/** Haunts that games finished on this device came to, for tables that like to avoid them (H-14.7). */
export function playedHaunts(): readonly number[] {
  try {
    return hauntNumbers(localStorage.getItem(storageKey) ?? '');
  } catch {
    return [];
  }
}

/** Notes the haunt of a game that is over; nothing is noted of one that goes on. */
export function noteHaunt({ result, haunt }: Pick<HouseView, 'result' | 'haunt'>): void {
  if (!result || !haunt) return;
  const known = playedHaunts();
  if (known.includes(haunt.number)) return;
  try {
    localStorage.setItem(storageKey, [...known, haunt.number].join());
  } catch {
    // Storage is switched off or full: the numbers can still be typed in.
  }
}
