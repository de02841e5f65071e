import type { HintPreferences } from '../../../app/preferences.ts';
import type { ConventBoard } from '../board/board.ts';
import { boardFacts } from '../board/facts.ts';
import type { PlanAsk } from '../rules/asks.ts';
import { homewardRoutes } from '../rules/caught-move.ts';
import type { GuardId } from '../rules/seats.ts';
import type { Advice } from '../../../workers/referee-port.ts';
import type { ConventView, OwnNovice } from '../rules/view.ts';
import type { BoardScene } from './board/scene.ts';
import { aimOf, aimSpace, targetsOf, type Aim } from './heading.ts';
import { heatOf, risksOf } from './advice.ts';
import { hearingFaces, hearingSpaces } from './hearing.ts';
import { patrolForecast } from './patrol-forecast.ts';
import { piecesOf } from './pieces.ts';
import type { PlanDraft } from './plan-draft.ts';
import { endOfMove, endOfPlan, locksOpenInMove, modeOf, newDraft, routeOf, stepsLeft, walkOn } from './plan-draft.ts';
import { sceneOfPieces, type Staging } from './scene-of-view.ts';
import { reachFrom, reachedSpaces, shortestWay, type Reach } from './way.ts';

/** One novice's position while she plans. */
export interface PlanPosition {
  readonly board: ConventBoard;
  readonly staging: Staging;
  readonly view: ConventView;
  readonly own: OwnNovice;
  readonly ask: PlanAsk;
  readonly draft: PlanDraft;
  /** What an adviser made of her position; null while there is none. */
  readonly advice: Advice | null;
}

/** Ways she can still take in the active move, from where her steps have led. */
export function reachOfDraft({ board, ask, draft }: PlanPosition): Reach {
  return reachFrom(board, {
    start: endOfMove(draft, ask),
    maxSteps: stepsLeft(draft, ask),
    locksOpen: locksOpenInMove(draft, ask),
    blockedSpaces: ask.blockedSpaces,
  });
}

/** What a caught novice may add to her way: the rest of every way home that goes on from here (C-11.6). */
export function waysHomeFrom({ board, ask, draft }: PlanPosition): readonly (readonly number[])[] {
  const made = draft.moves[0] ?? [];
  return homewardRoutes(board, ask)
    .filter(route => route.length > made.length && made.every((space, index) => route[index] === space))
    .map(route => route.slice(made.length));
}

/** Spaces she may pick now, with all steps she will then have made in this move. */
export function picksOf(position: PlanPosition): ReadonlyMap<number, number> {
  const { ask, draft } = position;
  const made = draft.moves[draft.active]?.length ?? 0;
  if (!ask.caught) {
    const reach = reachOfDraft(position);
    return new Map(reachedSpaces(reach).map(space => [space, made + reach.steps[space]!]));
  }
  const picks = new Map<number, number>();
  for (const way of waysHomeFrom(position)) {
    way.forEach((space, index) => {
      if (!picks.has(space)) picks.set(space, made + index + 1);
    });
  }
  return picks;
}

/** The steps to a space she picks, round the guards' light where two ways are equal; null when she cannot get there. */
export function wayToPick(position: PlanPosition, to: number): readonly number[] | null {
  const { board, ask } = position;
  if (!ask.caught) {
    return shortestWay(board, { reach: reachOfDraft(position), to, shunned: new Set(seenNow(position).keys()) });
  }
  const way = waysHomeFrom(position).find(candidate => candidate.includes(to));
  return way ? way.slice(0, way.indexOf(to) + 1) : null;
}

/** The spaces on which guards would see her as they stand now, with who would. */
export function seenNow({ staging, view, own }: PlanPosition): ReadonlyMap<number, readonly GuardId[]> {
  const seen = new Map<number, GuardId[]>();
  for (const guard of view.guards) {
    const spaces = staging.light.seenSpaces(guard, { settings: staging.settings, novice: own.novice });
    for (const space of spaces) seen.set(space, [...(seen.get(space) ?? []), guard.guard]);
  }
  return seen;
}

/** Steps of the plan on which she would be seen, in order, without repeats. */
export function seenOnTheWay(
  position: PlanPosition,
): readonly { readonly space: number; readonly guards: readonly GuardId[] }[] {
  const seen = seenNow(position);
  const spaces = [...new Set(position.draft.moves.flat())];
  return spaces.flatMap(space => (seen.has(space) ? [{ space, guards: seen.get(space)! }] : []));
}

export interface WayAhead {
  readonly aim: Aim;
  readonly to: number;
  readonly steps: number;
  /** From the end of her plan on. */
  readonly spaces: readonly number[];
}

/** The shortest way from the end of her plan to what she needs next, and its spaces (locks as she can open them). */
export function wayAhead({ board, own, ask, draft }: PlanPosition): WayAhead | null {
  const from = endOfPlan(draft, ask);
  const hasKey = own.hasKey || (!ask.caught && draft.moves.some(move => move[move.length - 1] === ask.keySpace));
  const aim = aimOf({ ...own, hasKey }, { isCaught: ask.caught });
  const to = aimSpace(own, aim);
  const reach = reachFrom(board, { start: from, maxSteps: 254, locksOpen: ask.locksOpen || hasKey, blockedSpaces: [] });
  const way = shortestWay(board, { reach, to });
  return way === null ? null : { aim, to, steps: way.length, spaces: [from, ...way] };
}

/** Caught novices roll no noise, nor does anybody in a first round without rolls (C-8.7, C-4.9). */
export const rollsNoise = ({ ask, view, staging }: PlanPosition): boolean =>
  !ask.caught && !(view.round === 1 && staging.settings['round1.noise'] === 'none');

const forecastSeen = ({ board, staging, view, own }: PlanPosition): readonly number[] => {
  const parts = { board, light: staging.light, settings: staging.settings, novice: own.novice };
  return [...new Set(view.guards.flatMap(guard => patrolForecast(parts, guard)?.seen ?? []))];
};

/** Chances 0 to 1 of a move that ends on a space. */
export interface EndRisk {
  readonly seen: number;
  readonly heard: number;
  readonly met: number;
  /** That any of the three happens. */
  readonly noticed: number;
}

/** What may happen to her where a plan ends; null without advice. */
export function riskAtEnd(position: PlanPosition, draft: PlanDraft): EndRisk | null {
  const { advice, ask, board, view } = position;
  if (!advice) return null;
  const end = endOfPlan(draft, ask);
  const { met, isSeen } = risksOf(advice)(end);
  const mode = modeOf(draft, ask);
  const ears = view.guards.filter(({ deaf }) => !deaf).map(({ space }) => board.distance(space, end));
  const isHeard = mode !== null && rollsNoise(position) && ears.length > 0;
  const risk = {
    seen: Number(isSeen),
    heard: isHeard ? hearingFaces(Math.min(...ears), mode.modifier) / 6 : 0,
    met: met / 1000,
  };
  return { ...risk, noticed: 1 - (1 - risk.seen) * (1 - risk.heard) * (1 - risk.met) };
}

/** How likely she is noticed on each space she can pick, with the card that she would show then. */
function risksToPick(position: PlanPosition, picks: ReadonlyMap<number, number>): BoardScene['risks'] {
  const made = position.draft.moves[position.draft.active]?.length ?? 0;
  const risks = [...picks].map(([space, steps]) => {
    const way = Array.from({ length: steps - made }, () => space);
    const noticed = riskAtEnd(position, walkOn(position.draft, way))?.noticed ?? 0;
    return { space, weight: Math.round(100 * noticed) / 100 };
  });
  return risks.filter(({ weight }) => weight > 0);
}

/** The private board of a novice who plans: what she knows, her route, and the hints she has switched on. */
export function planScene(position: PlanPosition, hints: HintPreferences): BoardScene {
  const { board, staging, view, own, ask, draft } = position;
  const picks = picksOf(position);
  const mode = modeOf(draft, ask);
  const base = sceneOfPieces(piecesOf(view), { staging, lit: () => hints.sight });
  const others = base.novices.filter(({ novice }) => novice !== own.novice);
  const self = { novice: own.novice, style: staging.noviceStyle(own.novice), space: ask.from, state: 'self' as const };
  const end = endOfPlan(draft, ask);
  return {
    ...base,
    novices: [...others, self],
    offered: [...picks.keys()].sort((a, b) => a - b),
    reach: [...picks].map(([space, steps]) => ({ space, steps })),
    route: draft.moves.some(move => move.length > 0) ? routeOf(draft, ask) : [],
    hearing:
      hints.noise && mode && rollsNoise(position)
        ? hearingSpaces(board, { space: end, modifier: mode.modifier, spaceCount: boardFacts.spaceCount })
        : [],
    seen: hints.nextSight ? forecastSeen(position) : [],
    heat: hints.guessed && position.advice ? heatOf(position.advice.beliefs) : [],
    risks: hints.risk && position.advice ? risksToPick(position, picks) : [],
    hint: hints.way ? (wayAhead(position)?.spaces ?? []) : [],
    targets: targetsOf(own),
    focus: [endOfMove(draft, ask)],
  };
}

/** The private board of a novice who is asked nothing. */
export function restingScene(position: Omit<PlanPosition, 'ask' | 'draft'>, hints: HintPreferences): BoardScene {
  const ask = restingAsk(position.own);
  return { ...planScene({ ...position, ask, draft: newDraft(ask) }, hints), hearing: [] };
}

/** Stands for a plan where none is asked, to draw the board of somebody who only looks. */
export function restingAsk(own: OwnNovice): PlanAsk {
  return {
    id: '',
    kind: 'plan',
    seat: `novice${own.novice}`,
    novice: own.novice,
    from: own.space,
    caught: false,
    moveCount: 1,
    modes: [],
    blockedSpaces: [],
    hasKey: own.hasKey,
    locksOpen: own.hasKey,
    keySpace: 0,
    ties: [],
    releases: [],
    blessing: null,
    falseNoise: [],
  };
}
