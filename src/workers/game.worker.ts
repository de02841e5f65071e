import { expose } from 'comlink';
import type { GameWorkerPort } from './worker-ports.ts';

/** One file for both workers, which the page starts twice: what they have in common is loaded and kept once. */
const worker: GameWorkerPort = {
  startReferee: async (core, bots) => (await import('./referee.worker.ts')).refereeWorker.start(core, bots),
  startBots: async (core, referee) => (await import('./bot.worker.ts')).botWorker.start(core, referee),
};

expose(worker);
