import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Paths of all files of a folder, relative to it, with forward slashes, sorted. */
export function filesIn(folder) {
  return readdirSync(folder, { recursive: true })
    .map(name => name.replaceAll('\\', '/'))
    .filter(name => statSync(join(folder, name)).isFile())
    .sort();
}

/** What the service worker of a build stores before the first offline start: paths relative to the site. */
export function precachedFiles(dist) {
  const worker = readFileSync(join(dist, 'sw.js'), 'utf8');
  return [...worker.matchAll(/\burl:\s*"([^"]+)"/g)].map(match => match[1]);
}

/** What the build recorded about each chunk: `{ file, kind, entry, imports, dynamicImports, modules }`. */
export function recordedChunks(root) {
  const folder = join(root, 'build', 'chunks');
  return filesIn(folder).flatMap(name => JSON.parse(readFileSync(join(folder, name), 'utf8')));
}
