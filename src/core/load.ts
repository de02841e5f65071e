import { Core } from './calls.ts';
import { compileCore } from './compile.ts';
import type { CoreSource } from './compile.ts';
import { CoreError } from './error.ts';
import { checkedExports } from './exports.ts';

/** The only import there may be, and only the debug build has it. */
const imports = {
  env: {
    abort(_message: number, _file: number, line: number, column: number): never {
      throw new CoreError('aborted', { cause: `${line}:${column}` });
    },
  },
};

/**
 * A fresh, empty core of its own: hand it a board with `loadGeometry` before asking anything.
 * @throws CoreError `unavailable`, `notCompiled` or `wrongAbi`
 */
export async function createCore(source: CoreSource): Promise<Core> {
  const module = await compileCore(source);
  try {
    const instance = await WebAssembly.instantiate(module, imports);
    return new Core(checkedExports(instance.exports));
  } catch (cause) {
    throw cause instanceof CoreError ? cause : new CoreError('wrongAbi', { cause });
  }
}

let loading: Promise<Core> | null = null;

/**
 * The one core of this page, worker or process. The first call loads it, later calls share it whatever they pass; after
 * a failure the next call tries again.
 * @throws CoreError as `createCore`
 */
export function loadCore(source: CoreSource): Promise<Core> {
  loading ??= createCore(source).catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}
