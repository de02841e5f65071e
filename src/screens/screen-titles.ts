import { msg } from '@lit/localize';
import type { Route } from '../app/router.ts';

/** The title of a screen for the browser's tab; empty for home, which is the app itself. Tells nothing of a game. */
export function screenTitle(route: Route): string {
  switch (route.screen) {
    case 'home':
      return '';
    case 'set-up':
      return msg('Set up a game', { id: 'home.setUp' });
    case 'play':
      return msg('Game', { id: 'play.title' });
    case 'replay':
      return msg('Look back', { id: 'games.lookBack' });
    case 'audit':
      return msg('Check the log', { id: 'audit.title' });
    case 'settings':
      return msg('Settings', { id: 'settings.title' });
    case 'rules':
      return msg('How to play', { id: 'home.rules' });
  }
}
