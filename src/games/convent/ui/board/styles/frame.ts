import { css } from 'lit';

/** Viewport, stage and the layers of the drawing. */
export const frameStyles = css`
  :host {
    display: block;
    position: relative;
    overflow: hidden;
    contain: strict;
    min-height: 200px;
    --control-ground: var(--disc);
    --control-ink: var(--number);
    background: var(--night);
    border-radius: inherit;
    font-family: var(--font-body, system-ui, sans-serif);
  }
  .viewport {
    position: absolute;
    inset: 0;
  }
  .stage {
    --scale: 0.7;
    width: 908.8px;
    height: 979.2px;
  }
  .light,
  .figures {
    will-change: opacity;
  }
`;
