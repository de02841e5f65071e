import { css } from 'lit';

/** The look of native controls inside every element: big enough for a thumb, focus that can be seen in candlelight. */
export const controls = css`
  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }

  [hidden] {
    display: none !important;
  }

  h1,
  h2,
  h3 {
    margin: 0;
    font-family: var(--font-title);
    font-weight: 600;
    line-height: 1.25;
    text-wrap: balance;
  }

  p {
    margin: 0;
  }

  a {
    color: var(--candle-ink);
    text-underline-offset: 0.2em;
  }

  :focus-visible {
    outline: 3px solid var(--focus);
    outline-offset: 2px;
  }

  button,
  .button {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: var(--space-2);
    min-width: var(--touch);
    min-height: var(--touch);
    padding: var(--space-2) var(--space-4);
    border: 1px solid var(--line-strong);
    border-radius: var(--radius);
    background: var(--raised);
    color: var(--ink);
    font: inherit;
    line-height: 1.25;
    text-align: center;
    text-decoration: none;
    cursor: pointer;
    touch-action: manipulation;
    transition:
      background-color var(--quick),
      border-color var(--quick);
  }

  button:hover,
  .button:hover {
    border-color: var(--candle-ink);
  }

  button:active,
  .button:active {
    background: var(--surface);
  }

  button:disabled {
    border-color: var(--line);
    color: var(--ink-soft);
    cursor: not-allowed;
  }

  .primary {
    border-color: var(--candle);
    background: var(--candle);
    color: var(--on-candle);
    font-weight: 600;
  }

  .primary:active {
    background: var(--candle-ink);
    color: var(--page);
  }

  .danger {
    border-color: var(--danger);
    background: var(--danger);
    color: var(--on-danger);
    font-weight: 600;
  }

  .quiet {
    border-color: transparent;
    background: none;
    color: var(--candle-ink);
  }

  .soft {
    color: var(--ink-soft);
  }

  .small {
    font-size: var(--text-small);
  }

  .row {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-2);
  }

  input[type='text'] {
    width: 100%;
    min-height: var(--touch);
    padding: var(--space-2) var(--space-3);
    border: 1px solid var(--line-strong);
    border-radius: var(--radius);
    background: var(--page);
    color: var(--ink);
    font: inherit;
  }

  .spoken-only {
    position: absolute;
    width: 1px;
    height: 1px;
    margin: -1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`;
