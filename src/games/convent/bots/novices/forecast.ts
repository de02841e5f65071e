import type { ConventBoard } from '../../board/board.ts';
import { cellOf, isEndOf, otherEnd } from '../../rules/places.ts';
import { dutySteps } from '../../rules/paths.ts';
import type { NoviceNumber } from '../../rules/seats.ts';
import type { WalkedPath } from '../../rules/terms.ts';
import type { ConventView, GuardView } from '../../rules/view.ts';
import type { Terrain } from '../terrain.ts';

/** How likely a guard on duty makes at least so many steps; index 0 is unused. Four let her listen. */
const goesOn = [1, 1, 1, 1, 0.85, 0.35, 0.3] as const;
const mostSteps = 6;

/** What a guard is expected to do in the movement to come. */
export interface Forecast {
  readonly guard: GuardView;
  /** Tokens or a figure in sight set her free, whatever else happens (C-10.2). */
  readonly isFree: boolean;
  /** By space: how likely she catches somebody there while she is on duty (C-9.4, C-10.3). */
  readonly catchOnDuty: Float64Array;
  /** By space: whether she sees it as she stands. */
  readonly seesNow: Uint8Array;
}

interface Parts {
  readonly board: ConventBoard;
  readonly terrain: Terrain;
  readonly view: ConventView;
}

/** Without `ahead` only where the guards stand now counts, not where they will walk. */
export function forecastsOf(
  parts: Parts,
  { novice, ahead }: { readonly novice: NoviceNumber; readonly ahead: boolean },
): readonly Forecast[] {
  const { view, terrain } = parts;
  return view.guards.map(guard => {
    const seesNow = terrain.seen(guard);
    const isSafe = view.options.settings['cell.safe'] === 'yes';
    const catchOnDuty = ahead ? dutyRisk(parts, guard) : new Float64Array(156);
    if (isSafe) catchOnDuty[cellOf(novice)] = 0;
    return { guard, isFree: isFree(view, guard, seesNow), catchOnDuty, seesNow };
  });
}

function isFree({ tokens, novices }: ConventView, { guard }: GuardView, seesNow: Uint8Array): boolean {
  const liesForHer = tokens.some(token =>
    token.kind === 'noise' ? token.guard === guard : token.guards.includes(guard),
  );
  return (
    liesForHer ||
    novices.some(({ status, figure }) => status === 'onTheRun' && figure !== null && seesNow[figure] === 1)
  );
}

interface Branch {
  readonly ways: readonly number[];
  readonly share: number;
}

/** The ways along her card; where she must choose, all choices are equally likely. */
function branches({ board, view }: Parts, guard: GuardView): readonly Branch[] {
  const done: Branch[] = [];
  const open: { space: number; path: WalkedPath | null; ways: number[]; share: number }[] = [
    { space: guard.space, path: guard.path, ways: [], share: 1 },
  ];
  for (let one = open.pop(); one !== undefined; one = open.pop()) {
    const { space, path, ways, share } = one;
    const steps = path === null ? [] : dutySteps(board, path, space);
    if (ways.length === mostSteps || share < 0.02) done.push({ ways, share });
    else if (path === null || steps.length === 0) {
      const cards = view.paths.unused.filter(card => isEndOf(card, space));
      if (cards.length === 0) done.push({ ways, share });
      for (const card of cards) {
        open.push({
          space,
          ways,
          path: { card, from: space, towards: otherEnd(card, space) },
          share: share / cards.length,
        });
      }
    } else {
      for (const to of steps) open.push({ space: to, path, ways: [...ways, to], share: share / steps.length });
    }
  }
  return done;
}

/** Whoever stands on her way is caught; whom she sees from it she runs after, as far as her steps go. */
function dutyRisk(parts: Parts, guard: GuardView): Float64Array {
  const { terrain } = parts;
  const risk = new Float64Array(156);
  for (const { ways, share } of branches(parts, guard)) {
    const best = new Float64Array(156);
    let from = guard.space;
    for (const [index, to] of ways.entries()) {
      const chance = goesOn[index + 1]!;
      const facing = { from, to };
      for (const space of [from, to]) {
        const left = mostSteps - index - (space === to ? 1 : 0);
        const mask = terrain.seen({ space, facing });
        for (let at = 1; at < 156; at++) {
          if (mask[at] !== 1) continue;
          const caught = terrain.distance(space, at) <= left ? 0.95 : 0.15;
          if (caught * chance > best[at]!) best[at] = caught * chance;
        }
      }
      best[to] = Math.max(best[to]!, chance);
      from = to;
    }
    for (let at = 1; at < 156; at++) risk[at]! += share * best[at]!;
  }
  return risk;
}
