/** A page that reloads meets its own lock for a moment; a second tab holds it for good. */
const patienceMs = 500;

/**
 * Takes the lock of a game, which one tab holds at a time; answers how to give it back, or null when it is taken. Where
 * the browser has no locks (no secure context) it is always given.
 */
export async function lockGame(id: string): Promise<(() => void) | null> {
  if (!('locks' in navigator) || navigator.locks === undefined) return () => undefined;
  const { promise: held, resolve: release } = deferred();
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(), patienceMs);
  try {
    await new Promise<void>((resolve, reject) => {
      navigator.locks
        .request(`vigil-game-${id}`, { signal: patience.signal }, () => {
          resolve();
          return held;
        })
        .catch(reject);
    });
    return release;
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
  }
}

function deferred(): { readonly promise: Promise<void>; readonly resolve: () => void } {
  let resolve = (): void => undefined;
  const promise = new Promise<void>(done => {
    resolve = done;
  });
  return { promise, resolve };
}
