import { css } from 'lit';

/** Figures, tokens and piles on the tiles. */
export const piecesStyles = css`
  .figure .seat {
    stroke: var(--house-night);
    stroke-width: 1.2;
  }

  .figure text,
  .thing text {
    fill: var(--on-seat);
    font-family: var(--font-body);
    font-weight: 700;
    text-anchor: middle;
    dominant-baseline: central;
  }

  .figure.monster text {
    fill: #ffffff;
  }

  .figure .glow {
    fill: none;
    stroke: var(--house-offer);
    stroke-width: 2.5;
  }

  .figure .horns {
    fill: var(--house-monster);
    stroke: var(--house-night);
    stroke-width: 0.5;
  }

  .stunned {
    opacity: 0.6;
  }

  .thing circle,
  .thing rect {
    fill: var(--house-sign);
    stroke: var(--house-event);
    stroke-width: 1.2;
  }

  .thing.pile rect {
    stroke: var(--house-item);
  }

  .thing.companion rect {
    stroke: var(--house-omen);
  }

  .thing text {
    fill: var(--house-name);
    font-weight: 600;
  }
`;
