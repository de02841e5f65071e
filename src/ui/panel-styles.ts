import { css } from 'lit';
import { controls } from './controls.ts';

/** A box to tick with its label, as large as a finger. */
export const switchStyles = css`
  label.switch {
    display: flex;
    align-items: center;
    gap: var(--space-3);
    min-height: var(--touch);
    cursor: pointer;
  }

  input[type='checkbox'] {
    flex: none;
    width: 1.5rem;
    height: 1.5rem;
    margin: 0;
    accent-color: var(--candle);
  }
`;

/** The look of what stands in the sheet. */
export const panelStyles = [
  controls,
  switchStyles,
  css`
    :host {
      display: block;
    }

    h2 {
      font-size: var(--text-body);
    }

    .stack {
      display: grid;
      gap: var(--space-2);
    }

    .between {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      justify-content: space-between;
      gap: var(--space-1) var(--space-2);
    }

    .chips {
      display: flex;
      flex-wrap: wrap;
      gap: var(--space-1);
    }

    .chips button {
      padding: var(--space-1) var(--space-2);
    }

    .grow {
      flex: 1 1 auto;
      min-width: 0;
      overflow-wrap: anywhere;
    }

    .refused {
      padding: var(--space-2) var(--space-3);
      border: 1px solid var(--danger);
      border-radius: var(--radius);
      color: var(--danger);
    }

    .warning {
      color: var(--danger);
    }

    .primary:disabled {
      border: 1px dashed var(--line-strong);
      background: none;
      color: var(--ink-soft);
      font-weight: 400;
    }

    select {
      width: 100%;
      min-height: var(--touch);
      padding: var(--space-1) var(--space-2);
      border: 1px solid var(--line-strong);
      border-radius: var(--radius);
      background: var(--page);
      color: var(--ink);
      font: inherit;
    }

    details {
      border: 1px solid var(--line);
      border-radius: var(--radius);
    }

    summary {
      min-height: var(--touch);
      padding: var(--space-2) var(--space-3);
      cursor: pointer;
    }

    details > div {
      padding: 0 var(--space-3) var(--space-3);
    }
  `,
];
