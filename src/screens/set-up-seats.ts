import { msg, str, updateWhenLocaleChanges } from '@lit/localize';
import { LitElement, css, html } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import type { MarkedFigure, SeatOffer } from '../app/set-up-ui.ts';
import type { SeatMark } from '../engine/table.ts';
import { controls } from '../ui/controls.ts';
import '../ui/seat-badge.ts';
import { botChoices, botIn, type BotChoice, holderIn, isTaken, markIn, type SetUpDraft } from './set-up-draft.ts';
import './set-up-mark.ts';
import type { SetUpMark } from './set-up-mark.ts';
import { setUpStyles } from './set-up-styles.ts';

/** A bot in the list of who may sit on a seat. */
const botName = (bot: BotChoice): string =>
  ({
    level1: msg('Bot, careless', { id: 'setUp.bot1' }),
    level2: msg('Bot, careful', { id: 'setUp.bot2' }),
    level3: msg('Bot, sharp', { id: 'setUp.bot3' }),
    'level2:tutorial': msg('Bot that tells why', { id: 'setUp.botTutorial' }),
  })[bot];

/**
 * Every seat with its mark and whoever sits there. Further choices about seats go into the default slot.
 *
 * @fires holder-chosen `{ slot, holder }`: a person's id, one of the bots or `nobody`
 * @fires mark-chosen `{ figure, mark }`
 */
@customElement('set-up-seats')
export class SetUpSeats extends LitElement {
  static override styles = [
    controls,
    setUpStyles,
    css`
      .mark {
        flex: none;
        padding: var(--space-1);
        border-color: transparent;
        background: none;
      }

      .name {
        flex: 1 1 6rem;
        min-width: 0;
      }

      select {
        flex: 1 1 8rem;
        max-width: 14rem;
      }

      .empty .name {
        color: var(--ink-soft);
      }
    `,
  ];

  @property({ attribute: false }) draft!: SetUpDraft;
  @property({ attribute: false }) offers: readonly SeatOffer[] = [];

  @state() private figure: MarkedFigure | null = null;
  @query('set-up-mark') private markDialog!: SetUpMark;

  constructor() {
    super();
    updateWhenLocaleChanges(this);
  }

  protected override render() {
    const { figure, draft } = this;
    return html`
      <section aria-labelledby="seats">
        <h2 id="seats">${msg('Seats', { id: 'setUp.seats' })}</h2>
        <ul>
          ${this.offers.map(offer => this.#renderSeat(offer))}
        </ul>
        <p class="small soft">
          ${msg('A sharper bot reckons better. None of them sees more than its seat does.', { id: 'setUp.botsAreFair' })}
        </p>
        <slot></slot>
      </section>
      <set-up-mark
        .figure=${figure}
        .mark=${figure ? markIn(draft, figure) : null}
        @mark-changed=${(event: CustomEvent<SeatMark>) => this.#tell('mark-chosen', { figure: figure?.id, mark: event.detail })}
      ></set-up-mark>
    `;
  }

  #renderSeat(offer: SeatOffer) {
    const holder = holderIn(this.draft, offer);
    const chosen = holder === 'bot' ? botIn(this.draft, offer) : holder;
    const choices: readonly (readonly [string, string])[] = [
      ...this.draft.persons.map(({ id, name }) => [id, name.trim() || '…'] as const),
      ...botChoices.map(bot => [bot, botName(bot)] as const),
      ...(offer.mayBeEmpty ? [['nobody', msg('Not in play', { id: 'setUp.nobody' })] as const] : []),
    ];
    return html`
      <li class=${isTaken(this.draft, offer) ? '' : 'empty'}>
        ${offer.figures.map(figure => this.#renderMark(figure))}
        <span class="name" id=${`name-${offer.slot}`}>${offer.label}</span>
        <select
          aria-labelledby=${`name-${offer.slot}`}
          @change=${(event: Event) =>
            this.#tell('holder-chosen', { slot: offer.slot, holder: (event.target as HTMLSelectElement).value })}
        >
          ${choices.map(([value, label]) => html`<option value=${value} .selected=${value === chosen}>${label}</option>`)}
        </select>
      </li>
    `;
  }

  #renderMark(figure: MarkedFigure) {
    return html`<button class="mark" aria-haspopup="dialog" @click=${() => this.#edit(figure)}>
      <seat-badge
        compact
        .mark=${markIn(this.draft, figure)}
        .name=${msg(str`Change the mark of ${figure.label}`, { id: 'setUp.changeMark' })}
      ></seat-badge>
    </button>`;
  }

  async #edit(figure: MarkedFigure): Promise<void> {
    this.figure = figure;
    await this.updateComplete;
    await this.markDialog.show();
  }

  #tell(name: string, detail: unknown): void {
    this.dispatchEvent(new CustomEvent(name, { detail }));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'set-up-seats': SetUpSeats;
  }
}
