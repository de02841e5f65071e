import { boardFacts } from '../../board/facts.ts';
import type { ConventAsk } from '../../rules/asks.ts';
import type { ConventEvent } from '../../rules/events.ts';
import type { GuardId } from '../../rules/seats.ts';
import type { ConventView } from '../../rules/view.ts';
import type { BoardScene } from '../board/scene.ts';
import { openMoves } from '../guard-moves.ts';
import { piecesOf } from '../pieces.ts';
import type { RecapStep } from '../recap.ts';
import { scenePath, sceneOfPieces, type Staging } from '../scene-of-view.ts';
import { piecesAfter, sceneOfMoment } from '../timeline.ts';

/** What is being looked at before it is decided. */
export interface Preview {
  readonly space: number | null;
  readonly card: string;
}

export const noPreview: Preview = { space: null, card: '' };

/** Where there is one step or one card only, it is looked at from the beginning. */
export function firstPreview(ask: ConventAsk | null): Preview {
  if (ask?.kind === 'choosePath') return { space: null, card: ask.cards.length === 1 ? ask.cards[0]! : '' };
  if (ask?.kind !== 'guardMove') return noPreview;
  const only = ask.freedom === 'onDuty' && ask.to.length === 1 ? ask.to[0]! : null;
  return { card: '', space: ask.pivotedTo ?? only };
}

/** The other end of a card seen from the end a guard stands on. */
function pathFrom(
  card: string,
  from: number,
): { readonly card: string; readonly from: number; readonly towards: number } {
  const spaces = boardFacts.paths.find(({ id }) => id === card)?.spaces ?? [];
  const [first = from, last = from] = [spaces[0], spaces[spaces.length - 1]];
  return { card, from, towards: first === from ? last : first };
}

function facingGuard(
  view: ConventView,
  { guard, space }: { readonly guard: GuardId; readonly space: number | null },
): ConventView {
  if (space === null) return view;
  const guards = view.guards.map(piece =>
    piece.guard === guard && piece.space !== space ? { ...piece, facing: { from: piece.space, to: space } } : piece,
  );
  return { ...view, guards };
}

export interface TableMoment {
  readonly view: ConventView;
  readonly log: readonly ConventEvent[];
  readonly staging: Staging;
  /** The moment that is told, if one is; else the present is shown. */
  readonly told: RecapStep | null;
  readonly ask: ConventAsk | null;
  readonly preview: Preview;
  readonly hovered: number | null;
  readonly isWatched: boolean;
}

/** What the board on the table shows: a moment that is told, a guard's decision, or how things stand. */
export function tableScene({ told, ask, log, preview, hovered, ...moment }: TableMoment): BoardScene {
  const { view, staging } = moment;
  if (told) return sceneOfMoment({ pieces: piecesAfter(log, { at: told.at, options: view.options }), staging }, told);
  if (ask?.kind === 'guardMove' && hovered !== null && ask.to.includes(hovered)) {
    return guardScene({ ...moment, ask }, { ...preview, space: hovered });
  }
  if (ask) return guardScene({ ...moment, ask }, preview);
  return sceneOfPieces(piecesOf(view), { staging, acting: view.acting });
}

/** The public board while a guard decides: her steps to choose from, her light turned to the one that is looked at. */
export function guardScene(
  {
    view,
    ask,
    staging,
    isWatched,
  }: { readonly view: ConventView; readonly ask: ConventAsk; readonly staging: Staging; readonly isWatched: boolean },
  preview: Preview,
): BoardScene {
  if (ask.kind === 'choosePath') {
    const scene = sceneOfPieces(piecesOf(view), { staging, acting: ask.guard, showPaths: false });
    const from = view.guards.find(({ guard }) => guard === ask.guard)?.space ?? boardFacts.guardStart;
    const cards = preview.card === '' ? ask.cards : [...ask.cards.filter(card => card !== preview.card), preview.card];
    return { ...scene, paths: cards.map(card => scenePath(pathFrom(card, from), { isStrong: card === preview.card })) };
  }
  if (ask.kind === 'guardMove') {
    const turned = facingGuard(view, { guard: ask.guard, space: preview.space });
    const scene = sceneOfPieces(piecesOf(turned), { staging, acting: ask.guard });
    return { ...scene, offered: openMoves(ask, { view, isWatched }).to };
  }
  return sceneOfPieces(piecesOf(view), { staging, acting: view.acting });
}
