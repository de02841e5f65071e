import { LitElement, css, html, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Table } from '../../../../engine/table.ts';
import { panelStyles } from '../../../../ui/panel-styles.ts';
import '../../../../ui/seat-badge.ts';
import { traits, type CardId } from '../../rules/terms.ts';
import type { ExplorerView, HouseView } from '../../rules/view.ts';
import { factsFor, isOmen, type Monster } from '../facts.ts';
import { kindOf, type Narrator } from '../narrator.ts';
import { markOf } from '../seat-style.ts';
import './card-face.ts';
import './trait-tracks.ts';

/** Every explorer's sheet: tracks, cards in hand and in front, things carried; then the monsters. All of it is public. */
@customElement('house-people-panel')
export class PeoplePanel extends LitElement {
  static override styles = [
    panelStyles,
    css`
      section {
        display: grid;
        gap: var(--space-2);
        padding-bottom: var(--space-3);
        border-bottom: 1px solid var(--line);
      }

      .who {
        display: flex;
        align-items: center;
        gap: var(--space-2);
      }

      seat-badge {
        --seat-size: 2.25rem;
      }

      summary.who {
        border-radius: var(--radius);
      }

      .tag {
        padding: 0 var(--space-2);
        border-radius: var(--radius);
        background: var(--danger);
        color: var(--on-danger);
        font-size: var(--text-small);
        font-weight: 600;
      }
    `,
  ];

  @property({ attribute: false }) view!: HouseView;
  @property({ attribute: false }) table!: Table;
  @property({ attribute: false }) narrator!: Narrator;

  protected override render() {
    const { view, narrator } = this;
    return html`<div class="stack">
      ${view.seats.map(seat => this.#explorer(view.explorers[seat]!))}
      ${
        view.monsters.length > 0
          ? html`<section>
              <h2>${narrator.say('people.monsters')}</h2>
              ${view.monsters.map(monster => this.#monster(monster))}
            </section>`
          : nothing
      }
    </div>`;
  }

  #explorer(explorer: ExplorerView) {
    const { view, narrator, table } = this;
    const { seat, party } = explorer;
    const carried = view.tokens.filter(({ carrier }) => carrier === seat);
    const where = !explorer.alive
      ? narrator.say('people.dead')
      : explorer.away
        ? (narrator.haunt(`place.${explorer.away}`) ?? narrator.say('place.away'))
        : narrator.room(explorer.room);
    return html`<section>
      <div class="who">
        <seat-badge compact .mark=${markOf(table, seat)} .name=${narrator.figure(seat)}></seat-badge>
        <span class="grow">
          <strong>${narrator.find(`character.${explorer.character}`)}</strong>
          <span class="small soft">${narrator.say('people.about', { holder: narrator.holder(seat), where })}</span>
        </span>
        ${party === 'explorer' || !view.haunt ? nothing : html`<span class=${party === 'traitor' ? 'tag' : 'small soft'}>${narrator.say(`party.${party}`)}</span>`}
      </div>
      <house-trait-tracks
        .explorer=${explorer}
        .facts=${factsFor(view.options.settings)}
        .narrator=${narrator}
      ></house-trait-tracks>
      ${[...explorer.cards, ...explorer.lasting].map(card => this.#card(card, explorer))}
      ${carried.length > 0 ? html`<p class="small">${narrator.say('people.carries', { things: narrator.list(carried.map(({ kind }) => narrator.token(kindOf(kind)))) })}</p>` : nothing}
      ${seat in view.banked ? html`<p class="small">${narrator.say('people.banked', { value: view.banked[seat]! })}</p>` : nothing}
    </section>`;
  }

  #card(card: CardId, { lasting }: ExplorerView) {
    const { narrator } = this;
    const deck = lasting.includes(card) ? 'event' : isOmen(card) ? 'omen' : 'item';
    return html`<details>
      <summary>${narrator.card(card)} <span class="small soft">${narrator.find(`deck.${deck}`)}</span></summary>
      <div><p class="small">${narrator.cardText(card)}</p></div>
    </details>`;
  }

  #monster({ id, room, stunned, values, cards }: Monster) {
    const { narrator } = this;
    const numbers = traits
      .filter(trait => values[trait] !== undefined)
      .map(trait => `${narrator.trait(trait)} ${values[trait]}`);
    return html`<p class="small">
      <strong>${narrator.figure(id)}</strong> · ${narrator.room(room)} · ${numbers.join(' · ')}
      ${stunned ? narrator.say('people.stunned') : nothing} ${narrator.list(cards.map(narrator.card))}
    </p>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'house-people-panel': PeoplePanel;
  }
}
