import { css, html } from 'lit';

export interface StepButtons {
  readonly index: number;
  readonly count: number;
  /** More may still happen: the last picture is not the end. */
  readonly running: boolean;
  readonly say: (key: 'back' | 'skip' | 'next' | 'wait' | 'done') => string;
  readonly move: (index: number) => void;
  readonly finish: () => void;
}

/** Back, skip and next under what happened, told picture by picture. */
export function stepButtons({ index, count, running, say, move, finish }: StepButtons) {
  const isLast = index === count - 1;
  return html`<div class="buttons">
    <button ?disabled=${index === 0} aria-label=${say('back')} @click=${() => move(index - 1)}>
      <span aria-hidden="true">‹</span>
    </button>
    <button class="quiet" ?disabled=${running} @click=${finish}>${say('skip')}</button>
    <button class="primary" ?disabled=${isLast && running} @click=${isLast ? finish : () => move(index + 1)}>
      ${say(isLast ? (running ? 'wait' : 'done') : 'next')}
    </button>
  </div>`;
}

/** The look of those buttons and of the lines above them. */
export const stepStyles = css`
  ol {
    display: grid;
    gap: var(--space-1);
    margin: 0;
    padding: 0;
    list-style: none;
  }

  .buttons {
    position: sticky;
    bottom: calc(-1 * var(--space-3));
    display: grid;
    grid-template-columns: auto auto minmax(0, 1fr);
    gap: var(--space-2);
    padding: var(--space-2) 0;
    background: var(--surface);
  }
`;
