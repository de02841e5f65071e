import { expect, waitUntil } from '@open-wc/testing';
import { missingFiles, precachedFiles, refill } from '../../src/app/precache.ts';
import { Updates, type ServiceWorkerHandle, type ServiceWorkerNews, type UpdateHooks } from '../../src/app/updates.ts';
import { quietHooks } from './shell-fixtures.ts';

class FakeWorker implements ServiceWorkerHandle {
  readonly done: string[] = [];
  readonly #listeners = new Map<string, (event: ServiceWorkerNews) => void>();

  addEventListener(type: string, listener: (event: ServiceWorkerNews) => void): void {
    this.#listeners.set(type, listener);
  }

  async register(): Promise<void> {
    this.done.push('register');
  }

  async update(): Promise<void> {
    this.done.push('update');
    throw new Error('offline after all');
  }

  messageSkipWaiting(): void {
    this.done.push('skip waiting');
  }

  tell(type: string, news: ServiceWorkerNews = {}): void {
    this.#listeners.get(type)?.(news);
  }
}

async function started(hooks: Partial<UpdateHooks> = {}): Promise<{ updates: Updates; worker: FakeWorker }> {
  const updates = new Updates({ ...quietHooks, ...hooks });
  const worker = new FakeWorker();
  await updates.start(worker);
  return { updates, worker };
}

describe('a new version', () => {
  it('waits until a safe point', async () => {
    let isSafe = false;
    const { updates, worker } = await started({ isSafePoint: async () => isSafe });
    isSafe = true;
    await updates.applyAtSafePoint();
    expect(worker.done).to.deep.equal(['register']);
    isSafe = false;
    worker.tell('waiting');
    expect(updates.isWaiting).to.equal(true);
    await updates.applyAtSafePoint();
    expect(worker.done).to.deep.equal(['register']);
    isSafe = true;
    await updates.applyAtSafePoint();
    expect(worker.done).to.deep.equal(['register', 'skip waiting']);
  });

  it('reloads once, after everything is written', async () => {
    const order: string[] = [];
    let written = (): void => undefined;
    const { worker } = await started({
      flush: () =>
        new Promise(resolve => {
          order.push('flush');
          written = resolve;
        }),
      reload: () => order.push('reload'),
    });
    worker.tell('controlling', { isUpdate: true });
    worker.tell('controlling', { isExternal: true });
    await Promise.resolve();
    expect(order).to.deep.equal(['flush']);
    written();
    await waitUntil(() => order.includes('reload'));
    expect(order).to.deep.equal(['flush', 'reload']);
  });

  it('reloads even when the journal cannot be written any more', async () => {
    let reloads = 0;
    const { worker } = await started({
      flush: () => Promise.reject(new Error('full')),
      reload: () => {
        reloads += 1;
      },
    });
    worker.tell('controlling', { isUpdate: true });
    await waitUntil(() => reloads === 1);
  });

  it('does not reload a page on its first installation', async () => {
    let reloads = 0;
    let installed = 0;
    const { updates, worker } = await started({
      reload: () => {
        reloads += 1;
      },
    });
    updates.addEventListener('installed', () => {
      installed += 1;
    });
    worker.tell('installed', { isUpdate: false });
    worker.tell('controlling', { isUpdate: false });
    await new Promise(resolve => setTimeout(resolve));
    expect([installed, reloads]).to.deep.equal([1, 0]);
  });

  it('is looked for at most every ten minutes', async () => {
    let nowMs = 0;
    const { updates, worker } = await started({ nowMs: () => nowMs });
    nowMs = 9 * 60_000;
    await updates.check();
    nowMs = 10 * 60_000;
    await updates.check();
    await updates.check();
    expect(worker.done).to.deep.equal(['register', 'update']);
  });
});

describe('the precache', () => {
  const base = new URL('/some/path/sw.js', location.href);
  const script =
    'self.x=1;e.precacheAndRoute([{url:"index.html",revision:"abc"},{"revision":null,"url":"assets/core-1.wasm"}],{})';
  const cacheName = 'workbox-precache-v2-http://scope/';

  afterEach(() => caches.delete(cacheName));

  it('is read off the worker script, below any path', () => {
    const origin = location.origin;
    expect(precachedFiles(script, base)).to.deep.equal([
      { url: `${origin}/some/path/index.html`, key: `${origin}/some/path/index.html?__WB_REVISION__=abc` },
      { url: `${origin}/some/path/assets/core-1.wasm`, key: `${origin}/some/path/assets/core-1.wasm` },
    ]);
  });

  it('is missing what no cache holds or what is an error page, and can be filled again', async () => {
    const url = new URL('/package.json', location.href).href;
    const file = { url, key: `${url}?__WB_REVISION__=1` };
    expect(await missingFiles([file])).to.deep.equal([file]);
    await (await caches.open(cacheName)).put(file.key, new Response('not found', { status: 404 }));
    expect(await missingFiles([file])).to.deep.equal([file]);
    await refill([file], 'http://scope/');
    expect(await missingFiles([file])).to.deep.equal([]);
    const lost = { url: new URL('/no-such-file', location.href).href, key: 'http://scope/lost' };
    let failed = false;
    await refill([lost], 'http://scope/').catch(() => {
      failed = true;
    });
    expect(failed).to.equal(true);
    expect(await missingFiles([lost])).to.deep.equal([lost]);
  });
});
