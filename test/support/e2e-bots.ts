import { decisionOf } from '../../src/engine/bot.ts';
import { randomStream } from '../../src/engine/chance.ts';
import type { ActionBase } from '../../src/engine/contract.ts';
import { newSession } from '../../src/engine/session.ts';
import type { Session } from '../../src/engine/session.ts';
import { holderOf, type Person } from '../../src/engine/table.ts';
import { conventBotFor } from '../../src/games/convent/bots/index.ts';
import type { ConventAction } from '../../src/games/convent/rules/actions.ts';
import type { ConventAsk } from '../../src/games/convent/rules/asks.ts';
import type { ConventEvent } from '../../src/games/convent/rules/events.ts';
import type { ConventView } from '../../src/games/convent/rules/view.ts';
import { requestOf } from '../../src/workers/bot-request.ts';
import type { BotPort } from '../../src/workers/worker-ports.ts';
import { board } from './convent-game.ts';
import { dealt, type Dealing, loaded } from './e2e-game.ts';
import { played } from './save-builder.ts';

const { rules } = loaded;

/** A game just dealt in which these persons, by name, are bots. */
export function dealtToBots(dealing: Dealing, bots: Readonly<Record<string, string>>): Session {
  const { header } = dealt(dealing);
  const persons = header.table.persons.map((person): Person => {
    const bot = bots[person.name];
    return bot === undefined ? person : { ...person, kind: 'bot', bot };
  });
  return newSession(rules, { ...header, table: { ...header.table, persons } });
}

/** The app's bots, without a worker. */
export const nodeBots: BotPort = {
  async decide({ bot, seat, view, ask, legal, told, seed }) {
    return decisionOf(
      conventBotFor(board, { bot, seat }).think({
        view: view as ConventView,
        ask: ask as ConventAsk,
        legal: legal as readonly ConventAction[],
        told: told as readonly ConventEvent[],
        random: randomStream(seed, 'bot'),
      }),
    );
  },
  giveUp: async () => undefined,
};

/** What the app's own bot does here, so that the app thinks the same once more; people do whatever is legal. */
function answerAt(session: Session): ActionBase {
  const { header, state } = session;
  const { seat } = rules.asks(state, 'table')[0]!;
  const ask = rules.asks(state, seat)[0]!;
  const bot = holderOf(header.table, seat)?.bot ?? null;
  if (bot === null || ask.kind === 'roll') {
    return rules.sampleLegal(state, seat, randomStream([session.steps.length, 1, 1, 1], 'anything'));
  }
  const asked = requestOf(session, { seat, bot, ask }, 0);
  const thought = conventBotFor(board, { bot: asked.bot, seat }).think({
    view: asked.view as ConventView,
    ask: ask as ConventAsk,
    legal: asked.legal as readonly ConventAction[],
    told: asked.told as readonly ConventEvent[],
    random: randomStream(asked.seed, 'bot'),
  });
  return decisionOf(thought).action;
}

/** Plays on until a moment, at the latest to the end. */
export function playedByBots(session: Session, isReached: (session: Session) => boolean = () => false): Session {
  let at = session;
  while (rules.result(at.state) === null && !isReached(at)) at = played(at, answerAt(at));
  return at;
}
