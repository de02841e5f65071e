import { css } from 'lit';

/** Viewport, stage and the layers of the drawing. */
export const frameStyles = css`
  :host {
    display: block;
    position: relative;
    overflow: hidden;
    contain: strict;
    min-height: 200px;
    background: var(--night);
    border-radius: inherit;
    font-family: var(--font-body, system-ui, sans-serif);
  }
  .viewport {
    position: absolute;
    inset: 0;
    overflow: hidden;
    touch-action: none;
    cursor: grab;
    user-select: none;
    -webkit-user-select: none;
  }
  /* The cursor is inherited: without a mouse nobody sees it, and every press would restyle all spaces. */
  @media (hover: hover) {
    .viewport:active {
      cursor: grabbing;
    }
  }
  .stage {
    --scale: 0.7;
    position: absolute;
    left: 0;
    top: 0;
    width: 908.8px;
    height: 979.2px;
    transform-origin: 0 0;
  }
  .stage.moving {
    will-change: transform;
  }
  .stage.calm {
    transition: transform var(--calm, 320ms) ease;
  }
  .stage > svg {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    overflow: visible;
    pointer-events: none;
    cursor: auto;
  }
  .light,
  .figures {
    will-change: opacity;
  }
`;
