import { LitElement, css, html, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { panelStyles } from '../../../../ui/panel-styles.ts';
import { stepButtons, stepStyles } from '../../../../ui/step-buttons.ts';
import type { HouseEvent } from '../../rules/events.ts';
import { eventText, rollPurpose } from '../event-text.ts';
import { readingOf, type Moment } from '../moments.ts';
import type { Narrator } from '../narrator.ts';
import './card-face.ts';
import '../../../../ui/pip-dice.ts';

/**
 * What happened, picture by picture.
 *
 * @fires moment-moved the index of the picture to show
 * @fires moments-done
 */
@customElement('house-moment-panel')
export class MomentPanel extends LitElement {
  static override styles = [
    panelStyles,
    stepStyles,
    css`
      .roll {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: var(--space-1) var(--space-3);
      }

      .haunt {
        gap: var(--space-1);
        padding: var(--space-2) var(--space-3);
        border: 1px solid var(--candle);
        border-radius: var(--radius);
        background: radial-gradient(circle at 50% 0, var(--glow), transparent 70%);
        text-align: center;
      }

      .haunt h2 {
        font-size: var(--text-title);
      }
    `,
  ];

  @property({ attribute: false }) moments: readonly Moment[] = [];
  @property({ type: Number }) index = 0;
  /** More may still happen: the last picture is not the end. */
  @property({ type: Boolean }) running = false;
  @property({ attribute: false }) narrator!: Narrator;

  protected override render() {
    const { narrator, moments, index, running } = this;
    const moment = moments[index];
    if (!moment) return nothing;
    return html`<div class="stack">
      <div class="between">
        <h2>${narrator.say(`moment.${moment.kind}`)}</h2>
        ${moments.length > 1 ? html`<span class="soft small">${narrator.say('moment.count', { step: index + 1, steps: moments.length })}</span>` : nothing}
      </div>
      ${moment.kind === 'haunt' ? this.#haunt(moment) : nothing}
      ${
        moment.card
          ? html`<house-card
              .card=${moment.card}
              .deck=${moment.deck}
              .result=${readingOf(moment)?.result ?? null}
              .dice=${moment.awaits?.dice ?? null}
              .narrator=${narrator}
            ></house-card>`
          : nothing
      }
      ${moment.rolls.map(
        roll =>
          html`<div class="roll">
            <span class="small"
              >${narrator.figure(roll.roller)} ·
              ${roll.trait ? narrator.trait(roll.trait) : rollPurpose(roll.key, narrator)}</span
            >
            <pip-dice
              .faces=${roll.faces}
              .result=${roll.result}
              .label=${narrator.say('dice.said', { faces: roll.faces?.join(' ') ?? '–', result: roll.result })}
            ></pip-dice>
          </div>`,
      )}
      <ol>
        ${moment.events.map(event => this.#line(event))}
      </ol>
      ${stepButtons({
        index,
        count: moments.length,
        running,
        say: key =>
          moment.awaits && key === 'next'
            ? narrator.say('moment.throw', { dice: moment.awaits.dice })
            : narrator.say(`moment.${key}`),
        move: to => this.#move(to),
        finish: () => this.#finish(),
      })}
    </div>`;
  }

  #line(event: HouseEvent) {
    // Dice that lie above say it themselves.
    const text = event.t === 'rolled' && event.roll.faces ? null : eventText(event, this.narrator);
    return text === null ? nothing : html`<li>${text}</li>`;
  }

  /** The haunt is revealed: number and title, the omen and the room that called it, and who stands against whom. */
  #haunt({ events }: Moment) {
    const began = events.find(event => event.t === 'hauntBegan');
    if (!began) return nothing;
    const { narrator } = this;
    const { number, chartNumber, omen, room, traitor } = began;
    return html`<div class="haunt stack">
      <span class="soft">${narrator.say('haunt.number', { number })}</span>
      <h2>${narrator.haunt('title') ?? number}</h2>
      <span
        >${narrator.say('haunt.called', { omen: omen ? narrator.card(omen) : '–', room: narrator.room(room) })}</span
      >
      ${number === chartNumber ? nothing : html`<span class="small">${narrator.say('haunt.standIn', { chart: chartNumber, number })}</span>`}
      <strong
        >${traitor ? narrator.say('haunt.traitorIs', { who: narrator.figure(traitor) }) : narrator.say('haunt.noTraitor')}</strong
      >
    </div>`;
  }

  #move(index: number): void {
    this.dispatchEvent(new CustomEvent<number>('moment-moved', { detail: index }));
  }

  #finish(): void {
    this.dispatchEvent(new CustomEvent('moments-done'));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'house-moment-panel': MomentPanel;
  }
}
