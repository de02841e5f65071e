import { css } from 'lit';

/** Candlelight and its rim. */
export const lightStyles = css`
  .glow-core {
    stop-color: var(--candle-high);
    stop-opacity: 0.85;
  }
  .glow-near {
    stop-color: var(--candle);
    stop-opacity: 0.48;
  }
  .glow-end {
    stop-color: var(--candle);
    stop-opacity: 0;
  }
  .cone-rim {
    fill: none;
    stroke: var(--candle);
    stroke-width: 26;
    stroke-opacity: 0.75;
    stroke-linejoin: round;
  }
  .cone-rim.prioress {
    stroke-dasharray: 90 60;
  }
  .room-tint {
    fill: none;
    stroke: var(--candle);
    stroke-opacity: 0.34;
    stroke-width: 620;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
`;
