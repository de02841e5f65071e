import { msg, str, updateWhenLocaleChanges } from '@lit/localize';
import { LitElement, css, html, nothing } from 'lit';
import { customElement, property, query } from 'lit/decorators.js';
import type { MarkedFigure } from '../app/set-up-ui.ts';
import type { SeatMark, SeatShape } from '../engine/table.ts';
import { controls } from '../ui/controls.ts';
import '../ui/dialog.ts';
import type { VigilDialog } from '../ui/dialog.ts';
import '../ui/seat-badge.ts';
import { seatColourCount } from '../ui/seat-shapes.ts';

const shapeNames: Readonly<Record<SeatShape, () => string>> = {
  circle: () => msg('Circle', { id: 'shape.circle' }),
  square: () => msg('Square', { id: 'shape.square' }),
  triangle: () => msg('Triangle', { id: 'shape.triangle' }),
  diamond: () => msg('Diamond', { id: 'shape.diamond' }),
  hexagon: () => msg('Hexagon', { id: 'shape.hexagon' }),
  star: () => msg('Star', { id: 'shape.star' }),
};

const shapes = Object.keys(shapeNames) as readonly SeatShape[];
const colours = Array.from({ length: seatColourCount }, (_, index) => index);

/** The first character as people count them, so that a letter outside the basic plane stays whole. */
const firstCharacter = (text: string): string => [...text.trim()][0]?.toLocaleUpperCase() ?? '';

/**
 * Asks for a figure's colour, shape and letter.
 *
 * @fires mark-changed the SeatMark, at every change
 */
@customElement('set-up-mark')
export class SetUpMark extends LitElement {
  static override styles = [
    controls,
    css`
      fieldset {
        min-width: 0;
        margin: 0 0 var(--space-3);
        padding: 0;
        border: 0;
      }

      .choices {
        display: flex;
        flex-wrap: wrap;
        gap: var(--space-1);
      }

      .choices label {
        display: grid;
        place-items: center;
        width: var(--touch);
        height: var(--touch);
        border: 2px solid transparent;
        border-radius: var(--radius);
        cursor: pointer;
      }

      .choices label:has(:checked) {
        border-color: var(--candle);
        background: var(--glow);
      }

      .choices label:focus-within {
        outline: 3px solid var(--focus);
      }

      .choices input {
        position: absolute;
        opacity: 0;
      }

      .letter input {
        display: block;
        width: 4rem;
        text-align: center;
      }
    `,
  ];

  @property({ attribute: false }) figure: MarkedFigure | null = null;
  @property({ attribute: false }) mark: SeatMark | null = null;

  @query('vigil-dialog') private dialog!: VigilDialog;

  constructor() {
    super();
    updateWhenLocaleChanges(this);
  }

  async show(): Promise<void> {
    await this.updateComplete;
    await this.dialog.show();
  }

  protected override render() {
    const { figure, mark } = this;
    return html`
      <vigil-dialog heading=${figure ? msg(str`The mark of ${figure.label}`, { id: 'setUp.markOf' }) : ''}>
        ${figure && mark ? this.#renderChoices(mark) : nothing}
        <button slot="actions" class="primary" @click=${() => this.dialog.close()}>
          ${msg('Done', { id: 'setUp.markDone' })}
        </button>
      </vigil-dialog>
    `;
  }

  #renderChoices(mark: SeatMark) {
    const colourName = (colour: number): string => msg(str`Colour ${colour + 1}`, { id: 'setUp.colourNumber' });
    return html`
      <fieldset>
        <legend>${msg('Colour', { id: 'setUp.colour' })}</legend>
        <div class="choices">
          ${colours.map(colour => this.#renderChoice('colour', { mark, next: { ...mark, colour }, name: colourName(colour) }))}
        </div>
      </fieldset>
      <fieldset>
        <legend>${msg('Shape', { id: 'setUp.shape' })}</legend>
        <div class="choices">
          ${shapes.map(shape => this.#renderChoice('shape', { mark, next: { ...mark, shape }, name: shapeNames[shape]() }))}
        </div>
      </fieldset>
      <label class="letter">
        ${msg('Letter or digit', { id: 'setUp.letter' })}
        <input type="text" autocomplete="off" maxlength="2" .value=${mark.letter} @change=${this.#onLetter} />
      </label>
      <p class="small soft">${msg('Whoever has this colour already gets the old one.', { id: 'setUp.colourSwaps' })}</p>
    `;
  }

  #renderChoice(
    group: 'colour' | 'shape',
    { mark, next, name }: { readonly mark: SeatMark; readonly next: SeatMark; readonly name: string },
  ) {
    return html`<label>
      <input
        type="radio"
        name=${group}
        aria-label=${name}
        .checked=${next[group] === mark[group]}
        @change=${() => this.#tell(next)}
      />
      <seat-badge compact aria-hidden="true" .mark=${next}></seat-badge>
    </label>`;
  }

  readonly #onLetter = (event: Event): void => {
    const input = event.target as HTMLInputElement;
    const letter = firstCharacter(input.value);
    input.value = letter;
    if (this.mark) this.#tell({ ...this.mark, letter });
  };

  #tell(mark: SeatMark): void {
    this.dispatchEvent(new CustomEvent<SeatMark>('mark-changed', { detail: mark }));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'set-up-mark': SetUpMark;
  }
}
