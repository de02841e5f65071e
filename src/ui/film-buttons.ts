import { css, html } from 'lit';
import { nextIcon, pauseIcon, playIcon, previousIcon } from './icons.ts';

export interface FilmButtons {
  /** The picture that is shown; `first` and `last` are those at the ends of the film. */
  readonly position: number;
  readonly first: number;
  readonly last: number;
  readonly isPlaying: boolean;
  /** The slider's own steps, which may be longer than one picture. */
  readonly slider: {
    readonly value: number;
    readonly max: number;
    readonly text: string;
    readonly slideTo: (value: number) => void;
  };
  readonly say: (key: 'slider' | 'previous' | 'next' | 'play' | 'pause') => string;
  readonly move: (position: number) => void;
  readonly toggle: () => void;
}

/** Winds a film: a slider, play and pause, single pictures. */
export function filmButtons({ position, first, last, isPlaying, slider, say, move, toggle }: FilmButtons) {
  return html`<input
      type="range"
      min="0"
      max=${slider.max}
      aria-label=${say('slider')}
      aria-valuetext=${slider.text}
      .value=${String(slider.value)}
      @input=${(event: Event) => slider.slideTo(Number((event.target as HTMLInputElement).value))}
    />
    <div class="buttons">
      <button aria-label=${say('previous')} ?disabled=${position <= first} @click=${() => move(position - 1)}>
        ${previousIcon}
      </button>
      <button class="primary" @click=${toggle}>
        ${isPlaying ? pauseIcon : playIcon} ${say(isPlaying ? 'pause' : 'play')}
      </button>
      <button aria-label=${say('next')} ?disabled=${position >= last} @click=${() => move(position + 1)}>
        ${nextIcon}
      </button>
    </div>`;
}

export const filmStyles = css`
  .buttons {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    gap: var(--space-2);
  }

  input[type='range'] {
    width: 100%;
    height: var(--touch);
    margin: 0;
    accent-color: var(--candle);
    cursor: pointer;
  }
`;
