import type { PlayUi } from '../app/play-ui.ts';

/** The elements of a game, loaded when first needed. */
export async function loadPlayUi(game: 'convent' | 'house'): Promise<PlayUi> {
  if (game !== 'convent') throw new Error(`no elements for the game ${game}`);
  const { conventUi } = await import('../games/convent/ui/index.ts');
  return conventUi;
}
