import type { ReplayUi } from '../app/replay-ui.ts';

/** The film of a game, loaded when first needed. */
export async function loadReplayUi(game: 'convent' | 'house'): Promise<ReplayUi> {
  if (game === 'house') return (await import('../games/house/ui/replay/index.ts')).houseReplay;
  return (await import('../games/convent/ui/replay/index.ts')).conventReplay;
}
