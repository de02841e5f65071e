import { LitElement, css, html, nothing } from 'lit';
import { customElement, property, query } from 'lit/decorators.js';
import type { PlayContext } from '../../../../app/play-desk.ts';
import { controls } from '../../../../ui/controls.ts';
import '../../../../ui/dialog.ts';
import type { VigilDialog } from '../../../../ui/dialog.ts';
import type { FloorBoard } from '../../rules/floor-board.ts';
import type { HouseView } from '../../rules/view.ts';
import type { Narrator } from '../narrator.ts';
import './tools.ts';

/** What may be done with the whole game, from the table. */
@customElement('house-play-menu')
export class PlayMenu extends LitElement {
  static override styles = [
    controls,
    css`
      .list {
        display: grid;
        gap: var(--space-2);
      }
    `,
  ];

  @property({ attribute: false }) context!: PlayContext;
  @property({ attribute: false }) narrator!: Narrator;
  @property({ attribute: false }) board!: FloorBoard;

  @query('#menu') private menu!: VigilDialog;
  @query('#tools') private tools!: VigilDialog;
  @query('#resign') private resignQuestion!: VigilDialog;

  protected override render() {
    const { narrator, context } = this;
    const { desk, update } = context;
    const { say } = narrator;
    const view = update.view as HouseView;
    return html`
      <button class="quiet" aria-label=${say('menu.rules')} @click=${desk.showRules}>
        <span aria-hidden="true">?</span>
      </button>
      <button class="quiet" aria-label=${say('menu.open')} aria-haspopup="dialog" @click=${() => void this.menu.show()}>
        <span aria-hidden="true">☰</span>
      </button>
      <vigil-dialog id="menu" .heading=${context.name}>
        <div class="list">
          ${update.undoable.map(
            seat =>
              html`<button @click=${() => this.#then(() => void desk.undo(seat))}>
                ${say('menu.undo', { name: narrator.figure(seat) })}
              </button>`,
          )}
          <button @click=${() => this.#then(() => void this.tools.show())}>${say('menu.tools')}</button>
          <button @click=${() => this.#then(desk.exportGame)}>${say('menu.export')}</button>
          <button @click=${() => this.#then(desk.leave)}>${say('menu.leave')}</button>
          ${view.result ? nothing : html`<button @click=${this.#askResign}>${say('menu.resign')}</button>`}
        </div>
      </vigil-dialog>
      <vigil-dialog id="tools" .heading=${say('menu.tools')}>
        <house-tools .view=${view} .narrator=${narrator} .board=${this.board}></house-tools>
      </vigil-dialog>
      <vigil-dialog id="resign" .heading=${say('resign.title')}>
        <p>${say('resign.text')}</p>
        <button slot="actions" @click=${() => this.resignQuestion.close()}>${say('resign.no')}</button>
        <button slot="actions" class="danger" @click=${() => this.resignQuestion.close('yes')}>
          ${say('resign.yes')}
        </button>
      </vigil-dialog>
    `;
  }

  #then(run: () => void): void {
    this.menu.close();
    run();
  }

  readonly #askResign = async (): Promise<void> => {
    this.menu.close();
    const { desk, table } = this.context;
    if ((await this.resignQuestion.show()) !== 'yes') return;
    await desk.act({ t: 'resign', seat: Object.keys(table.holders)[0] ?? '', ask: 'resign' });
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'house-play-menu': PlayMenu;
  }
}
