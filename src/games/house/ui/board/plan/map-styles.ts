import { css } from 'lit';
import { mapFrame } from '../../../../../ui/map-frame.ts';
import { piecesStyles } from './pieces-styles.ts';
import { planStyles } from './styles.ts';

export const mapStyles = [
  planStyles,
  piecesStyles,
  mapFrame,
  css`
    :host {
      position: absolute;
      inset: 0;
      display: grid;
      grid-template-rows: auto minmax(0, 1fr);
      overflow: hidden;
      --control-ground: var(--house-sign);
      --control-ink: var(--house-name);
      background: radial-gradient(circle at 50% 45%, var(--glow), transparent 70%), var(--house-night);
      font-family: var(--font-body, system-ui, sans-serif);
    }

    .floors {
      display: grid;
      grid-template-columns: repeat(3, minmax(0, 1fr));
      border-bottom: 1px solid var(--line);
      background: var(--surface);
    }

    .floors button {
      display: grid;
      grid-template-rows: auto 0.75rem;
      align-content: center;
      justify-items: center;
      gap: 1px;
      min-width: 0;
      min-height: var(--touch);
      padding: 2px;
      border: 0;
      background: none;
      color: var(--ink-soft);
      font: inherit;
      font-size: var(--text-small);
      line-height: 1.2;
      cursor: pointer;
    }

    .floors button[aria-pressed='true'] {
      box-shadow: inset 0 -3px 0 var(--candle);
      color: var(--ink);
      font-weight: 600;
    }

    .floors .offered {
      color: var(--candle-ink);
    }

    .floors svg {
      width: 0.75rem;
      height: 0.75rem;
    }

    .viewport {
      position: relative;
    }

    .stage {
      --scale: 1;
      width: var(--width);
      height: var(--height);
    }

    .room {
      position: absolute;
      left: var(--x);
      top: var(--y);
      box-sizing: border-box;
      width: 92px;
      height: 92px;
      margin: 4px;
      padding: 20px 0 0;
      border: 0;
      border-radius: 6px;
      background: none;
      color: var(--house-name);
      font: 600 max(11px, calc(12px / var(--scale))) / 1.12 var(--font-body, system-ui, sans-serif);
      overflow-wrap: anywhere;
      text-align: center;
      hyphens: auto;
      vertical-align: top;
      cursor: inherit;
    }

    .room span {
      display: block;
      height: 100%;
      text-shadow:
        0 0 3px var(--house-halo),
        0 0 3px var(--house-halo),
        0 0 2px var(--house-halo),
        0 0 1px var(--house-halo);
    }

    .room.offered,
    .doorway {
      cursor: pointer;
    }

    .room.offered:hover {
      background: rgb(255 221 140 / 22%);
    }

    .stage.far .room span,
    .stage.small .figure text,
    .stage.small .thing text {
      display: none;
    }

    .doorway {
      --target: max(40px, calc(44px / var(--scale)));
      position: absolute;
      left: var(--x);
      top: var(--y);
      width: var(--target);
      height: var(--target);
      margin: calc(var(--target) / -2) 0 0 calc(var(--target) / -2);
      padding: 0;
      border: calc(2px / var(--scale)) solid var(--house-offer);
      border-radius: 50%;
      background: color-mix(in srgb, var(--house-sign) 82%, transparent);
      color: var(--house-lit);
      animation: flicker calc(8 * var(--calm, 320ms)) ease-in-out infinite;
    }

    .doorway svg {
      width: 62%;
      height: 62%;
      fill: none;
      stroke: currentColor;
      stroke-width: 2.6;
      stroke-linecap: round;
      stroke-linejoin: round;
    }

    @keyframes flicker {
      50% {
        box-shadow: 0 0 14px 3px var(--glow);
      }
    }

    :focus-visible {
      z-index: 1;
      outline: max(3px, calc(3px / var(--scale, 1))) solid var(--focus);
      outline-offset: -2px;
    }

    /* A short map: the buttons lie in a row, or they would cover half of it. */
    @media (max-height: 740px) and (max-width: 799px) {
      .controls {
        grid-auto-flow: column;
      }
    }

    @media (prefers-reduced-motion: reduce) {
      .doorway {
        animation: none;
      }
    }
  `,
];
