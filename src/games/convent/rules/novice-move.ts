import type { ConventBoard } from '../board/board.ts';
import type { PlanAction } from './actions.ts';
import type { ConventEvent, Sighting } from './events.ts';
import { keySpaceOf, wishSpaceOf } from './places.ts';
import { moveOn } from './progress.ts';
import type { Progress } from './progress.ts';
import type { NoviceNumber } from './seats.ts';
import { guardsSeeing, sightingOf } from './sight.ts';
import { guardOf, hiddenOf, noviceOf, withHidden, withNovice } from './state.ts';
import type { ConventState } from './state.ts';
import type { LogLine, Status, VanishedToken } from './terms.ts';
import { novicePhaseOf } from './tokens.ts';

/** What the guards, as they stand and face, notice of a way (C-6.8). */
export interface Passage {
  /** For each space she enters in sight, in order, and each guard who sees her there. */
  readonly sightings: readonly Sighting[];
  readonly vanished: readonly VanishedToken[];
  /** Her last space when she is seen there, else null: the figure waits in her cell (C-7.2, C-7.8). */
  readonly figure: number | null;
}

/** Follows a novice over the spaces of her whole move. Every loss of all sight has its own token (C-7.3, C-7.4, C-7.6). */
export function passageOf(
  board: ConventBoard,
  state: ConventState,
  move: {
    readonly novice: NoviceNumber;
    readonly status: Status;
    readonly from: number;
    readonly route: readonly number[];
  },
): Passage {
  const { novice, status, route } = move;
  const isBetween = state.options.settings['vanish.place'] === 'between';
  const sightings: Sighting[] = [];
  const vanished: VanishedToken[] = [];
  let at = move.from;
  let watching = guardsSeeing(board, state, { novice, space: at });
  for (const space of route) {
    const seeing = guardsSeeing(board, state, { novice, space });
    sightings.push(...seeing.map(guard => sightingOf(guardOf(state, guard), { novice, space })));
    if (status === 'onTheRun' && watching.length > 0 && seeing.length === 0) {
      const to = isBetween ? space : null;
      vanished.push({ kind: 'vanished', novice, guards: watching, at, to, laid: novicePhaseOf(state.round) });
    }
    at = space;
    watching = seeing;
  }
  return { sightings, vanished, figure: watching.length > 0 ? at : null };
}

/** Moves one novice by her confirmed plan: passage, key and wish, log (C-4.1, C-5.1, C-5.3, C-5.5). */
export function moveNovice(
  board: ConventBoard,
  progress: Progress,
  { novice, plan }: { readonly novice: NoviceNumber; readonly plan: PlanAction },
): Progress {
  const { state } = progress;
  const { moves, mode } = plan;
  const { space: from, log, ...hidden } = hiddenOf(state, novice);
  const { status } = noviceOf(state, novice);
  const route = moves.flat();
  const passage = passageOf(board, state, { novice, status, from, route });
  const isFree = status === 'onTheRun';
  let { hasKey, hasWish } = hidden;
  let at = from;
  for (const move of moves) {
    at = move.at(-1) ?? at;
    hasKey ||= isFree && at === keySpaceOf(hidden.key);
    hasWish ||= isFree && hasKey && at === wishSpaceOf(hidden.key);
  }
  const line: LogLine = {
    round: state.round,
    from,
    moves,
    mode,
    tookKey: hasKey && !hidden.hasKey,
    tookWish: hasWish && !hidden.hasWish,
    caught: !isFree,
  };
  const moved = withHidden(state, novice, { space: at, hasKey, hasWish, log: [...log, line] });
  const shown = withNovice(moved, novice, { figure: passage.figure });
  const tokens = passage.vanished.length === 0 ? state.tokens : [...state.tokens, ...passage.vanished];
  const events: readonly ConventEvent[] = [
    { t: 'planLogged', novice, line },
    { t: 'noviceMoved', novice, ...passage },
  ];
  return moveOn(progress, { ...shown, tokens }, ...events);
}
