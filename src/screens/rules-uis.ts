import type { RulesUi } from '../app/rules-ui.ts';

/** The explanation of a game, loaded when first needed. */
export async function loadRulesUi(game: string): Promise<RulesUi> {
  if (game === 'house') return (await import('../games/house/ui/how-to-play/index.ts')).houseRules;
  if (game === 'convent') return (await import('../games/convent/ui/how-to-play/index.ts')).conventRules;
  throw new Error(`nothing is explained of the game ${game}`);
}
