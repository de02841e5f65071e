/** What a piece of registered code needs: the names of its arguments, each an expression. */
export interface NativeEntry {
  readonly name: string;
  readonly with: readonly string[];
}

/**
 * All registered code that content names (H-24.11); the rules hold one function for each.
 *
 * - `bankResult`: keeps `result` for one later roll of the same explorer, in place of its dice (H-9.7); the card that runs
 *   stays in front of the explorer until the number is spent.
 * - `dogWalk`: the Dog's token may walk up to `spaces` out and back, fetching, carrying or dropping one item (H-11.6).
 * - `moveTile`: lifts the tile the explorer stands on, with everything on it, to another open doorway of its floor, else of
 *   another floor (H-6.9).
 * - `revolvingWall`: lays the two wall tokens, draws a tile for an empty cell behind, and goes through (H-8.4).
 */
export const natives: readonly NativeEntry[] = [
  { name: 'bankResult', with: ['result'] },
  { name: 'dogWalk', with: ['spaces'] },
  { name: 'moveTile', with: [] },
  { name: 'revolvingWall', with: [] },
];
