import type { ConventResult } from '../rules/events.ts';
import { noviceOfSeat } from '../rules/seats.ts';
import type { Narrator } from './narrator.ts';

/** Who won and by what, in one sentence (C-13). */
export function resultText(result: ConventResult, narrator: Narrator): string {
  const winners = result.seats.map(seat => {
    const novice = noviceOfSeat(seat);
    return novice === null ? narrator.holder(seat) : narrator.novice(novice);
  });
  return narrator.say(`result.${result.reason}`, { winners: narrator.list([...new Set(winners)]) });
}
