import { customElement, property } from 'lit/decorators.js';
import type { FillValues } from '../../../../app/fill.ts';
import { GameMenu, type MenuKey } from '../../../../ui/game-menu.ts';
import type { ConventView } from '../../rules/view.ts';
import { askFrom } from '../how-to-play/asked-from.ts';
import type { Narrator } from '../narrator.ts';

/** What may be done with the whole game, from the table. */
@customElement('convent-play-menu')
export class PlayMenu extends GameMenu {
  @property({ attribute: false }) narrator!: Narrator;
  @property({ type: Boolean }) over = false;

  protected override say(key: MenuKey, values?: FillValues): string {
    return this.narrator.say(key, values);
  }

  protected override nameOf(seat: string): string {
    return this.narrator.holder(seat);
  }

  protected override get isOver(): boolean {
    return this.over;
  }

  protected override showRules(): void {
    askFrom((this.context.update.view as ConventView).options);
    super.showRules();
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'convent-play-menu': PlayMenu;
  }
}
