import { css } from 'lit';

/** The board is the screen: on a phone a sheet of actions below it in the thumb's reach, on a wide screen a panel beside. */
export const playLayout = css`
  :host {
    display: grid;
    grid-template: auto minmax(0, 1fr) auto / minmax(0, 1fr);
    grid-template-areas: 'strip' 'board' 'sheet';
    height: 100%;
    min-height: 0;
    background: var(--page);
    color: var(--ink);
  }

  .strip {
    grid-area: strip;
    display: flex;
    align-items: center;
    gap: var(--space-2);
    min-width: 0;
    padding: calc(var(--space-1) + env(safe-area-inset-top, 0px)) var(--space-2) var(--space-1) var(--space-3);
    border-bottom: 1px solid var(--line);
    background: var(--surface);
  }

  .board {
    grid-area: board;
    position: relative;
    min-width: 0;
    min-height: 0;
  }

  .sheet {
    grid-area: sheet;
    display: grid;
    grid-template-rows: minmax(0, auto) auto;
    min-width: 0;
    max-height: 54vh;
    max-height: 54dvh;
    border-top: 1px solid var(--line);
    background: var(--surface);
    box-shadow: var(--shadow);
  }

  .panel {
    min-height: 0;
    padding: var(--space-2) var(--space-3) var(--space-3);
    overflow-y: auto;
    overscroll-behavior: contain;
  }

  .tabs {
    display: flex;
    gap: 0;
    border-top: 1px solid var(--line);
    padding-bottom: env(safe-area-inset-bottom, 0px);
  }

  .tabs button {
    flex: 1 1 0;
    min-width: 0;
    padding: var(--space-1);
    border: 0;
    border-radius: 0;
    background: none;
    color: var(--ink-soft);
    font-size: var(--text-small);
  }

  .tabs button[aria-pressed='true'] {
    box-shadow: inset 0 3px 0 var(--candle);
    color: var(--ink);
    font-weight: 600;
  }

  @media (min-width: 800px) and (min-height: 480px) {
    :host {
      grid-template: auto minmax(0, 1fr) / minmax(0, 1fr) min(24rem, 40vw);
      grid-template-areas: 'board strip' 'board sheet';
    }

    .sheet {
      grid-template-rows: minmax(0, 1fr) auto;
      max-height: none;
      border-top: 0;
      border-left: 1px solid var(--line);
      box-shadow: none;
    }

    .strip {
      border-left: 1px solid var(--line);
    }

    .panel {
      padding: var(--space-4);
    }
  }

  /* A phone on its side: the sheet goes beside the board, or nothing of the board would be left. */
  @media (orientation: landscape) and (max-height: 479px) {
    :host {
      grid-template: auto minmax(0, 1fr) / minmax(0, 1fr) min(21rem, 50vw);
      grid-template-areas: 'board strip' 'board sheet';
    }

    .sheet {
      grid-template-rows: minmax(0, 1fr) auto;
      max-height: none;
      border-left: 1px solid var(--line);
    }
  }
`;
