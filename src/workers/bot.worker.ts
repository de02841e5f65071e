import { expose } from 'comlink';
import { createCore } from '../core/load.ts';
import type { Bot } from '../engine/bot.ts';
import { randomStream } from '../engine/chance.ts';
import type { ActionBase, AskBase, Seat } from '../engine/contract.ts';
import type { BotPort, BotWorkerPort } from './worker-ports.ts';

/** A bot as this worker hands requests on: each knows its own game's words. */
type AnyBot = Bot<unknown, AskBase, ActionBase>;

async function conventBots(core: WebAssembly.Module): Promise<(bot: string, seat: Seat) => AnyBot> {
  const [{ openBoard }, { conventBotFor }, loaded] = await Promise.all([
    import('../games/convent/board/board.ts'),
    import('../games/convent/bots/index.ts'),
    createCore(core),
  ]);
  const board = openBoard(loaded);
  return (bot, seat) => conventBotFor(board, { bot, seat }) as AnyBot;
}

const worker: BotWorkerPort = {
  async start(core, referee) {
    const botFor = await conventBots(core);
    const bots: BotPort = {
      async decide({ game, bot, seat, view, ask, legal, seed }) {
        if (game !== 'convent') throw new Error(`no bot plays ${game}`);
        return botFor(bot, seat).decide({ view, ask, legal, random: randomStream(seed, 'bot') }).action;
      },
    };
    expose(bots, referee);
  },
};

expose(worker);
