import type { Router } from './router.ts';
import type { Updates } from './updates.ts';

const hourMs = 3_600_000;

/** Locks with this prefix are held by tabs that have a game open. */
export const gameLockPrefix = 'vigil-game-';

/** True when a reload disturbs nobody: this page shows home, and no tab has a game open. */
export async function isSafePoint(router: Router): Promise<boolean> {
  if (router.current.screen !== 'home') return false;
  const locks = (await navigator.locks?.query())?.held ?? [];
  return !locks.some(lock => lock.name?.startsWith(gameLockPrefix));
}

/** Registers the service worker when the first screen is done, and looks for new versions now and then. */
export function watchForUpdates(updates: Updates): void {
  if (!('serviceWorker' in navigator)) return;
  const start = async (): Promise<void> => {
    const { createServiceWorker } = await import('./service-worker.ts');
    await updates.start(createServiceWorker());
    setInterval(() => void updates.check(), hourMs);
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') void updates.check();
    });
  };
  // Refused on plain http and in some private windows: the app then simply needs its network.
  const startQuietly = (): void => void start().catch(() => undefined);
  if (document.readyState === 'complete') startQuietly();
  else addEventListener('load', startQuietly, { once: true });
}
