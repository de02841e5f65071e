import { css } from 'lit';
import { controls } from '../../../../ui/controls.ts';
import { playLayout } from '../../../../ui/play-layout.ts';

export const tableStyles = [
  controls,
  playLayout,
  css`
    .stack {
      display: grid;
      gap: var(--space-2);
    }

    .primary {
      width: 100%;
      overflow-wrap: anywhere;
    }

    hr {
      margin: var(--space-4) 0 0;
      border: 0;
      border-top: 1px solid var(--line);
    }

    .why {
      display: flex;
      align-items: center;
      gap: var(--space-2);
      padding: var(--space-2) var(--space-3);
      border-bottom: 1px solid var(--candle);
    }

    .why span {
      flex: 1;
      min-width: 0;
    }
  `,
];
