import { join } from 'node:path';
import { serveFolder, type ServeOptions, type StaticServer } from '../../scripts/static-server.mjs';

export type { StaticServer };

/** The built app. */
export const distFolder = join(import.meta.dirname, '../../dist');

/**
 * Serves the built app for a test, at a free port unless one is given (a port given again brings a stopped server back
 * for the same origin). See `ServeOptions` for sub-paths, files answered with 404 and wrong MIME types.
 */
export function serveDist(options: Partial<ServeOptions> = {}): Promise<StaticServer> {
  return serveFolder({ folder: distFolder, ...options });
}

/** A web space that sends WebAssembly as plain bytes, as many do. */
export function wasmAsOctets(path: string): string | undefined {
  return path.endsWith('.wasm') ? 'application/octet-stream' : undefined;
}
