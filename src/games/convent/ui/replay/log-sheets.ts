import { css, html, LitElement, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Table } from '../../../../engine/table.ts';
import '../../../../ui/seat-badge.ts';
import type { ConventEvent } from '../../rules/events.ts';
import { guardIds } from '../../rules/seats.ts';
import type { LogLine } from '../../rules/terms.ts';
import type { ConventView } from '../../rules/view.ts';
import type { Narrator } from '../narrator.ts';
import { panelStyles } from '../../../../ui/panel-styles.ts';
import { guardMark, noviceMark } from '../seat-style.ts';
import type { SayReplay } from './replay-texts.ts';
import { guardLines } from './summaries.ts';

/**
 * All log sheets side by side, a line for each round, the guards' movements beside them.
 *
 * @fires round-picked the round to show on the board
 */
@customElement('convent-log-sheets')
export class LogSheets extends LitElement {
  static override styles = [
    panelStyles,
    css`
      .scroll {
        overflow-x: auto;
        overscroll-behavior-x: contain;
      }

      table {
        border-collapse: collapse;
        font-size: var(--text-small);
        font-variant-numeric: tabular-nums;
      }

      th,
      td {
        padding: var(--space-1) var(--space-2);
        border-bottom: 1px solid var(--line);
        text-align: start;
        vertical-align: middle;
        white-space: nowrap;
      }

      th:first-child {
        position: sticky;
        left: 0;
        z-index: 1;
        padding-left: 0;
        background: var(--surface);
      }

      th button {
        padding: var(--space-1);
      }

      .caught {
        color: var(--danger);
      }
    `,
  ];

  @property({ attribute: false }) view!: ConventView;
  @property({ attribute: false }) log: readonly ConventEvent[] = [];
  @property({ attribute: false }) table!: Table;
  @property({ attribute: false }) narrator!: Narrator;
  @property({ attribute: false }) say!: SayReplay;

  protected override render() {
    const { say, narrator, view, table } = this;
    const novices = view.open?.novices ?? [];
    const guards = guardLines(this.log);
    const rounds = Array.from({ length: view.round }, (_, index) => index + 1);
    return html`<div class="stack">
      <p class="soft small">${say('logs.how')}</p>
      <div class="scroll" role="region" tabindex="0" aria-label=${say('logs.label')}>
        <table>
          <thead>
            <tr>
              <th scope="col">${say('logs.round')}</th>
              ${novices.map(
                ({ novice }) =>
                  html`<th scope="col">
                    <seat-badge
                      compact
                      .mark=${noviceMark(table, novice)}
                      .name=${narrator.novice(novice)}
                    ></seat-badge>
                  </th>`,
              )}
              ${guardIds.map(
                guard =>
                  html`<th scope="col">
                    <seat-badge
                      compact
                      .mark=${guardMark(table, guard, narrator.say(`letter.${guard}`))}
                      .name=${narrator.guard(guard)}
                    ></seat-badge>
                  </th>`,
              )}
            </tr>
          </thead>
          <tbody>
            ${rounds.map(
              round =>
                html`<tr>
                  <th scope="row">
                    <button class="quiet" aria-label=${say('logs.show', { round })} @click=${() => this.#pick(round)}>
                      ${round}
                    </button>
                  </th>
                  ${novices.map(({ log }) => html`<td>${this.#renderLine(log.find(line => line.round === round))}</td>`)}
                  ${guardIds.map(guard => {
                    const line = guards.find(one => one.guard === guard && one.round === round);
                    return html`<td>
                      ${line ? html`${narrator.say(`guardMode.${line.mode}`)} ${line.space}` : nothing}
                    </td>`;
                  })}
                </tr>`,
            )}
          </tbody>
        </table>
      </div>
    </div>`;
  }

  #renderLine(line: LogLine | undefined) {
    if (!line) return nothing;
    const { narrator, say } = this;
    const ends = line.moves.map(move => move[move.length - 1]).filter(end => end !== undefined);
    return html`
      ${narrator.say(`mode.${line.mode}`)} ${ends.length === 0 ? line.from : ends.join(', ')}
      ${line.tookKey ? html`<strong>${narrator.say('card.tookKey')}</strong>` : nothing}
      ${line.tookWish ? html`<strong>${narrator.say('card.tookWish')}</strong>` : nothing}
      ${line.caught ? html`<span class="caught">${say('logs.caught')}</span>` : nothing}
    `;
  }

  #pick(round: number): void {
    this.dispatchEvent(new CustomEvent<number>('round-picked', { detail: round }));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'convent-log-sheets': LogSheets;
  }
}
