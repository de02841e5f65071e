import { msg } from '@lit/localize';
import type { GameId } from '../app/games-port.ts';

export function gameName(game: GameId): string {
  return game === 'convent' ? msg('The convent', { id: 'game.convent' }) : msg('The house', { id: 'game.house' });
}

/** What the game is about, in one breath. */
export function gamePitch(game: GameId): string {
  return game === 'convent'
    ? msg(
        'At night the novices slip out of their cells, each after her key and her secret wish. The Abbess and the Prioress walk their rounds, look and listen.',
        { id: 'game.conventPitch' },
      )
    : msg('Explorers build a house room by room, until one of them turns on the others.', { id: 'game.housePitch' });
}

export function gamePlayers(game: GameId): string {
  return game === 'convent'
    ? msg('1–8 people, one device; bots take the other seats', { id: 'game.conventPlayers' })
    : msg('3–6 explorers, one device; bots take the other seats', { id: 'game.housePlayers' });
}
