import type { GameId } from '../app/games-port.ts';
import { firstDraft, newGameOf } from './set-up-new-game.ts';
import { loadSetUpUi } from './set-up-uis.ts';
import { sharedReferee } from './shared-referee.ts';

/**
 * Deals a game for one person against bots with the recommended options, whatever was set up last; answers its id.
 * Rejects when a part of the app is missing.
 */
export async function createSolo(game: GameId): Promise<string> {
  const [ui, started] = await Promise.all([loadSetUpUi(game), sharedReferee()]);
  if (!started.ok) throw new Error(started.failure.kind);
  await ui.open();
  const answer = await started.referee.create(newGameOf(firstDraft(ui, game, null), { ui, game }));
  if (!answer.ok) throw new Error(answer.failure.kind);
  return answer.id;
}
