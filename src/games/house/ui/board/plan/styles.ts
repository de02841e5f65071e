import { css, unsafeCSS } from 'lit';

/** Colours of the house as [name, by candlelight, by day]. */
const colours: readonly (readonly [string, string, string])[] = [
  ['night', '#0b0a12', '#d8cdb8'],
  ['wood', '#3a2a22', '#e8d6b8'],
  ['stone', '#2c2d3a', '#dcdad4'],
  ['tiles', '#2a3240', '#dfe3e2'],
  ['carpet', '#42202c', '#ecd0cd'],
  ['grass', '#1c3329', '#d0e0bd'],
  ['metal', '#2c3338', '#d5d9db'],
  ['water', '#173248', '#c4dcea'],
  ['earth', '#30261d', '#ddccb0'],
  ['grain', '#ffffff12', '#3a280f1c'],
  ['lines', '#e9c88a5c', '#5a3f1a66'],
  ['wall', '#a58d6c', '#5d4a35'],
  ['fence', '#5f8a63', '#4f7a4c'],
  ['glass', '#8ec6ff', '#2a78c2'],
  ['lit', '#ffcf70', '#c47a00'],
  ['offer', '#ffe3a3', '#8a4f00'],
  ['refuse', '#ff9d8c', '#a3281a'],
  ['sign', '#15121c', '#fffaf0'],
  ['omen', '#c9a6ff', '#6a2fb5'],
  ['item', '#ffb37a', '#a04400'],
  ['event', '#8fdaa9', '#1d663a'],
  ['rule', '#cfd8ea', '#3b4560'],
  ['name', '#fff4dc', '#241a10'],
  ['halo', '#0b0a12', '#fffaf0'],
  ['monster', '#c92a2a', '#8f1111'],
];

type Colour = (typeof colours)[number];
const tones = (value: (colour: Colour) => string) =>
  unsafeCSS(colours.map(colour => `--house-${colour[0]}:${value(colour)}`).join(';'));

const floors = unsafeCSS(
  ['wood', 'stone', 'tiles', 'carpet', 'grass', 'metal', 'water', 'earth']
    .map(ground => `.${ground} .floor{fill:var(--house-${ground})}`)
    .join(''),
);

/** Tiles, their walls, doorways and signs, by the used colour scheme; candlelight where the browser cannot tell. */
export const planStyles = css`
  :host {
    ${tones(([, night]) => night)};
  }

  @supports (color: light-dark(red, red)) {
    :host {
      ${tones(([, night, day]) => `light-dark(${day},${night})`)};
    }
  }

  ${floors}

  .tile path,
  defs path {
    fill: none;
  }

  defs path {
    stroke: var(--house-grain);
    stroke-width: 1.2;
    stroke-linecap: round;
  }

  .lines {
    stroke: var(--house-lines);
    stroke-width: 1.6;
    stroke-linecap: round;
    stroke-linejoin: round;
  }

  .tile .wall {
    stroke: var(--house-wall);
    stroke-width: 4;
  }

  .tile .fence {
    stroke: var(--house-fence);
    stroke-dasharray: 6 3;
  }

  .tile .window {
    stroke: var(--house-glass);
    stroke-width: 1.5;
  }

  .tile .door {
    stroke: var(--house-wall);
    stroke-width: 2.5;
  }

  .tile .door.open {
    fill: var(--house-lit);
    stroke: none;
  }

  .tile .barrier {
    stroke: var(--house-refuse);
    stroke-width: 2;
    stroke-dasharray: 5 3;
  }

  .sign rect {
    fill: var(--house-sign);
    stroke: currentColor;
    stroke-width: 1.5;
  }

  .sign path {
    stroke: currentColor;
    stroke-width: 2.6;
    stroke-linecap: round;
    stroke-linejoin: round;
  }

  .sign.omen {
    color: var(--house-omen);
  }

  .sign.item {
    color: var(--house-item);
  }

  .sign.event {
    color: var(--house-event);
  }

  .sign.rule {
    color: var(--house-rule);
  }

  .sign.spent {
    opacity: 0.4;
  }

  .tile.lost rect {
    fill: var(--house-night);
    stroke: var(--house-wall);
    stroke-dasharray: 4 4;
  }

  .tile.lost path {
    stroke: var(--house-wall);
    stroke-width: 2;
  }

  .tile.offered > .floor {
    stroke: var(--house-offer);
    stroke-width: 5;
  }

  .ghost {
    opacity: 0.94;
  }

  .ghost > .floor {
    stroke-width: 5;
    stroke-dasharray: 8 5;
  }

  .ghost.legal > .floor {
    stroke: var(--house-offer);
  }

  .ghost.refused > .floor {
    stroke: var(--house-refuse);
  }
`;
