import type { ConventBoard } from '../board/board.ts';
import { isEndOf, otherEnd, pathSpaces } from './places.ts';
import { moveOn } from './progress.ts';
import type { Progress } from './progress.ts';
import type { GuardId } from './seats.ts';
import { guardOf, withGuard } from './state.ts';
import type { ConventState } from './state.ts';
import type { WalkedPath } from './terms.ts';

/** The unused cards that a guard may take where she stands (C-9.6). */
export const cardsAt = (state: ConventState, space: number): readonly string[] =>
  state.paths.unused.filter(card => isEndOf(card, space));

/**
 * Where a guard on duty may step (C-9.4, C-10.6): on along her card, or, off it, along a shortest way to the nearest
 * space of it. Empty on the far end, where the card is finished.
 */
export function dutySteps(board: ConventBoard, path: WalkedPath, space: number): readonly number[] {
  const spaces = pathSpaces(path.card) ?? [];
  const place = spaces.indexOf(space);
  if (place >= 0) {
    const next = spaces[spaces[0] === path.from ? place + 1 : place - 1];
    return next === undefined ? [] : [next];
  }
  const away = (from: number): number => Math.min(...spaces.map(one => board.distance(from, one)));
  return board.neighbours(space).filter(neighbour => away(neighbour) === away(space) - 1);
}

/** Whether a guard on duty has come to the end of her card (C-9.5). A free guard finishes nothing. */
export function isFinishing(state: ConventState, guard: GuardId): boolean {
  const { path, freedom, space } = guardOf(state, guard);
  return freedom === 'onDuty' && path?.towards === space;
}

/** Discards the card a guard has finished; the next choice is hers at once (C-9.5), if need be from old cards (C-9.8). */
export function finishPath(progress: Progress, guard: GuardId): Progress {
  const { state } = progress;
  const { path, space } = guardOf(state, guard);
  if (path === null || state.stage.name !== 'guardMove') return progress;
  const finished = [...state.paths.finished, path.card];
  const discarded = withGuard({ ...state, paths: { ...state.paths, finished } }, guard, { path: null });
  const choosing: ConventState = { ...discarded, stage: { ...state.stage, choosing: true, finished: path.card } };
  const done = moveOn(progress, choosing, { t: 'pathFinished', guard, card: path.card });
  return cardsAt(choosing, space).length === 0 && state.paths.uTurnsLeft === 0 ? returnCards(done) : done;
}

interface CardOfGuard {
  readonly guard: GuardId;
  readonly card: string;
}

/** Takes a new card from the end on which the guard stands. */
export function takeCard(progress: Progress, { guard, card }: CardOfGuard): Progress {
  const { paths } = progress.state;
  const unused = paths.unused.filter(one => one !== card);
  return walk(progress, { guard, card, paths: { ...paths, unused }, turnedBack: false });
}

/** Spends a U-turn card on the card just finished (C-9.7). */
export function walkBack(progress: Progress, { guard, card }: CardOfGuard): Progress {
  const { paths } = progress.state;
  const finished = paths.finished.filter(one => one !== card);
  const uTurnsLeft = paths.uTurnsLeft - 1;
  return walk(progress, { guard, card, paths: { ...paths, finished, uTurnsLeft }, turnedBack: true });
}

function walk(
  progress: Progress,
  {
    guard,
    card,
    paths,
    turnedBack,
  }: {
    readonly guard: GuardId;
    readonly card: string;
    readonly paths: ConventState['paths'];
    readonly turnedBack: boolean;
  },
): Progress {
  const from = guardOf(progress.state, guard).space;
  const path: WalkedPath = { card, from, towards: otherEnd(card, from) };
  const { stage } = progress.state;
  const chosen = stage.name === 'guardMove' ? { ...stage, choosing: false, finished: null } : stage;
  const next = withGuard({ ...progress.state, paths, stage: chosen }, guard, { path });
  return moveOn(progress, next, { t: 'pathTaken', guard, ...path, turnedBack });
}

function returnCards(progress: Progress): Progress {
  const { state } = progress;
  const { unused, finished } = state.paths;
  const paths = { ...state.paths, unused: [...unused, ...finished], finished: [] };
  return moveOn(progress, { ...state, paths }, { t: 'pathsReturned', cards: finished });
}
