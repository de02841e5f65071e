import { CoreError } from './error.ts';

/** Where the core comes from: bytes (Node), an address or an answer (page), or a module compiled elsewhere (worker). */
export type CoreSource = BufferSource | URL | Response | WebAssembly.Module;

/**
 * Compiles the core once. The module can be posted to workers, which then only instantiate it.
 * @throws CoreError `unavailable` or `notCompiled`
 */
export async function compileCore(source: CoreSource): Promise<WebAssembly.Module> {
  if (source instanceof WebAssembly.Module) return source;
  const found = source instanceof URL ? await fetchCore(source) : source;
  return found instanceof Response ? compileResponse(found) : compileBytes(found);
}

async function fetchCore(address: URL): Promise<Response> {
  try {
    return await fetch(address);
  } catch (cause) {
    throw new CoreError('unavailable', { cause });
  }
}

/** Streaming demands exactly this MIME type, without parameters, and not every host sends it. */
async function compileResponse(response: Response): Promise<WebAssembly.Module> {
  if (!response.ok) throw new CoreError('unavailable', { cause: response.status });
  if (response.headers.get('content-type')?.trim().toLowerCase() === 'application/wasm') {
    return WebAssembly.compileStreaming(response).catch((cause: unknown) => {
      throw new CoreError(cause instanceof WebAssembly.CompileError ? 'notCompiled' : 'unavailable', { cause });
    });
  }
  const bytes = await response.arrayBuffer().catch((cause: unknown) => {
    throw new CoreError('unavailable', { cause });
  });
  return compileBytes(bytes);
}

async function compileBytes(bytes: BufferSource): Promise<WebAssembly.Module> {
  try {
    return await WebAssembly.compile(bytes);
  } catch (cause) {
    throw new CoreError('notCompiled', { cause });
  }
}
