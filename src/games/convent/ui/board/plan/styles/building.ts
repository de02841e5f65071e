import { css } from 'lit';

/** Walls, doors, locks. */
export const buildingStyles = css`
  .thicket {
    fill: var(--thicket);
  }
  .wall-shade,
  .wall-foot,
  .wall,
  .wall-high {
    fill: none;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .wall-shade {
    stroke: var(--wall-shadow);
    stroke-opacity: 0.34;
    stroke-width: 150;
  }
  .wall-foot {
    stroke: var(--night);
    stroke-width: 128;
  }
  .wall {
    stroke: var(--wall);
    stroke-width: 92;
  }
  .wall-high {
    stroke: var(--wall-high);
    stroke-width: 24;
  }
  .solid {
    fill: var(--wall);
    stroke: var(--wall);
    stroke-width: 34;
    stroke-linejoin: round;
  }
  .doorway,
  .door-frame,
  .door,
  .door-line {
    fill: none;
  }
  .doorway {
    stroke: var(--night);
    stroke-width: 134;
  }
  .door-frame {
    stroke: var(--door-edge);
    stroke-width: 100;
  }
  .door {
    stroke: var(--door);
    stroke-width: 72;
  }
  .door.locked {
    stroke: var(--lock);
  }
  .door-line {
    stroke: var(--door-edge);
    stroke-opacity: 0.6;
    stroke-width: 10;
  }
  .curtain {
    fill: none;
    stroke: #c7789f;
    stroke-width: 40;
    stroke-linecap: round;
  }
  .lock-white {
    --lock: var(--lock-white);
  }
  .lock-blue {
    --lock: var(--lock-blue);
  }
  .lock-green {
    --lock: var(--lock-green);
  }
  .lock-red {
    --lock: var(--lock-red);
  }
  .lock-yellow {
    --lock: var(--lock-yellow);
  }
  .shackle-foot,
  .shackle {
    fill: none;
    stroke: var(--ink);
    stroke-width: 62;
  }
  .shackle {
    stroke: var(--lock);
    stroke-width: 26;
  }
  .lock-body {
    fill: var(--ink);
    stroke: var(--lock);
    stroke-width: 26;
  }
  .lock-sign {
    fill: var(--lock);
  }
`;
