/** Dice of the haunt roll (H-13.1). */
export const hauntDice = 6;

/** How many of the 3^dice equally likely ways of dice showing 0, 1 or 2 give each total, from 0 up (H-9.1). */
export function waysOfDice(dice: number): readonly number[] {
  let ways: readonly number[] = [1];
  for (let thrown = 0; thrown < dice; thrown++) {
    const before = ways;
    ways = Array.from(
      { length: before.length + 2 },
      (_, total) => (before[total] ?? 0) + (before[total - 1] ?? 0) + (before[total - 2] ?? 0),
    );
  }
  return ways;
}

/** Exact chance that the haunt begins with so many omens drawn: ways out of 729 (H-13.2, H-13.7). */
export function hauntOdds(omens: number): { readonly ways: number; readonly of: number } {
  const ways = waysOfDice(hauntDice);
  const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);
  return { ways: sum(ways.slice(0, Math.max(0, omens))), of: sum(ways) };
}
