import { css, unsafeCSS } from 'lit';

/** Colours of the plan as [name, by night, by day]; each can be overridden from outside as `--board-<name>`. */
const colours: readonly (readonly [string, string, string])[] = [
  ['night', '#0a1124', '#b9c3d6'],
  ['grounds', '#11232d', '#c6d3c4'],
  ['garden', '#163235', '#cfdfc4'],
  ['lawn', '#18393a', '#c3d9b4'],
  ['court', '#25304c', '#dcdcdc'],
  ['corridor', '#252d49', '#dfddd9'],
  ['hall', '#28325a', '#dcdde8'],
  ['room', '#302b45', '#e7ddd3'],
  ['cell', '#342d47', '#ebe0d6'],
  ['store', '#2b293b', '#dcd5cc'],
  ['chapel', '#2d2b5a', '#dfdcec'],
  ['confessional', '#3d2647', '#e3d3dc'],
  ['thicket', '#1d5140', '#7fa97b'],
  ['leaf', '#235046', '#8fb583'],
  ['leaf-high', '#32665a', '#aecb9d'],
  ['water', '#3a6fa8', '#8fb7dd'],
  ['wood', '#564962', '#c9b096'],
  ['wood-high', '#7a6c88', '#a3876a'],
  ['cloth', '#4a5a8c', '#9fb0d6'],
  ['linen', '#a9b2cf', '#fbf8f1'],
  ['carpet', '#5a2f55', '#d3a9b2'],
  ['stone', '#55638a', '#b4b7c4'],
  ['grain', '#c9d6ff', '#1d2850'],
  ['wall', '#8c9cc6', '#4a567a'],
  ['wall-high', '#c3cff0', '#8490b3'],
  ['wall-shadow', '#050a18', '#6a7390'],
  ['door', '#7a5a48', '#8a5f3d'],
  ['door-edge', '#d9a877', '#4d3119'],
  ['way', '#9db0e6', '#56638c'],
  ['disc', '#0e1732', '#fffdf6'],
  ['disc-edge', '#8fa4da', '#5b6894'],
  ['number', '#eef2ff', '#1a2340'],
  ['offered', '#24427c', '#d6e6ff'],
  ['offered-edge', '#bfe0ff', '#1e5fb8'],
  ['name', '#c9d4f2', '#2c3757'],
  ['name-halo', '#0c1428', '#f6f2ea'],
  ['candle', '#ffc766', '#d98a12'],
  ['candle-high', '#fff1c9', '#fff3c4'],
  ['candle-deep', '#4d3413', '#ffe2a0'],
  ['hint', '#a8e4ff', '#0b6f99'],
  ['hearing', '#b79bff', '#6b48d6'],
  ['heat', '#ff7aa8', '#c9286a'],
  ['pencil', '#f6e9a8', '#5b4a00'],
  ['ink', '#0b1020', '#131a2e'],
  ['badge-ink', '#0b1c3a', '#ffffff'],
  ['pencil-ink', '#2b2400', '#fff6c9'],
  ['paper', '#f6f3ea', '#ffffff'],
  ['alarm', '#ff8a73', '#c02c16'],
  ['lock-white', '#f4f1e6', '#ffffff'],
  ['lock-blue', '#78b4ff', '#2f6fd6'],
  ['lock-green', '#64d694', '#1f8a4c'],
  ['lock-red', '#ff7f78', '#cc3333'],
  ['lock-yellow', '#ffd65c', '#e0a400'],
  ['path-blue', '#78b8ff', '#1f66c7'],
  ['path-green', '#6fdf9d', '#1b8149'],
  ['path-pink', '#f5a3da', '#b0388a'],
  ['path-red', '#ff8675', '#c23a24'],
  ['path-yellow', '#ffd95f', '#9a7200'],
];

/** The same floors and things in candlelight: they replace the colours above inside a vision cone. */
const candlelit: readonly (readonly [string, string, string])[] = [
  ['grounds', '#4a5330', '#f0dd8e'],
  ['garden', '#5d6b38', '#f2e08d'],
  ['lawn', '#667a3e', '#e9dc7f'],
  ['court', '#96794c', '#ffe39c'],
  ['corridor', '#94774a', '#ffe29a'],
  ['hall', '#9c8052', '#ffe5a3'],
  ['room', '#a07445', '#ffdd94'],
  ['cell', '#a87a4e', '#ffdf9a'],
  ['store', '#8d6b42', '#f8d68c'],
  ['chapel', '#a07254', '#ffdfa0'],
  ['confessional', '#9a5a4c', '#f7cd95'],
  ['leaf', '#7d8f3f', '#a9b659'],
  ['leaf-high', '#a0ad52', '#c9cf78'],
  ['water', '#7fa7a0', '#a9c6bd'],
  ['wood', '#6d4526', '#b98a4e'],
  ['wood-high', '#d9a765', '#8a5f2a'],
  ['cloth', '#7d5f6a', '#c4a07a'],
  ['linen', '#ffe9bd', '#fffaf0'],
  ['carpet', '#a4412f', '#dc8a5a'],
  ['stone', '#b89c6c', '#c9ad72'],
  ['grain', '#fff0c8', '#5a3c00'],
];

type Column = 1 | 2;
const rules = (table: typeof colours, value: (row: readonly [string, string, string]) => string): string =>
  table.map(row => `--${row[0]}: var(--board-${row[0]}, ${value(row)});`).join('');
const litRules = (table: typeof colours, value: (row: readonly [string, string, string]) => string): string =>
  table.map(row => `--${row[0]}: var(--board-lit-${row[0]}, ${value(row)});`).join('');
const column = (index: Column) => (row: readonly [string, string, string]) => row[index];
const both = (row: readonly [string, string, string]): string => `light-dark(${row[2]}, ${row[1]})`;

/**
 * Colours by the used colour scheme of the page (`color-scheme`), night where the browser cannot tell. Every colour can be
 * set from outside as `--board-<name>`, those inside a cone as `--board-lit-<name>`.
 */
export const palette = css`
  :host {
    ${unsafeCSS(rules(colours, column(1)))}
  }
  .lit {
    ${unsafeCSS(litRules(candlelit, column(1)))}
  }
  @supports (color: light-dark(red, red)) {
    :host {
      ${unsafeCSS(rules(colours, both))}
    }
    .lit {
      ${unsafeCSS(litRules(candlelit, both))}
    }
  }
`;
