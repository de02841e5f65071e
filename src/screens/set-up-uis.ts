import type { SetUpUi } from '../app/set-up-ui.ts';

/** What a game's set-up asks, loaded when first needed. */
export async function loadSetUpUi(game: string): Promise<SetUpUi> {
  if (game === 'house') return (await import('../games/house/ui/set-up/index.ts')).houseSetUp;
  if (game === 'convent') return (await import('../games/convent/ui/set-up/index.ts')).conventSetUp;
  throw new Error(`nothing to set up for the game ${game}`);
}
