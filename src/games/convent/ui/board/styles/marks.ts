import { css } from 'lit';

/** Tints, ways and marks of a scene. */
export const marksStyles = css`
  .heat {
    fill: var(--heat);
  }
  .risk,
  .risk-track {
    fill: none;
    stroke: var(--alarm);
    stroke-width: 52;
  }
  .risk-track {
    stroke-opacity: 0.22;
  }
  .hearing {
    fill: var(--hearing);
  }
  .card {
    --card-dash: none;
  }
  .path-blue {
    --card: var(--path-blue);
  }
  .path-green {
    --card: var(--path-green);
    --card-dash: 130 70;
  }
  .path-pink {
    --card: var(--path-pink);
    --card-dash: 40 56;
  }
  .path-red {
    --card: var(--path-red);
    --card-dash: 220 60 40 60;
  }
  .path-yellow {
    --card: var(--path-yellow);
    --card-dash: 90 50 20 50;
  }
  .card-foot,
  .card-line,
  .card-arrow {
    fill: none;
    stroke-linejoin: round;
    stroke-linecap: round;
  }
  .card-foot {
    stroke: var(--ink);
    stroke-opacity: 0.55;
    stroke-width: 46;
  }
  .card-line {
    stroke: var(--card);
    stroke-width: 24;
    stroke-dasharray: var(--card-dash);
  }
  .card-arrow {
    stroke: var(--card);
    stroke-width: 30;
  }
  .strong .card-foot {
    stroke-width: 78;
    stroke-opacity: 0.75;
  }
  .strong .card-line {
    stroke-width: 44;
  }
  .route-glow {
    fill: none;
    stroke: var(--candle);
    stroke-opacity: 0.28;
    stroke-width: 170;
    stroke-linejoin: round;
    stroke-linecap: round;
  }
  .route-dot {
    fill: var(--candle-high);
    stroke: var(--candle);
    stroke-width: 14;
  }
  .route-arrow,
  .hint-arrow {
    fill: none;
    stroke: var(--candle-high);
    stroke-width: 36;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .hint-line {
    fill: none;
    stroke: var(--hint);
    stroke-width: 26;
    stroke-linejoin: round;
    stroke-dasharray: 70 44;
  }
  .hint-arrow {
    stroke: var(--hint);
  }
  .badge-plate {
    fill: var(--offered-edge);
    stroke: var(--ink);
    stroke-width: 16;
  }
  .badge-text {
    fill: var(--badge-ink);
    font-size: max(142px, calc(120px / var(--scale)));
    font-weight: 750;
    text-anchor: middle;
  }
  .eye-plate {
    fill: var(--ink);
    stroke: var(--candle);
    stroke-width: 22;
  }
  .eye-pupil {
    fill: var(--candle);
  }
  .note-plate {
    fill: var(--pencil);
    stroke: var(--ink);
    stroke-width: 12;
  }
  .note-line {
    fill: none;
    stroke: var(--pencil-ink);
    stroke-width: 30;
    stroke-linecap: round;
  }
  .pin-ring {
    fill: none;
    stroke: var(--hint);
    stroke-width: 30;
    stroke-dasharray: 168 56;
  }
  .pin-body {
    fill: var(--ink);
    stroke: var(--hint);
    stroke-width: 26;
  }
  .pin-home .wish-line {
    stroke: var(--candle-high);
    stroke-width: 20;
  }
  .went {
    fill: none;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .went-foot {
    stroke: var(--ink);
    stroke-width: 74;
    stroke-opacity: 0.8;
  }
  .went-line,
  .went-arrow {
    stroke-width: 44;
  }
  .went-start {
    fill: var(--ink);
    stroke-width: 30;
  }
  .unseen .seat {
    stroke: var(--paper);
    stroke-dasharray: 46 34;
  }
`;
