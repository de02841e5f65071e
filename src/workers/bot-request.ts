import { draw } from '../engine/chance.ts';
import type { AskBase, Seat, Seed } from '../engine/contract.ts';
import { stateAfter, witnessedBy } from '../engine/session.ts';
import type { Session } from '../engine/session.ts';
import type { BotRequest } from './worker-ports.ts';

/** A bot's seat and what it is asked. */
export interface Asked {
  readonly seat: Seat;
  readonly bot: string;
  readonly ask: AskBase;
}

/** A bot that teaches: it plays like the bot before the colon, and what moved it may be seen while the game goes on. */
const tutorialMark = ':tutorial';

export const isTutorial = (bot: string): boolean => bot.endsWith(tutorialMark);

const withoutMark = (bot: string): string => (isTutorial(bot) ? bot.slice(0, -tutorialMark.length) : bot);

/**
 * Randomness for one decision: it follows from the game's seed, and no draw of the game follows from it. Only the seat's
 * own entries are counted, so it is the same whoever else has answered meanwhile, and the same when it is asked again.
 */
export function seedOf({ header, steps }: Session, { seat, ask }: Pick<Asked, 'seat' | 'ask'>): Seed {
  const own = steps.reduce((count, { entry }) => count + Number(entry.seat === seat), 0);
  const purpose = `bot/${seat}/${ask.id}/${own}`;
  const word = (counter: number): number => draw(header.seed, { purpose, counter, count: 0x1_0000_0000 });
  return [word(0), word(1), word(2), word(3)];
}

/** All that a bot is told when it is asked: its own view and nothing of the state. */
export function requestOf(session: Session, { seat, ask, bot }: Asked, number: number): BotRequest {
  const { game, header, state } = session;
  return {
    number,
    play: header.id,
    game: header.game,
    bot: withoutMark(bot),
    seat,
    view: game.view(state, seat),
    ask,
    legal: game.legal(state, seat),
    told: witnessedBy(session, seat),
    seed: seedOf(session, { seat, ask }),
  };
}

/** The session as it was after its first `count` entries. */
export const sessionAt = (session: Session, count: number): Session => ({
  ...session,
  steps: session.steps.slice(0, count),
  state: stateAfter(session, count),
});

let requests = 0;

/** A number that no other request has. */
export const newRequestNumber = (): number => (requests += 1);
