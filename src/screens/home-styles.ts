import { css } from 'lit';

export const homeStyles = css`
  :host {
    display: grid;
    gap: var(--space-4);
    max-width: var(--measure);
    margin: 0 auto;
    padding: 0 max(var(--space-4), env(safe-area-inset-right)) var(--space-6)
      max(var(--space-4), env(safe-area-inset-left));
  }

  :host > * {
    min-width: 0;
  }

  header {
    position: relative;
    margin: 0 calc(-1 * var(--space-4));
  }

  .title {
    margin-top: var(--space-2);
    padding: 0 var(--space-4);
    text-align: center;
  }

  h1 {
    font-size: var(--text-display);
    letter-spacing: 0.06em;
  }

  h1:focus {
    outline: none;
  }

  .title p {
    color: var(--candle-ink);
  }

  language-picker {
    width: min(24rem, 100%);
    margin: 0 auto;
  }

  h2 {
    font-size: var(--text-large);
  }

  section h2 {
    margin-bottom: var(--space-3);
  }

  .games {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 24rem), 1fr));
    gap: var(--space-4);
  }

  article {
    display: grid;
    gap: var(--space-3);
    align-content: start;
    padding: var(--space-4);
    border: 1px solid var(--line);
    border-radius: var(--radius-large);
    background: radial-gradient(circle at 50% 0, var(--glow), transparent 75%), var(--surface);
  }

  article h2 {
    font-size: var(--text-title);
  }

  .ways {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2);
    margin-top: var(--space-1);
  }

  .ways > * {
    flex: 1 1 9rem;
  }

  .ways .primary {
    flex-basis: 100%;
    min-height: 3.25rem;
    font-size: 1.125rem;
  }

  .notice {
    padding: var(--space-3) var(--space-4);
    border: 1px solid var(--danger);
    border-radius: var(--radius);
  }

  nav {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: var(--space-3);
  }

  label.button {
    position: relative;
    cursor: pointer;
  }

  label.button:focus-within {
    outline: 3px solid var(--focus);
    outline-offset: 1px;
  }

  @media (min-width: 60rem) {
    :host {
      gap: var(--space-5);
    }

    article {
      padding: var(--space-5);
    }

    .ways .primary {
      flex: 1 1 9rem;
      min-height: var(--touch);
      font-size: 1rem;
    }
  }
`;
