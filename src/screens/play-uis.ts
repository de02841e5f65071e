import type { PlayUi } from '../app/play-ui.ts';
import { loadUi } from '../games/registry.ts';

/** The elements of a game, loaded when first needed. */
export const loadPlayUi = (game: keyof typeof loadUi): Promise<PlayUi> => loadUi[game]();
