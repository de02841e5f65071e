import { expose } from 'comlink';
import { createCore } from '../core/load.ts';
import { decisionOf } from '../engine/bot.ts';
import { randomStream } from '../engine/chance.ts';
import type { Seat } from '../engine/contract.ts';
import { isPlayable, loadBots } from '../games/registry.ts';
import type { AnyBot, PlayableId } from '../games/registry.ts';
import type { BotPort, BotWorkerPort } from './worker-ports.ts';

type BotFor = (bot: string, seat: Seat) => AnyBot;

const worker: BotWorkerPort = {
  async start(core, referee) {
    const loaded = new Map<PlayableId, Promise<BotFor>>();
    const botsOf = (game: PlayableId): Promise<BotFor> => {
      const bots = loaded.get(game) ?? createCore(core).then(loadBots[game]);
      loaded.set(game, bots);
      return bots;
    };
    const bots: BotPort = {
      async decide({ game, bot, seat, view, ask, legal, told, seed }) {
        if (!isPlayable(game)) throw new Error(`no bot plays ${game}`);
        const botFor = await botsOf(game);
        return decisionOf(botFor(bot, seat).think({ view, ask, legal, told, random: randomStream(seed, 'bot') }));
      },
    };
    await botsOf('convent');
    expose(bots, referee);
  },
};

expose(worker);
