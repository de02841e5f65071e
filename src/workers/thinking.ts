import { randomStream } from '../engine/chance.ts';
import type { Decision } from '../engine/bot.ts';
import type { Seat } from '../engine/contract.ts';
import type { AnyBot } from '../games/registry.ts';
import type { BotPort, BotRequest } from './worker-ports.ts';

export type BotFor = (bot: string, seat: Seat) => AnyBot;

export interface ThinkingParts {
  /** The bots of a game, loaded when they are first asked. */
  readonly botsOf: (game: BotRequest['game']) => Promise<BotFor>;
  readonly nowMs: () => number;
  /** Lets everything else that waits have its turn. */
  readonly pause: () => Promise<void>;
}

/** A thought goes on for so long before others have a turn. */
const sliceMs = 8;

/**
 * Where bots think: one bot for each seat of the game that was asked about last, so that it may remember, all of them in
 * slices, so that a thought can be given up.
 */
export class Thinking implements BotPort {
  readonly #parts: ThinkingParts;
  readonly #bots = new Map<string, AnyBot>();
  readonly #thinking = new Set<number>();
  #play = '';

  constructor(parts: ThinkingParts) {
    this.#parts = parts;
  }

  async decide(request: BotRequest): Promise<Decision | null> {
    const { number, view, ask, legal, told, seed } = request;
    this.#thinking.add(number);
    try {
      const bot = this.#botFor(request, await this.#parts.botsOf(request.game));
      const thought = bot.think({ view, ask, legal, told, random: randomStream(seed, 'bot') });
      let began = this.#parts.nowMs();
      while (this.#thinking.has(number)) {
        const { done, value } = thought.next();
        if (done) return value;
        if (this.#parts.nowMs() - began < sliceMs) continue;
        await this.#parts.pause();
        began = this.#parts.nowMs();
      }
      return null;
    } finally {
      this.#thinking.delete(number);
    }
  }

  async giveUp(numbers: readonly number[]): Promise<void> {
    for (const number of numbers) this.#thinking.delete(number);
  }

  /** Bots of other games are forgotten, so that memory does not grow with the games played. */
  #botFor({ play, seat, bot }: BotRequest, botFor: BotFor): AnyBot {
    if (play !== this.#play) this.#bots.clear();
    this.#play = play;
    const key = `${seat}/${bot}`;
    const known = this.#bots.get(key) ?? botFor(bot, seat);
    this.#bots.set(key, known);
    return known;
  }
}
