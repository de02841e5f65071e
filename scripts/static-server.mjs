import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { createGzip } from 'node:zlib';

const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.wasm': 'application/wasm',
  '.txt': 'text/plain; charset=utf-8',
};
const compressed = new Set(['.html', '.js', '.css', '.json', '.webmanifest', '.svg', '.wasm', '.txt']);

function fileFor(folder, path) {
  const file = join(folder, normalize(`/${path}`));
  if (!existsSync(file)) return undefined;
  if (!statSync(file).isDirectory()) return file;
  const index = join(file, 'index.html');
  return existsSync(index) ? index : undefined;
}

/** Only names that carry a hash of their content may be kept for ever. */
function cacheRule(path) {
  return /^\/?assets\//.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache';
}

/**
 * Serves a static folder over HTTP on 127.0.0.1, the way an ordinary web space would.
 *
 * `basePath` puts the site under a sub-path such as `/games/vigil/`. `port` 0 takes a free one. `missing(path)` answers
 * 404 for a path inside the site, and `mimeType(path)` may overrule a type: both let tests play a broken web space.
 * `headers` are sent with every file.
 */
export async function serveFolder({
  folder,
  port = 0,
  basePath = '/',
  missing = () => false,
  mimeType = () => undefined,
  headers = {},
}) {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    let path;
    try {
      path = decodeURIComponent(pathname);
    } catch {
      response.writeHead(400).end();
      return;
    }
    const inside = path.startsWith(basePath) ? path.slice(basePath.length) : undefined;
    const file = inside === undefined || missing(inside) ? undefined : fileFor(folder, inside);
    if (file === undefined || inside === undefined) {
      response
        .writeHead(404, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-cache' })
        .end('not found\n');
      return;
    }
    const extension = extname(file);
    const zip = compressed.has(extension) && /\bgzip\b/.test(String(request.headers['accept-encoding']));
    response.writeHead(200, {
      ...headers,
      'content-type': mimeType(inside) ?? types[extension] ?? 'application/octet-stream',
      'cache-control': cacheRule(inside),
      ...(zip ? { 'content-encoding': 'gzip', vary: 'accept-encoding' } : {}),
    });
    const stream = createReadStream(file);
    if (request.method === 'HEAD') response.end();
    else if (zip) stream.pipe(createGzip()).pipe(response);
    else stream.pipe(response);
  });
  await new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve(undefined));
  });
  const address = server.address();
  const actualPort = typeof address === 'object' && address !== null ? address.port : port;
  return {
    port: actualPort,
    url: `http://localhost:${actualPort}${basePath}`,
    stop: () =>
      new Promise(resolve => {
        server.close(() => resolve(undefined));
        server.closeAllConnections();
      }),
  };
}
