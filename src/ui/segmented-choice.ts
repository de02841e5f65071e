import { LitElement, css, html } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { ifDefined } from 'lit/directives/if-defined.js';
import { controls } from './controls.ts';

export interface ChoiceOption {
  readonly value: string;
  readonly label: string;
  /** The label's own language, for names of languages. */
  readonly lang?: string;
  readonly isDisabled?: boolean;
}

/**
 * One of a few options side by side, made of native radio buttons: arrow keys, names and states come with them.
 * Dispatches `choice-changed` with the value.
 */
@customElement('segmented-choice')
export class SegmentedChoice extends LitElement {
  static override styles = [
    controls,
    css`
      :host {
        display: block;
      }

      fieldset {
        min-width: 0;
        margin: 0;
        padding: 0;
        border: 0;
      }

      legend {
        padding: 0 0 var(--space-1);
      }

      .options {
        display: flex;
        flex-wrap: wrap;
        gap: var(--space-1);
        padding: var(--space-1);
        border: 1px solid var(--line-strong);
        border-radius: var(--radius);
        background: var(--page);
      }

      label {
        display: grid;
        flex: 1 1 auto;
        place-items: center;
        min-width: var(--touch);
        min-height: var(--touch);
        padding: var(--space-1) var(--space-3);
        border-radius: calc(var(--radius) - 0.25rem);
        line-height: 1.25;
        text-align: center;
        cursor: pointer;
        touch-action: manipulation;
      }

      label:focus-within {
        outline: 3px solid var(--focus);
        outline-offset: 1px;
      }

      input {
        position: absolute;
        width: 1px;
        height: 1px;
        margin: 0;
        opacity: 0;
      }

      label.chosen {
        background: var(--candle);
        color: var(--on-candle);
        font-weight: 600;
      }

      label.disabled {
        color: var(--ink-soft);
        cursor: not-allowed;
      }
    `,
  ];

  @property() label = '';
  /** Speaks the label without showing it, where a heading beside it says the same. */
  @property({ type: Boolean, attribute: 'label-spoken-only' }) labelSpokenOnly = false;
  @property({ attribute: false }) options: readonly ChoiceOption[] = [];
  @property() value = '';

  protected override render() {
    return html`
      <fieldset>
        <legend class=${this.labelSpokenOnly ? 'spoken-only' : ''}>${this.label}</legend>
        <div class="options">${this.options.map(option => this.#renderOption(option))}</div>
      </fieldset>
    `;
  }

  #renderOption(option: ChoiceOption) {
    const isChosen = option.value === this.value;
    return html`
      <label class="${isChosen ? 'chosen' : ''} ${option.isDisabled ? 'disabled' : ''}" lang=${ifDefined(option.lang)}>
        <input
          type="radio"
          name="choice"
          .value=${option.value}
          .checked=${isChosen}
          ?disabled=${option.isDisabled ?? false}
          @change=${() => this.#choose(option.value)}
        />
        ${option.label}
      </label>
    `;
  }

  #choose(value: string): void {
    this.value = value;
    this.dispatchEvent(new CustomEvent<string>('choice-changed', { detail: value, bubbles: true, composed: true }));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'segmented-choice': SegmentedChoice;
  }
}
