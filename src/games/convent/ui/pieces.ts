import type { ConventEvent } from '../rules/events.ts';
import type { GuardId, NoviceNumber } from '../rules/seats.ts';
import { guardIds } from '../rules/seats.ts';
import type { Facing, Status, Token, WalkedPath } from '../rules/terms.ts';
import type { ConventView } from '../rules/view.ts';
import { boardFacts } from '../board/facts.ts';

export interface GuardPiece {
  readonly guard: GuardId;
  readonly space: number;
  readonly facing: Facing | null;
  readonly path: WalkedPath | null;
}

export interface NovicePiece {
  readonly novice: NoviceNumber;
  readonly status: Status;
  /** Where her figure stands; null while she is hidden. */
  readonly figure: number | null;
}

/** What stands and lies on the board for everybody to see, at one moment of the game. */
export interface Pieces {
  readonly guards: readonly GuardPiece[];
  readonly novices: readonly NovicePiece[];
  readonly tokens: readonly Token[];
}

export function piecesOf(view: ConventView): Pieces {
  return {
    guards: view.guards.map(({ guard, space, facing, path }) => ({ guard, space, facing, path })),
    novices: view.novices.map(({ novice, status, figure }) => ({ novice, status, figure })),
    tokens: view.tokens,
  };
}

/** The board before the first round (C-2.3, C-2.6). */
export function firstPieces(novices: readonly NoviceNumber[]): Pieces {
  return {
    guards: guardIds.map(guard => ({ guard, space: boardFacts.guardStart, facing: null, path: null })),
    novices: novices.map(novice => ({ novice, status: 'onTheRun', figure: null })),
    tokens: [],
  };
}

const sameToken = (a: Token, b: Token): boolean => JSON.stringify(a) === JSON.stringify(b);

function withGuard(pieces: Pieces, guard: GuardId, change: Partial<GuardPiece>): Pieces {
  return { ...pieces, guards: pieces.guards.map(piece => (piece.guard === guard ? { ...piece, ...change } : piece)) };
}

function withNovice(pieces: Pieces, novice: NoviceNumber, change: Partial<NovicePiece>): Pieces {
  return {
    ...pieces,
    novices: pieces.novices.map(piece => (piece.novice === novice ? { ...piece, ...change } : piece)),
  };
}

function withSightings(
  pieces: Pieces,
  sightings: readonly { readonly novice: NoviceNumber; readonly space: number }[],
): Pieces {
  return sightings.reduce((changed, { novice, space }) => withNovice(changed, novice, { figure: space }), pieces);
}

/** The board after one more public event. */
export function afterEvent(pieces: Pieces, event: ConventEvent): Pieces {
  switch (event.t) {
    case 'noviceMoved': {
      const moved = withNovice(pieces, event.novice, { figure: event.figure });
      return { ...moved, tokens: [...moved.tokens, ...event.vanished] };
    }
    case 'noiseHeard':
      return { ...pieces, tokens: [...pieces.tokens, event.token] };
    case 'statusChanged':
      return withNovice(pieces, event.novice, {
        status: event.status,
        ...(event.status === 'onTheRun' ? { figure: null } : {}),
      });
    case 'pathTaken': {
      const path = { card: event.card, from: event.from, towards: event.towards };
      return withGuard(pieces, event.guard, { path });
    }
    case 'pathFinished':
      return withGuard(pieces, event.guard, { path: null });
    case 'guardTurned':
      return withSightings(withGuard(pieces, event.guard, { facing: event.facing }), event.sightings);
    case 'guardStepped': {
      const facing = { from: event.from, to: event.to };
      return withSightings(withGuard(pieces, event.guard, { space: event.to, facing }), event.sightings);
    }
    case 'figureRemoved': {
      const removed = withNovice(pieces, event.novice, { figure: null });
      return event.vanished ? { ...removed, tokens: [...removed.tokens, event.vanished] } : removed;
    }
    case 'captured':
      return withNovice(pieces, event.novice, { status: 'caught', figure: event.space });
    case 'tokensRemoved':
      return { ...pieces, tokens: pieces.tokens.filter(token => !event.tokens.some(gone => sameToken(gone, token))) };
    default:
      return pieces;
  }
}
