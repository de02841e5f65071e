import { readFileSync } from 'node:fs';
import { loadCore } from '../../src/core/load.ts';
import { openConvent } from '../../src/games/convent/index.ts';

const core = await loadCore(readFileSync(new URL('../../build/core.wasm', import.meta.url)));

/** The convent's rules on the real core. */
export const { board, game } = openConvent(core);
