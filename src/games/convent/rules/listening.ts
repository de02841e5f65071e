import type { ConventBoard } from '../board/board.ts';
import type { UseBlessingAction } from './actions.ts';
import { spendGuardBlessing } from './blessings.ts';
import { drawnDie } from './chance.ts';
import { modifierOf } from './modes.ts';
import { hearings, layersAmong, layNoise } from './noise.ts';
import type { Hearing } from './noise.ts';
import { moveOn, told } from './progress.ts';
import type { Progress } from './progress.ts';
import type { GuardId } from './seats.ts';
import { guardOf, hiddenGuardOf } from './state.ts';
import type { ConventState, Stage } from './state.ts';
import type { NoiseToken } from './terms.ts';
import { guardPhaseOf, isOutdated } from './tokens.ts';

type ListenStage = Extract<Stage, { readonly name: 'listen' }>;

/** C-3.3 (b): what lay before this phase is removed (C-8.9). */
export function removeOldTokens(progress: Progress): Progress {
  const { state } = progress;
  const removed = state.tokens.filter(token => isOutdated(token, state.round));
  if (removed.length === 0) return progress;
  const tokens = state.tokens.filter(token => !isOutdated(token, state.round));
  return moveOn(progress, { ...state, tokens }, { t: 'tokensRemoved', tokens: removed });
}

/** The first of these guards who walked listens now (C-3.3 (c), C-8.6); null when none of them walked. */
export function beginListening(progress: Progress, order: readonly GuardId[]): Progress | null {
  const [guard, ...rest] = order.filter(one => guardOf(progress.state, one).card === 'walk');
  if (guard === undefined) return null;
  const stage: ListenStage = { name: 'listen', order: rest, guard, awaits: 'roll', die: null, falseNoise: null };
  return moveOn(progress, { ...progress.state, stage });
}

/** The guard's die is known: with an unspent blessing she is asked before the tokens are laid (C-8.8, C-12.6). */
export function settleListeningDie(board: ConventBoard, progress: Progress, rolled: number): Progress {
  const { stage } = progress.state;
  if (stage.name !== 'listen') return progress;
  const again = stage.awaits === 'rollAgain';
  const heard = tellDie(progress, { guard: stage.guard, die: rolled, blessing: again ? 'reroll' : null });
  const isAsked = !again && hiddenGuardOf(progress.state, stage.guard).blessing !== null;
  const settled = at(heard, { ...stage, die: rolled, awaits: 'blessing' });
  return isAsked ? settled : awaitTokens(board, settled);
}

/** The die that nobody types. */
export function drawListeningDie(board: ConventBoard, progress: Progress): Progress {
  const { stage } = progress.state;
  if (stage.name !== 'listen') return progress;
  const again = stage.awaits === 'rollAgain';
  return settleListeningDie(
    board,
    progress,
    drawnDie(progress.state, { kind: 'listening', guard: stage.guard, again }),
  );
}

/** The guard's blessing after her listening roll, used or kept (C-12.2, C-12.3, C-12.5). */
export function useGuardBlessing(board: ConventBoard, progress: Progress, { guard, use }: UseBlessingAction): Progress {
  const { stage } = progress.state;
  if (stage.name !== 'listen') return progress;
  if (use === null) return awaitTokens(board, progress);
  const spent = spendGuardBlessing(progress, guard);
  if (use.kind === 'reroll') return at(spent, { ...stage, awaits: 'rollAgain' });
  if (use.kind === 'falseNoise') return awaitTokens(board, at(spent, { ...stage, falseNoise: use.space }));
  const die = stage.die! + use.change;
  return awaitTokens(board, at(tellDie(spent, { guard, die, blessing: 'adjust' }), { ...stage, die }));
}

/** Every novice on the run whom the listening guard hears, by the card she showed this round (C-8.7, C-8.8). */
export function listeningHearings(board: ConventBoard, state: ConventState): readonly Hearing[] {
  const { stage } = state;
  if (stage.name !== 'listen' || stage.die === null) return [];
  const { die, guard } = stage;
  const { settings } = state.options;
  const isOwn = settings['noise.listenModifier'] === 'own';
  const reaches = state.novices
    .filter(({ status }) => status === 'onTheRun')
    .map(({ novice, card }) => ({ novice, reach: die + (isOwn && card !== null ? modifierOf(settings, card) : 0) }));
  return hearings(board, state, { reaches, guards: [guard] });
}

/** The tokens beside the guard who listens. */
export function layListeningTokens(board: ConventBoard, progress: Progress): Progress {
  const { state } = progress;
  if (state.stage.name !== 'listen') return progress;
  const { guard, falseNoise: space } = state.stage;
  const moment = guardPhaseOf(state.round);
  const own: NoiseToken | null = space === null ? null : { kind: 'noise', novice: null, guard, space, laid: moment };
  const heard = listeningHearings(board, state);
  const laid = layNoise(board, state, { heard, falseNoise: own === null ? [] : [own], moment });
  return moveOn(progress, { ...laid.state, hidden: { ...laid.state.hidden, laying: [] } }, ...laid.events);
}

function awaitTokens(board: ConventBoard, progress: Progress): Progress {
  const { state } = progress;
  if (state.stage.name !== 'listen') return progress;
  const laying = layersAmong(state, listeningHearings(board, state)).map(novice => ({ novice, picks: null }));
  const stage: ListenStage = { ...state.stage, awaits: 'tokens' };
  return moveOn(progress, { ...state, stage, hidden: { ...state.hidden, laying } });
}

const at = (progress: Progress, stage: ListenStage): Progress => moveOn(progress, { ...progress.state, stage });

/** The die holds against each novice with her own modifier, so none is told here. */
const tellDie = (
  progress: Progress,
  {
    guard,
    die,
    blessing,
  }: { readonly guard: GuardId; readonly die: number; readonly blessing: 'adjust' | 'reroll' | null },
): Progress =>
  told(progress, {
    t: 'listeningRolled',
    guard,
    die,
    modifier: 0,
    reach: die,
    blessing,
    source: progress.state.options.dice,
  });
