import type { ConventBoard } from '../board/board.ts';
import { showOldFalseNoises, spendFaceDown, spendNoviceBlessing } from './blessings.ts';
import { drawnDie } from './chance.ts';
import { modifierOf } from './modes.ts';
import { hearings, isDeaf, layersAmong, layNoise } from './noise.ts';
import type { Hearing } from './noise.ts';
import { moveOn, told } from './progress.ts';
import type { Progress } from './progress.ts';
import { guardIds } from './seats.ts';
import type { NoviceNumber } from './seats.ts';
import { hiddenOf } from './state.ts';
import type { ConventState, NoviceState } from './state.ts';
import type { NoiseToken } from './terms.ts';
import { novicePhaseOf } from './tokens.ts';

/** Begins C-3.2 (d). */
export function beginNoise(board: ConventBoard, progress: Progress): Progress {
  const shown = showOldFalseNoises(progress);
  return rollNext(board, moveOn(shown, { ...shown.state, stage: { name: 'noise', rolling: null, reaches: [] } }));
}

/**
 * The die of the novice whose roll is due: her blessing may change it as she ordered with her plan (C-8.1, C-12.2,
 * C-12.3); then the next novice's roll is due, or, after the last, the tokens are.
 */
export function settleNoiseDie(board: ConventBoard, progress: Progress, rolled: number): Progress {
  const { state } = progress;
  if (state.stage.name !== 'noise' || state.stage.rolling === null) return progress;
  const { novice, again } = state.stage.rolling;
  const { blessing, mode } = hiddenOf(state, novice).planned!;
  const modifier = modifierOf(state.options.settings, mode);
  const source = state.options.dice;
  const tell = (before: Progress, die: number, changedBy: 'adjust' | 'reroll' | null): Progress =>
    told(before, { t: 'noiseRolled', novice, die, modifier, reach: die + modifier, blessing: changedBy, source });

  const first = tell(progress, rolled, again ? 'reroll' : null);
  if (!again && blessing?.kind === 'reroll' && blessing.when[rolled - 1]) {
    const spent = spendNoviceBlessing(first, novice);
    return moveOn(spent, { ...spent.state, stage: { ...state.stage, rolling: { novice, again: true } } });
  }
  const change = blessing?.kind === 'adjust' ? blessing.changes[rolled - 1]! : 0;
  const settled = change === 0 ? first : tell(spendNoviceBlessing(first, novice), rolled + change, 'adjust');
  const reaches = [...state.stage.reaches, { novice, reach: rolled + change + modifier }];
  return rollNext(board, moveOn(settled, { ...settled.state, stage: { ...state.stage, rolling: null, reaches } }));
}

/** The die that nobody types. */
export function drawNoiseDie(board: ConventBoard, progress: Progress): Progress {
  const { stage } = progress.state;
  if (stage.name !== 'noise' || stage.rolling === null) return progress;
  return settleNoiseDie(board, progress, drawnDie(progress.state, { kind: 'noise', ...stage.rolling }));
}

/** Who hears whom by the sums rolled (C-8.2, C-8.6). */
export function noiseHearings(board: ConventBoard, state: ConventState): readonly Hearing[] {
  const reaches = state.stage.name === 'noise' ? state.stage.reaches : [];
  return hearings(board, state, { reaches, guards: guardIds.filter(guard => !isDeaf(state, guard)) });
}

/** All tokens of the novice phase, real or false, at the same moment (C-12.7). */
export function layNoviceTokens(board: ConventBoard, progress: Progress): Progress {
  const { state } = progress;
  const falseNoise = state.hidden.novices.flatMap(one => falseNoiseOf(state, one.novice) ?? []);
  const heard = noiseHearings(board, state);
  const laid = layNoise(board, state, { heard, falseNoise, moment: novicePhaseOf(state.round) });
  const done = { ...laid.state, hidden: { ...laid.state.hidden, laying: [] } };
  return falseNoise.reduce(
    (spent, { novice }) => spendFalseNoise(spent, novice!),
    moveOn(progress, done, ...laid.events),
  );
}

function rollNext(board: ConventBoard, progress: Progress): Progress {
  const { state } = progress;
  if (state.stage.name !== 'noise') return progress;
  const { reaches } = state.stage;
  const next = state.novices.find(
    one => rollsNoise(state, one) && !reaches.some(({ novice }) => novice === one.novice),
  );
  if (next !== undefined) {
    return moveOn(progress, { ...state, stage: { ...state.stage, rolling: { novice: next.novice, again: false } } });
  }
  const laying = layersAmong(state, noiseHearings(board, state)).map(novice => ({ novice, picks: null }));
  return moveOn(progress, { ...state, hidden: { ...state.hidden, laying } });
}

/** Caught novices never roll (C-8.7), shown ones by `noise.visible`, and in round 1 perhaps nobody (C-4.9). */
function rollsNoise({ options, round }: ConventState, { status, figure }: NoviceState): boolean {
  const isSilentRound = round === 1 && options.settings['round1.noise'] === 'none';
  const isSilent = figure !== null && options.settings['noise.visible'] === 'silent';
  return status === 'onTheRun' && !isSilentRound && !isSilent;
}

function falseNoiseOf(state: ConventState, novice: NoviceNumber): NoiseToken | null {
  const blessing = hiddenOf(state, novice).planned?.blessing;
  if (blessing?.kind !== 'falseNoise') return null;
  return { kind: 'noise', novice, guard: blessing.guard, space: blessing.space, laid: novicePhaseOf(state.round) };
}

function spendFalseNoise(progress: Progress, novice: NoviceNumber): Progress {
  const blessing = hiddenOf(progress.state, novice).planned?.blessing;
  const isFaceDown = blessing?.kind === 'falseNoise' && blessing.keepFaceDown;
  return isFaceDown ? spendFaceDown(progress, novice) : spendNoviceBlessing(progress, novice);
}
