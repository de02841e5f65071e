import { svg, type SVGTemplateResult } from 'lit';
import { homeIcon, keyIcon, wishIcon } from './plan/icons.ts';
import type { PencilNote, SceneTarget, SpaceCount } from './scene.ts';
import { placeOf } from './plan/shapes.ts';

const at = (space: number, dx = 0, dy = 0): string => `translate(${placeOf(space).x + dx} ${placeOf(space).y + dy})`;

/** Steps beside each reachable space. */
export function reachBadges(reach: readonly SpaceCount[]): SVGTemplateResult {
  return svg`${reach.map(
    ({ space, steps }) => svg`<g class="badge" transform=${at(space, 142, -142)}>
      <circle class="badge-plate" r="92" /><text class="badge-text" dy="0.355em">${steps}</text>
    </g>`,
  )}`;
}

/** A small lit eye-lid over spaces on which a guard sees. */
export function seenMarks(seen: readonly number[]): SVGTemplateResult {
  return svg`${seen.map(
    space => svg`<g class="eye" transform=${at(space, -140, -140)}>
      <path class="eye-plate" d="M-100 0Q0 -112 100 0Q0 112 -100 0Z" /><circle class="eye-pupil" r="34" />
    </g>`,
  )}`;
}

/** Pins over the places where the viewing novice is heading. */
export function targetPins(targets: readonly SceneTarget[]): SVGTemplateResult {
  return svg`${targets.map(target => {
    const sign =
      target.kind === 'key' ? keyIcon(target.colour) : target.kind === 'wish' ? wishIcon(target.wish, 190) : homeIcon;
    return svg`<g class=${`pin pin-${target.kind}`} transform=${at(target.space)}>
      <circle class="pin-ring" r="214" />
      <path class="pin-body" d="M0 -150C-60 -230 -190 -290 -190 -420A190 190 0 0 1 190 -420C190 -290 60 -230 0 -150Z" />
      <g transform="translate(0 -418)">${sign}</g>
    </g>`;
  })}`;
}

const stampPaths: Readonly<Record<PencilNote['stamp'], string>> = {
  dot: 'M-34 0a34 34 0 1 0 68 0a34 34 0 1 0 -68 0M-16 0a16 16 0 1 0 32 0a16 16 0 1 0 -32 0',
  cross: 'M-58 -54L58 56M56 -58L-56 54',
  question: 'M-44 -46C-40 -104 52 -100 48 -40C46 -4 0 -8 0 36M0 74v8',
};

/** What the guards' player has pencilled on the map. */
export function pencilNotes(notes: readonly PencilNote[]): SVGTemplateResult {
  return svg`${notes.map(
    ({ space, stamp }) => svg`<g class="note" transform=${at(space, -150, 150)}>
      <circle class="note-plate" r="96" /><path class="note-line" d=${stampPaths[stamp]} />
    </g>`,
  )}`;
}
