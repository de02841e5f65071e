import type { Bot } from '../../../engine/bot.ts';
import type { Seat } from '../../../engine/contract.ts';
import type { ConventBoard } from '../board/board.ts';
import type { ConventAction } from '../rules/actions.ts';
import type { ConventAsk } from '../rules/asks.ts';
import type { ConventEvent } from '../rules/events.ts';
import { noviceOfSeat } from '../rules/seats.ts';
import type { ConventView } from '../rules/view.ts';
import { simpleGuard } from './simple-guard.ts';
import { simpleNovice } from './simple-novice.ts';

export type ConventBot = Bot<ConventView, ConventAsk, ConventAction, ConventEvent>;

/** The bots by the id a person at the table carries, each with a head for novices and one for guards. */
const bots: Readonly<Record<string, Readonly<Record<'novice' | 'guard', (board: ConventBoard) => ConventBot>>>> = {
  simple: { novice: simpleNovice, guard: simpleGuard },
};

/** The bot for a seat; an id that this version does not know plays as `simple`. */
export function conventBotFor(
  board: ConventBoard,
  { bot, seat }: { readonly bot: string; readonly seat: Seat },
): ConventBot {
  const heads = (Object.hasOwn(bots, bot) ? bots[bot] : undefined) ?? bots['simple']!;
  return heads[noviceOfSeat(seat) === null ? 'guard' : 'novice'](board);
}
