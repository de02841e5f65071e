/** How many of the 3^dice equally likely ways of dice showing 0, 1 or 2 give each total, from 0 up. */
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
