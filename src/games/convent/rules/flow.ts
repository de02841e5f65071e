import type { ConventBoard } from '../board/board.ts';
import type { ConventEvent } from './events.ts';
import { spendNoviceBlessing } from './blessings.ts';
import { endGame, guardsResult, homeResult, lastRound } from './ending.ts';
import { beginMovement } from './guard-move.ts';
import { beginListening, drawListeningDie, layListeningTokens, removeOldTokens } from './listening.ts';
import { beginNoise, drawNoiseDie, layNoviceTokens } from './noise-stage.ts';
import { moveNovice } from './novice-move.ts';
import { moveOn } from './progress.ts';
import type { Progress } from './progress.ts';
import { releaseAtHome, releaseNovices } from './release.ts';
import type { GuardId } from './seats.ts';
import { guardOf, hiddenOf, withNovice } from './state.ts';
import type { ConventState, Stage } from './state.ts';

/** Runs the game on through everything that asks nobody, up to the next pause (C-3.1). */
export function proceed(board: ConventBoard, progress: Progress): Progress {
  let current = progress;
  for (;;) {
    const next = advance(board, current);
    if (next === current) return current;
    current = next;
  }
}

/** One stage further, or the same progress while somebody is awaited. */
function advance(board: ConventBoard, progress: Progress): Progress {
  const { stage, options, hidden } = progress.state;
  const isUndecided = hidden.laying.some(({ picks }) => picks === null);
  const isDrawn = options.dice === 'drawn';
  switch (stage.name) {
    case 'setupPaths':
      return afterSetupPath(progress, stage.guard);
    case 'plan':
      return hidden.novices.some(({ planned }) => planned === null) ? progress : moveNovices(board, progress);
    case 'noise':
      if (stage.rolling !== null) return isDrawn ? drawNoiseDie(board, progress) : progress;
      return isUndecided ? progress : endNovicePhase(layNoviceTokens(board, progress));
    case 'orderGuards':
      return beginInOrder(board, progress, stage);
    case 'guardMove':
      return guardOf(progress.state, stage.guard).hasMoved ? afterMovement(board, progress, stage) : progress;
    case 'listen':
      if (stage.awaits === 'blessing') return progress;
      if (stage.awaits !== 'tokens') return isDrawn ? drawListeningDie(board, progress) : progress;
      return isUndecided ? progress : listenOrEnd(layListeningTokens(board, progress), stage.order);
    case 'over':
      return progress;
  }
}

const at = (progress: Progress, stage: Stage, ...events: readonly ConventEvent[]): Progress =>
  moveOn(progress, { ...progress.state, stage }, ...events);

function afterSetupPath(progress: Progress, guard: GuardId): Progress {
  if (guardOf(progress.state, guard).path === null) return progress;
  const next = progress.state.guards.find(one => one.path === null);
  return at(progress, next === undefined ? { name: 'plan' } : { name: 'setupPaths', guard: next.guard });
}

/** C-3.2 (a) to (c): all move, then all cards are shown. */
function moveNovices(board: ConventBoard, progress: Progress): Progress {
  const { novices } = progress.state.options;
  const plan = (state: ConventState, novice: (typeof novices)[number]) => hiddenOf(state, novice).planned!;
  const moved = novices.reduce(
    (before, novice) => moveNovice(board, before, { novice, plan: plan(before.state, novice) }),
    progress,
  );
  const shown = novices.reduce((before, novice) => {
    const { mode, blessing } = plan(before.state, novice);
    const extraStep = blessing?.kind === 'extraStep';
    const carded = withNovice(before.state, novice, { card: mode });
    const told = moveOn(before, carded, { t: 'cardShown', novice, mode, extraStep });
    return extraStep ? spendNoviceBlessing(told, novice) : told;
  }, moved);
  return beginNoise(board, shown);
}

/** C-3.2 (e) and (f), then the guards' phase. */
function endNovicePhase(progress: Progress): Progress {
  const released = releaseNovices(progress);
  const result = homeResult(released.state);
  if (result !== null) return endGame(released, result);
  return at(released, { name: 'orderGuards', wanted: { abbess: null, prioress: null } });
}

/**
 * Agreement decides, else the Abbess goes first (C-14.2); a single guard player has named both. The cards of the last
 * movements are taken back.
 */
function beginInOrder(
  board: ConventBoard,
  progress: Progress,
  { wanted }: Extract<Stage, { readonly name: 'orderGuards' }>,
): Progress {
  if (wanted.abbess === null || wanted.prioress === null) return progress;
  const agreed = wanted.abbess === wanted.prioress;
  const first = agreed ? wanted.abbess : 'abbess';
  const order: readonly GuardId[] = first === 'abbess' ? ['abbess', 'prioress'] : ['prioress', 'abbess'];
  const guards = progress.state.guards.map(guard => ({ ...guard, steps: 0, hasMoved: false, card: null }));
  const ordered = moveOn(progress, { ...progress.state, guards }, { t: 'guardsOrdered', first, agreed });
  return beginMovement(board, ordered, { guard: first, order });
}

function afterMovement(
  board: ConventBoard,
  progress: Progress,
  { order }: Extract<Stage, { readonly name: 'guardMove' }>,
): Progress {
  const next = order.find(guard => !guardOf(progress.state, guard).hasMoved);
  if (next !== undefined) return beginMovement(board, progress, { guard: next, order });
  return listenOrEnd(removeOldTokens(progress), order);
}

const listenOrEnd = (progress: Progress, listeners: readonly GuardId[]): Progress =>
  beginListening(progress, listeners) ?? endRound(progress);

/** C-3.3 (d): the night is over, or the round marker moves on. */
function endRound(progress: Progress): Progress {
  const { state } = progress;
  const { round } = state;
  const ended = moveOn(progress, state, { t: 'roundEnded', round });
  if (round >= lastRound(state.options)) return endGame(ended, guardsResult(state, 'rounds'));
  const novices = state.novices.map(novice => ({ ...novice, card: null }));
  const hidden = { ...state.hidden, novices: state.hidden.novices.map(one => ({ ...one, planned: null })) };
  const next: ConventState = { ...state, round: round + 1, stage: { name: 'plan' }, novices, hidden };
  return releaseAtHome(moveOn(ended, next, { t: 'roundBegan', round: round + 1 }));
}
