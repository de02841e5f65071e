import type { PlayUi } from '../app/play-ui.ts';
import { isPlayable, loadUi } from '../games/registry.ts';

/** The elements of a game, loaded when first needed. */
export async function loadPlayUi(game: 'convent' | 'house'): Promise<PlayUi> {
  if (!isPlayable(game)) throw new Error(`no elements for the game ${game}`);
  return (await loadUi[game]()).conventUi;
}
