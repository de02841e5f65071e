import type { ConventEvent } from './events.ts';
import { cellOf } from './places.ts';
import { moveOn, told } from './progress.ts';
import type { Progress } from './progress.ts';
import type { NoviceNumber } from './seats.ts';
import { hiddenOf, noviceOf, withNovice } from './state.ts';
import type { ConventState } from './state.ts';

/** C-3.2 (e): every caught novice stays caught or goes on the run, by C-11.9 or the value of `caught.release`. */
export function releaseNovices(progress: Progress): Progress {
  return caughtNovices(progress.state).reduce((released, novice) => {
    const seen = noviceOf(released.state, novice).figure !== null;
    const inCell = isInCell(released.state, novice);
    return isReleased(released.state, { novice, seen, inCell })
      ? setFree(released, { novice, inCell })
      : told(released, { t: 'stayedCaught', novice, seen });
  }, progress);
}

/** `caught.release` = `home`: who has come home caught goes on the run when the next round starts (C-11.10). */
export function releaseAtHome(progress: Progress): Progress {
  if (progress.state.options.settings['caught.release'] !== 'home') return progress;
  return caughtNovices(progress.state)
    .filter(novice => isInCell(progress.state, novice) && hiddenOf(progress.state, novice).log.at(-1)?.caught)
    .reduce((released, novice) => setFree(released, { novice, inCell: true }), progress);
}

function isReleased(
  state: ConventState,
  { novice, seen, inCell }: { readonly novice: NoviceNumber; readonly seen: boolean; readonly inCell: boolean },
): boolean {
  const release = state.options.settings['caught.release'];
  if (release === 'home') return false;
  if (inCell) return true;
  return !seen && (release === 'auto' || hiddenOf(state, novice).planned?.release === 'onTheRun');
}

const caughtNovices = (state: ConventState): readonly NoviceNumber[] =>
  state.novices.filter(({ status }) => status === 'caught').map(({ novice }) => novice);

const isInCell = (state: ConventState, novice: NoviceNumber): boolean =>
  hiddenOf(state, novice).space === cellOf(novice);

function setFree(
  progress: Progress,
  { novice, inCell }: { readonly novice: NoviceNumber; readonly inCell: boolean },
): Progress {
  const event: ConventEvent = { t: 'statusChanged', novice, status: 'onTheRun', inCell };
  return moveOn(progress, withNovice(progress.state, novice, { status: 'onTheRun' }), event);
}
