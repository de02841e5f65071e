import { expose } from 'comlink';
import { createCore } from '../core/load.ts';
import { isPlayable, loadBots } from '../games/registry.ts';
import type { PlayableId } from '../games/registry.ts';
import { Thinking } from './thinking.ts';
import type { BotFor } from './thinking.ts';
import type { BotWorkerPort } from './worker-ports.ts';

/** Where bots think, joined to the referee's worker and to nothing else. */
export const botWorker: BotWorkerPort = {
  async start(core, referee) {
    const loaded = new Map<PlayableId, Promise<BotFor>>();
    const botsOf = async (game: string): Promise<BotFor> => {
      if (!isPlayable(game)) throw new Error(`no bot plays ${game}`);
      const bots = loaded.get(game) ?? createCore(core).then(loadBots[game]);
      loaded.set(game, bots);
      return bots;
    };
    await botsOf('convent');
    const pause = (): Promise<void> => new Promise(resolve => setTimeout(resolve));
    expose(new Thinking({ botsOf, nowMs: () => performance.now(), pause }), referee);
  },
};
