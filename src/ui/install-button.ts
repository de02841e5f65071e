import { msg, updateWhenLocaleChanges } from '@lit/localize';
import { LitElement, css, html, nothing } from 'lit';
import { customElement, property, query } from 'lit/decorators.js';
import type { InstallOffer } from '../app/install-offer.ts';
import { Watch } from '../app/watch.ts';
import { controls } from './controls.ts';
import './dialog.ts';
import type { VigilDialog } from './dialog.ts';

/** Offers to install the app where this browser can, by its own dialog or by a sheet that says how. Else shows nothing. */
@customElement('install-button')
export class InstallButton extends LitElement {
  static override styles = [
    controls,
    css`
      ol {
        margin: 0;
        padding-left: 1.5em;
      }

      li {
        padding: var(--space-1) 0;
      }

      .share {
        width: 1.25em;
        height: 1.25em;
        vertical-align: -0.2em;
        fill: none;
        stroke: currentColor;
        stroke-width: 1.75;
      }
    `,
  ];

  @property({ attribute: false }) install: InstallOffer | null = null;

  @query('vigil-dialog') private sheet!: VigilDialog;

  constructor() {
    super();
    updateWhenLocaleChanges(this);
    new Watch(this, () => (this.install ? [this.install] : []));
  }

  protected override render() {
    const way = this.install?.way ?? 'none';
    if (way === 'none' || way === 'installed') return nothing;
    return html`
      <button @click=${this.#ask}>${msg('Install on this device', { id: 'install.button' })}</button>
      ${way === 'sheet' ? this.#renderSheet() : nothing}
    `;
  }

  #renderSheet() {
    return html`
      <vigil-dialog heading=${msg('Add Vigil to the home screen', { id: 'install.sheetTitle' })}>
        <ol>
          <li>
            ${msg('Tap the share button of the browser', { id: 'install.sheetShare' })}
            <svg class="share" viewBox="0 0 24 24" aria-hidden="true">
              <path d="M12 15V3m0 0L8 7m4-4 4 4M7 10H5v11h14V10h-2"></path>
            </svg>
          </li>
          <li>${msg('Choose “Add to Home Screen”', { id: 'install.sheetAdd' })}</li>
          <li>${msg('Open Vigil from there: it then works without a network.', { id: 'install.sheetOpen' })}</li>
        </ol>
      </vigil-dialog>
    `;
  }

  #ask(): void {
    if (this.install?.way === 'prompt') void this.install.ask();
    else void this.sheet.show();
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'install-button': InstallButton;
  }
}
