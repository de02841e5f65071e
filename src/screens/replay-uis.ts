import type { ReplayUi } from '../app/replay-ui.ts';

/** The film of a game, loaded when first needed. */
export async function loadReplayUi(game: 'convent' | 'house'): Promise<ReplayUi> {
  if (game !== 'convent') throw new Error(`nothing to look back with at the game ${game}`);
  const { conventReplay } = await import('../games/convent/ui/replay/index.ts');
  return conventReplay;
}
