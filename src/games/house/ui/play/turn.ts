import { css, html, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { Refusal } from '../../../../engine/contract.ts';
import type { SeatUpdate } from '../../../../workers/referee-port.ts';
import { panelStyles } from '../../../../ui/panel-styles.ts';
import '../../../../ui/seat-badge.ts';
import type { HouseAsk } from '../../rules/asks.ts';
import type { Choice } from '../../rules/choices.ts';
import type { HouseView } from '../../rules/view.ts';
import { toldText } from '../event-text.ts';
import { markOf } from '../seat-style.ts';
import './ask-panel.ts';
import './book.ts';
import { GameHost } from './game-host.ts';

/** What one seat alone may see: its book when the haunt begins, a stack it looks at, a note it seals. Nothing is announced aloud. */
@customElement('house-turn')
export class HouseTurn extends GameHost {
  static override styles = [
    panelStyles,
    css`
      :host {
        display: grid;
        align-content: start;
        gap: var(--space-4);
        max-width: 40rem;
        height: 100%;
        margin: 0 auto;
        padding: var(--space-4);
        overflow-y: auto;
      }

      header {
        display: flex;
        align-items: center;
        gap: var(--space-3);
      }

      .primary {
        width: 100%;
      }
    `,
  ];

  @property({ attribute: false }) sight!: SeatUpdate;

  @state() private refused: Refusal | null = null;
  @state() private isBusy = false;

  protected override render() {
    const { narrator, sight, context } = this;
    if (!narrator) return nothing;
    const ask = sight.asks[0] as HouseAsk | undefined;
    const name = narrator.figure(sight.seat);
    return html`
      <header>
        <seat-badge compact .mark=${markOf(context.table, sight.seat)} .name=${name}></seat-badge>
        <strong class="grow">${name}</strong>
        <button class="quiet" @click=${() => context.desk.goToTable()}>
          ${narrator.say(context.isAlone ? 'turn.toTable' : 'turn.putAway')}
        </button>
      </header>
      ${ask?.kind === 'choose' ? this.#ask(ask) : html`<p class="soft">${narrator.say('turn.nothingToDo')}</p>`}
    `;
  }

  #ask(ask: Extract<HouseAsk, { kind: 'choose' }>) {
    const narrator = this.narrator!;
    const seen = this.sight.view as HouseView;
    if (ask.key === 'haunt.read') {
      const side = seen.explorers[ask.seat]?.party === 'traitor' ? 'traitor' : 'heroes';
      return html`<house-book
          .side=${side}
          .narrator=${narrator}
          .view=${seen}
          ?open=${this.context.isAlone}
        ></house-book>
        <button class="primary" ?disabled=${this.isBusy} @click=${() => this.#choose(ask, ask.choices[0]!)}>
          ${narrator.say('book.hasRead')}
        </button>`;
    }
    const known = seen.known.filter(({ to }) => to === ask.seat).slice(-1);
    return html`${known.map(note => html`<p>${toldText(note, narrator)}</p>`)}
      <house-ask-panel
        .ask=${ask}
        .view=${seen}
        .narrator=${narrator}
        .refused=${this.refused}
        ?busy=${this.isBusy}
        @choice-made=${(event: CustomEvent<Choice>) => this.#choose(ask, event.detail)}
      ></house-ask-panel>`;
  }

  async #choose({ seat, id }: HouseAsk, choice: Choice): Promise<void> {
    if (this.isBusy) return;
    this.isBusy = true;
    this.refused = await this.context.desk.act({ t: 'choose', seat, ask: id, choice } as never);
    this.isBusy = false;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'house-turn': HouseTurn;
  }
}
