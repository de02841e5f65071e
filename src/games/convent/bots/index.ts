import type { Bot } from '../../../engine/bot.ts';
import type { Seat } from '../../../engine/contract.ts';
import type { ConventBoard } from '../board/board.ts';
import type { ConventAction } from '../rules/actions.ts';
import type { ConventAsk } from '../rules/asks.ts';
import type { ConventEvent } from '../rules/events.ts';
import { noviceOfSeat } from '../rules/seats.ts';
import type { ConventView } from '../rules/view.ts';
import { adviser } from './adviser.ts';
import type { Adviser } from './adviser.ts';
import { guardBot } from './guards/index.ts';
import { noviceBot } from './novices/index.ts';

export type ConventBot = Bot<ConventView, ConventAsk, ConventAction, ConventEvent>;

/** The bot that plays a seat of one game; an id that this version does not know plays as `level1`. */
export function conventBotFor(
  board: ConventBoard,
  { bot, seat }: { readonly bot: string; readonly seat: Seat },
): ConventBot {
  return noviceOfSeat(seat) === null ? guardBot(board, bot, seat) : noviceBot(board, bot);
}

/** The bot of a seat, or whoever gives hints to a viewer and plays nothing. */
export const conventBotOrAdviser = (
  board: ConventBoard,
  { bot, seat }: { readonly bot: string; readonly seat: Seat },
): ConventBot | Adviser => (bot === 'adviser' ? adviser(board, seat) : conventBotFor(board, { bot, seat }));
