import { LitElement, css, html, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { sayer } from '../../../../app/fill.ts';
import { UseTexts } from '../../../../app/use-texts.ts';
import { panelStyles } from '../../../../ui/panel-styles.ts';
import '../../../../ui/segmented-choice.ts';
import { characters } from '../../content/characters.ts';
import type { HouseOptions } from '../../rules/options.ts';
import { setupTexts } from '../setup-texts.ts';
import type { SaySetup, SetupKey } from '../setup-words.ts';
import { withCharacter, withPlayers } from './house-seats.ts';

/**
 * How many explorers, and who each of them is: either side of a card, never both (H-2.2).
 *
 * @fires options-changed the HouseOptions
 */
@customElement('house-seating')
export class HouseSeating extends LitElement {
  static override styles = [
    panelStyles,
    css`
      .seats {
        display: grid;
        grid-template-columns: repeat(auto-fit, minmax(min(14rem, 100%), 1fr));
        gap: var(--space-2);
      }

      label {
        display: grid;
        gap: var(--space-1);
        min-width: 0;
      }
    `,
  ];

  @property({ attribute: false }) options!: HouseOptions;

  readonly #texts = new UseTexts(this, setupTexts);

  protected override render() {
    const texts = this.#texts.current;
    if (!texts) return nothing;
    const say = sayer(texts);
    const { options } = this;
    return html`<div class="stack">
      <segmented-choice
        label=${say('players')}
        .options=${['3', '4', '5', '6'].map(value => ({ value, label: value }))}
        .value=${String(options.explorers.length)}
        @choice-changed=${(event: CustomEvent<string>) => this.#tell(withPlayers(options, Number(event.detail)))}
      ></segmented-choice>
      <div class="seats">
        ${options.explorers.map(({ seat, character }, index) => this.#seat(seat, { character, index, say }))}
      </div>
      <p class="small soft">${say('sides')}</p>
    </div>`;
  }

  #seat(
    seat: string,
    { character, index, say }: { readonly character: string; readonly index: number; readonly say: SaySetup },
  ) {
    return html`<label class="small">
      ${say('explorer', { number: index + 1 })}
      <select
        @change=${(event: Event) =>
          this.#tell(withCharacter(this.options, seat, (event.target as HTMLSelectElement).value))}
      >
        ${characters.map(
          ({ id, age, birthday }) =>
            html`<option value=${id} ?selected=${id === character}>
              ${say('character', { name: say(`name.${id}` as SetupKey), age, month: birthday.month, day: birthday.day })}
            </option>`,
        )}
      </select>
    </label>`;
  }

  #tell(detail: HouseOptions): void {
    this.dispatchEvent(new CustomEvent<HouseOptions>('options-changed', { detail }));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'house-seating': HouseSeating;
  }
}
