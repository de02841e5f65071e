import { svg } from 'lit';
import type { AreaKind } from '../../../board/plan.ts';

/** The texture of a floor by its kind of area. */
export const textureOf: Readonly<Record<AreaKind, string>> = {
  cell: 'planks',
  room: 'planks',
  store: 'boards',
  hall: 'chequers',
  chapel: 'marble',
  confessional: 'planks',
  corridor: 'flags',
  court: 'flags',
  garden: 'grass',
  grounds: 'meadow',
  thicket: 'grass',
};

/** Floor textures as translucent grain, so that they fit moonlight and candlelight alike. */
export const textures = svg`
  <pattern id="planks" width="520" height="176" patternUnits="userSpaceOnUse">
    <path class="grain" d="M0 0H520M0 88H520M150 0V88M410 88V176" />
  </pattern>
  <pattern id="boards" width="176" height="620" patternUnits="userSpaceOnUse">
    <path class="grain" d="M0 0V620M88 0V620M0 200H88M88 480H176" />
  </pattern>
  <pattern id="flags" width="384" height="288" patternUnits="userSpaceOnUse">
    <path class="grain" d="M0 0H384M0 144H384M110 0V144M300 0V144M20 144V288M205 144V288" />
  </pattern>
  <pattern id="chequers" width="320" height="320" patternUnits="userSpaceOnUse">
    <path class="grain-fill" d="M0 0H160V160H0ZM160 160H320V320H160Z" />
  </pattern>
  <pattern id="marble" width="352" height="352" patternUnits="userSpaceOnUse">
    <path class="grain" d="M0 176L176 0L352 176L176 352Z" />
    <path class="grain-fill" d="M176 112L240 176L176 240L112 176Z" />
  </pattern>
  <pattern id="grass" width="430" height="380" patternUnits="userSpaceOnUse">
    <path
      class="grain"
      d="M60 90l-18-44M64 90l4-54M70 90l22-40M290 60l-14-36M294 60l10-40M190 250l-18-44M194 250l4-54M200 250l22-40M370 330l-14-36M374 330l10-40M40 320l-10-30M46 320l12-34"
    />
  </pattern>
  <pattern id="meadow" width="620" height="540" patternUnits="userSpaceOnUse">
    <path
      class="grain"
      d="M80 120l-20-50M84 120l6-60M92 120l24-44M400 90l-16-40M404 90l12-44M250 330l-20-50M254 330l6-60M262 330l24-44M520 440l-16-40M524 440l12-44M90 470q60-34 120 0M360 250q50-28 100 0"
    />
  </pattern>
`;
