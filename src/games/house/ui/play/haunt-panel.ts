import { LitElement, css, html, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { panelStyles } from '../../../../ui/panel-styles.ts';
import { hauntOdds } from '../../rules/haunt-odds.ts';
import type { HouseView } from '../../rules/view.ts';
import type { Narrator } from '../narrator.ts';
import type { BookSide } from './book.ts';
import { percent } from '../odds.ts';

/**
 * The haunt as everybody may see it: title, sides, turn track, counters, and the way to the books; before it begins, how
 * likely it is to.
 *
 * @fires book-asked the BookSide
 */
@customElement('house-haunt-panel')
export class HauntPanel extends LitElement {
  static override styles = [
    panelStyles,
    css`
      dl {
        display: grid;
        grid-template-columns: minmax(0, 1fr) auto;
        gap: var(--space-1) var(--space-3);
        margin: 0;
      }

      dd {
        margin: 0;
        font-weight: 700;
      }

      .trackline {
        display: flex;
        flex-wrap: wrap;
        gap: 2px;
        margin: 0;
        padding: 0;
        list-style: none;
      }

      .trackline li {
        display: grid;
        place-items: center;
        min-width: 1.5rem;
        min-height: 1.5rem;
        border: 1px solid var(--line);
        border-radius: 4px;
        font-size: var(--text-small);
      }

      .trackline .now {
        background: var(--candle);
        color: var(--on-candle);
        font-weight: 700;
      }
    `,
  ];

  @property({ attribute: false }) view!: HouseView;
  @property({ attribute: false }) narrator!: Narrator;
  /** Sides whose book somebody at this table may read now. */
  @property({ attribute: false }) books: readonly BookSide[] = [];

  protected override render() {
    const { view } = this;
    return view.haunt ? this.#haunt(view.haunt) : this.#before();
  }

  #before() {
    const { view, narrator } = this;
    const next = Math.max(1, view.omensDrawn);
    const rows = Array.from({ length: 14 - next }, (_, index) => next + index);
    return html`<div class="stack">
      <h2>${narrator.say('haunt.before', { omens: view.omensDrawn })}</h2>
      <p class="small soft">${narrator.say('haunt.beforeText')}</p>
      <dl>
        ${rows.map(
          omens =>
            html`<dt>${narrator.say('haunt.omens', { omens })}</dt>
              <dd>${percent(hauntOdds(omens), narrator.language)}</dd>`,
        )}
      </dl>
    </div>`;
  }

  #haunt(haunt: NonNullable<HouseView['haunt']>) {
    const { view, narrator, books } = this;
    const shown = Object.entries(haunt.variables).flatMap(([name, value]) => {
      const what = narrator.haunt(`variable.${name}`);
      return what === null ? [] : [{ what, value }];
    });
    const personal = Object.entries(haunt.personal).flatMap(([key, value]) => {
      const [name, seat] = key.split('@') as [string, string];
      const what = narrator.haunt(`variable.${name}`);
      return what === null ? [] : [{ what: narrator.say('haunt.of', { what, who: narrator.figure(seat) }), value }];
    });
    const heroes = view.seats.filter(seat => view.explorers[seat]!.party === 'hero');
    const traitors = view.seats.filter(seat => view.explorers[seat]!.party === 'traitor');
    return html`<div class="stack">
      <h2>${narrator.say('haunt.title', { number: haunt.number, title: narrator.haunt('title') ?? '' })}</h2>
      ${haunt.number === haunt.chartNumber ? nothing : html`<p class="small soft">${narrator.say('haunt.standIn', { chart: haunt.chartNumber, number: haunt.number })}</p>`}
      <p class="small">
        ${narrator.say('haunt.sides', { heroes: narrator.list(heroes.map(narrator.figure)), traitors: traitors.length > 0 ? narrator.list(traitors.map(narrator.figure)) : '–' })}
      </p>
      ${books.map(
        side =>
          html`<button
            @click=${() => this.dispatchEvent(new CustomEvent<BookSide>('book-asked', { detail: side, bubbles: true, composed: true }))}
          >
            ${narrator.say(`book.read.${side}`)}
          </button>`,
      )}
      ${
        haunt.track > 0
          ? html`<h3>${narrator.say('haunt.track')}</h3>
              <ol class="trackline" aria-label=${narrator.say('haunt.trackAt', { turn: haunt.track })}>
                ${Array.from({ length: 13 }, (_, turn) => html`<li class=${turn === haunt.track ? 'now' : ''}>${turn}</li>`)}
              </ol>`
          : nothing
      }
      ${
        shown.length + personal.length > 0
          ? html`<dl>
              ${[...shown, ...personal].map(
                ({ what, value }) =>
                  html`<dt>${what}</dt>
                    <dd>${value}</dd>`,
              )}
            </dl>`
          : nothing
      }
    </div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'house-haunt-panel': HauntPanel;
  }
}
