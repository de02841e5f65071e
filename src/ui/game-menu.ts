import { LitElement, css, html, nothing, type TemplateResult } from 'lit';
import { property, query } from 'lit/decorators.js';
import type { FillValues } from '../app/fill.ts';
import type { PlayContext } from '../app/play-desk.ts';
import { controls } from './controls.ts';
import './dialog.ts';
import type { VigilDialog } from './dialog.ts';
import { switchStyles } from './panel-styles.ts';

/** Sentences that every game has for its menu. */
export type MenuKey =
  `menu.${'rules' | 'open' | 'undo' | 'export' | 'leave' | 'resign'}` | `resign.${'title' | 'text' | 'yes' | 'no'}`;

/** What may be done with the whole game, from the table. A game adds its words, and buttons of its own. */
export abstract class GameMenu extends LitElement {
  static override styles = [
    controls,
    switchStyles,
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

  @query('#menu') private menu!: VigilDialog;
  @query('#resign') private resignQuestion!: VigilDialog;

  protected abstract say(key: MenuKey, values?: FillValues): string;

  /** Whose action would be taken back. */
  protected abstract nameOf(seat: string): string;

  /** There is nothing left to resign from. */
  protected abstract get isOver(): boolean;

  protected buttons(): TemplateResult | typeof nothing {
    return nothing;
  }

  protected dialogs(): TemplateResult | typeof nothing {
    return nothing;
  }

  protected showRules(): void {
    this.context.desk.showRules();
  }

  protected closeAnd(run: () => unknown): void {
    this.menu.close();
    run();
  }

  protected override render() {
    const { desk, name, update } = this.context;
    const button = (key: MenuKey, run: () => unknown, values?: FillValues) =>
      html`<button @click=${() => this.closeAnd(run)}>${this.say(key, values)}</button>`;
    return html`
      <button class="quiet" aria-label=${this.say('menu.rules')} @click=${() => this.showRules()}>
        <span aria-hidden="true">?</span>
      </button>
      <button
        class="quiet"
        aria-label=${this.say('menu.open')}
        aria-haspopup="dialog"
        @click=${() => void this.menu.show()}
      >
        <span aria-hidden="true">☰</span>
      </button>
      <vigil-dialog id="menu" .heading=${name}>
        <div class="list">
          ${update.undoable.map(seat => button('menu.undo', () => desk.undo(seat), { name: this.nameOf(seat) }))}
          ${this.buttons()} ${button('menu.export', desk.exportGame)} ${button('menu.leave', desk.leave)}
          ${this.isOver ? nothing : button('menu.resign', this.#askResign)}
        </div>
      </vigil-dialog>
      ${this.dialogs()}
      <vigil-dialog id="resign" .heading=${this.say('resign.title')}>
        <p>${this.say('resign.text')}</p>
        <button slot="actions" @click=${() => this.resignQuestion.close()}>${this.say('resign.no')}</button>
        <button slot="actions" class="danger" @click=${() => this.resignQuestion.close('yes')}>
          ${this.say('resign.yes')}
        </button>
      </vigil-dialog>
    `;
  }

  readonly #askResign = async (): Promise<void> => {
    const { desk, table } = this.context;
    if ((await this.resignQuestion.show()) !== 'yes') return;
    await desk.act({ t: 'resign', seat: Object.keys(table.holders)[0] ?? '', ask: 'resign' });
  };
}
