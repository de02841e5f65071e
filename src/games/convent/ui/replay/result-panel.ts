import { css, html, LitElement, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { ReplayContext } from '../../../../app/replay-ui.ts';
import { auditButton } from '../../../../ui/audit-button.ts';
import '../../../../ui/seat-badge.ts';
import type { ConventEvent } from '../../rules/events.ts';
import { noviceSeat } from '../../rules/seats.ts';
import type { ConventView, OwnNovice } from '../../rules/view.ts';
import { keyOf, wishOf } from '../heading.ts';
import { asSentence, type Narrator, type RoomKey } from '../narrator.ts';
import { panelStyles } from '../../../../ui/panel-styles.ts';
import { resultText } from '../result-text.ts';
import { noviceMark } from '../seat-style.ts';
import type { SayReplay } from './replay-texts.ts';
import { noviceSummary } from './summaries.ts';

/** Who won and why, what became of every novice, and what to do next. */
@customElement('convent-result-panel')
export class ResultPanel extends LitElement {
  static override styles = [
    panelStyles,
    css`
      h2 {
        font-size: var(--text-large);
      }

      ul {
        display: grid;
        gap: var(--space-3);
        margin: 0;
        padding: 0;
        list-style: none;
      }

      li {
        display: grid;
        gap: var(--space-1);
        padding-top: var(--space-2);
        border-top: 1px solid var(--line);
        overflow-wrap: anywhere;
      }

      .who {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: var(--space-2);
      }

      .wins {
        padding: 0 var(--space-2);
        border-radius: var(--radius);
        background: var(--candle);
        color: var(--on-candle);
        font-size: var(--text-small);
        font-weight: 600;
      }

      .primary {
        flex: 1 1 100%;
      }
    `,
  ];

  @property({ attribute: false }) context!: ReplayContext;
  @property({ attribute: false }) narrator!: Narrator;
  @property({ attribute: false }) say!: SayReplay;

  protected override render() {
    const { narrator, context, say } = this;
    const { result, open } = context.update.view as ConventView;
    if (!result || !open) return nothing;
    return html`<div class="stack">
      <h2>${resultText(result, narrator)}</h2>
      <p class="soft small">
        ${asSentence(
          narrator.list(
            result.captures.map(({ guard, count }) =>
              narrator.say('end.catches', { guard: narrator.guard(guard), count }),
            ),
          ),
        )}
      </p>
      <div class="row">
        <button class="primary" @click=${context.desk.rematch}>${say('rematch')}</button>
        <button @click=${context.desk.exportGame}>${say('export')}</button>
        ${auditButton(context.desk)}
        <button @click=${context.desk.leave}>${say('back')}</button>
      </div>
      <h3>${say('novices')}</h3>
      <ul>
        ${open.novices.map(own => this.#renderNovice(own, result.seats.includes(noviceSeat(own.novice))))}
      </ul>
    </div>`;
  }

  #renderNovice(own: OwnNovice, isWinner: boolean) {
    const { narrator, say, context } = this;
    const { keyRound, wishRound, caughtRounds, steps } = noviceSummary(
      context.log as readonly ConventEvent[],
      own.novice,
    );
    const round = (number: number | null): string => (number === null ? say('never') : say('round', { round: number }));
    const key = keyOf(own.key);
    const wish = wishOf(own.key);
    return html`<li>
      <span class="who">
        <seat-badge .mark=${noviceMark(context.table, own.novice)} .name=${narrator.novice(own.novice)}></seat-badge>
        ${isWinner ? html`<span class="wins">${say('wins')}</span>` : nothing}
      </span>
      <span class="small">
        ${say('key', { key: key.number, space: key.space, lock: narrator.room(`lock.${key.colour}`), when: round(keyRound) })}
      </span>
      <span class="small">
        ${say('wish', { wish: narrator.room(`wish.${wish.id}` as RoomKey), space: wish.space, when: round(wishRound) })}
      </span>
      ${
        caughtRounds.length === 0
          ? nothing
          : html`<span class="small">${say('caught', { when: narrator.list(caughtRounds.map(round)) })}</span>`
      }
      <span class="small soft">${say('steps', { steps })}</span>
    </li>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'convent-result-panel': ResultPanel;
  }
}
