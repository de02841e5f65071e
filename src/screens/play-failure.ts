import { msg } from '@lit/localize';
import type { OpenFailure } from '../workers/referee-port.ts';

export interface FailureText {
  readonly what: string;
  readonly next: string;
  readonly mayRetry: boolean;
}

/** Why a game cannot be shown, in plain words, and what to do next. */
export function failureText(kind: OpenFailure['kind'] | 'texts'): FailureText {
  switch (kind) {
    case 'notFound':
      return {
        what: msg('This game is not on this device.', { id: 'play.notFound' }),
        next: msg('It may have been deleted here, or played on another device. The start shows all games there are.', {
          id: 'play.notFoundNext',
        }),
        mayRetry: false,
      };
    case 'damaged':
    case 'notASave':
      return {
        what: msg('This saved game is damaged and cannot be played on.', { id: 'play.damaged' }),
        next: msg('It is left as it is, and your other games are not touched. If you exported it, import that file.', {
          id: 'play.damagedNext',
        }),
        mayRetry: false,
      };
    case 'otherVersion':
      return {
        what: msg('This game was begun under older rules of Vigil.', { id: 'play.otherVersion' }),
        next: msg('It cannot be played on here, but it is kept. Start a new game with the same table.', {
          id: 'play.otherVersionNext',
        }),
        mayRetry: false,
      };
    case 'fromTheFuture':
      return {
        what: msg('This game was saved by a newer version of Vigil.', { id: 'play.future' }),
        next: msg('Update Vigil, then open it again. The game is safe.', { id: 'play.futureNext' }),
        mayRetry: true,
      };
    case 'openElsewhere':
      return {
        what: msg('This game is open in another tab or window.', { id: 'play.elsewhere' }),
        next: msg('Close it there, then try again here.', { id: 'play.elsewhereNext' }),
        mayRetry: true,
      };
    case 'noCore':
      return {
        what: msg('The referee could not start.', { id: 'play.noCore' }),
        next: msg('A part of Vigil is missing. Check the network and try again; your games are safe.', {
          id: 'play.noCoreNext',
        }),
        mayRetry: true,
      };
    case 'storeFailed':
      return {
        what: msg('The saved games cannot be read now.', { id: 'play.store' }),
        next: msg('Nothing was changed. Close other tabs of Vigil and try again.', { id: 'play.storeNext' }),
        mayRetry: true,
      };
    case 'texts':
      return {
        what: msg('A part of the game could not be loaded.', { id: 'play.texts' }),
        next: msg('Check the network and try again; your games are safe.', { id: 'play.textsNext' }),
        mayRetry: true,
      };
  }
}
