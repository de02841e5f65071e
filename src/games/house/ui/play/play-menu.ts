import { html } from 'lit';
import { customElement, property, query } from 'lit/decorators.js';
import type { FillValues } from '../../../../app/fill.ts';
import type { VigilDialog } from '../../../../ui/dialog.ts';
import { GameMenu, type MenuKey } from '../../../../ui/game-menu.ts';
import type { FloorBoard } from '../../rules/floor-board.ts';
import type { HouseView } from '../../rules/view.ts';
import type { Narrator } from '../narrator.ts';
import { wantsOdds, wishForOdds } from '../odds-switch.ts';
import './tools.ts';

/** What may be done with the whole game, from the table, and the tools to look things up. */
@customElement('house-play-menu')
export class PlayMenu extends GameMenu {
  @property({ attribute: false }) narrator!: Narrator;
  @property({ attribute: false }) board!: FloorBoard;

  @query('#tools') private tools!: VigilDialog;

  protected override say(key: MenuKey, values?: FillValues): string {
    return this.narrator.say(key, values);
  }

  protected override nameOf(seat: string): string {
    return this.narrator.figure(seat);
  }

  protected override get isOver(): boolean {
    return this.#view.result !== null;
  }

  protected override buttons() {
    const { narrator } = this;
    return html`<button @click=${() => this.closeAnd(() => this.tools.show())}>${narrator.say('menu.tools')}</button>
      <label class="switch">
        <input type="checkbox" .checked=${wantsOdds()} @change=${wishForOdds} />
        <span>${narrator.say('menu.odds')}</span>
      </label>`;
  }

  protected override dialogs() {
    const { narrator, board } = this;
    return html`<vigil-dialog id="tools" .heading=${narrator.say('menu.tools')}>
      <house-tools .view=${this.#view} .narrator=${narrator} .board=${board}></house-tools>
    </vigil-dialog>`;
  }

  get #view(): HouseView {
    return this.context.update.view as HouseView;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'house-play-menu': PlayMenu;
  }
}
