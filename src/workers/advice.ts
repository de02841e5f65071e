import type { Decision } from '../engine/bot.ts';
import type { AskBase, Viewer } from '../engine/contract.ts';
import { witnessedBy } from '../engine/session.ts';
import type { Session } from '../engine/session.ts';
import { newRequestNumber } from './bot-request.ts';
import type { BotPort } from './worker-ports.ts';

/** What a game's adviser makes of what a seat, or the table, can know: the same data as a bot's, without an action. */
export type Advice = Pick<Decision, 'because' | 'beliefs'>;

/** The bot that plays nothing and tells what can be known; every game that gives hints has one. */
const adviser = 'adviser';

/** Works the hints of a viewer out beside the bots, from the viewer's own view; null when that fails. */
export async function adviceFor(session: Session, bots: BotPort, viewer: Viewer): Promise<Advice | null> {
  const { game, header, state } = session;
  const asked = viewer === 'table' ? undefined : game.asks(state, viewer)[0];
  const ask: AskBase = asked ?? { id: '', kind: 'none', seat: viewer };
  const decision = await bots
    .decide({
      number: newRequestNumber(),
      play: header.id,
      game: header.game,
      bot: adviser,
      seat: viewer,
      view: game.view(state, viewer),
      ask,
      legal: [],
      told: witnessedBy(session, viewer),
      seed: [0, 0, 0, 0],
    })
    .catch(() => null);
  return decision && { because: decision.because, beliefs: decision.beliefs };
}
