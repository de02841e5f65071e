import { proxy, releaseProxy, transfer, wrap } from 'comlink';
import type { Remote } from 'comlink';
import { coreUrl } from '../core/url.ts';
import { compileCore } from '../core/compile.ts';
import type { OpenFailure, RefereePort } from './referee-port.ts';
import type { GameWorkerPort } from './worker-ports.ts';

/** A missing core must be told within 3 s. */
const startLimitMs = 3000;

export interface StartOptions {
  /** Where the core comes from: compiled by the page already, or an address. */
  readonly core?: WebAssembly.Module | URL;
  readonly limitMs?: number;
}

export interface RunningReferee {
  readonly ok: true;
  readonly referee: RefereePort;
  /** Ends both workers; what was journaled stays. */
  stop(): void;
}

/** `noCore`: call `startReferee` again to retry, every try begins afresh. */
export type StartAnswer = RunningReferee | { readonly ok: false; readonly failure: OpenFailure };

/** Rejects after a time, and when a worker cannot even be loaded. */
function failing(workers: readonly Worker[], limitMs: number): Promise<never> {
  return new Promise((_resolve, reject) => {
    setTimeout(() => reject(new Error('the referee did not start in time')), limitMs);
    for (const worker of workers) {
      worker.addEventListener('error', () => reject(new Error('a worker could not be loaded')), { once: true });
    }
  });
}

/** The port as the screens use it: a callback cannot cross into a worker by itself. */
function portOf(remote: Remote<RefereePort>): RefereePort {
  return {
    games: () => remote.games(),
    rename: (id, name) => remote.rename(id, name),
    remove: id => remote.remove(id),
    create: game => remote.create(game),
    open: (id, onUpdate) => remote.open(id, proxy(onUpdate)),
    act: action => remote.act(action),
    enterSeat: seat => remote.enterSeat(seat),
    leaveSeat: seat => remote.leaveSeat(seat),
    undo: seat => remote.undo(seat),
    setPace: paceMs => remote.setPace(paceMs),
    replay: () => remote.replay(),
    thoughts: entries => remote.thoughts(entries),
    advise: viewer => remote.advise(viewer),
    audit: () => remote.audit(),
    auditFile: bytes => remote.auditFile(bytes),
    exportGame: id => remote.exportGame(id),
    importGame: bytes => remote.importGame(bytes),
    close: () => remote.close(),
  };
}

const newWorker = (): Worker => new Worker(new URL('./game.worker.ts', import.meta.url), { type: 'module' });

/** Starts the worker of the referee and that of the bots, and joins them; the page is no part of what they say. */
export async function startReferee(options: StartOptions = {}): Promise<StartAnswer> {
  const { core = coreUrl, limitMs = startLimitMs } = options;
  const refereeWorker = newWorker();
  const botWorker = newWorker();
  const remote = wrap<GameWorkerPort>(refereeWorker);
  const bots = wrap<GameWorkerPort>(botWorker);
  const stop = (): void => {
    remote[releaseProxy]();
    bots[releaseProxy]();
    refereeWorker.terminate();
    botWorker.terminate();
  };
  const started = compileCore(core).then(module => {
    const { port1, port2 } = new MessageChannel();
    return Promise.all([
      remote.startReferee(module, transfer(port1, [port1])),
      bots.startBots(module, transfer(port2, [port2])),
    ]);
  });
  try {
    const [referee] = await Promise.race([started, failing([refereeWorker, botWorker], limitMs)]);
    return { ok: true, referee: portOf(referee), stop };
  } catch {
    // Whichever lost the race may still fail after the workers are gone.
    started.catch(() => undefined);
    stop();
    return { ok: false, failure: { kind: 'noCore' } };
  }
}
