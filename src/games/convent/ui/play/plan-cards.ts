import { LitElement, css, html } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { ModeRange, PlanAsk } from '../../rules/asks.ts';
import type { Mode } from '../../rules/terms.ts';
import type { Narrator } from '../narrator.ts';
import { modeOf, openModes, type PlanDraft } from '../plan-draft.ts';
import { panelStyles } from '../../../../ui/panel-styles.ts';

const signed = (modifier: number): string => (modifier < 0 ? `−${-modifier}` : modifier > 0 ? `+${modifier}` : '±0');

/**
 * A novice's four movement cards; those that fit the steps of the plan can be chosen.
 *
 * @fires mode-chosen the Mode
 */
@customElement('convent-plan-cards')
export class PlanCards extends LitElement {
  static override styles = [
    panelStyles,
    css`
      .cards {
        display: grid;
        grid-template-columns: repeat(4, minmax(0, 1fr));
        gap: var(--space-1);
        margin: 0;
        padding: 0;
        border: 0;
      }

      .card {
        display: grid;
        align-content: center;
        justify-items: center;
        min-height: 3.75rem;
        padding: var(--space-1);
        border: 1px solid var(--line-strong);
        border-radius: var(--radius);
        background: var(--raised);
        font-size: var(--text-small);
        line-height: 1.25;
        text-align: center;
        cursor: pointer;
      }

      .card.off {
        border-color: var(--line);
        border-style: dashed;
        background: none;
        color: var(--ink-soft);
        cursor: not-allowed;
      }

      .card.chosen {
        border-color: var(--candle);
        background: var(--candle);
        color: var(--on-candle);
        font-weight: 600;
      }

      .card:focus-within {
        outline: 3px solid var(--focus);
        outline-offset: 1px;
      }

      .card input {
        position: absolute;
        width: 1px;
        height: 1px;
        margin: 0;
        opacity: 0;
      }

      .card .steps {
        font-size: var(--text-tiny);
        font-weight: 400;
      }
    `,
  ];

  @property({ attribute: false }) ask!: PlanAsk;
  @property({ attribute: false }) draft!: PlanDraft;
  @property({ attribute: false }) narrator!: Narrator;

  protected override render() {
    const { ask, draft, narrator } = this;
    const chosen = modeOf(draft, ask);
    const open = openModes(draft, ask);
    return html`<fieldset class="cards">
      <legend class="spoken-only">${narrator.say('plan.cards')}</legend>
      ${ask.modes.map(range => this.#renderCard(range, { isOn: open.includes(range), isChosen: range === chosen }))}
    </fieldset>`;
  }

  #renderCard(range: ModeRange, { isOn, isChosen }: { readonly isOn: boolean; readonly isChosen: boolean }) {
    const { narrator } = this;
    return html`<label class="card ${isOn ? '' : 'off'} ${isChosen ? 'chosen' : ''}">
      <input
        type="radio"
        name="mode"
        .checked=${isChosen}
        ?disabled=${!isOn}
        @change=${() => this.dispatchEvent(new CustomEvent<Mode>('mode-chosen', { detail: range.mode }))}
      />
      <span>${narrator.say(`mode.${range.mode}`)}</span>
      <span class="steps">${this.#rangeText(range)}</span>
      <span class="steps">${narrator.say('plan.modifier', { modifier: signed(range.modifier) })}</span>
    </label>`;
  }

  #rangeText({ mode, least, most }: ModeRange): string {
    const { narrator } = this;
    // Cards that a caught novice cannot show.
    if (most < least) return '–';
    if (mode === 'stand') return narrator.say('plan.noSteps');
    return least === most
      ? narrator.say('plan.exactSteps', { count: most })
      : narrator.say('plan.steps', { least, most });
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'convent-plan-cards': PlanCards;
  }
}
