import { expose } from 'comlink';
import { botWorker } from './bot.worker.ts';
import { refereeWorker } from './referee.worker.ts';
import type { GameWorkerPort } from './worker-ports.ts';

/** One file for both workers, which the page starts twice: what they have in common is loaded and kept once. */
const worker: GameWorkerPort = { startReferee: refereeWorker.start, startBots: botWorker.start };

expose(worker);
