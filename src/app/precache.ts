/** A file that the service worker promises to keep: its address and the key it is kept under. */
export interface PrecachedFile {
  readonly url: string;
  readonly key: string;
}

/**
 * What a built service worker script lists for its precache. The script is the one list that knows every file: pages,
 * chunks, workers, the core and all texts.
 */
export function precachedFiles(script: string, scriptUrl: URL): readonly PrecachedFile[] {
  const entries = script.matchAll(/\{[^{}]*?\burl["']?:\s*["'`]([^"'`]+)["'`][^{}]*\}/g);
  return [...entries].map(([entry, path = '']) => {
    const url = new URL(path, scriptUrl);
    const revision = /\brevision["']?:\s*["'`]([^"'`]+)["'`]/.exec(entry)?.[1];
    const key = new URL(url);
    if (revision) key.searchParams.set('__WB_REVISION__', revision);
    return { url: url.href, key: key.href };
  });
}

/** Those of the files that are in no cache. */
export async function missingFiles(files: readonly PrecachedFile[]): Promise<readonly PrecachedFile[]> {
  const found = await Promise.all(files.map(file => caches.match(file.key, { ignoreVary: true })));
  return files.filter((_, index) => !found[index]?.ok);
}

/**
 * Fetches files that a browser threw away under a worker that is still there: the worker installs only once, so nobody
 * else would ever bring them back. Rejects when one cannot be fetched.
 */
export async function refill(files: readonly PrecachedFile[], scope: string): Promise<void> {
  const cache = await caches.open(`workbox-precache-v2-${scope}`);
  for (const file of files) {
    const response = await fetch(file.url, { cache: 'reload' });
    if (!response.ok) throw new Error(`${file.url}: ${response.status}`);
    await cache.put(file.key, response);
  }
}
