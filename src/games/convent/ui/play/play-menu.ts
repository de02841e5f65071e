import { LitElement, css, html } from 'lit';
import { customElement, property, query } from 'lit/decorators.js';
import type { PlayContext } from '../../../../app/play-desk.ts';
import { controls } from '../../../../ui/controls.ts';
import '../../../../ui/dialog.ts';
import type { VigilDialog } from '../../../../ui/dialog.ts';
import type { ConventView } from '../../rules/view.ts';
import { askFrom } from '../how-to-play/asked-from.ts';
import type { Narrator } from '../narrator.ts';

/** What may be done with the whole game, from the table. */
@customElement('convent-play-menu')
export class PlayMenu extends LitElement {
  static override styles = [
    controls,
    css`
      .list {
        display: grid;
        gap: var(--space-2);
      }

      p {
        margin-bottom: var(--space-2);
      }
    `,
  ];

  @property({ attribute: false }) context!: PlayContext;
  @property({ attribute: false }) narrator!: Narrator;
  @property({ type: Boolean }) over = false;

  @query('#menu') private menu!: VigilDialog;
  @query('#resign') private resignQuestion!: VigilDialog;

  protected override render() {
    const { narrator, context } = this;
    const { desk, update } = context;
    return html`
      <button class="quiet" aria-label=${narrator.say('menu.rules')} @click=${this.#showRules}>
        <span aria-hidden="true">?</span>
      </button>
      <button
        class="quiet"
        aria-label=${narrator.say('menu.open')}
        aria-haspopup="dialog"
        @click=${() => void this.menu.show()}
      >
        <span aria-hidden="true">☰</span>
      </button>
      <vigil-dialog id="menu" .heading=${context.name}>
        <div class="list">
          ${update.undoable.map(
            seat =>
              html`<button @click=${() => this.#then(() => void desk.undo(seat))}>
                ${narrator.say('menu.undo', { name: narrator.holder(seat) })}
              </button>`,
          )}
          <button @click=${() => this.#then(desk.exportGame)}>${narrator.say('menu.export')}</button>
          <button @click=${() => this.#then(desk.leave)}>${narrator.say('menu.leave')}</button>
          ${this.over ? '' : html`<button @click=${this.#askResign}>${narrator.say('menu.resign')}</button>`}
        </div>
      </vigil-dialog>
      <vigil-dialog id="resign" .heading=${narrator.say('resign.title')}>
        <p>${narrator.say('resign.text')}</p>
        <button slot="actions" @click=${() => this.resignQuestion.close()}>${narrator.say('resign.no')}</button>
        <button slot="actions" class="danger" @click=${() => this.resignQuestion.close('yes')}>
          ${narrator.say('resign.yes')}
        </button>
      </vigil-dialog>
    `;
  }

  #then(run: () => void): void {
    this.menu.close();
    run();
  }

  readonly #showRules = (): void => {
    askFrom((this.context.update.view as ConventView).options);
    this.context.desk.showRules();
  };

  readonly #askResign = async (): Promise<void> => {
    this.menu.close();
    const { desk, table } = this.context;
    if ((await this.resignQuestion.show()) !== 'yes') return;
    const seat = Object.keys(table.holders)[0] ?? '';
    await desk.act({ t: 'resign', seat, ask: 'resign' });
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'convent-play-menu': PlayMenu;
  }
}
