import { css } from 'lit';

/** The buttons over the spaces. */
export const controlsStyles = css`
  .buttons button {
    --target: max(calc(24px / var(--scale)), min(64px, calc(44px / var(--scale))));
    position: absolute;
    left: var(--x);
    top: var(--y);
    width: var(--target);
    height: var(--target);
    margin: calc(var(--target) / -2) 0 0 calc(var(--target) / -2);
    padding: 0;
    border: 0;
    border-radius: 50%;
    background: transparent;
    cursor: pointer;
    -webkit-tap-highlight-color: transparent;
  }
  .buttons button[aria-disabled='true'] {
    cursor: inherit;
  }
  .buttons button:hover[aria-disabled='false'] {
    background: rgb(255 255 255 / 18%);
  }
  .buttons button:active {
    background: rgb(255 221 140 / 45%);
  }
  .buttons button:focus-visible {
    z-index: 1;
    outline: calc(3px / var(--scale)) solid var(--focus, #ffdf9e);
    outline-offset: calc(-1px / var(--scale));
    box-shadow: 0 0 0 calc(5px / var(--scale)) rgb(8 12 28 / 85%);
  }
`;
