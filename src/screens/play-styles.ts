import { css } from 'lit';

/** The frame of a game, in progress or over: the screen is filled, and nothing of it scrolls. */
export const playStyles = css`
  :host {
    display: block;
    height: 100vh;
    height: 100dvh;
    overflow: hidden;
  }

  :host(:focus) {
    outline: none;
  }

  error-panel {
    width: min(34rem, calc(100% - 2 * var(--space-4)));
    margin: 15vh auto 0;
  }

  .opening {
    display: grid;
    place-content: center;
    height: 100%;
    color: var(--ink-soft);
  }

  .turn {
    display: grid;
    grid-template-rows: minmax(0, 1fr) auto;
    height: 100%;
  }

  .aside {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: var(--space-2);
    padding: var(--space-2) var(--space-3) calc(var(--space-3) + env(safe-area-inset-bottom, 0px));
  }
`;
