import { boardFacts } from '../board/facts.ts';
import type { GuardId } from '../rules/seats.ts';
import { noviceNumbers } from '../rules/seats.ts';
import type { ConventSettings } from '../rules/settings.ts';
import type { Token, WalkedPath } from '../rules/terms.ts';
import type {
  BoardScene,
  SceneGuard,
  SceneNoise,
  SceneNovice,
  ScenePath,
  SceneVanished,
  SeatStyle,
} from './board/scene.ts';
import { emptyScene } from './board/scene.ts';
import type { GuardLight } from './light.ts';
import { pathInWalkingOrder } from './patrol-forecast.ts';
import type { GuardPiece, Pieces } from './pieces.ts';

/** What every scene of one game has in common. */
export interface Staging {
  readonly light: GuardLight;
  readonly settings: ConventSettings;
  readonly noviceStyle: (novice: number) => SeatStyle;
  readonly guardStyle: (guard: GuardId) => SeatStyle;
}

export interface SceneOptions {
  readonly acting?: GuardId | null;
  /** Whose light is drawn; default: both guards'. */
  readonly lit?: (guard: GuardId) => boolean;
  readonly showPaths?: boolean;
}

/** A path card on the map, walked from the end where it was taken. */
export function scenePath(path: WalkedPath, { isStrong }: { readonly isStrong: boolean }): ScenePath {
  const colour = boardFacts.paths.find(card => card.id === path.card)?.colour ?? 'blue';
  return { id: path.card, colour, spaces: pathInWalkingOrder(path), strong: isStrong };
}

function sceneGuard(
  piece: GuardPiece,
  { staging, options }: { readonly staging: Staging; readonly options: SceneOptions },
): SceneGuard {
  const isLit = options.lit?.(piece.guard) ?? true;
  return {
    id: piece.guard,
    style: staging.guardStyle(piece.guard),
    space: piece.space,
    facing: piece.facing,
    cone: isLit ? staging.light.cone(piece, staging.settings) : null,
    acting: options.acting === piece.guard,
  };
}

/** Figures on the board; hidden novices have none (C-7.2). */
function sceneNovices(pieces: Pieces, staging: Staging): readonly SceneNovice[] {
  return pieces.novices.flatMap(({ novice, figure, status }) =>
    figure === null ? [] : [{ novice, style: staging.noviceStyle(novice), space: figure, state: status }],
  );
}

function sceneNoises(tokens: readonly Token[], staging: Staging): readonly SceneNoise[] {
  return tokens.flatMap(token =>
    token.kind === 'noise'
      ? [
          {
            novice: token.novice ?? 0,
            style: staging.noviceStyle(token.novice ?? 0),
            guard: token.guard,
            space: token.space,
          },
        ]
      : [],
  );
}

function sceneVanished(tokens: readonly Token[], staging: Staging): readonly SceneVanished[] {
  return tokens.flatMap(token =>
    token.kind === 'vanished'
      ? [{ novice: token.novice, style: staging.noviceStyle(token.novice), at: token.at, to: token.to }]
      : [],
  );
}

/** The public board: guards with their light, shown figures, tokens and the cards that are being walked. */
export function sceneOfPieces(
  pieces: Pieces,
  { staging, ...options }: SceneOptions & { readonly staging: Staging },
): BoardScene {
  const { light, settings } = staging;
  const isLit = (guard: GuardId): boolean => options.lit?.(guard) ?? true;
  const roomTints =
    settings['sight.range'] === 'room'
      ? pieces.guards
          .filter(({ guard, facing }) => facing !== null && isLit(guard))
          .map(({ guard, space }) => ({ guard, spaces: light.roomSpaces(space) }))
      : [];
  // Where both stand on one space, the one who acts is drawn on top.
  const isActing = ({ guard }: GuardPiece): number => Number(guard === options.acting);
  const guards = [...pieces.guards].sort((a, b) => isActing(a) - isActing(b));
  return {
    ...emptyScene,
    guards: guards.map(piece => sceneGuard(piece, { staging, options })),
    novices: sceneNovices(pieces, staging),
    noises: sceneNoises(pieces.tokens, staging),
    vanished: sceneVanished(pieces.tokens, staging),
    roomTints,
    paths:
      options.showPaths === false
        ? []
        : pieces.guards.flatMap(({ path, guard }) =>
            path ? [scenePath(path, { isStrong: options.acting === guard })] : [],
          ),
    focus: pieces.guards.filter(({ guard }) => guard === options.acting).map(({ space }) => space),
  };
}

/** True for a number that names a novice; tokens of nobody carry 0. */
export const isNoviceNumber = (number: number): number is (typeof noviceNumbers)[number] =>
  noviceNumbers.some(novice => novice === number);
