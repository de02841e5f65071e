import { css, svg } from 'lit';

const bay = 120;
const arches = 9;

/** A pointed arch standing on the ground, as a hole in the wall of the cloister. */
function arch(index: number): string {
  const left = index * bay + 20;
  const right = left + 80;
  return `M${left} 300V170C${left} 130 ${left + 18} 104 ${left + 40} 86C${right - 18} 104 ${right} 130 ${right} 170V300Z`;
}

const wall = `M0 44H${arches * bay}V300H0Z${Array.from({ length: arches }, (_, index) => arch(index)).join('')}`;

const stars: readonly (readonly [number, number, number])[] = [
  [70, 18, 1.2],
  [190, 30, 0.9],
  [268, 12, 1.3],
  [395, 26, 1],
  [520, 10, 1.1],
  [640, 30, 0.9],
  [905, 14, 1.2],
  [1010, 28, 1],
];

/** The cloister at night: a guard's lantern on the one side, a novice with a candle on the other. */
export const homePicture = svg`
  <defs>
    <linearGradient id="beam" x1="0" x2="1">
      <stop offset="0" class="beam-near"></stop>
      <stop offset="1" class="beam-far"></stop>
    </linearGradient>
    <radialGradient id="flame">
      <stop offset="0" class="flame-near"></stop>
      <stop offset="1" class="flame-far"></stop>
    </radialGradient>
  </defs>
  <rect class="sky" width="1080" height="300"></rect>
  ${stars.map(([x, y, r]) => svg`<circle class="star" cx=${x} cy=${y} r=${r}></circle>`)}
  <rect class="court" y="60" width="1080" height="240"></rect>
  <circle class="moon" cx="758" cy="150" r="26"></circle>
  <circle class="court" cx="748" cy="143" r="24"></circle>
  <path class="beam" d="M322 212L640 118V300H560Z"></path>
  <g class="figure">
    <path d="M286 300C284 262 282 238 290 218C292 206 296 198 302 198C309 198 313 206 315 218C323 238 322 262 320 300Z"></path>
    <path d="M308 222L324 214" class="arm"></path>
  </g>
  <circle class="flame" cx="325" cy="214" r="22"></circle>
  <circle class="light" cx="325" cy="214" r="3.5"></circle>
  <g class="figure">
    <path d="M775 300C774 276 773 258 779 244C780 235 783 230 788 230C793 230 796 235 797 244C803 258 802 276 801 300Z"></path>
  </g>
  <circle class="flame" cx="772" cy="256" r="16"></circle>
  <circle class="light" cx="772" cy="256" r="2"></circle>
  <path class="wall" fill-rule="evenodd" d=${wall}></path>
  <path class="trim" d="M0 44H1080M0 56H1080"></path>
`;

export const homePictureStyles = css`
  .picture {
    display: block;
    width: 100%;
    height: clamp(8.5rem, 34vw, 15rem);
  }

  .sky {
    fill: var(--page);
  }

  .court {
    fill: var(--surface);
  }

  .star,
  .moon {
    fill: var(--ink-soft);
  }

  .star {
    opacity: 0.7;
  }

  .beam {
    fill: url(#beam);
  }

  .beam-near {
    stop-color: var(--seat-0);
    stop-opacity: 0.55;
  }

  .beam-far,
  .flame-far {
    stop-color: var(--seat-0);
    stop-opacity: 0;
  }

  .flame {
    fill: url(#flame);
  }

  .flame-near {
    stop-color: var(--seat-0);
    stop-opacity: 0.75;
  }

  .light {
    fill: #fff3d2;
  }

  .figure,
  .wall {
    fill: var(--raised);
  }

  .figure {
    fill: var(--page);
  }

  .arm {
    fill: none;
    stroke: var(--page);
    stroke-width: 5;
    stroke-linecap: round;
  }

  .trim {
    fill: none;
    stroke: var(--line);
    stroke-width: 2;
  }
`;
