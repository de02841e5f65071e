import { css, html, LitElement } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { nextIcon, pauseIcon, playIcon, previousIcon } from '../../../../ui/icons.ts';
import { panelStyles } from '../../../../ui/panel-styles.ts';
import { type Film, halfAt, type HalfRound } from './film.ts';
import type { SayReplay } from './replay-texts.ts';

/** "Round 3, guards". */
export const halfText = ({ phase, round }: HalfRound, say: SayReplay): string => say(`half.${phase}`, { round });

/**
 * Winds the film: a slider over half rounds, play and pause, single events.
 *
 * @fires film-moved the position to show
 * @fires film-played
 */
@customElement('convent-film-controls')
export class FilmControls extends LitElement {
  static override styles = [
    panelStyles,
    css`
      .buttons {
        display: grid;
        grid-template-columns: auto minmax(0, 1fr) auto;
        gap: var(--space-2);
      }

      input {
        width: 100%;
        height: var(--touch);
        margin: 0;
        accent-color: var(--candle);
        cursor: pointer;
      }
    `,
  ];

  @property({ attribute: false }) film!: Film;
  @property({ attribute: false }) say!: SayReplay;
  @property({ type: Number }) position = -1;
  @property({ type: Boolean }) playing = false;

  protected override render() {
    const { film, position, say, playing } = this;
    const index = halfAt(film, position);
    const half = film.halves[index]!;
    const when = halfText(half, say);
    const end = film.entries.length - 1;
    return html`<div class="stack">
      <input
        type="range"
        min="0"
        max=${film.halves.length - 1}
        aria-label=${say('slider')}
        aria-valuetext=${when}
        .value=${String(index)}
        @input=${(event: Event) => this.#move(film.halves[Number((event.target as HTMLInputElement).value)]!.last)}
      />
      <div class="buttons">
        <button aria-label=${say('previous')} ?disabled=${position < 0} @click=${() => this.#move(position - 1)}>
          ${previousIcon}
        </button>
        <button class="primary" @click=${() => this.dispatchEvent(new CustomEvent('film-played'))}>
          ${playing ? pauseIcon : playIcon} ${say(playing ? 'pause' : 'play')}
        </button>
        <button aria-label=${say('next')} ?disabled=${position >= end} @click=${() => this.#move(position + 1)}>
          ${nextIcon}
        </button>
      </div>
      <span class="soft small">
        ${say('moment', { moment: position - half.first + 1, moments: half.last - half.first + 1 })}
      </span>
    </div>`;
  }

  #move(position: number): void {
    this.dispatchEvent(new CustomEvent<number>('film-moved', { detail: position }));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'convent-film-controls': FilmControls;
  }
}
