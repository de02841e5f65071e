import { svg, type SVGTemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { place } from '../../../../ui/place.ts';
import type { BoardScene, GuardName, SceneGuard, SceneNoise, SceneNovice, SceneVanished, SeatStyle } from './scene.ts';
import { placeOf, seatShapePath } from './plan/shapes.ts';

/** Angles in degrees at which pieces stand round their space, in order; the number stays readable in the middle. */
const standAngles = [-45, -135, 45, 135, -90, 90, 0, 180];

interface Standing {
  readonly x: number;
  readonly y: number;
}

/** Deals places round a space to the pieces that stand there: away from guards, farther out where one covers the middle. */
function stands(guards: readonly SceneGuard[]): (space: number) => Standing {
  const taken = new Map<number, number>();
  const ears = guards.map(({ space }) => placeOf(space));
  return space => {
    const order = taken.get(space) ?? 0;
    taken.set(space, order + 1);
    const reach =
      (guards.some(guard => guard.space === space) ? 350 : 232) + 70 * Math.floor(order / standAngles.length);
    const { x, y } = placeOf(space);
    const spots = standAngles.map((degrees): Standing => {
      const angle = (degrees * Math.PI) / 180;
      return { x: Math.round(x + Math.cos(angle) * reach), y: Math.round(y + Math.sin(angle) * reach) };
    });
    const crowded = (spot: Standing): boolean => ears.some(ear => Math.hypot(ear.x - spot.x, ear.y - spot.y) < 330);
    const free = [...spots.filter(spot => !crowded(spot)), ...spots.filter(crowded)];
    return free[order % free.length] as Standing;
  };
}

const seatSign = (style: SeatStyle, radius: number): SVGTemplateResult =>
  svg`<path class="seat" fill=${style.colour} d=${seatShapePath(style.shape, radius)} />
    <text class="seat-letter" dy="0.355em">${style.letter}</text>`;

/** A caught novice: her sign hollow, with a chain below. */
const caughtSign = (style: SeatStyle): SVGTemplateResult => {
  const chain =
    'M-96 128a34 24 0 1 0 68 0a34 24 0 1 0 -68 0M-34 128a34 24 0 1 0 68 0a34 24 0 1 0 -68 0M28 128a34 24 0 1 0 68 0a34 24 0 1 0 -68 0';
  return svg`<path class="caught-body" stroke=${style.colour} d=${seatShapePath(style.shape, 122)} />
    <text class="seat-letter" dy="0.355em">${style.letter}</text>
    <path class="chain-foot" d=${chain} /><path class="chain" d=${chain} />`;
};

function drawNovice(novice: SceneNovice, stand: Standing): SVGTemplateResult {
  return svg`<g class=${`piece novice ${novice.state}`} ${place(stand.x, stand.y)}>
    ${novice.state === 'self' ? svg`<circle class="self-ring" r="186" />` : null}
    <ellipse class="piece-shade" cx="12" cy="24" rx="132" ry="128" />
    ${novice.state === 'caught' ? caughtSign(novice.style) : seatSign(novice.style, 122)}
  </g>`;
}

/** A noise token: the seat's sign with ripples that open towards the guard who hears. */
function drawNoise(noise: SceneNoise, stand: Standing, ear: Standing | null): SVGTemplateResult {
  const degrees = ear === null ? -90 : (Math.atan2(ear.y - stand.y, ear.x - stand.x) * 180) / Math.PI;
  return svg`<g class=${`piece noise ${noise.guard}`} ${place(stand.x, stand.y)}>
    <circle class="noise-plate" r="120" />
    <path class="noise-ripple" transform=${`rotate(${degrees.toFixed(0)})`} d="M108 -96Q168 0 108 96M160 -130Q238 0 160 130" />
    ${seatSign(noise.style, 98)}
  </g>`;
}

/** A vanished token: a puff between the two spaces, an arrow where she went. */
function drawVanished(token: SceneVanished, stand: Standing): SVGTemplateResult {
  const from = placeOf(token.at);
  const to = token.to === null ? null : placeOf(token.to);
  const spot = to === null ? stand : { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  const degrees = to === null ? 0 : (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
  return svg`<g class="piece vanished" ${place(spot.x, spot.y)}>
    ${to === null ? null : svg`<path class="vanished-arrow" transform=${`rotate(${degrees.toFixed(0)})`} d="M150 -60L236 0L150 60" />`}
    <path class="puff" d="M-150 60a84 84 0 0 1 8 -166a118 118 0 0 1 214 -26a96 96 0 0 1 70 176a92 92 0 0 1 -150 52a92 92 0 0 1 -142 -36Z" />
    ${seatSign(token.style, 98)}
  </g>`;
}

/** Noise, vanished tokens and novices; guards are drawn above them. */
export function pieces(scene: BoardScene): SVGTemplateResult {
  const earOf = (id: GuardName): Standing | null => {
    const guard = scene.guards.find(candidate => candidate.id === id);
    return guard === undefined ? null : placeOf(guard.space);
  };
  const stand = stands(scene.guards);
  const novices = scene.novices.map(novice => ({ novice, stand: stand(novice.space) }));
  return svg`
    ${scene.vanished.map(token => drawVanished(token, token.to === null ? stand(token.at) : placeOf(token.at)))}
    ${scene.noises.map(noise => drawNoise(noise, stand(noise.space), earOf(noise.guard)))}
    ${repeat(
      novices,
      ({ novice }) => novice.novice,
      ({ novice, stand: standing }) => drawNovice(novice, standing),
    )}
  `;
}

/** Where a guard's number stands: behind her, so that it never covers her light. */
function chipPlace({ facing, space }: SceneGuard): string {
  if (facing === null) return 'translate(0 272)';
  const [from, to] = [placeOf(facing.from), placeOf(facing.to)];
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const [dx, dy] = [(to.x - from.x) / length, (to.y - from.y) / length];
  return `translate(${Math.round(-dx * (232 + 36 * String(space).length))} ${Math.round(-dy * 272)})`;
}

/** A guard with her lantern. The light animator moves her (`data-guard`) and turns the lantern (`data-lantern`). */
export function guardPiece(guard: SceneGuard): SVGTemplateResult {
  const half = 42 + 34 * String(guard.space).length;
  return svg`<g class=${`guard ${guard.id}${guard.acting ? ' acting' : ''}`} data-guard=${guard.id}>
    <circle class="guard-halo" r="350" />
    <g class="chip" transform=${chipPlace(guard)}><rect class="chip-plate" x=${-half} y="-80" width=${2 * half} height="160" rx="80" />
      <text class="number chip-number" dy="0.355em">${guard.space}</text></g>
    <g class="lantern" data-lantern=${guard.id}>
      ${
        guard.facing === null
          ? null
          : svg`<path class="beak" d="M96 -186L350 0L96 186Z" /><circle class="flame-glow" cx="268" r="66" />
             <path class="flame-tip" d="M232 0C232 -44 282 -44 344 0C282 44 232 44 232 0Z" />`
      }
    </g>
    <circle class="guard-plate" r="214" />
    <path class="seat" fill=${guard.style.colour} d=${seatShapePath(guard.style.shape, 146)} />
    <text class="guard-letter" dy="0.355em">${guard.style.letter}</text>
  </g>`;
}
