import { msg, str, updateWhenLocaleChanges } from '@lit/localize';
import { LitElement, html, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { locale } from '../app/locale.ts';
import type { OfflineState } from '../app/offline-readiness.ts';
import { formatRoute } from '../app/router.ts';
import type { Services } from '../app/services.ts';
import { Watch } from '../app/watch.ts';
import { controls } from '../ui/controls.ts';
import '../ui/install-button.ts';
import { settingsStyles } from './settings-styles.ts';

const megabyte = 1_000_000;

function offlineText(offline: OfflineState): string {
  switch (offline) {
    case 'unknown':
      return msg('Looking…', { id: 'device.offlineUnknown' });
    case 'never':
      return msg('No. This browser, or this address, keeps no apps.', { id: 'device.offlineNever' });
    case 'missing':
      return msg('Not yet. Stay on the network for a moment.', { id: 'device.offlineMissing' });
    case 'ready':
      return msg('Yes. Everything is on this device.', { id: 'device.offlineReady' });
  }
}

/** What this device holds and keeps: offline use, saved games, installation, version. */
@customElement('settings-device')
export class SettingsDevice extends LitElement {
  static override styles = [controls, settingsStyles];

  @property({ attribute: false }) services!: Services;

  @state() private wasRefused = false;

  constructor() {
    super();
    updateWhenLocaleChanges(this);
    new Watch(this, () => {
      const { storage, offline, install, updates } = this.services;
      return [storage, offline, install, updates];
    });
  }

  override connectedCallback(): void {
    super.connectedCallback();
    void this.services.storage.refresh();
    void this.services.offline.check();
  }

  protected override render() {
    const { offline, install, updates } = this.services;
    return html`
      <section aria-labelledby="device">
        <h2 id="device">${msg('This device', { id: 'device.title' })}</h2>
        <dl>
          <div>
            <dt>${msg('Plays without a network', { id: 'device.offline' })}</dt>
            <dd>${offlineText(offline.state)}</dd>
          </div>
          <div>
            <dt>${msg('Saved games', { id: 'device.saved' })}</dt>
            ${this.#renderSaved()}
          </div>
          ${
            install.way === 'installed'
              ? html`<div>
                  <dt>${msg('Installation', { id: 'device.installation' })}</dt>
                  <dd>${msg('Vigil runs as an app.', { id: 'device.installed' })}</dd>
                </div>`
              : nothing
          }
        </dl>
        <div class="row">
          <install-button .install=${install}></install-button>
          <a class="button" href=${formatRoute({ screen: 'audit', id: null })}>
            ${msg('Check the log of a file', { id: 'audit.fileLink' })}
          </a>
          ${
            updates.isWaiting
              ? html`<button class="primary" @click=${() => updates.accept()}>
                  ${msg('Update now', { id: 'update.accept' })}
                </button>`
              : nothing
          }
        </div>
      </section>
    `;
  }

  #renderSaved() {
    const { storage } = this.services;
    if (storage.isMemoryOnly) {
      return html`<dd>
        ${msg('Nothing can be saved: games last until the page is closed.', { id: 'device.memory' })}
      </dd>`;
    }
    return html`
      <dd>${this.#persistenceText()}</dd>
      ${storage.use ? html`<dd>${this.#useText(storage.use.usedBytes)}</dd>` : nothing}
      ${
        storage.isPersistent === false
          ? html`<dd>
              <button @click=${this.#askPersistence}>
                ${msg('Ask the browser to keep them', { id: 'device.ask' })}
              </button>
            </dd>`
          : nothing
      }
    `;
  }

  #persistenceText(): string {
    const { isPersistent } = this.services.storage;
    if (isPersistent) return msg('They stay until you delete them.', { id: 'device.persistent' });
    if (isPersistent === null) return msg('They are saved in this browser.', { id: 'device.persistenceUnknown' });
    return this.wasRefused
      ? msg('The browser did not promise to keep them. Installing Vigil helps.', { id: 'device.refused' })
      : msg('The browser may clear them when space runs short.', { id: 'device.notPersistent' });
  }

  #useText(usedBytes: number): string {
    const size = new Intl.NumberFormat(locale.current, { maximumFractionDigits: 1 }).format(usedBytes / megabyte);
    return msg(str`Vigil uses ${size} MB in all.`, { id: 'device.use' });
  }

  async #askPersistence(): Promise<void> {
    this.wasRefused = !(await this.services.storage.askPersistence());
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'settings-device': SettingsDevice;
  }
}
