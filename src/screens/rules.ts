import { msg, updateWhenLocaleChanges } from '@lit/localize';
import { LitElement, css, html, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { Route } from '../app/router.ts';
import type { RulesUi } from '../app/rules-ui.ts';
import type { Services } from '../app/services.ts';
import { controls } from '../ui/controls.ts';
import '../ui/error-panel.ts';
import '../ui/screen-header.ts';
import { failureText } from './play-failure.ts';
import { loadRulesUi } from './rules-uis.ts';

/** How to play: what the game itself tells, and the way back to where somebody came from. */
@customElement('rules-screen')
export class RulesScreen extends LitElement {
  static override styles = [
    controls,
    css`
      :host {
        display: block;
        max-width: 52rem;
        min-width: 0;
        margin: 0 auto;
        padding: var(--space-2) max(var(--space-4), env(safe-area-inset-right)) var(--space-6)
          max(var(--space-4), env(safe-area-inset-left));
      }

      screen-header {
        position: sticky;
        top: 0;
        z-index: 2;
        background: var(--page);
      }
    `,
  ];

  @property({ attribute: false }) services!: Services;
  @property({ attribute: false }) route!: Route;
  @property({ attribute: false }) loadUi: (game: string) => Promise<RulesUi> = loadRulesUi;

  @state() private ui: RulesUi | null = null;
  @state() private hasFailed = false;

  constructor() {
    super();
    updateWhenLocaleChanges(this);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    void this.#load();
  }

  override focus(): void {
    void this.updateComplete.then(() => this.renderRoot.querySelector('screen-header')?.focus());
  }

  protected override render() {
    return html`
      <screen-header
        heading=${msg('How to play', { id: 'home.rules' })}
        @back-asked=${() => this.services.router.back()}
      ></screen-header>
      ${this.hasFailed ? this.#renderFailure() : (this.ui?.render() ?? nothing)}
    `;
  }

  #renderFailure() {
    const { what, next } = failureText('texts');
    return html`<error-panel what=${what} next=${next} @retry=${this.#load}></error-panel>`;
  }

  async #load(): Promise<void> {
    this.hasFailed = false;
    try {
      const ui = await this.loadUi(this.route.screen === 'rules' ? this.route.game : '');
      await ui.open();
      this.ui = ui;
    } catch {
      this.hasFailed = true;
    }
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'rules-screen': RulesScreen;
  }
}
