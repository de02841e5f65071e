import { msg, str, updateWhenLocaleChanges } from '@lit/localize';
import { LitElement, css, html } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { repeat } from 'lit/directives/repeat.js';
import { controls } from '../ui/controls.ts';
import type { DraftPerson } from './set-up-draft.ts';
import { setUpStyles } from './set-up-styles.ts';

/** Longest name of a person that fits beside a mark on a phone. */
const longestName = 20;

/**
 * The people at the table by name.
 *
 * @fires person-named `{ id, name }`
 * @fires person-added
 * @fires person-removed the id
 */
@customElement('set-up-people')
export class SetUpPeople extends LitElement {
  static override styles = [
    controls,
    setUpStyles,
    css`
      input {
        flex: 1;
        min-width: 0;
      }

      .add {
        justify-self: start;
      }
    `,
  ];

  @property({ attribute: false }) persons: readonly DraftPerson[] = [];
  /** No seat is left for one more. */
  @property({ type: Boolean }) full = false;

  constructor() {
    super();
    updateWhenLocaleChanges(this);
  }

  /** Puts the cursor into the newest name, ready to be overwritten. */
  async nameNewest(): Promise<void> {
    await this.updateComplete;
    const inputs = this.renderRoot.querySelectorAll('input');
    inputs[inputs.length - 1]?.select();
  }

  protected override render() {
    return html`
      <section aria-labelledby="people">
        <h2 id="people">${msg('Who is playing?', { id: 'setUp.people' })}</h2>
        <ul>
          ${repeat(
            this.persons,
            ({ id }) => id,
            (person, index) => this.#renderPerson(person, index + 1),
          )}
        </ul>
        <button class="add" ?disabled=${this.full} @click=${() => this.#tell('person-added')}>
          ${msg('Add a person', { id: 'setUp.addPerson' })}
        </button>
      </section>
    `;
  }

  #renderPerson({ id, name }: DraftPerson, number: number) {
    return html`
      <li>
        <input
          type="text"
          autocomplete="off"
          maxlength=${longestName}
          aria-label=${msg(str`Name of person ${number}`, { id: 'setUp.nameOf' })}
          .value=${name}
          @input=${(event: Event) => this.#tell('person-named', { id, name: (event.target as HTMLInputElement).value })}
        />
        <button
          class="quiet"
          aria-label=${msg(str`Remove person ${number}`, { id: 'setUp.removePerson' })}
          @click=${() => this.#tell('person-removed', id)}
        >
          <span aria-hidden="true">✕</span>
        </button>
      </li>
    `;
  }

  #tell(name: string, detail?: unknown): void {
    this.dispatchEvent(new CustomEvent(name, { detail }));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'set-up-people': SetUpPeople;
  }
}
