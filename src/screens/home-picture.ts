import { css, svg } from 'lit';

const bay = 120;
const arches = 9;

/** A pointed arch that stands on the ground. */
function arch(index: number): string {
  const left = index * bay + 18;
  const right = left + 84;
  const middle = left + 42;
  return `M${left} 300V172C${left} 132 ${left + 18} 104 ${middle} 84C${right - 18} 104 ${right} 132 ${right} 172V300Z`;
}

const openings = Array.from({ length: arches }, (_, index) => arch(index)).join('');

const stars: readonly (readonly [number, number, number])[] = [
  [56, 140, 1.3],
  [70, 182, 0.9],
  [172, 118, 1],
  [196, 160, 1.4],
  [292, 128, 1.1],
  [430, 134, 1.3],
  [406, 170, 0.8],
  [648, 122, 1.2],
  [676, 158, 0.9],
  [772, 116, 1],
  [800, 150, 1.4],
  [892, 132, 1.1],
  [918, 176, 0.9],
  [1016, 126, 1.3],
];

/** A nun in her habit, from the ground at 300 up, turned to the right. */
const habit =
  'M302 192C291 192 288 202 288 212C287 226 282 234 279 244C275 264 273 282 271 300H334C331 276 326 254 320 240C316 231 316 221 316 211C316 201 312 192 302 192Z';

/** The cloister court through its arches at night: a guard with her lantern, a novice behind a pillar, the moon. */
export const homePicture = svg`
  <defs>
    <clipPath id="openings"><path d=${openings}></path></clipPath>
    <linearGradient id="night" x2="0" y2="1">
      <stop class="night-high" offset="0.25"></stop>
      <stop class="night-low" offset="1"></stop>
    </linearGradient>
    <linearGradient id="beam" gradientUnits="userSpaceOnUse" x1="336" x2="720">
      <stop class="warm" offset="0"></stop>
      <stop class="gone" offset="1"></stop>
    </linearGradient>
    <radialGradient id="flame">
      <stop class="warm" offset="0"></stop>
      <stop class="gone" offset="1"></stop>
    </radialGradient>
  </defs>
  <g clip-path="url(#openings)">
    <rect fill="url(#night)" width="1080" height="300"></rect>
    ${stars.map(([x, y, r]) => svg`<circle class="star" cx=${x} cy=${y} r=${r}></circle>`)}
    <path class="moon" d="M548 112A20 20 0 1 0 560 142A16 16 0 0 1 548 112Z"></path>
    <path class="far" d="M0 300V250H120V228L160 206L200 228V250H820V214H856V160L874 128L892 160V214H1080V300Z"></path>
    <path fill="url(#beam)" d="M340 216L720 150V300H600Z"></path>
    <path class="figure" d=${habit}></path>
    <ellipse class="face" cx="310" cy="209" rx="4" ry="6"></ellipse>
    <path class="arm" d="M314 236L336 222"></path>
    <circle fill="url(#flame)" cx="340" cy="218" r="34"></circle>
    <rect class="light" x="336" y="211" width="8" height="12" rx="2"></rect>
    <g transform="translate(1022 88) scale(-0.84 0.71)">
      <path class="figure" d=${habit}></path>
      <ellipse class="face" cx="310" cy="209" rx="4" ry="6"></ellipse>
    </g>
    <circle fill="url(#flame)" cx="742" cy="256" r="20"></circle>
    <circle class="light" cx="742" cy="256" r="2.5"></circle>
  </g>
  <path class="edge" d=${openings}></path>
`;

export const homePictureStyles = css`
  .picture {
    display: block;
    width: 100%;
    height: clamp(6.5rem, 28vw, 14.5rem);
  }

  /* It is night out there whatever the theme of the page. */
  .night-high {
    stop-color: #16204a;
  }

  .night-low {
    stop-color: #38457c;
  }

  .far {
    fill: #232c58;
  }

  .star,
  .moon {
    fill: #f3e9cf;
  }

  .star {
    opacity: 0.75;
  }

  .warm {
    stop-color: #ffc65c;
    stop-opacity: 0.85;
  }

  .gone {
    stop-color: #ffc65c;
    stop-opacity: 0;
  }

  .light {
    fill: #fff3d2;
  }

  .figure {
    fill: #090b17;
  }

  .face {
    fill: #e8c795;
  }

  .arm {
    fill: none;
    stroke: #090b17;
    stroke-width: 7;
    stroke-linecap: round;
  }

  .edge {
    fill: none;
    stroke: var(--line);
    stroke-width: 3;
  }
`;
