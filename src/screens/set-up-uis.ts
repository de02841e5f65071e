import type { SetUpUi } from '../app/set-up-ui.ts';

/** What a game's set-up asks, loaded when first needed. */
export async function loadSetUpUi(game: string): Promise<SetUpUi> {
  if (game !== 'convent') throw new Error(`nothing to set up for the game ${game}`);
  const { conventSetUp } = await import('../games/convent/ui/set-up/index.ts');
  return conventSetUp;
}
