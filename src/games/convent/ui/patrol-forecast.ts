import type { ConventBoard } from '../board/board.ts';
import { boardFacts } from '../board/facts.ts';
import type { WalkedPath } from '../rules/terms.ts';
import type { GuardLight, GuardStand, SeenQuestion } from './light.ts';

export interface PatrolForecast {
  /** Steps along her card, way back to it included, one list of spaces for each equal way. Without her own space. */
  readonly ways: readonly (readonly number[])[];
  /** Every space on which she would see, at some moment of these steps. */
  readonly seen: readonly number[];
}

/** The spaces of a card from the end where it was taken to the other. */
export function pathInWalkingOrder(path: WalkedPath): readonly number[] {
  const card = boardFacts.paths.find(({ id }) => id === path.card);
  if (!card) return [];
  return card.spaces[0] === path.from ? card.spaces : [...card.spaces].reverse();
}

/** Every shortest way, as the spaces entered. */
function shortestWays(board: ConventBoard, from: number, to: number): readonly (readonly number[])[] {
  if (from === to) return [[]];
  return board.firstSteps(from, to).flatMap(next => shortestWays(board, next, to).map(way => [next, ...way]));
}

/** All ways on duty from a space: to a nearest space of the card, then on along it (C-9.4, C-10.6). */
function waysOnDuty(
  board: ConventBoard,
  { space, spaces }: { readonly space: number; readonly spaces: readonly number[] },
): readonly (readonly number[])[] {
  const distances = spaces.map(on => board.distance(space, on));
  const nearest = Math.min(...distances);
  return spaces.flatMap((on, index) =>
    distances[index] === nearest ? shortestWays(board, space, on).map(way => [...way, ...spaces.slice(index + 1)]) : [],
  );
}

/**
 * What a guard on duty could see in her next movement along her route. Null when she has no card, so that nobody can
 * tell. The forecast ends with the card: which one she takes then is her choice.
 */
export function patrolForecast(
  parts: SeenQuestion & { readonly board: ConventBoard; readonly light: GuardLight },
  guard: GuardStand & { readonly path: WalkedPath | null },
): PatrolForecast | null {
  const { board, light, settings } = parts;
  if (!guard.path) return null;
  const most = Number(settings['guards.max']);
  const spaces = pathInWalkingOrder(guard.path);
  const ways = waysOnDuty(board, { space: guard.space, spaces }).map(way => way.slice(0, most));
  const seen = new Set<number>();
  for (const way of ways) {
    let from = guard.space;
    for (const to of way) {
      const facing = { from, to };
      for (const space of [from, to]) light.seenSpaces({ space, facing }, parts).forEach(other => seen.add(other));
      from = to;
    }
  }
  const distinct = new Map(ways.map(way => [way.join(' '), way]));
  return { ways: [...distinct.values()], seen: [...seen].sort((a, b) => a - b) };
}
