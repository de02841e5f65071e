import { LitElement, html } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Table } from '../../../../engine/table.ts';
import '../../../../ui/log-list.ts';
import type { LogLine } from '../../../../ui/log-list.ts';
import type { HouseEvent } from '../../rules/events.ts';
import { eventText } from '../event-text.ts';
import type { Narrator } from '../narrator.ts';
import { markOf } from '../seat-style.ts';

/** Events as sentences, those left out that tell nothing. */
export const linesOf = (events: readonly HouseEvent[], narrator: Narrator): readonly string[] =>
  events.flatMap(event => eventText(event, narrator) ?? []);

/** The log by turns, the latest turn first, so that what just happened is at hand. */
@customElement('house-log-panel')
export class LogPanel extends LitElement {
  @property({ attribute: false }) log: readonly HouseEvent[] = [];
  @property({ attribute: false }) table!: Table;
  @property({ attribute: false }) narrator!: Narrator;

  protected override render() {
    return html`<log-list .lines=${this.#lines()}></log-list>`;
  }

  #lines(): readonly LogLine[] {
    const { narrator, table } = this;
    const turns: { readonly heading: string; readonly lines: LogLine[] }[] = [];
    this.log.forEach((event, at) => {
      if (event.t === 'turnBegan' || turns.length === 0) {
        const round = event.t === 'turnBegan' ? event.round : 1;
        const seat = event.t === 'turnBegan' ? event.seat : '';
        const isMonsters = event.t === 'turnBegan' && event.kind === 'monsters';
        const who = isMonsters ? narrator.say('log.monsters') : narrator.figure(seat);
        turns.unshift({ heading: narrator.say('log.turn', { round, who, turn: turns.length + 1 }), lines: [] });
        return;
      }
      const text = eventText(event, narrator);
      if (text === null) return;
      const seat =
        event.t === 'rolled'
          ? event.roll.roller
          : 'seat' in event && typeof event.seat === 'string'
            ? event.seat
            : null;
      const isSeat = seat !== null && seat in table.holders;
      turns[0]!.lines.push({
        id: String(at),
        heading: turns[0]!.heading,
        text,
        ...(isSeat ? { seat: { mark: markOf(table, seat), name: narrator.figure(seat) } } : {}),
      });
    });
    return turns.flatMap(({ lines }) => lines);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'house-log-panel': LogPanel;
  }
}
