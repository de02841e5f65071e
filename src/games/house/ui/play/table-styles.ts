import { css } from 'lit';
import { panelStyles } from '../../../../ui/panel-styles.ts';
import { playLayout } from '../../../../ui/play-layout.ts';

export const tableStyles = [
  panelStyles,
  playLayout,
  css`
    :host {
      position: relative;
    }

    .status {
      display: flex;
      flex: 1;
      flex-wrap: wrap;
      gap: 0 var(--space-3);
      min-width: 0;
      font-size: var(--text-small);
    }

    .whose {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: var(--space-1) var(--space-2);
    }

    .whose seat-badge {
      --seat-size: 1.75rem;
    }

    .primary {
      width: 100%;
      overflow-wrap: anywhere;
    }

    .end {
      padding: var(--space-4) var(--space-3);
      border: 1px solid var(--candle);
      border-radius: var(--radius);
      background: radial-gradient(circle at 50% 0, var(--glow), transparent 70%);
      text-align: center;
    }

    .end p {
      font-family: var(--font-title);
    }

    hr {
      margin: var(--space-4) 0 0;
      border: 0;
      border-top: 1px solid var(--line);
    }

    .over {
      position: absolute;
      inset: 0;
      z-index: 3;
      display: grid;
      grid-template-rows: minmax(0, 1fr) auto;
      background: var(--page);
    }

    .over seat-gate {
      min-height: 0;
      overflow-y: auto;
    }

    .reading {
      max-width: 40rem;
      margin: 0 auto;
      padding: var(--space-4);
    }

    .close {
      margin: var(--space-2) auto calc(var(--space-3) + env(safe-area-inset-bottom, 0px));
    }
  `,
];
