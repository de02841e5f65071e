import { randomStream } from '../engine/chance.ts';
import type { ActionBase, Seat } from '../engine/contract.ts';
import { holderOf, humansAt } from '../engine/table.ts';
import { newRequestNumber, requestOf, seedOf } from './bot-request.ts';
import type { Asked } from './bot-request.ts';
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

const after = (ms: number): Promise<void> =>
  new Promise(resolve => {
    setTimeout(resolve, ms);
  });

/**
 * Lets the bots answer: all that are asked at one time think together and answer together, in the order of the seats, so
 * that neither the number nor the time of their answers depends on what they decided.
 */
export class BotDriver {
  readonly #parts: BotDriverParts;
  /** What the bots are thinking about, by the numbers of the requests. */
  readonly #asked = new Map<number, Asked & { readonly undone: number }>();
  #running = false;
  #again = false;
  #stopped = false;

  constructor(parts: BotDriverParts) {
    this.#parts = parts;
  }

  /** To be called after every change of the game: thoughts about what nobody asks any more are given up. */
  wake(): void {
    this.#again = true;
    this.#giveUp(asked => asked.undone !== this.#parts.game.undone || !this.#isOpen(asked));
    if (!this.#running) void this.#run();
  }

  stop(): void {
    this.#stopped = true;
    this.#giveUp(() => true);
  }

  #giveUp(isPassed: (asked: Asked & { readonly undone: number }) => boolean): void {
    const numbers = [...this.#asked].filter(([, asked]) => isPassed(asked)).map(([number]) => number);
    for (const number of numbers) this.#asked.delete(number);
    if (numbers.length > 0) void this.#parts.bots.giveUp(numbers).catch(() => undefined);
  }

  #isOpen({ seat, ask }: Asked): boolean {
    const { game, state } = this.#parts.game.session;
    return game.asks(state, seat).some(({ id }) => id === ask.id);
  }

  async #run(): Promise<void> {
    this.#running = true;
    while (this.#again && !this.#stopped) {
      this.#again = false;
      const asked = this.#bots();
      if (asked.length === 0) continue;
      this.#again = true;
      await this.#answer(asked);
    }
    this.#running = false;
  }

  #bots(): readonly Asked[] {
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
    const { seat, ask } = asked;
    if (ask.kind === 'roll') return this.#anyAction(seat);
    const number = newRequestNumber();
    this.#asked.set(number, { ...asked, undone: this.#parts.game.undone });
    const decided = this.#parts.bots.decide(requestOf(this.#parts.game.session, asked, number));
    const late = after(thinkLimitMs).then(() => null);
    const decision = await Promise.race([decided, late]).catch(() => null);
    this.#asked.delete(number);
    if (decision === null) void this.#parts.bots.giveUp([number]).catch(() => undefined);
    return decision?.action?.seat === seat ? decision.action : this.#anyAction(seat);
  }

  #anyAction(seat: Seat): ActionBase {
    const { game, state } = this.#parts.game.session;
    const ask = game.asks(state, seat)[0];
    if (ask === undefined) return { t: 'none', seat, ask: 'none' };
    return game.sampleLegal(state, seat, randomStream(seedOf(this.#parts.game.session, { seat, ask }), 'any action'));
  }
}
