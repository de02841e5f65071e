import { css } from 'lit';
import { sectionStyles } from '../ui/section-styles.ts';

/** Shared by the set-up screen and its parts. */
export const setUpStyles = [
  sectionStyles,
  css`
    :host {
      display: block;
      min-width: 0;
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
  `,
];

/** The screen itself: a column, with what begins the game always in reach. */
export const setUpScreenStyles = css`
  :host {
    max-width: 44rem;
    margin: 0 auto;
    padding: var(--space-2) max(var(--space-4), env(safe-area-inset-right)) 0
      max(var(--space-4), env(safe-area-inset-left));
  }

  .parts {
    display: grid;
    gap: var(--space-4);
    min-width: 0;
    padding-bottom: var(--space-4);
  }

  .game-name {
    display: grid;
    gap: var(--space-1);
  }

  div.footer {
    position: sticky;
    bottom: 0;
    z-index: 1;
    display: grid;
    gap: var(--space-2);
    margin: 0 calc(-1 * var(--space-4));
    padding: var(--space-3) var(--space-4) calc(var(--space-3) + env(safe-area-inset-bottom, 0px));
    border-top: 1px solid var(--line);
    background: var(--surface);
  }

  .problems {
    display: grid;
    gap: var(--space-1);
    max-height: 30vh;
    margin: 0;
    padding: var(--space-2) var(--space-3) var(--space-2) var(--space-5);
    border: 1px solid var(--danger);
    border-radius: var(--radius);
    color: var(--danger);
    list-style: disc;
    overflow-y: auto;
  }

  .problems li {
    display: list-item;
  }
`;
