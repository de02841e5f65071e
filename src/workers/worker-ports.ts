import type { ProxyMarked } from 'comlink';
import type { Decision } from '../engine/bot.ts';
import type { ActionBase, AskBase, EventBase, Seat, Seed } from '../engine/contract.ts';
import type { RefereePort } from './referee-port.ts';

/** All that a bot is given: what its seat sees, and randomness of its own. */
export interface BotRequest {
  /** No other request has it. */
  readonly number: number;
  /** Id of the game that is played: a bot remembers what it worked out in one game, and only there. */
  readonly play: string;
  readonly game: 'convent' | 'house';
  readonly bot: string;
  readonly seat: Seat;
  readonly view: unknown;
  readonly ask: AskBase;
  readonly legal: readonly ActionBase[];
  /** Everything the seat has witnessed since the deal. */
  readonly told: readonly EventBase[];
  readonly seed: Seed;
}

/** The bots as the referee sees them. */
export interface BotPort {
  /** Null when the thought was given up. */
  decide(request: BotRequest): Promise<Decision | null>;
  /** Nobody waits for the answers to these requests any more. */
  giveUp(numbers: readonly number[]): Promise<void>;
}

/** What the page's start-up tells the worker of the bots. */
export interface BotWorkerPort {
  /** @throws when the core cannot be used */
  start(core: WebAssembly.Module, referee: MessagePort): Promise<void>;
}

/** What the page's start-up tells the worker of the referee; the answer is the referee itself. */
export interface RefereeWorkerPort {
  /** @throws when the core cannot be used */
  start(core: WebAssembly.Module, bots: MessagePort): Promise<RefereePort & ProxyMarked>;
}

/** Either worker, before it is told which of the two it is. */
export interface GameWorkerPort {
  readonly startReferee: RefereeWorkerPort['start'];
  readonly startBots: BotWorkerPort['start'];
}
