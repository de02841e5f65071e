import type { ConventEvent } from '../../rules/events.ts';
import type { GuardId, NoviceNumber } from '../../rules/seats.ts';
import type { GuardMode } from '../../rules/terms.ts';

/** What became of a novice. Rounds are null for what never happened. */
export interface NoviceSummary {
  readonly novice: NoviceNumber;
  readonly keyRound: number | null;
  /** When she took the wish that she had in the end, or last lost. */
  readonly wishRound: number | null;
  readonly caughtRounds: readonly number[];
  readonly steps: number;
}

/** A guard's movement in a round. */
export interface GuardLine {
  readonly round: number;
  readonly guard: GuardId;
  readonly mode: GuardMode;
  readonly steps: number;
  readonly space: number;
}

/** Each event with the round in which it happened. */
function withRounds(log: readonly ConventEvent[]): readonly (readonly [number, ConventEvent])[] {
  let round = 1;
  return log.map(event => {
    if (event.t === 'roundBegan') round = event.round;
    return [round, event] as const;
  });
}

export function noviceSummary(log: readonly ConventEvent[], novice: NoviceNumber): NoviceSummary {
  const own = withRounds(log).filter(([, event]) => 'novice' in event && event.novice === novice);
  const lines = own.flatMap(([, event]) => (event.t === 'planLogged' ? [event.line] : []));
  return {
    novice,
    keyRound: lines.find(({ tookKey }) => tookKey)?.round ?? null,
    wishRound: lines.filter(({ tookWish }) => tookWish).at(-1)?.round ?? null,
    caughtRounds: own.flatMap(([round, event]) => (event.t === 'captured' ? [round] : [])),
    steps: lines.reduce((sum, { moves }) => sum + moves.flat().length, 0),
  };
}

export function guardLines(log: readonly ConventEvent[]): readonly GuardLine[] {
  const spaces = new Map<GuardId, number>();
  return withRounds(log).flatMap(([round, event]) => {
    if (event.t === 'guardStepped') spaces.set(event.guard, event.to);
    if (event.t !== 'movementShown') return [];
    const { guard, mode, steps } = event;
    return [{ round, guard, mode, steps, space: spaces.get(guard) ?? 0 }];
  });
}
