import type { ConventEvent, Sighting } from '../rules/events.ts';
import type { ConventOptions } from '../rules/options.ts';
import type { BoardScene } from './board/scene.ts';
import type { LogEntry, Ruling } from './lines.ts';
import { afterEvent, firstPieces, type Pieces } from './pieces.ts';
import { sceneOfPieces, type Staging } from './scene-of-view.ts';

/** The public board right after event number `at` of the log. */
export function piecesAfter(
  log: readonly ConventEvent[],
  { at, options }: { readonly at: number; readonly options: ConventOptions },
): Pieces {
  return log.slice(0, at + 1).reduce(afterEvent, firstPieces(options.novices));
}

/** The guard stands and the novice is where the one saw the other, whatever happened since. */
function asSeen(pieces: Pieces, { guard, guardSpace, facing, novice, space }: Sighting): Pieces {
  return {
    ...pieces,
    guards: pieces.guards.map(piece => (piece.guard === guard ? { ...piece, space: guardSpace, facing } : piece)),
    novices: pieces.novices.map(piece => (piece.novice === novice ? { ...piece, figure: space } : piece)),
  };
}

/** The spaces an event is about, for the part of the board that a small screen shows. */
function placesOf(event: ConventEvent): readonly number[] {
  switch (event.t) {
    case 'noviceMoved':
      return [...event.sightings.map(({ space }) => space), ...event.vanished.map(({ at }) => at)];
    case 'noiseHeard':
      return [event.token.space];
    case 'guardStepped':
      return [event.to];
    case 'guardTurned':
      return [event.at];
    case 'captured':
      return [event.space];
    default:
      return [];
  }
}

/** The board at a moment that is told, with the reason of a ruling drawn on it. */
export function sceneOfMoment(
  { pieces, staging }: { readonly pieces: Pieces; readonly staging: Staging },
  { entries, ruling }: { readonly entries: readonly LogEntry[]; readonly ruling: Ruling | null },
): BoardScene {
  const sighting = ruling?.sighting ?? null;
  const shown = sighting ? asSeen(pieces, sighting) : pieces;
  const events = entries.flatMap(entry => entry.events);
  const acting = events.flatMap(event => ('guard' in event ? [event.guard] : []))[0] ?? null;
  const scene = sceneOfPieces(shown, {
    staging,
    acting,
    showPaths: false,
    ...(sighting ? { lit: (guard: string) => guard === sighting.guard } : {}),
  });
  const steps = events.flatMap(event => (event.t === 'guardStepped' ? [event] : []));
  const way = steps.length > 0 ? [steps[0]!.from, ...steps.map(({ to }) => to)] : [];
  const places = [...new Set(events.flatMap(placesOf))];
  return { ...scene, why: ruling?.why ?? null, route: way, focus: places.length > 0 ? places.slice(-1) : scene.focus };
}
