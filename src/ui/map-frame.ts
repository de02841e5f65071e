import { css, html, svg, type TemplateResult } from 'lit';

/** Words of the buttons beside a map. */
export interface MapControlWords {
  readonly zoomIn: string;
  readonly zoomOut: string;
  readonly whole: string;
  readonly toPiece: string;
}

const sign = (d: string): TemplateResult =>
  html`<svg viewBox="0 0 24 24" aria-hidden="true">${svg`<path d=${d} />`}</svg>`;

/** Nearer, farther, and one button that leads from the whole map to the piece at hand and back. */
export function mapControls(parts: {
  readonly words: MapControlWords;
  readonly showsWhole: boolean;
  readonly zoomBy: (factor: number) => void;
  readonly toggleWhole: () => void;
}): TemplateResult {
  const { words, showsWhole, zoomBy, toggleWhole } = parts;
  return html`<div class="controls">
    <button type="button" aria-label=${words.zoomIn} @click=${() => zoomBy(1.4)}>${sign('M12 5v14M5 12h14')}</button>
    <button type="button" aria-label=${words.zoomOut} @click=${() => zoomBy(1 / 1.4)}>${sign('M5 12h14')}</button>
    <button type="button" aria-label=${showsWhole ? words.toPiece : words.whole} @click=${toggleWhole}>
      ${sign(showsWhole ? 'M12 3v4M12 17v4M3 12h4M17 12h4M12 8.500a3.500 3.500 0 1 0 .1 0z' : 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5')}
    </button>
  </div>`;
}

/** The window, the stage that moves behind it, and the buttons; their colours are `--control-ground` and `--control-ink`. */
export const mapFrame = css`
  .viewport {
    overflow: hidden;
    touch-action: none;
    cursor: grab;
    user-select: none;
    -webkit-user-select: none;
  }

  /* The cursor is inherited: without a mouse nobody sees it, and every press would restyle the whole map. */
  @media (hover: hover) {
    .viewport:active {
      cursor: grabbing;
    }
  }

  .stage {
    position: absolute;
    left: 0;
    top: 0;
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

  .controls {
    position: absolute;
    right: 10px;
    bottom: 10px;
    display: grid;
    gap: 6px;
  }

  .controls button {
    display: grid;
    place-items: center;
    width: 44px;
    height: 44px;
    padding: 0;
    border: 1px solid var(--line-strong, #7f86ad);
    border-radius: 12px;
    background: color-mix(in srgb, var(--control-ground) 90%, transparent);
    color: var(--control-ink);
    cursor: pointer;
  }

  .controls button:focus-visible {
    outline: 3px solid var(--focus, #ffdf9e);
    outline-offset: 2px;
  }

  .controls svg {
    width: 22px;
    height: 22px;
    fill: none;
    stroke: currentColor;
    stroke-width: 2;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
`;
