import type { ConventResult } from './events.ts';
import type { ConventOptions } from './options.ts';
import { seatsOf } from './options.ts';
import { cellOf } from './places.ts';
import { moveOn } from './progress.ts';
import type { Progress } from './progress.ts';
import { noviceSeat } from './seats.ts';
import type { ConventSeat, NoviceNumber } from './seats.ts';
import { noviceOf } from './state.ts';
import type { ConventState } from './state.ts';

/** Captures with which the guards win (C-13.3). */
export function captureLimit({ settings, novices, guardPlayers }: ConventOptions): number {
  return settings['end.captures'] === 'novices' ? novices.length : novices.length + guardPlayers;
}

/** The last round (C-13.4). */
export const lastRound = ({ settings }: ConventOptions): number => Number(settings['end.rounds']);

/** The end for novices who are home with key and wish, fewest catches first (C-13.1, C-13.2); null when there is none. */
export function homeResult(state: ConventState): ConventResult | null {
  const isHome = ({ novice, hasKey, hasWish, space }: ConventState['hidden']['novices'][number]): boolean =>
    hasKey && hasWish && space === cellOf(novice);
  const home = state.hidden.novices.filter(isHome).map(({ novice }) => noviceOf(state, novice));
  if (home.length === 0) return null;
  const fewest = Math.min(...home.map(({ captured }) => captured));
  const winners: readonly NoviceNumber[] = home
    .filter(({ captured }) => captured === fewest)
    .map(({ novice }) => novice);
  return { seats: winners.map(noviceSeat), side: 'novices', reason: 'home', captures: catches(state) };
}

/** The guards' end, by captures or because the night is over (C-13.3, C-13.4, C-15.5). */
export function guardsResult(state: ConventState, reason: 'captures' | 'rounds'): ConventResult {
  return { seats: winningGuards(state), side: 'guards', reason, captures: catches(state) };
}

/** A table gives the game up: nobody wins. */
export const resignedResult = (state: ConventState): ConventResult => ({
  seats: [],
  side: 'nobody',
  reason: 'resigned',
  captures: catches(state),
});

/** Ends the game; the stage holds the result. */
export const endGame = (progress: Progress, result: ConventResult): Progress =>
  moveOn(progress, { ...progress.state, stage: { name: 'over', result } }, { t: 'gameEnded', result });

const catches = (state: ConventState): ConventResult['captures'] =>
  state.guards.map(guard => ({ guard: guard.guard, count: guard.catches }));

function winningGuards(state: ConventState): readonly ConventSeat[] {
  const seats = seatsOf(state.options).slice(state.options.novices.length);
  if (state.options.settings['guards.compare'] === 'no' || state.options.guardPlayers === 1) return seats;
  const most = Math.max(...state.guards.map(guard => guard.catches));
  return state.guards.filter(guard => guard.catches === most).map(({ guard }) => guard);
}
