import { css } from 'lit';

/** Spaces, ways, names, keys and wishes. */
export const spacesStyles = css`
  .way {
    fill: none;
    stroke: var(--way);
    stroke-opacity: 0.42;
    stroke-width: 26;
    stroke-linecap: round;
    stroke-dasharray: 2 62;
  }
  .disc {
    fill: var(--disc);
    stroke: var(--disc-edge);
    stroke-width: 22;
  }
  .concealed .disc {
    stroke-dasharray: 58 40;
  }
  .number {
    fill: var(--number);
    font-size: max(146px, calc(120px / var(--scale)));
    font-weight: 600;
    font-variant-numeric: tabular-nums;
    text-anchor: middle;
    letter-spacing: -0.03em;
  }
  .far .number {
    display: none;
  }
  .far .chip {
    display: none;
  }
  .far .offered .number {
    display: inline;
  }
  .choosing .space:not(.offered) .disc {
    stroke-opacity: 0.5;
  }
  .offered .disc {
    fill: var(--offered);
    stroke: var(--offered-edge);
    stroke-width: 36;
  }
  .seen .disc {
    stroke: var(--candle);
    stroke-width: 36;
  }
  .name {
    fill: var(--name);
    stroke: var(--name-halo);
    stroke-width: 0.22em;
    stroke-linejoin: round;
    paint-order: stroke;
    text-anchor: middle;
    font-family: var(--font-title, Georgia, serif);
    font-style: italic;
    letter-spacing: 0.02em;
  }
  :lang(zh) .name {
    font-style: normal;
  }
  .halo {
    fill: none;
    stroke: var(--ink);
    stroke-width: 78;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .bow,
  .stem {
    fill: none;
    stroke: var(--lock);
    stroke-width: 34;
    stroke-linejoin: round;
    stroke-linecap: round;
  }
  .wish-plate {
    fill: var(--ink);
    stroke: var(--candle);
    stroke-width: 14;
  }
  .wish-line {
    fill: none;
    stroke: var(--candle-high);
    stroke-width: 1.9;
    stroke-linejoin: round;
    stroke-linecap: round;
  }
`;
