import { msg, updateWhenLocaleChanges } from '@lit/localize';
import { LitElement, css, html, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { repeat } from 'lit/directives/repeat.js';
import type { SeatMark } from '../engine/table.ts';
import { controls } from './controls.ts';
import './seat-badge.ts';

/** One line of a log, its sentence already made in the language on the screen. */
export interface LogLine {
  readonly id: string;
  /** Lines with the same heading that follow each other stand under it once, for example "Round 3". */
  readonly heading?: string;
  readonly text: string;
  readonly seat?: { readonly mark: SeatMark; readonly name: string };
  /** True when the board can draw the reason: a button asks for it. */
  readonly hasWhy?: boolean;
}

interface Section {
  readonly heading: string;
  readonly lines: readonly LogLine[];
}

function sectionsOf(lines: readonly LogLine[]): readonly Section[] {
  const sections: { heading: string; lines: LogLine[] }[] = [];
  for (const line of lines) {
    const heading = line.heading ?? '';
    const last = sections.at(-1);
    if (last && last.heading === heading) last.lines.push(line);
    else sections.push({ heading, lines: [line] });
  }
  return sections;
}

/** What happened, in order. Dispatches `why-asked` with the id of a line. */
@customElement('log-list')
export class LogList extends LitElement {
  static override styles = [
    controls,
    css`
      :host {
        display: block;
      }

      section {
        content-visibility: auto;
        contain-intrinsic-size: auto 12rem;
      }

      h3 {
        padding: var(--space-3) 0 var(--space-1);
        color: var(--candle-ink);
        font-size: var(--text-body);
      }

      ol {
        margin: 0;
        padding: 0;
        list-style: none;
      }

      li {
        display: flex;
        align-items: center;
        gap: var(--space-2);
        min-height: 2.25rem;
        padding: var(--space-1) 0;
        border-bottom: 1px solid var(--line);
      }

      seat-badge {
        --seat-size: 1.75rem;
      }

      .text {
        flex: 1;
        min-width: 0;
        overflow-wrap: anywhere;
      }
    `,
  ];

  @property({ attribute: false }) lines: readonly LogLine[] = [];

  constructor() {
    super();
    updateWhenLocaleChanges(this);
  }

  protected override render() {
    if (this.lines.length === 0)
      return html`<p class="soft">${msg('Nothing has happened yet.', { id: 'log.empty' })}</p>`;
    return sectionsOf(this.lines).map(
      section => html`
        <section>
          ${section.heading ? html`<h3>${section.heading}</h3>` : nothing}
          <ol>
            ${repeat(
              section.lines,
              line => line.id,
              line => this.#renderLine(line),
            )}
          </ol>
        </section>
      `,
    );
  }

  #renderLine(line: LogLine) {
    return html`
      <li>
        ${line.seat ? html`<seat-badge compact .mark=${line.seat.mark} .name=${line.seat.name}></seat-badge>` : nothing}
        <span class="text" id=${`line-${line.id}`}>${line.text}</span>
        ${
          line.hasWhy
            ? html`<button class="quiet" aria-describedby=${`line-${line.id}`} @click=${() => this.#ask(line.id)}>
                ${msg('Why?', { id: 'log.why' })}
              </button>`
            : nothing
        }
      </li>
    `;
  }

  #ask(id: string): void {
    this.dispatchEvent(new CustomEvent<string>('why-asked', { detail: id, bubbles: true, composed: true }));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'log-list': LogList;
  }
}
