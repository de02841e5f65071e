import type { Decision } from '../engine/bot.ts';
import { hashOf } from '../engine/canonical.ts';
import type { Seat } from '../engine/contract.ts';
import type { Session } from '../engine/session.ts';
import { holderOf } from '../engine/table.ts';
import { isTutorial, newRequestNumber, requestOf, sessionAt } from './bot-request.ts';
import type { BotPort } from './worker-ports.ts';

/** What moved a bot to an entry. */
export interface Thought {
  /** Number of the entry in the log, from 0. */
  readonly n: number;
  readonly seat: Seat;
  /** Null when the bot would decide otherwise today, or had no time to decide: why it acted is not known. */
  readonly decision: Decision | null;
}

/**
 * The thoughts behind these entries, thought once more from what the bot knew then; entries of people and of dice are
 * left out. While a game goes on only bots that teach tell theirs.
 */
export async function thoughtsOf(
  session: Session,
  bots: BotPort,
  entries: readonly number[],
): Promise<readonly Thought[]> {
  const { game, header, steps } = session;
  const isOver = game.result(session.state) !== null;
  const thoughts: Thought[] = [];
  for (const n of entries) {
    const entry = steps[n]?.entry;
    const bot = entry === undefined ? null : holderOf(header.table, entry.seat)?.bot;
    if (entry === undefined || !bot || !(isOver || isTutorial(bot))) continue;
    const { seat, action } = entry;
    const before = whenAsked(session, { n, seat });
    const ask = game.asks(before.state, seat)[0];
    if (ask === undefined || ask.kind === 'roll' || action.ask !== ask.id) continue;
    const decision = await bots.decide(requestOf(before, { seat, bot, ask }, newRequestNumber())).catch(() => null);
    const isSame = decision !== null && hashOf(decision.action) === hashOf(action);
    thoughts.push({ n, seat, decision: isSame ? decision : null });
  }
  return thoughts;
}

/** Bots are asked as soon as their pause begins, and others may have answered theirs before this entry was logged. */
function whenAsked(session: Session, { n, seat }: Pick<Thought, 'n' | 'seat'>): Session {
  const askAt = (at: Session): string | undefined => session.game.asks(at.state, seat)[0]?.id;
  let before = sessionAt(session, n);
  const ask = askAt(before);
  for (let count = n - 1; count >= 0 && session.steps[count]?.entry.seat !== seat; count--) {
    const earlier = sessionAt(session, count);
    if (askAt(earlier) !== ask) break;
    before = earlier;
  }
  return before;
}
