import type { Page } from 'playwright-core';
import { newSession } from '../../../src/engine/session.ts';
import type { Session } from '../../../src/engine/session.ts';
import { presets } from '../../../src/games/convent/rules/settings.ts';
import { requestOf } from '../../../src/workers/bot-request.ts';
import type { BotRequest } from '../../../src/workers/worker-ports.ts';
import { loaded } from '../../../test/support/e2e-game.ts';
import { aHeader, playedAtRandom } from '../../../test/support/save-builder.ts';

const options = {
  preset: 'first2010',
  settings: presets.first2010,
  novices: [1, 2, 3, 4, 5, 6],
  guardPlayers: 1,
  dice: 'drawn',
};

/** Decisions of novices and guards out of the middle of games by chance. */
export function someRequests(bot: string): readonly BotRequest[] {
  const { rules } = loaded;
  const requests: BotRequest[] = [];
  let session: Session = newSession(rules, aHeader(loaded, { options, seed: [5, 6, 7, 8] }));
  while (requests.length < 24 && rules.result(session.state) === null) {
    for (const { seat } of rules.asks(session.state, 'table')) {
      const ask = rules.asks(session.state, seat)[0];
      if (ask === undefined || ask.kind === 'roll') continue;
      requests.push(requestOf(session, { seat, bot, ask }, requests.length + 1));
    }
    session = playedAtRandom(session, 7, [session.steps.length, 1, 1, 1]);
  }
  return requests;
}

/**
 * Milliseconds that each of some decisions takes in the app's own worker of bots, from the question to the answer. The
 * worker is spoken to as the referee does it.
 */
export const botTurnsMs = (
  page: Page,
  parts: { readonly worker: string; readonly wasm: string; readonly requests: readonly BotRequest[] },
): Promise<readonly number[]> =>
  page.evaluate(async ({ worker: address, wasm, requests }) => {
    const worker = new Worker(address, { type: 'module' });
    const { port1, port2 } = new MessageChannel();
    let number = 0;
    const call = (target: Worker | MessagePort, name: string, values: readonly unknown[], moved: Transferable[] = []) =>
      new Promise<unknown>((resolve, reject) => {
        const id = `bench-${number++}`;
        const listen = ((event: MessageEvent<{ id?: string; type: string; value: unknown }>) => {
          if (event.data.id !== id) return;
          target.removeEventListener('message', listen);
          if (event.data.type === 'RAW') resolve(event.data.value);
          else reject(new Error(JSON.stringify(event.data)));
        }) as EventListener;
        target.addEventListener('message', listen);
        const argumentList = values.map(value => ({ type: 'RAW', value }));
        target.postMessage({ id, type: 'APPLY', path: [name], argumentList }, moved);
      });
    const module = await WebAssembly.compileStreaming(fetch(wasm));
    await call(worker, 'startBots', [module, port2], [port2]);
    port1.start();
    const times: number[] = [];
    for (const request of requests) {
      const started = performance.now();
      const decision = await call(port1, 'decide', [request]);
      if (decision === null) throw new Error('the bot gave up');
      times.push(performance.now() - started);
    }
    worker.terminate();
    return times;
  }, parts);
