import { LitElement, html } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Table } from '../../../../engine/table.ts';
import '../../../../ui/log-list.ts';
import type { LogLine } from '../../../../ui/log-list.ts';
import { eventText } from '../event-text.ts';
import type { LogEntry } from '../lines.ts';
import type { Narrator } from '../narrator.ts';
import { noviceMark } from '../seat-style.ts';

/**
 * The whole log, the newest round first, worded anew when the language changes.
 *
 * @fires entry-why the LogEntry whose reason is to be drawn
 */
@customElement('convent-public-log')
export class PublicLog extends LitElement {
  @property({ attribute: false }) entries: readonly LogEntry[] = [];
  @property({ attribute: false }) narrator!: Narrator;
  @property({ attribute: false }) table!: Table;

  protected override render() {
    return html`<log-list .lines=${this.#lines()} @why-asked=${this.#onWhy}></log-list>`;
  }

  #lines(): readonly LogLine[] {
    // The first round begins with the deal, which is no event.
    let heading = this.narrator.say('log.round', { round: 1 });
    const rounds: LogLine[][] = [[]];
    this.entries.forEach((entry, index) => {
      const event = entry.events[0]!;
      if (event.t === 'roundBegan') {
        heading = this.narrator.say('log.round', { round: event.round });
        rounds.push([]);
        return;
      }
      rounds[rounds.length - 1]!.push({
        id: String(index),
        heading,
        text: eventText(entry.events, this.narrator),
        hasWhy: entry.ruling !== null,
        ...this.#seat(entry),
      });
    });
    return rounds.reverse().flat();
  }

  /** The mark of the one novice a line is about. */
  #seat({ events }: LogEntry): Pick<LogLine, 'seat'> {
    const event = events[0]!;
    const novice =
      event.t === 'noiseHeard' ? event.token.novice : 'novice' in event && events.length === 1 ? event.novice : null;
    if (novice === null) return {};
    return { seat: { mark: noviceMark(this.table, novice), name: this.narrator.novice(novice) } };
  }

  #onWhy(event: CustomEvent<string>): void {
    const entry = this.entries[Number(event.detail)];
    if (entry)
      this.dispatchEvent(new CustomEvent<LogEntry>('entry-why', { detail: entry, bubbles: true, composed: true }));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'convent-public-log': PublicLog;
  }
}
