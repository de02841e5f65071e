import { proxy, wrap } from 'comlink';
import { createCore } from '../core/load.ts';
import type { Seed } from '../engine/contract.ts';
import type { LoadedGame } from '../engine/loaded-game.ts';
import { isPlayable, loadRules } from '../games/registry.ts';
import type { PlayableId } from '../games/registry.ts';
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

/** 256 random bits: what they hide stays hidden. */
const newSalt = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(32)), byte => byte.toString(16).padStart(2, '0')).join('');

/** Each game is loaded once, with a core of its own, since a core holds one board. A failed load may be tried again. */
function gameLoader(core: WebAssembly.Module): LoadGame {
  const loaded = new Map<PlayableId, Promise<LoadedGame>>();
  return async game => {
    if (!isPlayable(game)) return null;
    const loading = loaded.get(game) ?? createCore(core).then(loadRules[game]);
    loaded.set(game, loading);
    return loading.catch((error: unknown) => {
      loaded.delete(game);
      throw error;
    });
  };
}

/** Where the true state lives. */
export const refereeWorker: RefereeWorkerPort = {
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
      newSalt,
      nowMs: () => Date.now(),
    });
    return proxy(referee);
  },
};
