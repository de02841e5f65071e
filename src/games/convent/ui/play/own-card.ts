import { LitElement, css, html } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { LogLine } from '../../rules/terms.ts';
import type { OwnNovice } from '../../rules/view.ts';
import { keyOf, wishOf } from '../heading.ts';
import type { Narrator, RoomKey } from '../narrator.ts';
import { panelStyles } from '../../../../ui/panel-styles.ts';

/** A novice's own card: her key, her wish, where they lie and what she has; below it her log sheet. */
@customElement('convent-own-card')
export class OwnCard extends LitElement {
  static override styles = [
    panelStyles,
    css`
      dl {
        display: grid;
        grid-template-columns: auto minmax(0, 1fr);
        gap: var(--space-1) var(--space-3);
        margin: 0;
      }

      dt {
        color: var(--ink-soft);
      }

      dd {
        margin: 0;
      }

      table {
        width: 100%;
        border-collapse: collapse;
        font-size: var(--text-small);
      }

      th,
      td {
        padding: var(--space-1) var(--space-2) var(--space-1) 0;
        border-bottom: 1px solid var(--line);
        text-align: start;
        vertical-align: top;
      }
    `,
  ];

  @property({ attribute: false }) own!: OwnNovice;
  @property({ attribute: false }) narrator!: Narrator;
  @property({ type: Boolean }) caught = false;

  protected override render() {
    const { own, narrator } = this;
    const key = keyOf(own.key);
    const wish = wishOf(own.key);
    const place = (space: number): string => narrator.say('card.place', { space, room: narrator.area(space) });
    const has = (isHeld: boolean): string => narrator.say(isHeld ? 'card.have' : 'card.missing');
    return html`<div class="stack">
      <dl>
        <dt>${narrator.say('card.here')}</dt>
        <dd>${place(own.space)} · ${narrator.say(this.caught ? 'status.caught' : 'status.onTheRun')}</dd>
        <dt>${narrator.say('card.key')}</dt>
        <dd>
          ${narrator.room('thing.key', { key: key.number, lock: narrator.room(`lock.${key.colour}`) })} ·
          ${place(key.space)} · ${has(own.hasKey)}
        </dd>
        <dt>${narrator.say('card.wish')}</dt>
        <dd>${narrator.room(`wish.${wish.id}` as RoomKey)} · ${place(wish.space)} · ${has(own.hasWish)}</dd>
        <dt>${narrator.say('card.blessing')}</dt>
        <dd>${narrator.say(own.blessing === null ? 'card.noBlessing' : `blessing.${own.blessing}`)}</dd>
      </dl>
      <h2>${narrator.say('card.log')}</h2>
      ${
        own.log.length === 0
          ? html`<p class="soft">${narrator.say('card.emptyLog')}</p>`
          : html`<table>
              <thead>
                <tr>
                  <th scope="col">${narrator.say('card.round')}</th>
                  <th scope="col">${narrator.say('card.way')}</th>
                  <th scope="col">${narrator.say('card.mode')}</th>
                </tr>
              </thead>
              <tbody>
                ${[...own.log].reverse().map(line => this.#renderLine(line))}
              </tbody>
            </table>`
      }
    </div>`;
  }

  #renderLine(line: LogLine) {
    const { narrator } = this;
    const way = line.moves.map(move => move.join(' → ')).filter(text => text !== '');
    const marks = [
      ...(line.tookKey ? [narrator.say('card.tookKey')] : []),
      ...(line.tookWish ? [narrator.say('card.tookWish')] : []),
    ];
    return html`<tr>
      <td>${line.round}</td>
      <td>
        ${way.length === 0 ? line.from : way.join(' | ')}
        ${marks.length > 0 ? html`<strong>${marks.join(' ')}</strong>` : ''}
      </td>
      <td>${narrator.say(`mode.${line.mode}`)}</td>
    </tr>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'convent-own-card': OwnCard;
  }
}
