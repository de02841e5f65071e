import { missingFiles, precachedFiles, refill } from './precache.ts';

/** `unknown` until checked; `never` where the browser gives us no service worker. */
export type OfflineState = 'unknown' | 'never' | 'missing' | 'ready';

/**
 * Whether the app would start and play without a network. `ready` is claimed only after every file of the version, the
 * core, the games and the language on the screen among them, was found in the cache. Dispatches `change`.
 */
export class OfflineReadiness extends EventTarget {
  readonly #workerUrl: URL;
  readonly #critical: () => readonly URL[];
  #state: OfflineState = 'unknown';

  /** `critical`: files that must be there whatever the worker lists; asked at each check, the language may change. */
  constructor(workerUrl: URL, critical: () => readonly URL[]) {
    super();
    this.#workerUrl = workerUrl;
    this.#critical = critical;
  }

  get state(): OfflineState {
    return this.#state;
  }

  /** Looks into the cache, fetches again what is missing if there is a network, and tells what is so then. */
  async check(): Promise<OfflineState> {
    if (!('serviceWorker' in navigator) || !('caches' in globalThis)) return this.#tell('never');
    const registration = await navigator.serviceWorker.getRegistration();
    if (!registration?.active) return this.#tell('missing');
    const isComplete = await this.#hasAll(registration.scope).catch(() => false);
    return this.#tell(isComplete ? 'ready' : 'missing');
  }

  async #hasAll(scope: string): Promise<boolean> {
    const critical = this.#critical().map(url => url.href);
    const script = await fetch(this.#workerUrl, { cache: 'no-cache' }).then(
      response => (response.ok ? response.text() : null),
      () => null,
    );
    if (script === null) {
      const found = await Promise.all(critical.map(url => caches.match(url, { ignoreSearch: true, ignoreVary: true })));
      return found.every(response => response?.ok);
    }
    const files = precachedFiles(script, this.#workerUrl);
    const listed = new Set(files.map(file => file.url));
    if (!critical.every(url => listed.has(url))) return false;
    const missing = await missingFiles(files);
    if (missing.length === 0) return true;
    await refill(missing, scope);
    return (await missingFiles(files)).length === 0;
  }

  #tell(state: OfflineState): OfflineState {
    if (state !== this.#state) {
      this.#state = state;
      this.dispatchEvent(new Event('change'));
    }
    return state;
  }
}
