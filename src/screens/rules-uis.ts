import type { RulesUi } from '../app/rules-ui.ts';

/** The explanation of a game, loaded when first needed. */
export async function loadRulesUi(game: string): Promise<RulesUi> {
  if (game !== 'convent') throw new Error(`nothing is explained of the game ${game}`);
  const { conventRules } = await import('../games/convent/ui/how-to-play/index.ts');
  return conventRules;
}
