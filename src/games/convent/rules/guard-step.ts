import type { ConventBoard } from '../board/board.ts';
import { captureAll, caughtOn } from './capture.ts';
import { captureLimit, endGame, guardsResult } from './ending.ts';
import type { Sighting } from './events.ts';
import { removeUnseen, showSeen } from './figures.ts';
import { fugitivesSeenBy } from './freedom.ts';
import { finishPath, isFinishing } from './paths.ts';
import { moveOn, told } from './progress.ts';
import type { Progress } from './progress.ts';
import type { GuardId, NoviceNumber } from './seats.ts';
import { novicesSeenBy, sightingOf } from './sight.ts';
import { guardOf, withGuard } from './state.ts';
import type { ConventState } from './state.ts';
import type { Facing } from './terms.ts';

/**
 * One step of a guard (C-6.9): pivot and first check; then, unless a second choice is due (C-6.10), on to the next space.
 * Stepping to the space she has pivoted to goes on from there.
 */
export function stepGuard(board: ConventBoard, progress: Progress, to: number): Progress {
  const { stage } = progress.state;
  if (stage.name !== 'guardMove') return progress;
  const guard = guardOf(progress.state, stage.guard);
  const before = stage.pivot === null ? guard.facing : stage.pivot.before;
  if (stage.pivot?.to === to) return walkOn(board, progress, before);

  const turned = turn(board, progress, { guard: guard.guard, facing: { from: guard.space, to } });
  const given = stage.pivot?.given ?? [];
  const known = [...given, ...numbersSeen(board, progress.state, guard.guard)];
  const fresh = numbersSeen(board, turned.state, guard.guard).filter(novice => !known.includes(novice));
  if (fresh.length === 0) return walkOn(board, turned, before);
  return moveOn(turned, { ...turned.state, stage: { ...stage, pivot: { to, before, given: [...given, ...fresh] } } });
}

function turn(
  board: ConventBoard,
  progress: Progress,
  { guard, facing }: { readonly guard: GuardId; readonly facing: Facing },
): Progress {
  const turned = withGuard(progress.state, guard, { facing });
  const { shown, sightings } = look(board, turned, guard);
  return freeBySight(
    board,
    moveOn(progress, shown, { t: 'guardTurned', guard, at: facing.from, facing, sightings }),
    guard,
  );
}

/** Tokens and facing come from the last pivot alone, which is compared with how she faced before the step (C-6.10). */
function walkOn(board: ConventBoard, progress: Progress, before: Facing | null): Progress {
  const { stage } = progress.state;
  if (stage.name !== 'guardMove') return progress;
  const { guard, space, facing } = guardOf(progress.state, stage.guard);
  const settled = moveOn(progress, { ...progress.state, stage: { ...stage, pivot: null } });
  const pivoted = removeUnseen(board, settled, { guard, before: { space, facing: before } });
  const arrived = arrive(board, pivoted, guard);
  if (arrived.state.stage.name === 'over') return arrived;
  const left = removeUnseen(board, arrived, { guard, before: { space, facing } });
  return isFinishing(left.state, guard) ? finishPath(left, guard) : left;
}

/** The move itself, captures, and the second check, which an end by captures makes needless (C-6.9, C-11.2). */
function arrive(board: ConventBoard, progress: Progress, guard: GuardId): Progress {
  const { space: from, facing, steps } = guardOf(progress.state, guard);
  const to = facing!.to;
  const there = withGuard(progress.state, guard, { space: to, steps: steps + 1 });
  const novices = caughtOn(there, to);
  const caught = captureAll({ state: there, events: [] }, { guard, novices });
  const isOver = novices.length > 0 && caught.state.captures >= captureLimit(there.options);
  const { shown, sightings } = look(board, caught.state, guard);
  const others = isOver ? [] : sightings.filter(({ novice }) => !novices.includes(novice));
  const stepped = told(progress, { t: 'guardStepped', guard, from, to, sightings: others }, ...caught.events);
  return isOver
    ? endGame(moveOn(stepped, caught.state), guardsResult(caught.state, 'captures'))
    : freeBySight(board, moveOn(stepped, shown), guard);
}

/** A check of hers: whom she sees as she stands and faces is shown. */
function look(
  board: ConventBoard,
  state: ConventState,
  guard: GuardId,
): { readonly shown: ConventState; readonly sightings: readonly Sighting[] } {
  const looking = guardOf(state, guard);
  const seen = novicesSeenBy(board, state, looking);
  return { shown: showSeen(state, seen), sightings: seen.map(target => sightingOf(looking, target)) };
}

/** On duty she becomes free as soon as a check of her own step shows a novice on the run (C-10.3, C-10.7). */
function freeBySight(board: ConventBoard, progress: Progress, guard: GuardId): Progress {
  const novices = numbersSeen(board, progress.state, guard);
  if (novices.length === 0 || guardOf(progress.state, guard).freedom === 'free') return progress;
  return moveOn(progress, withGuard(progress.state, guard, { freedom: 'free' }), { t: 'guardFreed', guard, novices });
}

/** The novices on the run whom a guard sees now. */
const numbersSeen = (board: ConventBoard, state: ConventState, guard: GuardId): readonly NoviceNumber[] =>
  fugitivesSeenBy(board, state, guardOf(state, guard)).map(({ novice }) => novice);
