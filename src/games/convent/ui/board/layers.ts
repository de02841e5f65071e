import { html, nothing, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import { repeat } from 'lit/directives/repeat.js';
import { plan } from '../../board/plan.ts';
import { floors } from './plan/floors.ts';
import { candlelight } from './light-drawing.ts';
import { hintWay, pathCards, plannedRoute, trailLines } from './lines-drawing.ts';
import { pencilNotes, reachBadges, seenMarks, targetPins } from './marks-drawing.ts';
import { areaNames } from './plan/names-drawing.ts';
import type { BoardScene, GuardName } from './scene.ts';
import { discs, signs, waysDrawing } from './plan/spaces-drawing.ts';
import { heatTint, hearingTint, riskRings, roomTint } from './tints-drawing.ts';
import { guardPiece, pieces } from './tokens-drawing.ts';
import { walls } from './plan/walls-drawing.ts';
import { whyDrawing } from './why-drawing.ts';

const viewBox = `0 0 ${plan.width} ${plan.height}`;

export interface Layers {
  readonly scene: BoardScene;
  /** Areas that each guard's light reaches. */
  readonly litAreas: ReadonlyMap<GuardName, readonly number[]>;
  readonly names: readonly string[];
  /** CSS pixels of one subunit, as far as names depend on it. */
  readonly pixels: number;
}

/**
 * The whole drawing in three layers, so that a change in one does not paint the others again: floors, light, and all that
 * stands above the light. What a scene did not change is not even looked at.
 */
export function layers({ scene, litAreas, names, pixels }: Layers): TemplateResult {
  return html`
    <svg class="ground" viewBox=${viewBox} aria-hidden="true">${guard([], floors)}</svg>
    <svg class="light" viewBox=${viewBox} aria-hidden="true">
      ${guard([scene.roomTints], () => roomTint(scene.roomTints))}
      ${repeat(
        scene.guards,
        ({ id }) => id,
        piece => candlelight(piece, litAreas.get(piece.id) ?? []),
      )}
    </svg>
    <svg class="figures" viewBox=${viewBox} aria-hidden="true">
      ${guard([], walls)} ${guard([names, pixels], () => areaNames(names, pixels))} ${guard([], waysDrawing)}
      ${guard([scene.heat], () => heatTint(scene.heat))} ${guard([scene.risks], () => riskRings(scene.risks))}
      ${guard([scene.hearing], () => hearingTint(scene.hearing))} ${guard([scene.paths], () => pathCards(scene.paths))}
      ${guard([scene.hint], () => hintWay(scene.hint))} ${guard([scene.trails], () => trailLines(scene.trails))}
      ${guard([scene.route], () => plannedRoute(scene.route))} ${guard([], discs)} ${guard([], signs)}
      ${guard([scene.seen], () => seenMarks(scene.seen))} ${guard([scene.notes], () => pencilNotes(scene.notes))}
      ${guard([scene.reach], () => reachBadges(scene.reach))}
      ${guard([scene.novices, scene.noises, scene.vanished, scene.guards], () => pieces(scene))}
      ${repeat(scene.guards, ({ id }) => id, guardPiece)} ${guard([scene.targets], () => targetPins(scene.targets))}
      ${scene.why === null ? nothing : whyDrawing(scene.why)}
    </svg>
  `;
}
