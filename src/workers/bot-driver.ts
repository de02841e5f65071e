import { draw, randomStream } from '../engine/chance.ts';
import type { ActionBase, AskBase, Seat, Seed } from '../engine/contract.ts';
import { witnessedBy } from '../engine/session.ts';
import { holderOf, humansAt } from '../engine/table.ts';
import type { OpenGame } from './open-game.ts';
import type { BotPort } from './worker-ports.ts';

/** Long enough for any bot on any phone; then the game goes on with some legal action. */
const thinkLimitMs = 5000;

export interface BotDriverParts {
  readonly game: OpenGame;
  readonly bots: BotPort;
  /** Milliseconds from asking to answering, whatever the answer is: time must not tell anything. */
  readonly paceMs: () => number;
}

interface Asked {
  readonly seat: Seat;
  readonly bot: string;
  readonly ask: AskBase;
}

const after = (ms: number): Promise<void> =>
  new Promise(resolve => {
    setTimeout(resolve, ms);
  });

/** Randomness for one decision: it follows from the game's seed, and no draw of the game follows from it. */
function seedOf(game: OpenGame, { seat, ask }: Asked): Seed {
  const { header, steps } = game.session;
  const purpose = `bot/${seat}/${ask.id}/${steps.length}`;
  const word = (counter: number): number => draw(header.seed, { purpose, counter, count: 0x1_0000_0000 });
  return [word(0), word(1), word(2), word(3)];
}

/**
 * Lets the bots answer: all that are asked at one time think together and answer together, in the order of the seats, so
 * that neither the number nor the time of their answers depends on what they decided.
 */
export class BotDriver {
  readonly #parts: BotDriverParts;
  #running = false;
  #again = false;
  #stopped = false;

  constructor(parts: BotDriverParts) {
    this.#parts = parts;
  }

  /** To be called after every change of the game. */
  wake(): void {
    this.#again = true;
    if (!this.#running) void this.#run();
  }

  stop(): void {
    this.#stopped = true;
  }

  async #run(): Promise<void> {
    this.#running = true;
    while (this.#again && !this.#stopped) {
      this.#again = false;
      const asked = this.#asked();
      if (asked.length === 0) continue;
      this.#again = true;
      await this.#answer(asked);
    }
    this.#running = false;
  }

  #asked(): readonly Asked[] {
    const { game, header, seats, state } = this.#parts.game.session;
    // Real dice are rolled by people, as long as there are any.
    const rollsToo = humansAt(header.table) === 0;
    return seats.flatMap(seat => {
      const holder = holderOf(header.table, seat);
      const ask = game.asks(state, seat)[0];
      if (holder?.kind !== 'bot' || ask === undefined || (ask.kind === 'roll' && !rollsToo)) return [];
      return [{ seat, bot: holder.bot ?? 'simple', ask }];
    });
  }

  async #answer(asked: readonly Asked[]): Promise<void> {
    const { game, paceMs } = this.#parts;
    const { undone } = game;
    const [actions] = await Promise.all([Promise.all(asked.map(each => this.#decide(each))), after(paceMs())]);
    for (const [index, action] of actions.entries()) {
      if (this.#stopped) return;
      const { ask, seat } = asked[index]!;
      const askedAt = { ask: ask.id, undone };
      const answer = await game.answer(action, askedAt);
      // A bot that misplays must not stop the game.
      if (!answer.ok && answer.refused.code !== 'staleAsk') await game.answer(this.#anyAction(seat), askedAt);
    }
  }

  async #decide(asked: Asked): Promise<ActionBase> {
    const { seat, ask, bot } = asked;
    const { game, header, state } = this.#parts.game.session;
    if (ask.kind === 'roll') return this.#anyAction(seat);
    const request = {
      game: header.game,
      bot,
      seat,
      view: game.view(state, seat),
      ask,
      legal: game.legal(state, seat),
      told: witnessedBy(this.#parts.game.session, seat),
    };
    const decided = this.#parts.bots.decide({ ...request, seed: seedOf(this.#parts.game, asked) });
    const late = after(thinkLimitMs).then(() => null);
    const decision = await Promise.race([decided, late]).catch(() => null);
    return decision?.action?.seat === seat ? decision.action : this.#anyAction(seat);
  }

  #anyAction(seat: Seat): ActionBase {
    const { game, state } = this.#parts.game.session;
    const ask = game.asks(state, seat)[0];
    if (ask === undefined) return { t: 'none', seat, ask: 'none' };
    return game.sampleLegal(state, seat, randomStream(seedOf(this.#parts.game, { seat, ask, bot: '' }), 'any action'));
  }
}
