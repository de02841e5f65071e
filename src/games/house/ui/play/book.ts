import { LitElement, css, html, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import '../../../../ui/hold-to-show.ts';
import { panelStyles } from '../../../../ui/panel-styles.ts';
import type { HouseView } from '../../rules/view.ts';
import { toldText } from '../event-text.ts';
import type { Narrator } from '../narrator.ts';

export type BookSide = 'heroes' | 'traitor';

const chapters = ['story', 'setup', 'enemy', 'win', 'rules', 'ending'] as const;
type Chapter = (typeof chapters)[number];

/**
 * One side's book of the haunt, chapter by chapter. With others at the table a chapter is there only while its button is
 * held. The ending is read when the game is over.
 */
@customElement('house-book')
export class HouseBook extends LitElement {
  static override styles = [
    panelStyles,
    css`
      h2 {
        font-size: var(--text-large);
      }

      [aria-pressed='true'] {
        border-color: var(--candle);
        background: var(--glow);
      }

      .page {
        font-family: var(--font-title);
        white-space: pre-line;
      }
    `,
  ];

  @property() side: BookSide = 'heroes';
  @property({ attribute: false }) narrator!: Narrator;
  /** Whose notes are shown below, as its side knows them; null: none. */
  @property({ attribute: false }) view: HouseView | null = null;
  /** Nobody is there from whom it must be hidden. */
  @property({ type: Boolean }) open = false;
  /** The game is over: the ending may be read. */
  @property({ type: Boolean }) over = false;

  @state() private chapter: Chapter = 'story';

  protected override render() {
    const { narrator, side } = this;
    const there = chapters.filter(chapter => (chapter !== 'ending' || this.over) && this.#text(chapter) !== null);
    const known = this.view?.known.filter(({ to }) => to === side || to === this.view?.viewer) ?? [];
    return html`<article class="stack">
      <h2>
        ${narrator.say('book.heading', { book: narrator.say(`book.${side}`), title: narrator.haunt('title') ?? '' })}
      </h2>
      <div class="chips" role="group" aria-label=${narrator.say('book.chapters')}>
        ${there.map(
          chapter =>
            html`<button
              aria-pressed=${this.chapter === chapter ? 'true' : 'false'}
              @click=${() => (this.chapter = chapter)}
            >
              ${narrator.say(`book.${chapter}`)}
            </button>`,
        )}
      </div>
      ${this.#hidden(narrator.say(`book.${this.chapter}`), () => html`<p class="page">${this.#text(this.chapter) ?? narrator.say('book.missing')}</p>`)}
      ${known.length > 0 ? this.#hidden(narrator.say('book.notes'), () => html`${known.map(note => html`<p>${toldText(note, narrator)}</p>`)}`) : nothing}
    </article>`;
  }

  #text(chapter: Chapter): string | null {
    return this.narrator.haunt(`${this.side}.${chapter}`);
  }

  #hidden(label: string, content: () => unknown) {
    return this.open
      ? html`<div class="shown">${content()}</div>`
      : html`<hold-to-show .label=${label} .content=${() => html`${content()}`}></hold-to-show>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'house-book': HouseBook;
  }
}
