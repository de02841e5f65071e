import { css } from 'lit';

/** Floors and what stands on them. */
export const groundStyles = css`
  .cell {
    fill: var(--cell);
  }
  .room {
    fill: var(--room);
  }
  .store {
    fill: var(--store);
  }
  .garden {
    fill: var(--garden);
  }
  .grounds {
    fill: var(--grounds);
  }
  .corridor {
    fill: var(--corridor);
  }
  .court,
  .plaza {
    fill: var(--court);
  }
  .hall {
    fill: var(--hall);
  }
  .chapel {
    fill: var(--chapel);
  }
  .confessional {
    fill: var(--confessional);
  }
  .lawn {
    fill: var(--lawn);
  }
  .paving {
    fill: none;
    stroke: var(--court);
    stroke-width: 236;
    stroke-linejoin: round;
  }
  .kerb {
    fill: none;
    stroke: var(--stone);
    stroke-width: 26;
  }
  .grain {
    fill: none;
    stroke: var(--board-grain, #c9d6ff);
    stroke-opacity: 0.09;
    stroke-width: 9;
    stroke-linecap: round;
  }
  .grain-fill {
    fill: var(--board-grain, #c9d6ff);
    fill-opacity: 0.055;
  }
  .wood {
    fill: var(--wood);
  }
  .edge,
  .beam {
    fill: none;
    stroke: var(--wood-high);
    stroke-width: 12;
  }
  .beam {
    stroke-width: 40;
    stroke: var(--wood);
  }
  .linen,
  .pillow {
    fill: var(--linen);
  }
  .pillow {
    fill-opacity: 0.75;
    stroke: var(--cloth);
    stroke-width: 10;
  }
  .cloth {
    fill: var(--cloth);
  }
  .carpet {
    fill: var(--carpet);
    fill-opacity: 0.8;
  }
  .carpet-edge {
    fill: none;
    stroke: var(--linen);
    stroke-opacity: 0.35;
    stroke-width: 12;
  }
  .inlay {
    fill: none;
    stroke: var(--linen);
    stroke-opacity: 0.24;
    stroke-width: 14;
  }
  .stone {
    fill: var(--stone);
  }
  .water {
    fill: var(--water);
  }
  .ripple {
    fill: none;
    stroke: var(--linen);
    stroke-opacity: 0.6;
    stroke-width: 11;
    stroke-linecap: round;
  }
  .leaf {
    fill: var(--leaf);
  }
  .leaf-high {
    fill: var(--leaf-high);
  }
  .soil {
    fill: var(--wood);
    fill-opacity: 0.45;
  }
  .moonlight {
    fill: #b9d2ff;
    fill-opacity: 0.15;
  }
  .rose {
    fill: #ff9ec4;
  }
  .gold {
    fill: #ffd98a;
  }
  .trail {
    fill: none;
    stroke: var(--stone);
    stroke-opacity: 0.28;
    stroke-width: 190;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .shade {
    fill: #04081a;
    fill-opacity: 0.28;
  }
  .grave {
    fill: none;
    stroke: var(--stone);
    stroke-width: 34;
    stroke-linecap: round;
  }
  .altar-cross {
    fill: none;
    stroke: var(--linen);
    stroke-width: 22;
  }
  .flame {
    fill: var(--candle);
  }
  .ember {
    fill: #b4532b;
  }
`;
