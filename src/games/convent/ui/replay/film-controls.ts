import { html, LitElement } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { filmButtons, filmStyles } from '../../../../ui/film-buttons.ts';
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
  static override styles = [panelStyles, filmStyles];

  @property({ attribute: false }) film!: Film;
  @property({ attribute: false }) say!: SayReplay;
  @property({ type: Number }) position = -1;
  @property({ type: Boolean }) playing = false;

  protected override render() {
    const { film, position, say, playing } = this;
    const index = halfAt(film, position);
    const half = film.halves[index]!;
    return html`<div class="stack">
      ${filmButtons({
        position,
        first: -1,
        last: film.entries.length - 1,
        isPlaying: playing,
        slider: {
          value: index,
          max: film.halves.length - 1,
          text: halfText(half, say),
          slideTo: to => this.#move(film.halves[to]!.last),
        },
        say,
        move: to => this.#move(to),
        toggle: () => this.dispatchEvent(new CustomEvent('film-played')),
      })}
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
