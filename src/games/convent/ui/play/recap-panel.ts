import { LitElement, css, html, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import '../../../../ui/dice-roll.ts';
import { panelStyles } from '../../../../ui/panel-styles.ts';
import { stepButtons, stepStyles } from '../../../../ui/step-buttons.ts';
import type { ConventEvent } from '../../rules/events.ts';
import { eventText } from '../event-text.ts';
import type { Narrator } from '../narrator.ts';
import type { RecapStep } from '../recap.ts';

/** A die of the step with what it was rolled for. */
function diceOf(
  step: RecapStep,
  narrator: Narrator,
): readonly { readonly key: string; readonly label: string; readonly die: number }[] {
  const events: readonly ConventEvent[] = step.entries.flatMap(entry => entry.events);
  return events.flatMap((event, index) => {
    // A changed die has no face of its own: it may count as 0 or 7.
    if ('blessing' in event && event.blessing === 'adjust') return [];
    const key = `${step.at} ${index}`;
    if (event.t === 'noiseRolled') return [{ key, label: narrator.novice(event.novice), die: event.die }];
    if (event.t === 'listeningRolled') return [{ key, label: narrator.guard(event.guard), die: event.die }];
    return [];
  });
}

/**
 * What happened, picture by picture.
 *
 * @fires recap-moved the index of the step to show
 * @fires recap-done
 */
@customElement('convent-recap-panel')
export class RecapPanel extends LitElement {
  static override styles = [
    panelStyles,
    stepStyles,
    css`
      .dice {
        display: flex;
        flex-wrap: wrap;
        gap: var(--space-2) var(--space-4);
      }

      .dice figure {
        display: grid;
        justify-items: center;
        gap: var(--space-1);
        margin: 0;
        font-size: var(--text-small);
      }

      .sentences {
        min-height: 4.5rem;
      }
    `,
  ];

  @property({ attribute: false }) steps: readonly RecapStep[] = [];
  @property({ type: Number }) index = 0;
  /** More may still happen: the last picture is not the end. */
  @property({ type: Boolean }) running = false;
  @property({ attribute: false }) narrator!: Narrator;

  protected override render() {
    const { narrator, steps, index } = this;
    const step = steps[index];
    if (!step) return nothing;
    const dice = diceOf(step, narrator);
    return html`<div class="stack">
      <div class="between">
        <h2>${narrator.say('recap.title')}</h2>
        <span class="soft small">${narrator.say('recap.count', { step: index + 1, steps: steps.length })}</span>
      </div>
      <div class="sentences stack">
        <ol>
          ${step.entries.map(entry => html`<li>${eventText(entry.events, narrator)}</li>`)}
        </ol>
        ${
          dice.length === 0
            ? nothing
            : html`<div class="dice">
                ${dice.map(
                  ({ label, die }) =>
                    html`<figure>
                      <dice-roll .label=${label} .value=${die}></dice-roll>
                      <figcaption>${label}</figcaption>
                    </figure>`,
                )}
              </div>`
        }
      </div>
      ${stepButtons({
        index,
        count: steps.length,
        running: this.running,
        say: key => narrator.say(`recap.${key}`),
        move: to => this.#move(to),
        finish: () => this.#finish(),
      })}
    </div>`;
  }

  #move(index: number): void {
    this.dispatchEvent(new CustomEvent<number>('recap-moved', { detail: index }));
  }

  #finish(): void {
    this.dispatchEvent(new CustomEvent('recap-done'));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'convent-recap-panel': RecapPanel;
  }
}
