import { seatOfGuard } from './options.ts';
import { guardIds, noviceSeat } from './seats.ts';
import type { ConventSeat } from './seats.ts';
import type { ConventState } from './state.ts';

/** The seats that are asked now, in turn order; public (C-3.4). Empty once the game is over. */
export function awaitedSeats(state: ConventState): readonly ConventSeat[] {
  const { stage, options, hidden } = state;
  const layers = (): readonly ConventSeat[] =>
    hidden.laying.filter(({ picks }) => picks === null).map(({ novice }) => noviceSeat(novice));
  switch (stage.name) {
    case 'setupPaths':
    case 'guardMove':
      return [seatOfGuard(options, stage.guard)];
    case 'plan':
      return hidden.novices.filter(({ planned }) => planned === null).map(({ novice }) => noviceSeat(novice));
    case 'noise':
      return stage.rolling === null ? layers() : [noviceSeat(stage.rolling.novice)];
    case 'orderGuards':
      return [...new Set(guardIds.filter(guard => stage.wanted[guard] === null).map(one => seatOfGuard(options, one)))];
    case 'listen':
      return stage.awaits === 'tokens' ? layers() : [seatOfGuard(options, stage.guard)];
    case 'over':
      return [];
  }
}
