/** The address of the built core, for page and workers. In a file of its own, because Node hands over bytes instead. */
export const coreUrl = new URL('../../build/core.wasm', import.meta.url);
