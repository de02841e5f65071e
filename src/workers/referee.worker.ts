import { expose, proxy, wrap } from 'comlink';
import { createCore } from '../core/load.ts';
import type { Seed } from '../engine/contract.ts';
import type { LoadedGame } from '../engine/loaded-game.ts';
import { lockGame } from '../store/game-lock.ts';
import { openStore } from '../store/store.ts';
import { Referee } from './referee.ts';
import type { LoadGame } from './transfer.ts';
import type { BotPort, RefereeWorkerPort } from './worker-ports.ts';

function newSeed(): Seed {
  const [a, b, c, d] = crypto.getRandomValues(new Uint32Array(4));
  return [a!, b!, c!, d!];
}

/** 128 random bits; `randomUUID` is missing where the app is not served securely. */
const newId = (): string =>
  newSeed()
    .map(word => word.toString(16).padStart(8, '0'))
    .join('');

/** Each game is loaded once, with a core of its own, since a core holds one board. */
function gameLoader(core: WebAssembly.Module): LoadGame {
  let convent: Promise<LoadedGame> | null = null;
  return async game => {
    if (game !== 'convent') return null;
    convent ??= Promise.all([import('../games/convent/index.ts'), createCore(core)]).then(([{ loadConvent }, loaded]) =>
      loadConvent(loaded),
    );
    return convent.catch((error: unknown) => {
      convent = null;
      throw error;
    });
  };
}

const worker: RefereeWorkerPort = {
  async start(core, bots) {
    const loadGame = gameLoader(core);
    // A core that cannot be used is told now, not when somebody has set up a whole game.
    await loadGame('convent');
    const referee = new Referee({
      loadGame,
      store: openStore(),
      bots: wrap<BotPort>(bots),
      lockGame,
      newId,
      newSeed,
      nowMs: () => Date.now(),
    });
    return proxy(referee);
  },
};

expose(worker);
