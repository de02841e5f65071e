/** The part of workbox-window's `Workbox` that is used here. */
export interface ServiceWorkerHandle {
  addEventListener(type: 'waiting' | 'controlling' | 'installed', listener: (event: ServiceWorkerNews) => void): void;
  register(): Promise<unknown>;
  update(): Promise<void>;
  messageSkipWaiting(): void;
}

export interface ServiceWorkerNews {
  readonly isUpdate?: boolean | undefined;
  readonly isExternal?: boolean | undefined;
}

export interface UpdateHooks {
  /** True when a reload disturbs nobody: no game open in any tab, nothing half done on this page. */
  isSafePoint(): Promise<boolean>;
  /** Waits until everything that was done is written. */
  flush(): Promise<void>;
  reload(): void;
  /** Milliseconds of a clock that only goes forward. */
  nowMs(): number;
}

const minutesBetweenChecks = 10;
const flushLimitMs = 3000;

/**
 * New versions of the app: looked for, offered, and put in place only at a safe point or when somebody accepts.
 *
 * A new worker that takes over reloads every open tab, also those whose people were not asked, so each of them writes
 * what it has first and comes back at the same move. Dispatches `change` when a version waits and `installed` when the
 * very first one has been stored.
 */
export class Updates extends EventTarget {
  readonly #hooks: UpdateHooks;
  #worker: ServiceWorkerHandle | null = null;
  #isWaiting = false;
  #isReloading = false;
  #checkedMs = 0;

  constructor(hooks: UpdateHooks) {
    super();
    this.#hooks = hooks;
  }

  /** True while a newer version is stored and waits to be put in place. */
  get isWaiting(): boolean {
    return this.#isWaiting;
  }

  /** Registers the worker; rejects where service workers are refused (the app then simply needs the network). */
  async start(worker: ServiceWorkerHandle): Promise<void> {
    this.#worker = worker;
    worker.addEventListener('waiting', () => {
      this.#isWaiting = true;
      this.dispatchEvent(new Event('change'));
    });
    worker.addEventListener('installed', event => {
      if (!event.isUpdate) this.dispatchEvent(new Event('installed'));
    });
    worker.addEventListener('controlling', event => {
      if (event.isUpdate || event.isExternal) void this.#reload();
    });
    this.#checkedMs = this.#hooks.nowMs();
    await worker.register();
  }

  /** Looks for a new version if the last look is some minutes past and there is a network. Failing is no news. */
  async check(): Promise<void> {
    const now = this.#hooks.nowMs();
    if (!this.#worker || !navigator.onLine || now - this.#checkedMs < minutesBetweenChecks * 60_000) return;
    this.#checkedMs = now;
    await this.#worker.update().catch(() => undefined);
  }

  /** Puts a waiting version in place if nobody would notice more than a blink. Called where that may be so. */
  async applyAtSafePoint(): Promise<void> {
    if (this.#isWaiting && (await this.#hooks.isSafePoint())) this.accept();
  }

  /** Puts the waiting version in place; the page reloads once it has taken over. */
  accept(): void {
    this.#worker?.messageSkipWaiting();
  }

  async #reload(): Promise<void> {
    if (this.#isReloading) return;
    this.#isReloading = true;
    // A journal that cannot be written, or a worker that died, must not keep the old version for ever.
    const limit = new Promise<void>(resolve => setTimeout(resolve, flushLimitMs));
    await Promise.race([this.#hooks.flush().catch(() => undefined), limit]);
    this.#hooks.reload();
  }
}
