import { css } from 'lit';

/** Shared by the set-up screen and its parts. */
export const setUpStyles = css`
  :host {
    display: block;
    min-width: 0;
  }

  section {
    display: grid;
    gap: var(--space-3);
    min-width: 0;
    padding: var(--space-4);
    border: 1px solid var(--line);
    border-radius: var(--radius-large);
    background: var(--surface);
    overflow-wrap: anywhere;
  }

  h2 {
    font-size: var(--text-large);
  }

  ul {
    display: grid;
    gap: var(--space-2);
    margin: 0;
    padding: 0;
    list-style: none;
  }

  li {
    display: flex;
    align-items: center;
    gap: var(--space-2);
    min-width: 0;
  }

  select {
    min-width: 0;
    min-height: var(--touch);
    padding: var(--space-1) var(--space-2);
    border: 1px solid var(--line-strong);
    border-radius: var(--radius);
    background: var(--page);
    color: var(--ink);
    font: inherit;
    text-overflow: ellipsis;
  }
`;
