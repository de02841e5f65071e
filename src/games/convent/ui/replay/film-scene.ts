import type { ConventOptions } from '../../rules/options.ts';
import type { NoviceNumber } from '../../rules/seats.ts';
import type { OwnNovice } from '../../rules/view.ts';
import type { BoardScene, SceneNovice, SceneTrail } from '../board/scene.ts';
import { targetsOf } from '../heading.ts';
import { firstPieces, type Pieces } from '../pieces.ts';
import { sceneOfPieces, type Staging } from '../scene-of-view.ts';
import { piecesAfter, sceneOfMoment } from '../timeline.ts';
import { type Film, stretchAt } from './film.ts';
import { guardWays, type Whereabouts, whereaboutsAfter } from './whereabouts.ts';

export interface FilmParts {
  readonly film: Film;
  readonly staging: Staging;
  readonly options: ConventOptions;
  /** What each novice was dealt. */
  readonly dealt: readonly OwnNovice[];
}

/** What is looked at: a moment, and whether all novices are shown or one is followed. */
export interface Look {
  readonly position: number;
  readonly followed: NoviceNumber | null;
}

export function piecesAt({ film, options }: FilmParts, position: number): Pieces {
  const at = film.entries[position]?.at;
  return at === undefined ? firstPieces(options.novices) : piecesAfter(film.log, { at, options });
}

/** Where everybody really is at a moment. */
export function revealedAt({ film, options }: FilmParts, position: number): readonly Whereabouts[] {
  const { happened, halfBegan } = stretchAt(film, position);
  return whereaboutsAfter(happened, { novices: options.novices, halfBegan });
}

/** Hidden novices stand where they really are. */
function revealed(
  { novices, shown }: { readonly novices: readonly Whereabouts[]; readonly shown: BoardScene },
  { pieces, staging }: { readonly pieces: Pieces; readonly staging: Staging },
): readonly SceneNovice[] {
  return novices.map(({ novice, space }): SceneNovice => {
    const figure = shown.novices.find(one => one.novice === novice);
    const isCaught = pieces.novices.some(piece => piece.novice === novice && piece.status === 'caught');
    return figure ?? { novice, space, style: staging.noviceStyle(novice), state: isCaught ? 'caught' : 'unseen' };
  });
}

function trailsOf(
  parts: FilmParts,
  { position, followed }: Look,
  novices: readonly Whereabouts[],
): readonly SceneTrail[] {
  const { film, staging } = parts;
  const { happened, halfBegan } = stretchAt(film, position);
  return [
    ...novices
      .filter(({ novice, way }) => way.length > 1 && (followed === null || followed === novice))
      .map(({ novice, way }) => ({ style: staging.noviceStyle(novice), spaces: way })),
    ...guardWays(happened.slice(halfBegan))
      .filter(({ way }) => way.length > 0)
      .map(({ guard, way }) => ({ style: staging.guardStyle(guard), spaces: way })),
  ];
}

/** The board at a moment of the film, with everything that was hidden then. */
export function filmScene(parts: FilmParts, look: Look): BoardScene {
  const { film, staging, dealt } = parts;
  const { position, followed } = look;
  const entry = film.entries[position];
  const pieces = piecesAt(parts, position);
  const shown = entry
    ? sceneOfMoment({ pieces, staging }, { entries: [entry], ruling: entry.ruling })
    : sceneOfPieces(pieces, { staging });
  const novices = revealedAt(parts, position);
  const own = dealt.find(({ novice }) => novice === followed);
  const now = novices.find(({ novice }) => novice === followed);
  const places = shown.focus.length > 0 ? shown.focus : placeOf(entry?.events[0], novices);
  return {
    ...shown,
    novices: revealed({ novices, shown }, { pieces, staging }),
    trails: trailsOf(parts, look, novices),
    route: [],
    targets: own && now ? targetsOf({ ...own, ...now }) : [],
    focus: now ? [now.space] : places,
  };
}

/** A novice's logged plan is shown where it ends. */
function placeOf(event: object | undefined, novices: readonly Whereabouts[]): readonly number[] {
  if (event === undefined || !('novice' in event)) return [];
  return novices.filter(({ novice }) => novice === event.novice).map(({ space }) => space);
}
